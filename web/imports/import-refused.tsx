import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import styles from "./imports.module.css";

const REFUSED_TOLD = 200;

/** Pictures, papers and tags of an archive that are not taken over, each with its reason. */
export function ImportRefused({ refused }: { refused: ImportRecord["refused"] }) {
  if (refused.length === 0) return null;
  return (
    // A wide table scrolls sideways, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles["scroll"]} aria-label={m.import_refused()} tabIndex={0}>
      <table className={styles["table"]}>
        <caption>
          {m.import_refused()}
          {refused.length === REFUSED_TOLD &&
            ` · ${m.import_refused_first({ count: REFUSED_TOLD })}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{m.import_line()}</th>
            <th scope="col">{m.import_refused_what()}</th>
            <th scope="col">{m.import_refused_file()}</th>
            <th scope="col">{m.import_what()}</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ line, what, file, words }, at) => (
            // Of a cat several things may be refused alike.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <td>{line}</td>
              <td>{what}</td>
              <td>{file}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
