// Dragging by Pointer Events. A mouse, or a finger on a lifted card, drags at once; a finger on another card must rest
// on it first, so that the page can still be scrolled from there.
const REST = 220;
const SLACK = 7;

const watchDrag = (board) => {
  const { frame } = board;
  frame.addEventListener("pointerdown", (event) => {
    board.fingers.add(event.pointerId);
    const target = event.target.closest(".card, .line");
    if (!target || event.button || target.closest(".indicator") || board.drag) return;
    const refs = JSON.parse(target.dataset.group ?? `[${target.dataset.ref}]`);
    const together = refs.length === 1 && isLifted(board, { id: refs[0].zone }, refs[0].place) ? board.lifted : refs;
    board.drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, since: event.timeStamp, refs: together };
    const ready = event.pointerType === "mouse" || target.classList.contains("lifted") || target.classList.contains("line");
    board.drag.ready = ready;
    if (!ready) board.drag.timer = setTimeout(() => startDrag(board, event), REST);
  });
  frame.addEventListener("pointermove", (event) => {
    const { drag } = board;
    if (drag?.pointer !== event.pointerId) return;
    const isFar = ({ clientX, clientY }) => Math.hypot(clientX - drag.x, clientY - drag.y) > SLACK;
    const far = isFar(event);
    // The timer may be late on a busy phone, and moves are told in one: what counts is how long the finger rested.
    const left = event.getCoalescedEvents().find(isFar) ?? event;
    const ready = drag.ready || left.timeStamp - drag.since >= REST;
    if (!drag.ghost && far && ready) startDrag(board, event);
    else if (!drag.ghost && far) endDrag(board);
    if (board.drag?.ghost) followDrag(board, event);
  });
  frame.addEventListener("pointerup", (event) => {
    const { drag } = board;
    if (drag?.pointer === event.pointerId && drag.ghost) dropDrag(board, event);
  });
  frame.addEventListener("touchmove", (event) => board.drag?.ghost && event.preventDefault(), { passive: false });
  frame.addEventListener("contextmenu", (event) => board.drag && event.preventDefault());
};

const startDrag = (board, event) => {
  const { drag } = board;
  clearTimeout(drag.timer);
  drag.ghost = element("div", "ghost");
  drag.ghost.append(...drag.refs.map((ref) => paint(element("span", "card"), board, ref.as ?? ref.code)));
  board.frame.append(drag.ghost);
  board.frame.classList.add("dragging");
  board.dragged = true;
  board.frame.setPointerCapture(drag.pointer);
  followDrag(board, event);
};

const followDrag = (board, { clientX, clientY }) => {
  const { drag } = board;
  drag.ghost.style.translate = `${clientX - 22}px ${clientY - 40}px`;
  const over = zoneAt(board, clientX, clientY);
  if (over === drag.over) return;
  drag.over?.classList.remove("over");
  over?.classList.add("over");
  drag.over = over;
};

const zoneAt = (board, x, y) => board.root.elementFromPoint(x, y)?.closest(".zone") ?? null;

const dropDrag = (board, { clientX, clientY }) => {
  const { drag } = board;
  const zone = zoneAt(board, clientX, clientY);
  if (!zone) return;
  const id = zone.dataset.zone;
  moveTo(board, drag.refs, id, dropPlace(board, zone, clientX, clientY));
};

// Between which cards it was dropped, where the cards lie as the zone holds them.
const dropPlace = (board, zone, x, y) => {
  const id = zone.dataset.zone;
  if (!isMeld(id) && (id !== "hand" || board.order !== "entered")) return undefined;
  for (const card of zone.querySelectorAll(".card")) {
    const box = card.getBoundingClientRect();
    if (y < box.bottom && x < box.left + box.width / 2) return JSON.parse(card.dataset.ref).place;
  }
  return zone.querySelectorAll(".card").length || undefined;
};

const endDrag = (board) => {
  clearTimeout(board.drag?.timer);
  board.drag?.ghost?.remove();
  board.drag?.over?.classList.remove("over");
  board.frame.classList.remove("dragging");
  board.drag = null;
};

// Wherever a finger is taken off, after the drop. The click that follows a drag is none; what came meanwhile is drawn.
const released = (board, event) => {
  board.fingers.delete(event.pointerId);
  if (board.drag?.pointer === event.pointerId) endDrag(board);
  setTimeout(() => {
    if (!board.drag) board.dragged = false;
    if (board.late && !board.fingers.size) draw(board);
  });
};
