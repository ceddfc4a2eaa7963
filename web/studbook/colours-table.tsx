import type { StudbookColour } from "@felistry/contract/studbook.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { Empty } from "../ui/page.tsx";
import { wholeNumber } from "../ui/shares.ts";
import { Bar } from "./bar.tsx";
import styles from "./studbook.module.css";

interface ColoursTableProps {
  readonly colours: readonly StudbookColour[];
  readonly heading?: "h2" | "h3";
}

export function ColoursTable({ colours, heading: Heading = "h2" }: ColoursTableProps) {
  const { locale } = usePageTools();
  const most = Math.max(...colours.map(({ cats }) => cats), 1);
  return (
    <section className={styles["part"]}>
      <Heading>{m.studbook_colours()}</Heading>
      {colours.length === 0 ? (
        <Empty>{m.studbook_no_colours()}</Empty>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may have to be scrolled
        <section className={styles["scroll"]} aria-label={m.studbook_colours()} tabIndex={0}>
          <table className={styles["table"]}>
            <thead>
              <tr>
                <th scope="col">{m.studbook_colour()}</th>
                <th scope="col">{m.studbook_ems()}</th>
                <th scope="col" colSpan={2}>
                  {m.studbook_cats()}
                </th>
              </tr>
            </thead>
            <tbody>
              {colours.map(({ ems, words, cats }) => (
                <tr key={ems}>
                  <th scope="row">{words}</th>
                  <td>{ems}</td>
                  <td>{wholeNumber(cats, locale)}</td>
                  <td className={styles["barCell"]}>
                    <Bar share={cats / most} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
