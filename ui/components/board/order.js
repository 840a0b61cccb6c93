// The order in which cards are shown. What is shown never changes what the zone holds: each item keeps its place.
const ORDERS = ["melds", "suit", "rank", "entered"];

const faceOrder = (board, code) => board.data.faces[pieceOf(code)]?.order ?? [9, 0];
const bySuit = (board) => (a, b) => {
  const [first, second] = [faceOrder(board, a.code), faceOrder(board, b.code)];
  return first[0] - second[0] || first[1] - second[1];
};
const byRank = (board) => (a, b) => {
  const [first, second] = [faceOrder(board, a.code), faceOrder(board, b.code)];
  return (first[0] > 7) - (second[0] > 7) || first[1] - second[1] || first[0] - second[0];
};

// The places of these cards in a zone, each card once; a named joker is also found where it lies unnamed.
const matched = (cards, wanted) => {
  const free = new Set(cards.keys());
  return wanted.map((code) => {
    const place = [...free].find((each) => cards[each] === code) ?? [...free].find((each) => cards[each] === pieceOf(code));
    free.delete(place);
    return place;
  });
};

// The melds found in the hand, as far as its cards are still there.
const groupsOf = (board, cards) => {
  const free = [...cards];
  return (board.marks?.melds ?? []).flatMap((meld) => {
    const places = matched(free, meld.cards);
    if (places.filter((place) => place !== undefined).length < 2) return [];
    const items = places.flatMap((place, index) => (place === undefined ? [] : [{ place, code: cards[place], shown: meld.cards[index] }]));
    for (const { place } of items) free[place] = "";
    return [{ ...meld, items }];
  });
};

// A zone as groups of items { place, code, shown }; a group without `name` is just cards.
const layout = (board, zone) => {
  const items = zone.cards.map((code, place) => ({ place, code, shown: code }));
  if (isMeld(zone.id)) return [{ items: tableOrder(board, zone, items) }];
  if (zone.id !== "hand") return [{ items }];
  const groups = groupsOf(board, zone.cards);
  if (board.order === "melds") {
    const used = new Set(groups.flatMap((group) => group.items.map((item) => item.place)));
    const rest = items.filter((item) => !used.has(item.place)).sort(bySuit(board));
    return [...groups, { items: rest }];
  }
  const letters = new Map(groups.flatMap((group, index) => group.items.map((item) => [item.place, { group, index }])));
  for (const item of items) item.member = letters.get(item.place);
  if (board.order !== "entered") items.sort(board.order === "suit" ? bySuit(board) : byRank(board));
  return [{ items }];
};

// A legal table meld lies in its order, each joker in its place.
const tableOrder = (board, zone, items) => {
  const named = board.marks?.table[zone.id]?.cards;
  if (named?.length !== items.length) return items;
  const places = matched(zone.cards, named);
  if (places.includes(undefined)) return items;
  return places.map((place, index) => ({ place, code: zone.cards[place], shown: named[index] }));
};
