/** What is typed goes along when the language is changed: kept before the page is left, put back without a question. */
import type { KeptDraft } from "./draft-store.ts";

const MARK = "carried";
const GUEST = "draft guest ";
/** A page that opens later than this asks first. */
const SOON_MS = 60_000;

/** Of the forms on the page. */
const writers = new Set<() => Promise<void>>();

/** @returns what takes the form off the list again */
export function keptOnChange(writeNow: () => Promise<void>): () => void {
  writers.add(writeNow);
  return () => void writers.delete(writeNow);
}

export async function keepAllNow(): Promise<void> {
  await Promise.all([...writers].map((write) => write()));
}

/** @param page its path, as in the address bar */
export function markCarried(page: string): void {
  sessionStorage.setItem(MARK, JSON.stringify({ page, at: Date.now() }));
}

/** Whether this page was just open in another language. */
export function isCarried(): boolean {
  try {
    const { page, at } = JSON.parse(sessionStorage.getItem(MARK) ?? "{}") as Record<
      string,
      unknown
    >;
    const here = location.pathname + location.search + location.hash;
    return page === here && Date.now() - Number(at) < SOON_MS;
  } catch {
    return false;
  }
}

interface NamedDraft extends KeptDraft {
  readonly form: string;
}

/** A guest's drafts of the forms on a page. */
export function guestDrafts(page: string): NamedDraft[] {
  const { pathname } = new URL(page, location.origin);
  const start = GUEST + pathname;
  return Object.entries(localStorage)
    .filter(([name]) => name.startsWith(start) && /[?#]/.test(name.charAt(start.length)))
    .map(([name, text]) => ({
      form: name.slice(GUEST.length),
      ...(JSON.parse(String(text)) as KeptDraft),
    }));
}

export function restoreGuestDrafts(drafts: readonly NamedDraft[]): void {
  for (const { form, ...draft } of drafts)
    localStorage.setItem(GUEST + form, JSON.stringify(draft));
}
