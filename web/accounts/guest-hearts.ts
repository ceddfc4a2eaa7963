/** The cats that a guest has saved: in the browser, until they move into the account at login. */
import type { ApiCaller } from "@felistry/contract/client.ts";

const STORAGE_KEY = "favoriteCats";
/** What one call takes. */
const MOST = 500;

export function guestHearts(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

export function keepGuestHearts(cats: Iterable<number>): void {
  localStorage.setItem(STORAGE_KEY, JSON.stringify([...new Set(cats)]));
}

/** After login. If it fails, the hearts stay in the browser for the next time. */
export async function moveHearts(call: ApiCaller): Promise<void> {
  const cats = guestHearts().slice(-MOST);
  if (cats.length === 0) return;
  await call("POST /me/favorites", { body: { cats } }).then(
    () => localStorage.removeItem(STORAGE_KEY),
    () => {},
  );
}
