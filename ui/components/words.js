// The page's language for browsers and screen readers, and Streamlit's own words in it: Streamlit speaks English only.
const TEXTS = [
  "[data-testid=stFileUploaderDropzone] button p",
  "[data-testid=stFileUploaderDropzoneInstructions] span",
  "[data-testid=stStatusWidget] button",
  "[data-testid=stMainMenuPopover] *",
  "[data-testid=stMainMenuList] *",
  "[data-testid=stTooltipContent] p",
].join(",");
const was = new WeakMap(); // what Streamlit wrote, by the node that says it otherwise now
let words = {};
let waiting = false;

const told = (english) => {
  const [, head, rest] = english.match(/^(Help for |[^:]+: )(.*)$/s) ?? [];
  if (head && words[head.trim()]) return `${words[head.trim()]} ${rest}`;
  const [, size, more] = english.match(/^(\d+)MB per file(.*)$/s) ?? [];
  return words[english] ?? (size ? `${size} ${words["MB per file"]}${more}` : english);
};

const tell = (node, now, write) => {
  const last = was.get(node);
  const english = last && last.shown === now ? last.english : now;
  const shown = told(english);
  if (shown !== english || last) was.set(node, { english, shown });
  if (shown !== now) write(shown);
};

const all = () => {
  waiting = false;
  for (const element of document.querySelectorAll("[aria-label]")) {
    const attribute = element.getAttributeNode("aria-label");
    tell(attribute, attribute.value, (shown) => (attribute.value = shown));
  }
  for (const element of document.querySelectorAll(TEXTS)) {
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) tell(node, node.data, (shown) => (node.data = shown));
    }
  }
};

const soon = () => {
  if (!waiting) requestAnimationFrame(all);
  waiting = true;
};

export default function ({ data }) {
  document.documentElement.lang = data.lang;
  words = data.words;
  globalThis.ramiscopeWords?.disconnect();
  const watch = (globalThis.ramiscopeWords = new MutationObserver(soon));
  const what = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ["aria-label"] };
  watch.observe(document.body, what);
  soon();
}
