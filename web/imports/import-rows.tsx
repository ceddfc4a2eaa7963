import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { Button } from "../ui/button.tsx";
import styles from "./imports.module.css";

interface ImportRowsProps {
  readonly layout: NonNullable<ImportRecord["layout"]>;
  readonly isBusy: boolean;
  readonly onChoose: (line: number) => void;
}

/** The first rows as they are in the file, the headings marked; another row becomes the headings by one press. */
export function ImportRows({ layout: { rows, heading }, isBusy, onChoose }: ImportRowsProps) {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return (
    // A wide table scrolls sideways, by the keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles["scroll"]} aria-label={m.import_rows()} tabIndex={0}>
      <table className={[styles["table"], styles["rows"]].join(" ")}>
        <caption>{captionOf(heading)}</caption>
        <tbody>
          {rows.map(({ line, cells }) => (
            <tr key={line} className={line === heading ? styles["headings"] : undefined}>
              <th scope="row">
                <Button
                  small
                  look={line === heading ? "primary" : "quiet"}
                  aria-pressed={line === heading}
                  aria-label={m.import_headings_in({ line })}
                  disabled={isBusy}
                  onClick={() => onChoose(line)}
                >
                  {line}
                </Button>
              </th>
              {Array.from({ length: width }, (_, at) => (
                <td key={at}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function captionOf(heading: number | null): string {
  if (heading === null) return m.import_headings_several();
  return heading === 0 ? m.import_headings_none() : m.import_headings_are({ line: heading });
}
