import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./imports.module.css";

/** Progress. Comparing the cats with each other and the registry is one step without measurable progress. */
export function ImportProgress({ record }: { record: ImportRecord }) {
  const [part, words] = progressOf(record);
  return (
    <p className={styles["progress"]}>
      <progress {...(part !== undefined && { value: part, max: 1 })} aria-label={words} />
      <output>{words}</output>
    </p>
  );
}

type Progress = readonly [part: number | undefined, words: string];

function progressOf(record: ImportRecord): Progress {
  if (record.state === "undoing") return undoing(record);
  return record.state === "attaching" ? attaching(record) : bringing(record);
}

function attaching({ attached, refused, to_attach: total }: ImportRecord): Progress {
  const done = attached + refused.length;
  return [done / Math.max(total, 1), m.import_attaching({ attached, total })];
}

function undoing({ undone, saved }: ImportRecord): Progress {
  return [undone > 0 ? undone / saved : undefined, m.import_undoing({ undone, saved })];
}

function bringing(record: ImportRecord): Progress {
  const { checked, total, saved } = record;
  const isRead = total > 0 && checked >= total;
  const toStore = total - record.known - record.faulty + record.added;
  if (saved > 0)
    return [saved / Math.max(toStore, saved), m.import_storing({ saved, good: toStore })];
  if (isRead) return [undefined, m.import_matching()];
  return [checked / Math.max(total, 1), m.import_checking({ checked })];
}
