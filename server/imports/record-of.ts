import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { faultWords } from "./fault-words.ts";
import type { ImportRow } from "./statements.ts";

export function isUnderWay({ state }: Pick<ImportRow, "state">): boolean {
  return state === "checking" || state === "saving" || state === "undoing";
}

/** Its cats are in the registry, or were until the import was undone. */
export function isStored({ state }: Pick<ImportRow, "state">): boolean {
  return state === "saved" || state === "undoing" || state === "undone";
}

/** A process that died has undone nothing. */
export function canUndo({ state, is_dead, first_cat_id }: ImportRow): boolean {
  return first_cat_id !== null && (state === "saved" || (state === "undoing" && is_dead));
}

/** An import for the answer, in the request's language. If its process has died, it has failed. */
export function recordOf(row: ImportRow): ImportRecord {
  const {
    users_id: _,
    bytes: _bytes,
    first_cat_id: _first,
    revision: _revision,
    paged_as: _paged,
    is_dead,
    columns,
    columns_left,
    faults,
    ...rest
  } = row;
  const [headings = [], ...sample] = columns;
  return {
    ...rest,
    ...(is_dead &&
      isUnderWay(row) && { state: isStored(row) ? "saved" : "failed", failed: "fault" }),
    can_undo: canUndo(row),
    columns: [...headings],
    columns_left: columns_left.map(({ column, ...counted }) => ({
      heading: headings[column] ?? "",
      ...counted,
    })),
    sample: sample.map((cells) => [...cells]),
    faults: faults.map((fault) => ({ ...fault, words: faultWords(fault) })),
  };
}
