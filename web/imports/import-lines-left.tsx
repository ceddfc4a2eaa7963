import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./imports.module.css";

type LinesLeft = ImportRecord["lines_left"];

/** So many are seen at once: titles of pages, remarks below a table. */
const SHOWN = 8;

/** The lines of the file of which something went nowhere, word for word: nobody has to compare the file with the table. */
export function ImportLinesLeft({ left: { count, lines } }: { left: LinesLeft }) {
  if (count === 0) return null;
  const further = count - lines.length;
  return (
    <section aria-labelledby="import-lines-left" className={styles["form"]}>
      <h2 id="import-lines-left">{m.import_lines_left()}</h2>
      <p>{m.import_lines_left_lead()}</p>
      <Lines lines={lines.slice(0, SHOWN)} />
      {lines.length > SHOWN && (
        <details className={styles["columns"]}>
          <summary>{m.import_lines_left_more({ count: count - SHOWN })}</summary>
          <Lines lines={lines.slice(SHOWN)} />
          {further > 0 && <p>{m.import_lines_left_more({ count: further })}</p>}
        </details>
      )}
    </section>
  );
}

const Lines = ({ lines }: { lines: LinesLeft["lines"] }) => (
  <ul className={styles["unread"]}>
    {lines.map(({ line, text }) => (
      <li key={`${line} ${text}`}>
        {m.import_lines_left_line({ line })} <q>{text}</q>
      </li>
    ))}
  </ul>
);
