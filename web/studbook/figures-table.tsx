import type { ReactNode } from "react";
import type { StudbookFigures } from "@felistry/contract/studbook.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { MISSING } from "../ui/prices.ts";
import { oneDigit, percent, wholeNumber } from "../ui/shares.ts";
import { Bar } from "./bar.tsx";
import styles from "./studbook.module.css";

export interface FiguresRow {
  readonly key: string | number;
  readonly label: ReactNode;
  readonly figures: StudbookFigures;
}

/** Years or breeds, a row each, with the registrations drawn beside their number. */
export function FiguresTable({
  title,
  heading,
  rows,
}: {
  title: string;
  heading: string;
  rows: readonly FiguresRow[];
}) {
  const most = Math.max(...rows.map(({ figures }) => figures.registered), 1);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may have to be scrolled
    <section className={styles["scroll"]} aria-label={title} tabIndex={0}>
      <table className={styles["table"]}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            <th scope="col" colSpan={2}>
              {m.studbook_registered()}
            </th>
            <th scope="col">{m.studbook_litters()}</th>
            <th scope="col">{m.studbook_kittens_a_litter()}</th>
            <th scope="col">{m.studbook_imports()}</th>
            <th scope="col">{m.studbook_inbreeding()}</th>
            <th scope="col">{m.studbook_founders()}</th>
            <th scope="col">{m.studbook_catteries()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, figures }) => (
            <Row key={key} label={label} figures={figures} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ label, figures, most }: Omit<FiguresRow, "key"> & { most: number }) {
  const { locale } = usePageTools();
  const number = (value: number) => wholeNumber(value, locale);
  const { registered, litters, kittens } = figures;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{number(registered)}</td>
      <td className={styles["barCell"]}>
        <Bar share={registered / most} />
      </td>
      <td>{number(litters)}</td>
      <td>{litters === 0 ? MISSING : oneDigit(kittens / litters, locale)}</td>
      <td>{number(figures.imports)}</td>
      <td>{percent(figures.inbreeding, locale)}</td>
      <td>{number(figures.founders)}</td>
      <td>{number(figures.catteries)}</td>
    </tr>
  );
}
