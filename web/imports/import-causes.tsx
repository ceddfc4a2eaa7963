import { Link } from "react-router";
import type { ImportCause } from "@felistry/contract/imports/repairs.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { paths } from "../paths.ts";
import { CauseAction } from "./cause-action.tsx";
import { columnName } from "./field-names.ts";
import styles from "./imports.module.css";
import type { Repairs } from "./use-repairs.ts";

interface ImportCausesProps {
  readonly id: number;
  readonly causes: readonly ImportCause[];
  readonly breeds: readonly string[];
  readonly repairs: Repairs;
}

/** What is wrong, each cause once, with what mends it in all its lines. */
export function ImportCauses({ id, causes, breeds, repairs }: ImportCausesProps) {
  if (causes.length === 0) return null;
  return (
    <section aria-labelledby="import-causes" className={styles["form"]}>
      <h2 id="import-causes">{m.import_causes()}</h2>
      <p>{m.import_causes_lead()}</p>
      <ul className={styles["causes"]}>
        {causes.map((cause) => (
          <li
            key={`${cause.field} ${cause.kind} ${cause.value}`}
            className={styles[cause.stops ? "stopping" : "warning"]}
          >
            <p>
              <strong>{columnName(cause.field)}</strong> · {textOf(cause)}{" "}
              <Link to={lineOf(id, cause)} preventScrollReset className={styles["lines"]}>
                {m.import_cause_lines({ count: cause.count, line: cause.line })}
              </Link>
            </p>
            <CauseAction cause={cause} breeds={breeds} repairs={repairs} mend={lineOf(id, cause)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The line that is to be mended: of kittens, that of their parent. */
function lineOf(id: number, { kind, line, value }: ImportCause): string {
  return `${paths.importOf(id)}&line=${kind === "parent_faulty" ? Number(value) : line}`;
}

/** A cause of many lines names none of them. */
function textOf({ kind, value, words }: ImportCause): string {
  if (value !== "") return words;
  if (kind === "twice") return m.import_cause_twice();
  if (kind === "breeds_differ") return m.import_cause_breeds_differ();
  if (kind === "number_of_club") return m.import_cause_number_of_club();
  return kind === "own_ancestor" ? m.import_cause_own_ancestor() : words;
}
