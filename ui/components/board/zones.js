// The zones: each a place to aim the keys at, to move cards to and to drop them on.
const NEW_MELD = "meld-new";

const zoneName = (board, id) => {
  const { words } = board.data;
  if (id === NEW_MELD) return words["new-meld"];
  if (!isMeld(id)) return words.zones[id];
  const number = board.zones.filter((zone) => isMeld(zone.id)).findIndex((zone) => zone.id === id) + 1;
  return filled(words.zones.meld, { number });
};
const zoneTitle = (board, zone) =>
  zone.id === "indicator" || isMeld(zone.id)
    ? zoneName(board, zone.id)
    : `${zoneName(board, zone.id)} · ${board.data.words.counts[zone.cards.length] ?? zone.cards.length}`;

const isLifted = (board, zone, place) => board.lifted.some((ref) => ref.zone === zone.id && ref.place === place);
const refOf = (zone, item) => ({ zone: zone.id, place: item.place, code: item.code, as: item.shown });

const drawZones = (board) => {
  const parts = board.zones.map((zone) => zoneElement(board, zone));
  if (board.data.melds) {
    const seen = board.zones.findIndex((zone) => zone.id === "seen");
    const side = element("div", "side");
    side.append(newMeldElement(board), ...(board.zones[seen].cards.length ? [] : parts.splice(seen, 1)));
    parts.splice(seen, 0, side);
  }
  keepingFocus(board, () => board.part("zones").replaceChildren(...parts));
};

const zoneElement = (board, zone) => {
  const aimed = board.open && board.aim === zone.id;
  const made = element("section", `zone ${isMeld(zone.id) ? "meld" : zone.id}${aimed ? " aimed" : ""}`);
  made.dataset.zone = zone.id;
  const head = element("header");
  head.append(aimButton(board, zone.id, zoneTitle(board, zone)), ...headTools(board, zone));
  const row = element("div", "row");
  row.append(...layout(board, zone).filter((group) => group.items.length).map((group) => groupElement(board, zone, group)));
  if (isMeld(zone.id)) addFits(board, zone, row);
  made.append(head, row);
  return made;
};

const newMeldElement = (board) => {
  const made = element("section", `zone new${board.open && board.aim === NEW_MELD ? " aimed" : ""}`);
  made.dataset.zone = NEW_MELD;
  const aim = aimButton(board, NEW_MELD, zoneName(board, NEW_MELD));
  aim.prepend(sign("span", "plus", "+"));
  made.append(aim);
  return made;
};

// The name of a zone is the button that aims at it; while cards are lifted, the one that moves them there.
const aimButton = (board, id, title) => {
  const made = button("aim", "", title);
  made.dataset.focus = `aim ${id}`;
  if (!board.lifted.length) made.setAttribute("aria-pressed", String(board.open && board.aim === id));
  else made.prepend(sign("span", "arrow", "↳ "));
  if (board.open && board.aim === id) made.prepend(shape("keypad", "icon"));
  return made;
};

const headTools = (board, zone) => {
  const { words } = board.data;
  if (zone.id === "hand") return [orderChooser(board)];
  if (!isMeld(zone.id)) return [];
  const owner = button("small", "", zone.owner === "self" ? words.own : words.other);
  owner.dataset.owner = zone.owner;
  owner.dataset.focus = `owner ${zone.id}`;
  const drop = button("small", words["drop-meld"]);
  drop.append(sign("span", "", "✕"));
  drop.dataset.drop = zone.id;
  drop.title = words["drop-meld"];
  return [owner, drop];
};

const orderChooser = (board) => {
  const { words } = board.data;
  const made = element("select", "order");
  made.setAttribute("aria-label", words.order);
  made.dataset.focus = "order";
  made.append(...ORDERS.map((order) => new Option(words[`order-${order}`], order, false, order === board.order)));
  made.onchange = () => {
    board.order = made.value;
    keepLooks(board);
    draw(board);
  };
  return made;
};

