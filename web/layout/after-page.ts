/**
 * What no page needs to be shown: loaded when it has been taken over, because scripts of public pages are weighed. If it does
 * not come, the language is changed by the plain link.
 */
import { isOtherLanguage, changeLanguage } from "../accounts/hand-over.ts";
import { forgetUser, USER_KEY } from "../accounts/user-storage.ts";
import { showBell } from "../notices/bell.ts";
import type { PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { loadAhead } from "./load-ahead.ts";

export function afterPage(tools: PageTools): void {
  keepAllOnLanguageChange(tools);
  loadAhead(tools);
  performance.mark("after-page");
  if (tools.viewer) {
    showBell(tools.call);
    focusAfterLogin();
  } else {
    // The session may have ended on another language's host.
    forgetUser();
  }
  reloadForAnother();
}

/** After a login or logout, going back must not show a page that the browser has kept as it was for somebody else. */
function reloadForAnother(): void {
  const { [USER_KEY]: shownTo } = localStorage;
  addEventListener("pageshow", (event) => {
    if (event.persisted && localStorage[USER_KEY] !== shownTo) location.reload();
  });
}

/** The header's links and buttons to other languages are marked by `lang`. */
function keepAllOnLanguageChange(tools: PageTools): void {
  const change = (event: MouseEvent) => {
    const to = (event.target as Element).closest<HTMLElement>("header [lang]")?.lang;
    if (to === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!isOtherLanguage(to, tools)) return;
    event.preventDefault();
    event.stopPropagation();
    void changeLanguage(to, tools);
  };
  document.addEventListener("click", change, { capture: true });
}

/** Logging in loads the page anew: whoever uses a screen reader or the keyboard is told where they are. */
function focusAfterLogin(): void {
  if (document.referrer !== location.origin + paths.login) return;
  const heading = document.querySelector<HTMLElement>("#content h1");
  if (!heading || document.activeElement !== document.body) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
