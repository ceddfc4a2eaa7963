/**
 * Runs in the browser, before any script of the page; in no other file, as nothing else here knows a document. `shownAfter()` says
 * how long the last press took to the last paint of the page that it led to.
 */
export function watchClicks() {
  const QUIET_MS = 300;
  const GIVE_UP_MS = 10_000;
  let pressed = 0;
  let address = "";
  let painted = 0;
  const notePaint = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        painted = now;
      }),
    );
  addEventListener(
    "pointerdown",
    (event) => {
      [pressed, address, painted] = [event.timeStamp, location.href, 0];
    },
    { capture: true },
  );
  // A picture below the screen is not of the first look.
  const isSeen = (target) =>
    target instanceof HTMLImageElement && target.getBoundingClientRect().top < innerHeight;
  addEventListener("load", ({ target }) => isSeen(target) && notePaint(), { capture: true });
  new MutationObserver(notePaint).observe(document, { childList: true, subtree: true });
  globalThis.shownAfter = async () => {
    for (;;) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
      const now = performance.now();
      if (location.href !== address && painted > pressed && now - painted > QUIET_MS)
        return painted - pressed;
      if (now - pressed > GIVE_UP_MS) throw new Error(`nothing followed a click at ${address}`);
    }
  };
}
