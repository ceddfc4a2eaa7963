/**
 * Requests the page's scripts once the page has been painted. Until then styles, pictures and fonts have the connection to
 * themselves: what the reader came for is in the HTML, and on a slow phone it appears half a second sooner.
 */
function afterPaint(then: () => void): void {
  // A background tab is not painted until it is opened, and should be ready by then.
  if (document.visibilityState === "hidden") then();
  else requestAnimationFrame(() => setTimeout(then));
}

afterPaint(() => {
  const { entry, modules } = document.querySelector<HTMLElement>("script[data-entry]")!.dataset;
  // All at once: the entry would name its modules only after it has loaded.
  for (const href of modules ? modules.split(" ") : []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry!);
});
