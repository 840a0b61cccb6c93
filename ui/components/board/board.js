// The card editor: draws from its own state at once, and tells the page a moment later.
const makeBoard = (root) => {
  const frame = root.querySelector(".board");
  const board = {
    root,
    frame,
    part: (name) => frame.querySelector(`.${name}`),
    fresh: () => board.marks?.token === board.token && board.marks.rev === board.rev && board.marks.ack === board.seq,
    ...keptLooks(),
    seq: 0,
    pending: [],
    past: [],
    future: [],
    lifted: [],
    aim: "hand",
    open: matchMedia("(min-width: 900px)").matches,
  };
  frame.addEventListener("click", (event) => clicked(board, event));
  frame.addEventListener("keydown", (event) => pressed(board, event));
  watchDrag(board);
  return board;
};

const draw = (board) => {
  board.late = false;
  document.documentElement.dataset.deck = board.twoColours ? "two" : "four";
  board.frame.classList.toggle("two", board.twoColours);
  board.frame.classList.toggle("lifting", board.lifted.length > 0);
  board.frame.setAttribute("aria-label", board.data.words.label);
  drawZones(board);
  drawTools(board);
  drawKeys(board);
};

// News from outside never pulls a card from under a finger.
const drawLater = (board) => {
  if (board.down) board.late = true;
  else draw(board);
};

// Whatever else is touched on the page finds the last taps already told.
const watchPage = (board) => {
  const outside = (event) => !event.composedPath().includes(board.frame) && flush(board);
  const marked = () => {
    board.marks = window.ramiscopeMarks;
    drawLater(board);
  };
  const hidden = () => flush(board);
  const heard = [
    [document, "pointerdown", outside],
    [document, "keydown", outside],
    [document, "visibilitychange", hidden],
    [window, "pagehide", hidden],
    [window, "pointerup", () => board.down && released(board)],
    [window, "ramiscope-marks", marked],
  ];
  for (const [target, type, act] of heard) target.addEventListener(type, act, true);
  board.leave = () => {
    for (const [target, type, act] of heard) target.removeEventListener(type, act, true);
    flush(board);
    clearTimeout(board.again);
    board.leave = null;
  };
};

export default function ({ data, parentElement, setStateValue }) {
  const frame = parentElement.querySelector(".board");
  const board = (frame.board ??= makeBoard(parentElement));
  receive(board, data, setStateValue);
  board.marks = window.ramiscopeMarks;
  if (!board.tools) buildTools(board);
  if (!board.leave) watchPage(board);
  drawLater(board);
  return () => board.leave?.();
}
