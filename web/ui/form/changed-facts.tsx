import { changed_before, changed_now, conflict_empty } from "@felistry/i18n/compiled/messages.js";
import styles from "./changed-facts.module.css";

export type Facts = Readonly<Record<string, string | number | null>>;

/** Facts that have changed since the reader looked, each with its old and new value. */
export function ChangedFacts({
  before,
  now,
  labelOf,
}: {
  before: Facts;
  now: Facts;
  labelOf: (fact: string) => string;
}) {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (fact) => (before[fact] ?? null) !== (now[fact] ?? null),
  );
  const text = (value: string | number | null | undefined) =>
    value === null || value === undefined || value === "" ? conflict_empty() : String(value);
  return (
    <dl className={styles["changed"]}>
      {changed.map((fact) => (
        <div key={fact} data-changed={fact}>
          <dt>{labelOf(fact)}</dt>
          <dd>
            <del>
              <small>{changed_before()}</small> {text(before[fact])}
            </del>
          </dd>
          <dd>
            <ins>
              <small>{changed_now()}</small> {text(now[fact])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
