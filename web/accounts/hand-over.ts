/**
 * Changing the language keeps the page, the login and what is typed. Where languages have hosts, cookies and storage of one
 * do not reach the other. The browser therefore goes
 * 1. to the new host, whose page makes a ticket and keeps it;
 * 2. back to the old host, which gives a code for this ticket;
 * 3. to the new host, which takes the code if it still has the ticket, and opens the page.
 * Ticket and code are in the part of the address after `#`, which no server, log or other site sees.
 */
import type { Locale } from "@felistry/i18n/locale.ts";
import type { KeptByGuest } from "@felistry/contract/accounts/hand-over.ts";
import type { PageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import {
  guestDrafts,
  keepAllNow,
  markCarried,
  restoreGuestDrafts,
} from "../ui/form/draft/carried.ts";
import { guestHearts, keepGuestHearts } from "./guest-hearts.ts";
import { forgetUser, rememberUser } from "./user-storage.ts";

type Tools = Pick<PageTools, "call" | "locale" | "viewer" | "site">;

const TICKET = "handOverTicket";
const TICKET_MS = 60_000;
const COOKIE_SECONDS = 31_536_000;
/** What one code may carry. */
const DRAFTS = 10;
const HEARTS = 500;

/** Called by the switch. */
export async function changeLanguage(to: Locale, { site, locale, viewer }: Tools): Promise<void> {
  await keepAllNow();
  leaveWithoutQuestion();
  const page = location.pathname + location.search + location.hash;
  const [here, there] = [site.origins[locale], site.origins[to]];
  if (here === there) {
    markCarried(page);
    document.cookie = `lang=${to}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax`;
    location.reload();
  } else if (!viewer && guestHearts().length === 0 && guestDrafts(page).length === 0) {
    location.assign(there + page);
  } else {
    location.assign(address(there, { from: locale, to: page }));
  }
}

/** Everything typed goes along, but a chosen file cannot. */
function leaveWithoutQuestion(): void {
  const files = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  if (files.some((input) => input.value !== "")) return;
  addEventListener("beforeunload", (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
}

/** Makes the step that the address asks for. */
export async function continueHandOver(tools: Tools): Promise<void> {
  const said = new URLSearchParams(location.hash.slice(1));
  // Not to be found in the history or copied with the address.
  history.replaceState(history.state, "", location.pathname);
  const page = ownPage(said.get("to"));
  const [from, forLocale] = [said.get("from"), said.get("for")];
  const [ticket, code] = [said.get("ticket"), said.get("code")];
  try {
    if (code !== null) await take(code, page, tools);
    else if (ticket !== null && isOtherLanguage(forLocale, tools))
      return await give(ticket, forLocale, page, tools);
    else if (isOtherLanguage(from, tools)) return askFor(from, page, tools);
  } catch {
    // The page opens as for a guest: logging in brings its draft back.
  }
  location.replace(page);
}

/** A page's scripts know one language: the server says which others there are. */
export function isOtherLanguage(
  text: string | null,
  { site, locale }: Pick<Tools, "site" | "locale">,
): text is Locale {
  return text !== null && text !== locale && Object.hasOwn(site.origins, text);
}

/** Step 1 */
function askFor(from: Locale, page: string, { site, locale }: Tools): void {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const ticket = btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace("=", "");
  // Not in the session's storage: the browser empties that between sites that isolate themselves.
  localStorage.setItem(TICKET, JSON.stringify({ ticket, at: Date.now() }));
  location.replace(address(site.origins[from], { ticket, for: locale, to: pathOf(page) }));
}

/** Step 2 */
async function give(
  ticket: string,
  locale: Locale,
  page: string,
  { call, viewer, site }: Tools,
): Promise<void> {
  const kept: KeptByGuest = viewer
    ? { hearts: [], drafts: [] }
    : {
        hearts: guestHearts().slice(-HEARTS),
        drafts: guestDrafts(pathOf(page)).slice(0, DRAFTS),
      };
  const { data } = await call("POST /auth/hand-over", { body: { locale, ticket, kept } });
  location.replace(address(site.origins[locale], { code: data.code, to: pathOf(page) }));
}

/** Step 3 */
async function take(code: string, page: string, { call }: Tools): Promise<void> {
  const { ticket, at } = JSON.parse(localStorage.getItem(TICKET) ?? "{}") as {
    ticket?: string;
    at?: number;
  };
  localStorage.removeItem(TICKET);
  if (ticket === undefined || Date.now() - at! > TICKET_MS) return;
  const { member, kept } = (await call("POST /auth/take-over", { body: { code, ticket } })).data;
  if (member) rememberUser(member);
  else forgetUser();
  if (kept.hearts.length > 0) keepGuestHearts([...guestHearts(), ...kept.hearts]);
  restoreGuestDrafts(kept.drafts);
  markCarried(pathOf(page));
}

function address(origin: string, said: Record<string, string>): string {
  return `${origin}${paths.handOver}#${new URLSearchParams(said)}`;
}

/** A page of this site, as a whole address: what begins with two slashes would be another site's. */
export function ownPage(text: string | null, { origin } = location): string {
  const home = origin + paths.home;
  if (!text?.startsWith("/") || !URL.canParse(text, origin)) return home;
  const url = new URL(text, origin);
  return url.origin === origin && url.pathname !== paths.handOver ? url.href : home;
}

const pathOf = (page: string): string => page.slice(location.origin.length);
