/**
 * Asks for the page's scripts once the page has been painted. Until then its styles, pictures and fonts have the line to
 * themselves: what the reader came for is in the HTML, and on a slow phone it stands there half a second sooner.
 */
function afterPaint(then: () => void): void {
  // A page behind another tab is not painted before it is looked at: it should be ready by then.
  if (document.visibilityState === "hidden") then();
  else requestAnimationFrame(() => setTimeout(then));
}

/**
 * A form that is sent before the page's scripts have come does nothing yet (its method is `dialog`). What was pressed is
 * noted on the form, and done once the page can (entry-client.tsx).
 */
addEventListener("submit", ({ target, submitter, defaultPrevented }) => {
  if (defaultPrevented) return;
  (target as HTMLFormElement).dataset["sentEarly"] =
    (submitter as HTMLButtonElement | null)?.value ?? "";
});

afterPaint(() => {
  const { entry, modules } = document.querySelector<HTMLElement>("script[data-entry]")!.dataset;
  // All at once: the entry would name its modules only when it has come itself.
  for (const href of modules ? modules.split(" ") : []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry!);
});