const groupElement = (board, zone, group) => {
  const made = element("span", `group${group.name ? ` ${board.fresh() ? (group.now ? "now" : "formed") : "stale"}` : ""}`);
  made.append(...group.items.map((item) => cardElement(board, zone, item)));
  if (group.name) {
    made.setAttribute("role", "group");
    made.setAttribute("aria-label", group.name);
    const line = button("line", group.name);
    line.append(sign("span", "", `${group.now ? "✓ " : "○ "}${group.label}`));
    line.title = group.name;
    line.dataset.group = JSON.stringify(group.items.map((item) => refOf(zone, item)));
    line.dataset.focus = `line ${group.items[0].place}`;
    made.append(line);
  }
  return made;
};

const cardElement = (board, zone, item) => {
  const { words } = board.data;
  const lifted = isLifted(board, zone, item.place);
  const name = nameOf(board, item.shown);
  const told = lifted ? filled(words["remove-name"], { name }) : filled(words.lifted, { name, zone: zoneName(board, zone.id) });
  const made = paint(button(`card${lifted ? " lifted" : ""}`, told), board, item.shown);
  made.dataset.ref = JSON.stringify(refOf(zone, item));
  made.dataset.focus = `card ${zone.id}`;
  if (lifted) made.append(sign("s", "", "✕"));
  if (zone.id === "discards" && item.place === zone.cards.length - 1) made.setAttribute("aria-description", words.upcard);
  if (item.member) {
    made.classList.add(item.member.group.now ? "in-now" : "in-formed");
    made.append(sign("em", "", "ABCDEFGHIJ"[item.member.index] ?? "·"));
    made.setAttribute("aria-description", item.member.group.name);
  }
  return made;
};

// Arrows at the ends of a table meld where a card of the hand fits; what may not be done now is hollow.
const addFits = (board, zone, row) => {
  const { words } = board.data;
  const offers = board.fresh() ? (board.marks.table[zone.id]?.fits ?? []) : [];
  const hand = zoneOf(board.zones, "hand").cards;
  for (const { card, how, now } of offers.filter((offer) => hand.includes(offer.card))) {
    const verb = how === "swap" ? "swap" : "fits";
    const made = button(`fit ${how}${now ? " now" : ""}`, filled(words[`${verb}-${now ? "now" : "later"}`], { name: nameOf(board, card) }));
    const mini = paint(sign("span", "mini"), board, card);
    const arrow = sign("span", "sign", { before: "▶", after: "◀", swap: "⇄" }[how]);
    made.append(...(how === "before" ? [mini, arrow] : [arrow, mini]));
    made.title = made.getAttribute("aria-label");
    made.dataset.fit = JSON.stringify({ zone: zone.id, card, how });
    made.dataset.focus = `fit ${zone.id} ${card}`;
    if (how === "before") row.prepend(made);
    else row.append(made);
  }
};

// Zones are drawn anew: the keyboard stays on the same thing, a card's successor where the card is gone.
const keepingFocus = (board, redraw) => {
  const old = board.root.activeElement;
  const key = board.part("zones").contains(old) ? old.dataset.focus : null;
  const same = (each) => each.dataset.focus === key;
  const all = () => [...board.part("zones").querySelectorAll("[data-focus]")].filter(same);
  const place = key ? all().indexOf(old) : -1;
  redraw();
  for (const zone of board.part("zones").querySelectorAll(".zone")) rove([...zone.querySelectorAll(".card")], 0);
  if (key === null) return;
  const found = all();
  const target = found[Math.min(place, found.length - 1)] ?? board.part("zones").querySelector(`[data-focus="aim ${key.split(" ")[1]}"]`);
  if (target?.classList.contains("card")) rove([...target.closest(".zone").querySelectorAll(".card")], target);
  target?.focus();
};

// One tab stop for many buttons; the arrow keys move it.
const rove = (buttons, chosen) => {
  const stop = typeof chosen === "number" ? buttons[chosen] : chosen;
  for (const each of buttons) each.tabIndex = each === stop ? 0 : -1;
};
