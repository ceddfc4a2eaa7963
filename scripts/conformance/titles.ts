/** Finds the checklist ids at the start of test titles in a test file's text. */

/** The content of a file's titles. */
export interface Titles {
  readonly ids: string[];
  /** Text that looks like an id but cannot be one, or belongs to a test that does not run. */
  readonly faults: string[];
}

const ID = /^(?:D?\d+(?:\.\d+)?)-(\d+)$/;

/**
 * A text that starts with bracketed ids: `"[2.7-03] …`, also in a table of cases. Ids from docs/SECURITY.md may come
 * first: `[SEC-07] [D11-03] …`.
 */
const TITLE =
  /["'`](?:\[SEC-\d\d\]\s*)*(?<groups>\[D?\d[\d.]*-[^\]\n]*\](?:\s*(?:…\s*)?\[D?\d[^\]\n]*\])*)/g;
const GROUP = /(?<to>…\s*)?\[(?<inside>[^\]\n]*)\]/g;
const NOT_RUN = /\.(?:skip|todo|fails)\($/;

/**
 * A title starts with its ids, in brackets each, or as a list or range: `[2.7-03] [2.7-04]`, `[2.7-03, 2.7-04]`,
 * `[7-94..7-99]`, `[7-94] … [7-99]`.
 */
export function titlesIn(source: string): Titles {
  const ids = new Set<string>();
  const faults: string[] = [];
  for (const { groups, index } of source.matchAll(TITLE)) {
    const brackets = groups!["groups"]!;
    if (NOT_RUN.test(source.slice(0, index).trimEnd()))
      faults.push(`${brackets} is on a test that does not run`);
    for (const id of idsOf(brackets, faults)) ids.add(id);
  }
  return { ids: [...ids], faults };
}

function idsOf(brackets: string, faults: string[]): string[] {
  const found: string[] = [];
  for (const { groups } of brackets.matchAll(GROUP)) {
    for (const item of groups!["inside"]!.split(",").map((part) => part.trim())) {
      const [first = "", last = first] = item.split("..").map((part) => part.trim());
      const from = groups!["to"] ? found.at(-1) : first;
      const span = from === undefined ? null : spanOf(from, last);
      if (span) found.push(...span);
      else faults.push(`[${groups!["inside"]}] is no id, list or span of ids`);
    }
  }
  return found;
}

/** All ids from one to another in the same chapter; null if either is not an id or they are in the wrong order. */
function spanOf(first: string, last: string): string[] | null {
  const [from, to] = [ID.exec(first)?.[1], ID.exec(last)?.[1]];
  const chapter = chapterOf(first);
  if (from === undefined || to === undefined || chapter !== chapterOf(last)) return null;
  if (from.length < 2 || Number(from) > Number(to)) return null;
  const count = Number(to) - Number(from) + 1;
  return Array.from(
    { length: count },
    (_, index) => `${chapter}-${String(Number(from) + index).padStart(2, "0")}`,
  );
}

/** `2.7` of `2.7-03`. */
export function chapterOf(id: string): string {
  return id.slice(0, id.lastIndexOf("-"));
}
