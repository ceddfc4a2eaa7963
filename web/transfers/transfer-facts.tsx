/** A request as its asker and the club see it: what is asked for beside what the cat's page says. */
import { Link } from "react-router";
import type { Transfer } from "@felistry/contract/transfers.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ScanPhoto } from "../documents/scan-photo.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import styles from "./transfers.module.css";
import { directionWords, statusWords } from "./transfer-words.ts";

interface FactsProps {
  readonly transfer: Transfer;
  /** The paper is shown beside, so not here. */
  readonly isBesidePaper?: boolean;
}

export function TransferFacts({ transfer, isBesidePaper = false }: FactsProps) {
  const { locale } = usePageTools();
  const { asker, created_at, status, direction, decision, decided_at, decided_by } = transfer;
  const date = shortDate(created_at, locale);
  return (
    <div className={styles["view"]}>
      <p className="soft">
        {statusWords[status]()} · {m.correction_by({ name: asker.name, date })}
      </p>
      <section>
        <h2>
          {m.transfer_request()}: {directionWords[direction]()}
        </h2>
        <Lines lines={requestLines(transfer)} />
      </section>
      <section>
        <h2>{m.transfer_cat()}</h2>
        <Lines lines={catLines(transfer)} />
        <SameNumber cats={transfer.same_number} />
      </section>
      {decided_by !== null && decided_at !== null && (
        <section>
          <h2>{m.correction_decision()}</h2>
          {decision !== null && <p className={styles["words"]}>{decision}</p>}
          <p className="soft">
            {m.correction_decided({ name: decided_by, date: shortDate(decided_at, locale) })}
          </p>
        </section>
      )}
      {direction === "in" && !isBesidePaper && <Paper transfer={transfer} />}
    </div>
  );
}

type Line = readonly [label: string, value: string | null];

const requestLines = ({ club, number, titles, remarks }: Transfer): Line[] => [
  [m.transfer_club(), club],
  ...(number === null ? [] : [[m.transfer_number(), number] as const]),
  ...(titles === null ? [] : [[m.transfer_titles(), titles] as const]),
  ...(remarks === null ? [] : [[m.transfer_remarks(), remarks] as const]),
];

function catLines({ cat_name, reg_num, cat }: Transfer): Line[] {
  const { sex, born, breed, ems, chip, father, mother } = cat;
  return [
    [m.catform_name(), cat_name],
    ...(reg_num === null ? [] : [[m.transfer_reg_num(), reg_num] as const]),
    [m.cert_sheet_sex(), sex === "female" ? m.cert_sheet_female() : m.cert_sheet_male()],
    [m.cert_sheet_born(), born],
    ["EMS", [breed, ems].filter(Boolean).join(" ")],
    ...(chip === null ? [] : [[m.catform_chip(), chip] as const]),
    [m.transfer_sire(), father],
    [m.transfer_dam(), mother],
  ];
}

/** Names, clubs and numbers are of no language. */
function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl>
      {lines.map(([label, value]) => (
        <div key={label} className={styles["line"]}>
          <dt>{label}</dt>
          {value === null ? (
            <dd className="soft">{m.transfer_nothing()}</dd>
          ) : (
            <dd lang="zxx" className={styles["words"]}>
              {value}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function SameNumber({ cats }: { cats: Transfer["same_number"] }) {
  if (cats.length === 0) return null;
  return (
    <div className={styles["warning"]}>
      <p>{m.transfer_same_number()}</p>
      <ul>
        {cats.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.cat(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Paper({ transfer: { paper_url, cat_name: name } }: { transfer: Transfer }) {
  return (
    <section>
      <h2>{m.transfer_paper()}</h2>
      {paper_url === null ? (
        <p>{m.transfer_paper_gone()}</p>
      ) : (
        <a href={paper_url}>
          <ScanPhoto
            path={paper_url}
            alt={m.transfer_paper_of({ name })}
            className={styles["paper"]}
          />
        </a>
      )}
    </section>
  );
}
