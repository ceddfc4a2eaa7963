import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import type { FileLayout } from "@felistry/domain/imports/reading.ts";
import { attachmentFaultWords, faultWords } from "./fault-words.ts";
import type { ImportRow, RefusedAttachment } from "./statements.ts";

export function isUnderWay({ state }: Pick<ImportRow, "state">): boolean {
  return ["checking", "saving", "attaching", "undoing"].includes(state);
}

/** Its cats are in the registry, or were until the import was undone. */
export function isStored({ state }: Pick<ImportRow, "state">): boolean {
  return ["saved", "attaching", "undoing", "undone"].includes(state);
}

/** A process that died has undone nothing. */
export function canUndo({ state, is_dead, first_cat_id }: ImportRow): boolean {
  return (
    first_cat_id !== null &&
    (state === "saved" || (["attaching", "undoing"].includes(state) && is_dead))
  );
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
    lines_left,
    layout,
    faults,
    refused,
    ...rest
  } = row;
  const [headings = [], ...sample] = columns;
  return {
    ...rest,
    ...(is_dead &&
      isUnderWay(row) && {
        state: isStored(row) ? "saved" : "failed",
        // Pictures that are missing are counted.
        failed: row.state === "attaching" ? null : "fault",
      }),
    can_undo: canUndo(row),
    columns: [...headings],
    layout: layout && layoutOf(layout),
    program: layout?.program ?? null,
    columns_left: columns_left.map(({ column, ...counted }) => ({
      heading: headings[column] ?? "",
      ...counted,
    })),
    lines_left: { ...lines_left, lines: [...lines_left.lines] },
    sample: sample.map((cells) => [...cells]),
    faults: faults.map((fault) => ({ ...fault, words: faultWords(fault) })),
    refused: refused.map(refusedOf),
  };
}

/** Null of a file that is no table. */
function layoutOf({ sheets, heading, rows }: FileLayout): ImportRecord["layout"] {
  if (rows.length === 0) return null;
  return {
    sheets: [...sheets],
    heading,
    rows: rows.map(({ line, cells }) => ({ line, cells: [...cells] })),
  };
}

const NAME_SHOWN = 60;

function refusedOf({
  line,
  file,
  said,
  fault,
}: RefusedAttachment): ImportRecord["refused"][number] {
  const named =
    typeof said === "object" && said !== null ? (said as { name?: string; number?: string }) : {};
  const text = typeof said === "string" ? said : (named.name ?? named.number ?? file ?? "");
  return {
    line,
    what: text.slice(0, NAME_SHOWN),
    file: file && file.slice(0, NAME_SHOWN),
    words: attachmentFaultWords(fault),
  };
}
