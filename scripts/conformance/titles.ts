/** The ids of the checklist that the titles of tests begin with, found in the text of a test file. */

/** What a file's titles say. */
export interface Titles {
  readonly ids: string[];
  /** What looks like an id and cannot be one, or stands in front of a test that does not run. */
  readonly faults: string[];
}

const ID = /^(?:D?\d+(?:\.\d+)?)-(\d+)$/;

/**
 * A text that begins with brackets around what begins as ids do: `"[2.7-03] …`, also in a table of cases. Ids of
 * docs/SECURITY.md may stand before them: `[SEC-07] [D11-03] …`.
 */
const TITLE =
  /["'`](?:\[SEC-\d\d\]\s*)*(?<groups>\[D?\d[\d.]*-[^\]\n]*\](?:\s*(?:…\s*)?\[D?\d[^\]\n]*\])*)/g;
const GROUP = /(?<to>…\s*)?\[(?<inside>[^\]\n]*)\]/g;
const NOT_RUN = /\.(?:skip|todo|fails)\($/;

/**
 * A title begins with its ids, each in brackets, or as a list or span: `[2.7-03] [2.7-04]`, `[2.7-03, 2.7-04]`,
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

/** All ids from one to another of the same chapter; null where either is none or they stand the wrong way round. */
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
