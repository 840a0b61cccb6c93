// Zones are plain values: { id, cards, owner? }. Each change is a pure function of all zones, so that it can be made
// again on newer ones. A card is its text; what stands after "=" is what a joker is laid as, "?" begins what is no card.
const pieceOf = (code) => code.split("=")[0];
const isRaw = (code) => code.startsWith("?");
const isMeld = (id) => id.startsWith("meld-");
const zoneOf = (zones, id) => zones.find((zone) => zone.id === id);
const countOf = (zones, code) =>
  zones.reduce((sum, zone) => sum + zone.cards.filter((each) => pieceOf(each) === code).length, 0);
const nextMeld = (zones) => `meld-${Math.max(0, ...zones.filter((zone) => isMeld(zone.id)).map((zone) => +zone.id.slice(5))) + 1}`;

// A reference { zone, place, code } still finds its card where others came or went before it; `as` is what the card
// stands for in the meld that it belongs to.
const placeOf = (cards, ref) => (cards[ref.place] === ref.code ? ref.place : cards.lastIndexOf(ref.code));

const withCards = (zones, id, cards) => zones.map((zone) => (zone.id === id ? { ...zone, cards } : zone));

const withMeld = (zones, id, owner) => {
  if (!isMeld(id) || zoneOf(zones, id)) return zones;
  const before = zones.findIndex((zone) => zone.id === "seen");
  return zones.toSpliced(before, 0, { id, cards: [], owner });
};

// The visible tile is one tile: a new one takes the place of the old one.
const adding = (id, codes, at, owner = "opponent") => (zones) => {
  const all = withMeld(zones, id, owner);
  const cards = zoneOf(all, id)?.cards ?? [];
  if (id === "indicator") return withCards(all, id, codes.slice(-1));
  return withCards(all, id, cards.toSpliced(at ?? cards.length, 0, ...codes));
};

const removing = (refs) => (zones) =>
  refs.reduce((all, ref) => {
    const cards = zoneOf(all, ref.zone)?.cards ?? [];
    const place = placeOf(cards, ref);
    return place < 0 || ref.zone === "indicator" ? all : withCards(all, ref.zone, cards.toSpliced(place, 1));
  }, zones);

const moving = (refs, id, at) => (zones) => {
  const before = refs.filter((ref) => ref.zone === id && ref.place < at).length;
  const free = refs.toSorted((a, b) => b.place - a.place);
  const codes = refs.map((ref) => (isRaw(ref.code) ? ref.code : isMeld(id) ? (ref.as ?? ref.code) : pieceOf(ref.code)));
  // What is laid from the hand is one's own.
  const owner = refs.some((ref) => ref.zone === "hand") ? "self" : "opponent";
  return adding(id, codes, at === undefined ? undefined : at - before, owner)(removing(free)(zones));
};

const naming = (ref, code) => (zones) => {
  const cards = zoneOf(zones, ref.zone)?.cards ?? [];
  const place = placeOf(cards, ref);
  return place < 0 ? zones : withCards(zones, ref.zone, cards.with(place, code));
};

// A card of the hand takes the joker's place, the joker comes to the hand.
const swapping = (ref, joker) => (zones) => {
  const named = naming(joker, ref.code)(zones);
  return named === zones ? zones : adding("hand", [pieceOf(joker.code)])(removing([ref])(named));
};

const owning = (id, owner) => (zones) => zones.map((zone) => (zone.id === id ? { ...zone, owner } : zone));
const dropping = (id) => (zones) => zones.filter((zone) => zone.id !== id);
const withoutEmptyMelds = (zones) => zones.filter((zone) => !isMeld(zone.id) || zone.cards.length > 0);
