// Cards as elements: index and suit, drawn without any font but the page's.
const element = (tag, className = "", text = "") => {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== "") made.textContent = text;
  return made;
};

const button = (className, name, text = "") => {
  const made = element("button", className, text);
  made.type = "button";
  if (name) made.setAttribute("aria-label", name);
  return made;
};

// What is drawn on a button that is called by other words: an image of text, put there by the style sheet.
const sign = (tag, className, text) => {
  const made = element(tag, className);
  made.dataset.sign = text ?? "";
  made.setAttribute("aria-hidden", "true");
  return made;
};

const filled = (words, blanks) => words.replace(/\{(\w+)\}/g, (blank, name) => blanks[name] ?? blank);

const shape = (suit, className) => {
  const drawn = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  drawn.setAttribute("class", className);
  drawn.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#${suit}`);
  drawn.append(use);
  return drawn;
};

// How a card looks; one laid as another shows that one, marked.
const faceOf = (board, code) => {
  const { faces, words } = board.data;
  const [piece, named] = code.split("=");
  const own = faces[piece];
  if (!named || !faces[named]) return own;
  const { rank, suit, name } = faces[named];
  return { rank, suit, name: filled(words["joker-as"], { name }), mark: own?.mark || "JK", wild: true };
};

const nameOf = (board, code) =>
  isRaw(code) ? filled(board.data.words.unread, { name: code.slice(1) }) : (faceOf(board, code)?.name ?? code);

const paint = (made, board, code) => {
  const face = faceOf(board, code);
  if (isRaw(code) || !face) {
    made.classList.add("raw");
    made.textContent = isRaw(code) ? code.slice(1) : code;
    return made;
  }
  const tile = TILE_SUITS.includes(face.suit) || board.data.deck === "tiles";
  made.classList.add(face.suit, ...(tile ? ["tile"] : []), ...(face.wild ? ["wild"] : []));
  made.append(sign("b", "", face.rank), shape(face.suit, "pip"));
  if (face.mark) made.append(sign("u", "", face.mark));
  return made;
};
const TILE_SUITS = ["red", "black", "blue", "yellow"];
