// The card editor: draws from its own state at once, and tells the page a moment later.
const makeBoard = (root) => {
  const frame = root.querySelector(".board");
  const board = {
    order: keptOrder(),
    seq: 0,
    before: 0, // the last change before something else on the page was touched
    pending: [],
    past: [],
    future: [],
    aim: "hand",
    open: matchMedia("(min-width: 900px)").matches,
    ...window.ramiscopeBoard, // another page was looked at meanwhile
    root,
    frame,
    part: (name) => frame.querySelector(`.${name}`),
    fresh: () => board.marks?.token === board.token && board.marks.rev === board.rev && board.marks.ack === board.seq,
    lifted: [],
    fingers: new Set(),
    typing: false, // the last touch anywhere on the page was on the keypad
    drag: null,
    tools: null,
    keysMade: null,
    leave: null,
  };
  frame.addEventListener("click", (event) => clicked(board, event));
  frame.addEventListener("keydown", (event) => pressed(board, event));
  watchKeys(board);
  watchDrag(board);
  return board;
};

const draw = (board) => {
  board.late = false;
  board.frame.classList.toggle("lifting", board.lifted.length > 0);
  board.frame.setAttribute("aria-label", board.data.words.label);
  keepingKeys(board, () => {
    drawZones(board);
    drawTools(board);
    drawKeys(board);
  });
};

// News from outside never pulls a card from under a finger.
const drawLater = (board) => {
  if (board.fingers.size) board.late = true;
  else draw(board);
};

// Whatever else is touched on the page finds the last taps already told. A link leads to another page: what is said
// after that comes from the wrong page and would lead back, so it waits until this one is seen again.
const watchPage = (board) => {
  const outside = (event) => {
    if (event.composedPath().includes(board.frame)) return;
    board.before = board.seq;
    if (!event.target.closest?.("a[href]")) flush(board);
    else if (board.timer) wait(board);
  };
  const marked = () => {
    board.marks = window.ramiscopeMarks;
    drawLater(board);
  };
  const touched = (event) => (board.typing = event.composedPath().includes(board.part("keys")));
  const hidden = () => flush(board);
  const lifted = (event) => released(board, event);
  const heard = [
    [document, "pointerdown", touched],
    [document, "pointerdown", outside],
    [document, "keydown", outside],
    [document, "visibilitychange", hidden],
    [window, "pagehide", hidden],
    [window, "pointerup", lifted],
    [window, "pointercancel", lifted],
    [window, "ramiscope-marks", marked],
  ];
  // What happens in the editor itself comes first where a finger is lifted.
  const early = (act) => act !== lifted;
  for (const [target, type, act] of heard) target.addEventListener(type, act, early(act));
  board.leave = () => {
    for (const [target, type, act] of heard) target.removeEventListener(type, act, early(act));
    rest(board);
    board.leave = null;
    window.ramiscopeBoard = board;
  };
};

export default function ({ data, parentElement, setStateValue }) {
  const frame = parentElement.querySelector(".board");
  const board = (frame.board ??= makeBoard(parentElement));
  if (!isOlder(data, board.data)) {
    receive(board, data, setStateValue);
    board.marks = window.ramiscopeMarks;
    if (!board.tools) buildTools(board);
    if (!board.leave) watchPage(board);
    drawLater(board);
  }
  return () => board.leave?.();
}
