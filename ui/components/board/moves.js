// A tap lifts a card, a second one removes it, a tap on a zone moves what is lifted there. The same by keyboard.
const descending = (refs) => refs.toSorted((a, b) => b.place - a.place);

const putDown = (board) => {
  board.lifted = [];
  draw(board);
};

const lift = (board, refs) => {
  board.lifted = [...board.lifted, ...refs];
  draw(board);
};

const tapCard = (board, ref) => {
  if (ref.zone === "indicator") return aimAt(board, "indicator");
  const rest = board.lifted.filter((each) => each.zone !== ref.zone || each.place !== ref.place);
  if (rest.length === board.lifted.length) return lift(board, [ref]);
  change(board, removing([ref]));
  board.lifted = rest.map((each) => (each.zone === ref.zone && each.place > ref.place ? { ...each, place: each.place - 1 } : each));
  return draw(board);
};

const tapGroup = (board, refs) => {
  const all = refs.every((ref) => isLifted(board, { id: ref.zone }, ref.place));
  board.lifted = all ? [] : refs;
  draw(board);
};

const tapZone = (board, id, again) => {
  if (board.lifted.length) return moveTo(board, board.lifted, id);
  return aimAt(board, id, again);
};

// Its name tapped again puts the keys away.
const aimAt = (board, id, again = false) => {
  if (again && board.open && board.aim === id) board.open = false;
  else Object.assign(board, { open: true, aim: id });
  if (board.open) say(board, filled(board.data.words.aimed, { zone: zoneName(board, id) }));
  draw(board);
};

const moveTo = (board, refs, id, at) => {
  const target = id === NEW_MELD ? nextMeld(board.zones) : id;
  if (at === undefined && refs.every((ref) => ref.zone === target)) return putDown(board);
  return change(board, moving(refs, target, at));
};

const takeFit = (board, { zone, card, how }) => {
  const hand = zoneOf(board.zones, "hand").cards;
  const ref = { zone: "hand", place: hand.indexOf(card), code: card };
  if (how !== "swap") return moveTo(board, [ref], zone, how === "before" ? 0 : undefined);
  const { cards } = zoneOf(board.zones, zone);
  const shown = layout(board, zoneOf(board.zones, zone))[0].items;
  const joker = shown.find((item) => item.shown.endsWith(`=${card}`)) ?? shown.find((item) => item.shown.includes("="));
  return change(board, swapping(ref, { zone, place: joker.place, code: cards[joker.place] }));
};

const clicked = (board, event) => {
  const target = event.target.closest("button, .zone");
  if (!target || board.dragged) return undefined;
  const { ref, group, fit, drop, owner } = target.dataset;
  const zone = target.closest(".zone")?.dataset.zone;
  if (target.classList.contains("key")) return isAnswered(board, event, target) || press(board, target);
  if (ref && board.lifted.length && !board.lifted.some((each) => each.zone === zone) && zone !== "hand") return tapZone(board, zone);
  if (ref) return tapCard(board, JSON.parse(ref));
  if (group) return tapGroup(board, JSON.parse(group));
  if (fit) return takeFit(board, JSON.parse(fit));
  if (drop) return change(board, dropping(drop));
  if (owner) return change(board, owning(zone, owner === "self" ? "opponent" : "self"));
  return zone && tapZone(board, zone, target.classList.contains("aim"));
};

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

const pressed = (board, event) => {
  const { target, key } = event;
  const typing = target === board.tools.field;
  if ((event.ctrlKey || event.metaKey) && (!typing || !target.value)) {
    const back = key.toLowerCase() === "z" && !event.shiftKey;
    const forth = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && event.shiftKey);
    if (back) undo(board);
    if (forth) redo(board);
    if (back || forth) event.preventDefault();
    return;
  }
  if (key === "Escape") putDown(board);
  if (typing || target.tagName === "SELECT") return;
  const card = target.dataset.ref && JSON.parse(target.dataset.ref);
  if (card && (key === "Delete" || key === "Backspace")) change(board, removing([card]));
  else if (ARROWS.includes(key) && (card || target.dataset.code)) walk(event);
  else if (/^[\p{L}\p{N}*]$/u.test(key) && !event.altKey) board.tools.field.focus();
};

// Left and right in order, up and down to the nearest in the next row.
const walk = (event) => {
  const { target, key } = event;
  const all = [...(target.closest(".keys") ?? target.closest(".row")).querySelectorAll("[data-code], [data-ref]")];
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const next = aside ? all[all.indexOf(target) + aside] : inNextRow(all, target, key === "ArrowDown" ? 1 : -1);
  if (!next) return;
  event.preventDefault();
  rove(all, next);
  next.focus();
};

const inNextRow = (all, target, way) => {
  const here = target.getBoundingClientRect();
  const off = (each) => {
    const box = each.getBoundingClientRect();
    return { each, down: (box.top - here.top) * way, aside: Math.abs(box.left - here.left) };
  };
  const beyond = all.map(off).filter(({ down }) => down > here.height / 2);
  return beyond.sort((a, b) => a.down - b.down || a.aside - b.aside)[0]?.each;
};
