// A change of the query takes the place of the address, it is no step of the Back button.
export default function () {
  if (window.ramiscopeAddress) return;
  window.ramiscopeAddress = true;
  const push = history.pushState;
  history.pushState = function (state, title, url) {
    const stays = new URL(url ?? "", location.href).pathname === location.pathname;
    return (stays ? history.replaceState : push).call(history, state, title, url);
  };
}
