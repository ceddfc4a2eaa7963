import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { headingWords } from "./column-meaning.tsx";
import styles from "./imports.module.css";

/** The columns of which nothing goes into the cats: each is named, so that nobody looks for their values later. */
export function ImportLeft({ columns }: { columns: ImportRecord["columns_left"] }) {
  if (columns.length === 0) return null;
  return (
    <section aria-labelledby="import-left" className={styles["form"]}>
      <h2 id="import-left">{m.import_columns_left()}</h2>
      <p>{m.import_columns_left_lead()}</p>
      <ul>
        {columns.map(({ heading, cells, line }, at) => (
          // Headings may be equal, or empty.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <strong>{headingWords(heading)}</strong> {m.import_columns_left_cells({ cells, line })}
          </li>
        ))}
      </ul>
    </section>
  );
}
