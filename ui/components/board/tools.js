// The line between zones and keys: text entry, undo and redo, the keypad's switch; while cards are lifted, what to do
// with them. The field is made once, so that nothing typed is ever lost.
const buildTools = (board) => {
  const { words } = board.data;
  const part = board.part("tools");
  const field = element("input", "entry");
  Object.assign(field, { type: "text", autocomplete: "off", spellcheck: false, enterKeyHint: "done" });
  field.setAttribute("autocapitalize", "characters");
  field.oninput = () => /[\s,;]$/.test(field.value) && enter(board, field, false);
  field.onkeydown = (event) => {
    if (event.key === "Enter") enter(board, field, true);
    if (event.key === "Backspace" && field.value === "") takeBack(board);
  };
  field.onblur = () => enter(board, field, false);
  const tool = (name, icon, act) => {
    const made = button("tool", name);
    if (icon) made.append(shape(icon, "icon"));
    made.title = name;
    made.onclick = act;
    return made;
  };
  board.tools = {
    field,
    undo: tool(words.undo, "undo", () => undo(board)),
    redo: tool(words.redo, "redo", () => redo(board)),
    keypad: tool(words.keypad, "keypad", () => (board.lifted = [], board.open = !board.open, draw(board))),
    colours: tool(words["four-colours"], null, () => {
      board.twoColours = !board.twoColours;
      keepLooks(board);
      draw(board);
    }),
    hand: element("div", "hand-tools"),
  };
  board.tools.colours.append(...["spades", "hearts", "diamonds", "clubs"].map((suit) => shape(suit, suit)));
  part.replaceChildren(...Object.values(board.tools));
};

const drawTools = (board) => {
  const { words, deck } = board.data;
  const { field, undo: back, redo: forth, keypad, colours, hand } = board.tools;
  field.placeholder = words.placeholder;
  field.setAttribute("aria-label", words.entry);
  for (const [made, word] of [[back, "undo"], [forth, "redo"], [keypad, "keypad"], [colours, "four-colours"]]) {
    made.setAttribute("aria-label", words[word]);
    made.title = words[word];
  }
  dim(back, !board.past.length);
  dim(forth, !board.future.length);
  keypad.setAttribute("aria-expanded", String(board.open));
  colours.setAttribute("aria-pressed", String(!board.twoColours));
  colours.hidden = deck === "tiles";
  hand.hidden = !board.lifted.length;
  hand.replaceChildren(...(board.lifted.length ? handTools(board) : []));
};

const dim = (made, off) => made.setAttribute("aria-disabled", String(off));

// What can be done with lifted cards, and what a joker of a table meld may stand for.
const handTools = (board) => {
  const { words } = board.data;
  const [ref] = board.lifted;
  const slots = board.lifted.length === 1 && isMeld(ref.zone) ? (board.marks?.slots[ref.zone]?.[ref.place] ?? []) : [];
  const choices = slots.map((code) => {
    const made = button("slot", nameOf(board, code));
    made.append(paint(sign("span", "mini"), board, code));
    made.setAttribute("aria-pressed", String(ref.code === code));
    made.onclick = () => change(board, naming(ref, code));
    return made;
  });
  const remove = button("tool wide", "", words.remove);
  remove.onclick = () => change(board, removing(descending(board.lifted)));
  const down = button("tool wide", "", words["put-down"]);
  down.onclick = () => putDown(board);
  return [...choices, remove, down];
};

// Every piece of the text that is a card goes to the zone; anything else, once the text is done, to the page to read.
const enter = (board, field, done) => {
  const text = field.value.trim();
  const tokens = text.toUpperCase().replace(/[\uFE0E\uFE0F]/g, "").split(/[\s,;]+/).filter(Boolean);
  const codes = tokens.map((token) => board.data.notation[token]);
  if (!tokens.length || (codes.includes(undefined) && !done)) return;
  field.value = "";
  put(board, codes.includes(undefined) ? [`?${text}`] : codes);
};

const takeBack = (board) => {
  const zone = zoneOf(board.zones, board.aim);
  if (zone?.cards.length) change(board, removing([{ zone: zone.id, place: zone.cards.length - 1, code: zone.cards.at(-1) }]));
};

const LOOKS = "ramiscope.looks";
const keepLooks = ({ order, twoColours }) => {
  try {
    localStorage.setItem(LOOKS, JSON.stringify({ order, twoColours }));
  } catch {
    // no storage in this browser
  }
};
const keptLooks = () => {
  try {
    const { order, twoColours } = JSON.parse(localStorage.getItem(LOOKS)) ?? {};
    return { order: ORDERS.includes(order) ? order : "melds", twoColours: twoColours === true };
  } catch {
    return { order: "melds", twoColours: false };
  }
};
