// What the editor and the page tell each other. Changes not yet heard are kept as functions: where the page has newer
// zones (another revision), they are made again on those. Everything is kept in the browser too, for a reload or for
// a server that has forgotten this session.
const PAUSE = 120;
const AGAIN = 4000;
const KEPT = "ramiscope.position";

// While its script is loaded, the editor is handed what several runs have said in any order.
const isOlder = (data, last) => last?.token === data.token && last.run > data.run;

const receive = (board, data, tell) => {
  const newSession = board.token !== data.token;
  const otherRules = board.data?.rules !== data.rules;
  Object.assign(board, { data, tell, token: data.token });
  if (newSession) begin(board);
  board.pending = board.pending.filter((each) => each.seq > data.ack);
  if (board.restoring && data.ack >= board.restoring.seq) board.restoring = null;
  if (!board.restoring && board.rev !== data.rev) adopt(board, otherRules);
  if (!board.pending.length && !board.restoring) rest(board);
  else if (!board.timer && !board.again) schedule(board);
  keep(board);
};

// A link in the address decides, unless what was kept is that same position and what was changed in it since.
const isNewer = (kept, { asked, zones }) => {
  try {
    const { link, zones: last } = JSON.parse(kept);
    return !asked || (link === asked && JSON.stringify(last) !== JSON.stringify(zones));
  } catch {
    return false;
  }
};

// A new page or a new session of the server: what this browser has kept decides where the session is fresh.
const begin = (board) => {
  const { data } = board;
  const kept = board.zones ? board.kept : fetchKept(data);
  board.seq = Math.max(board.seq, data.ack);
  board.rev = null;
  board.pending = [];
  board.restoring = null;
  if (!data.fresh || !kept || !isNewer(kept, data)) return;
  board.seq += 1;
  board.restoring = { seq: board.seq, kept };
  board.zones ??= data.zones;
  send(board);
};

const adopt = (board, forget) => {
  const { data, zones: old } = board;
  board.rev = data.rev;
  board.zones = board.pending.reduce((zones, each) => withoutEmptyMelds(each.change(zones)), data.zones);
  if (forget) board.past = [];
  else if (old && JSON.stringify(old) !== JSON.stringify(board.zones)) board.past.push(old);
  board.future = [];
  board.lifted = [];
  aimSomewhere(board);
  if (!zoneOf(board.zones, "hand").cards.length) Object.assign(board, { open: true, aim: "hand" });
  if (board.pending.length) schedule(board);
};

const change = (board, ...changes) => {
  board.past.push(board.zones);
  board.future = [];
  commit(board, (zones) => changes.reduce((all, each) => each(all), zones));
};

const commit = (board, made) => {
  board.zones = withoutEmptyMelds(made(board.zones));
  board.seq += 1;
  board.pending.push({ seq: board.seq, change: made });
  board.lifted = [];
  aimSomewhere(board);
  keep(board);
  schedule(board);
  draw(board);
};

// The zone that the keys add to may be gone.
const aimSomewhere = (board) => {
  if (board.aim !== NEW_MELD && !zoneOf(board.zones, board.aim)) board.aim = "hand";
};

const undo = (board) => board.past.length && (board.future.push(board.zones), restate(board, board.past.pop()));
const redo = (board) => board.future.length && (board.past.push(board.zones), restate(board, board.future.pop()));
const restate = (board, zones) => commit(board, () => zones);

const schedule = (board) => {
  clearTimeout(board.timer);
  board.timer = setTimeout(() => send(board), PAUSE);
};

// Sent again until it is heard: a line may be down.
const send = (board) => {
  const { token, rev, seq, before, zones, restoring } = board;
  const said = restoring ? { token, seq: restoring.seq, restore: restoring.kept } : { token, rev, seq, before, zones };
  board.tell("position", { ...said, at: Date.now() });
  wait(board);
};

const wait = (board) => {
  rest(board);
  board.again = setTimeout(() => send(board), AGAIN);
};

const rest = (board) => {
  clearTimeout(board.timer);
  clearTimeout(board.again);
  board.timer = board.again = null;
};

const flush = (board) => board.timer && send(board);

const stores = () => {
  try {
    return [sessionStorage, localStorage];
  } catch {
    return []; // no storage in this browser: the position lives as long as the session
  }
};

const keep = (board) => {
  if (board.restoring) return; // what the page says is not this browser's position yet
  board.kept = JSON.stringify({ link: board.data.link, details: board.data.details, zones: board.zones });
  try {
    for (const store of stores()) store.setItem(KEPT, board.kept);
  } catch {
    // as above
  }
};

// Another tab does not know better than the link that was opened here.
const fetchKept = ({ asked }) => {
  const kept = stores().map((store) => store.getItem(KEPT));
  return (asked ? kept[0] : kept.find((text) => text)) ?? null;
};
