// A tap shows at once. Python hears of the whole hand, a moment after the last tap or before anything else is touched:
// no tap depends on another one's journey, and quick taps ask for one answer.
const PAUSE = 250;

export default function ({ data, parentElement, setStateValue }) {
  const pad = parentElement.querySelector(".pad");
  const memory = (pad.memory ??= { rev: null, cards: [] });
  if (memory.rev !== data.rev) {
    memory.rev = data.rev;
    memory.cards = data.cards;
  }

  const send = () => {
    clearTimeout(memory.timer);
    memory.timer = null;
    setStateValue("zone", { rev: memory.rev, cards: memory.cards });
  };
  const change = (cards) => {
    memory.cards = cards;
    clearTimeout(memory.timer);
    memory.timer = setTimeout(send, PAUSE);
    draw();
  };
  const sendFirst = (event) => {
    if (memory.timer && !event.composedPath().includes(pad)) send();
  };
  for (const type of ["pointerdown", "keydown"]) {
    document.removeEventListener(type, memory.sendFirst, true);
    document.addEventListener(type, sendFirst, true);
  }
  memory.sendFirst = sendFirst;
  const codeOf = (card) => (card.text.startsWith("JK=") ? "JK" : card.text);
  const count = (code) => memory.cards.filter((card) => !card.raw && codeOf(card) === code).length;

  const element = (tag, className, text) => {
    const made = document.createElement(tag);
    made.className = className;
    made.textContent = text ?? "";
    return made;
  };

  const cardButton = (card, place) => {
    const face = data.faces[card.text];
    const button = element("button", face ? `card ${face.suit}` : "card raw", face ? "" : card.text);
    if (face) button.append(element("b", "", face.rank), element("i", "", face.glyph));
    button.append(element("s", "", "✕"));
    button.setAttribute("aria-label", face ? face.remove : card.text);
    button.onclick = () => change(memory.cards.filter((_, other) => other !== place));
    return button;
  };

  const keyButton = (code) => {
    const { rank, glyph, suit, name, most } = data.faces[code];
    const held = count(code);
    const button = element("button", `key ${suit}`, suit === "joker" ? rank : rank + glyph);
    if (held) button.append(element("span", "badge", held));
    button.setAttribute("aria-label", held ? `${name} (${held})` : name);
    button.disabled = held >= most;
    button.onclick = () => change([...memory.cards, { text: code }]);
    return button;
  };

  const draw = () => {
    const places = [...pad.querySelectorAll("button")];
    const focused = places.indexOf(parentElement.activeElement);
    pad.querySelector(".cards").replaceChildren(...memory.cards.map(cardButton));
    const keys = pad.querySelector(".keys");
    const fromEnd = focused < 0 ? 0 : places.length - focused;
    keys.replaceChildren(...data.keys.map(keyButton));
    // Keys keep the keyboard focus: they count from the end, where nothing moves.
    if (fromEnd && fromEnd <= keys.children.length) keys.children[keys.children.length - fromEnd].focus();
  };
  draw();
  return () => {
    for (const type of ["pointerdown", "keydown"]) document.removeEventListener(type, memory.sendFirst, true);
  };
}
