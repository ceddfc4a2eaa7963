import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";

/** Every fault with its line in the file. */
export function ImportFaults({ record: { faults, faulty } }: { record: ImportRecord }) {
  if (faults.length === 0) return null;
  return (
    // A wide table scrolls sideways, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles["scroll"]} aria-label={m.import_faults()} tabIndex={0}>
      <table className={styles["table"]}>
        <caption>
          {m.import_faults()}
          {faulty > faults.length && ` · ${m.import_faults_first({ count: faults.length })}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{m.import_line()}</th>
            <th scope="col">{m.import_field()}</th>
            <th scope="col">{m.import_what()}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, field, kind, value, words }) => (
            <tr key={`${line} ${field} ${kind} ${value}`}>
              <td>{line}</td>
              <td>{columnName(field)}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
