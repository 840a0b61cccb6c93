// Keeps one text in the browser: Python asks for it with a fresh token, and writes it by raising `rev`.
const KEY = "ramiscope.scores";
const LEFT = 4000;

// The link just pressed leads to another page: what is said before that one is seen comes from this one, and leads back.
const isLeaving = () => {
  const link = document.activeElement?.closest("a[href]");
  return Boolean(link) && new URL(link.href).pathname !== location.pathname;
};

export default function ({ data, parentElement, setStateValue }) {
  const place = parentElement.querySelector(".store");
  const memory = (place.memory ??= { token: null, run: 0, rev: null, later: null, forget: () => {} });
  const leave = () => {
    clearTimeout(memory.later);
    memory.forget();
  };
  // While its script is loaded, it is handed what several runs have said in any order.
  if (memory.token === data.token && data.run < memory.run) return leave;
  memory.run = data.run;

  const read = () => {
    try {
      return localStorage.getItem(KEY) ?? "";
    } catch {
      return ""; // no storage in this browser: the match lives as long as the session
    }
  };
  const say = () => setStateValue("stored", { token: data.token, text: read(), at: Date.now() });
  const wait = (act, pause) => {
    clearTimeout(memory.later);
    memory.later = setTimeout(act, pause);
  };
  const tell = () => (isLeaving() ? wait(say, LEFT) : say());

  if (memory.token !== data.token) {
    // A new session, or a page just opened: what is stored decides, Python then says whether it knows better.
    memory.token = data.token;
    memory.rev = data.rev;
    tell();
  } else if (memory.rev !== data.rev) {
    memory.rev = data.rev;
    try {
      localStorage.setItem(KEY, data.text);
    } catch {
      // as above
    }
  }

  // Another tab of the same browser wrote the sheet.
  const changed = (event) => event.key === KEY && tell();
  // A phone that slept has lost its session: ask for the sheet before the first tap, once it is connected again.
  const woken = () => document.visibilityState === "visible" && wait(tell, 1000);
  memory.forget();
  window.addEventListener("storage", changed);
  document.addEventListener("visibilitychange", woken);
  memory.forget = () => {
    window.removeEventListener("storage", changed);
    document.removeEventListener("visibilitychange", woken);
  };
  return leave;
}
