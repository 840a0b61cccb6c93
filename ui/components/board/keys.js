// The keypad: made once for each deck, then only its badges change, so that no finger ever loses its key.
const drawKeys = (board) => {
  const { keys, words } = board.data;
  const part = board.part("keys");
  part.hidden = !board.open;
  part.setAttribute("aria-label", filled(words["keypad-of"], { zone: zoneName(board, board.aim) }));
  const made = JSON.stringify(keys.flat().map((code) => [code, faceOf(board, code)]));
  if (board.keysMade !== made) {
    board.keysMade = made;
    buildKeys(board, part);
  }
  if (!board.open) return;
  for (const key of part.children) {
    const { code } = key.dataset;
    const held = countOf(board.zones, code);
    const name = nameOf(board, code);
    key.lastChild.dataset.sign = held;
    key.lastChild.hidden = !held;
    dim(key, isFull(board, code));
    key.setAttribute("aria-label", held ? `${name} (${held})` : name);
  }
};

const buildKeys = (board, part) => {
  const { keys } = board.data;
  const focused = part.contains(board.root.activeElement) ? board.root.activeElement.dataset.code : null;
  part.replaceChildren(
    ...keys.flatMap((row) =>
      row.map((code, place) => {
        const key = paint(button("key"), board, code);
        key.dataset.code = code;
        key.append(sign("span", "badge"));
        // Every suit begins a row, though it is one key short of two rows of seven: the last place is the joker's.
        key.style.setProperty("--begins", place === 0 ? 1 : "auto");
        return key;
      }),
    ),
  );
  const made = [...part.children];
  const stop = made.find((key) => key.dataset.code === focused) ?? made[0];
  rove(made, stop);
  if (focused) stop.focus();
};

// No more copies in the packs: a visible tile may still be changed for any other.
const isFull = (board, code) =>
  countOf(board.zones, code) >= (board.data.copies[code] ?? 0) && !(board.aim === "indicator" && board.data.copies[code]);

const press = (board, key) => {
  const { code } = key.dataset;
  if (isFull(board, code)) return say(board, filled(board.data.words.full, { name: nameOf(board, code) }));
  rove([...key.parentElement.children], key);
  return put(board, [code]);
};

// A hand that takes another row must not push the keys away from under a finger that is typing: the page moves instead,
// however late the row comes, until the finger goes elsewhere or the keys are out of sight.
const keepingKeys = (board, redraw) => {
  const part = board.part("keys");
  const before = part.getBoundingClientRect();
  const typing = board.open && board.typing && before.bottom > 0 && before.top < innerHeight;
  redraw();
  const moved = part.getBoundingClientRect().top - before.top;
  if (typing && moved) scrollerOf(board).scrollTop += moved;
};

const scrollerOf = (board) => {
  let each = board.root.host;
  while (each?.parentElement && !/auto|scroll/.test(getComputedStyle(each).overflowY)) each = each.parentElement;
  return each ?? document.scrollingElement;
};

// A key is pressed when the finger leaves it: two fingers that overlap make no clicks, but each presses its own key.
const watchKeys = (board) => {
  const part = board.part("keys");
  const touched = new Map();
  part.addEventListener("pointerdown", (event) => {
    const key = event.target.closest(".key");
    if (key && !event.button) touched.set(event.pointerId, key);
  });
  part.addEventListener("pointercancel", (event) => touched.delete(event.pointerId));
  part.addEventListener("pointerup", (event) => {
    const key = touched.get(event.pointerId);
    touched.delete(event.pointerId);
    if (!key || board.root.elementFromPoint(event.clientX, event.clientY)?.closest(".key") !== key) return;
    board.answered = { key, at: event.timeStamp };
    press(board, key);
  });
};

// The click that follows a press is none; one from the keyboard or a screen reader is.
const isAnswered = ({ answered }, event, key) => event.detail > 0 && answered?.key === key && event.timeStamp - answered.at < 700;

const put = (board, codes) => {
  const aim = board.aim === NEW_MELD ? nextMeld(board.zones) : board.aim;
  board.aim = aim;
  change(board, adding(aim, codes));
  const { cards } = zoneOf(board.zones, board.aim);
  say(board, `${codes.map((code) => nameOf(board, code)).join(", ")} · ${board.data.words.counts[cards.length] ?? cards.length}`);
};

const say = (board, words) => (board.part("spoken").textContent = words);
