import { inLanguage } from "@felistry/i18n/locale.ts";
import type { Answer } from "@felistry/contract/api.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { Fold } from "../ui/fold.tsx";
import styles from "./mating.module.css";

type Mating = Answer<"GET /mating">["data"];
type Health = Mating["health"];
type Test = Health["tests"][number];

/** What tests, examinations and genes of form say of the kittens. */
export function MatingHealth({ mating }: { mating: Mating }) {
  const { tests, examinations, notes } = mating.health;
  const isOpen = ({ dam, sire }: Test) => dam.status === "untested" && sire.status === "untested";
  const untested = tests.filter(isOpen);
  const known = tests.filter((test) => !isOpen(test));
  // What endangers kittens is never folded away.
  const isGrave = [...known, ...notes, ...examinations].some(({ grave }) => grave === true);
  return (
    <Fold title={m.mating_health()} open={isGrave}>
      <p>{tests.length === 0 ? m.mating_health_none() : m.mating_health_lead()}</p>
      {known.length > 0 && <Tests tests={known} />}
      {untested.length > 0 && <Untested tests={untested} />}
      <Examinations mating={mating} examinations={examinations} />
      {notes.length > 0 && <Notes notes={notes} />}
    </Fold>
  );
}

function Tests({ tests }: { tests: readonly Test[] }) {
  const { locale } = usePageTools();
  return (
    <ul className={styles["tests"]}>
      {tests.map((test) => (
        <li key={test.code} data-test={test.code} data-grave={test.grave}>
          <h3>{inLanguage(test.name, locale)}</h3>
          <dl className={styles["results"]}>
            <div>
              <dt>{m.mating_dam()}</dt>
              <dd>{statusWord(test.dam)}</dd>
            </div>
            <div>
              <dt>{m.mating_sire()}</dt>
              <dd>{statusWord(test.sire)}</dd>
            </div>
          </dl>
          <p>{inLanguage(test.words, locale)}</p>
          <p className={styles["source"]}>
            {test.omia
              ? m.mating_health_source({ gene: test.gene, omia: test.omia, source: test.source })
              : m.mating_health_source_short({ gene: test.gene, source: test.source })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function statusWord({ status, result }: Test["dam"]): string {
  switch (status) {
    case "normal":
      return withResult(m.mating_status_normal(), result);
    case "carrier":
      return withResult(m.mating_status_carrier(), result);
    case "affected":
      return withResult(m.mating_status_affected(), result);
    case "known":
      return result ?? "";
    case "unread":
      return m.mating_status_unread({ result: result ?? "" });
    case "untested":
      return m.mating_status_untested();
  }
}

/** A pair of alleles says more than the word for it. */
function withResult(word: string, result: string | null): string {
  return result?.includes("/") ? `${word} (${result})` : word;
}

function Untested({ tests }: { tests: readonly Test[] }) {
  const { locale } = usePageTools();
  return (
    <div className={styles["listed"]}>
      <h3>{m.mating_health_untested_more()}</h3>
      <ul>
        {tests.map((test) => (
          <li key={test.code}>
            {inLanguage(test.name, locale)} ({test.code})
          </li>
        ))}
      </ul>
    </div>
  );
}

function Examinations({
  mating,
  examinations,
}: {
  mating: Mating;
  examinations: Health["examinations"];
}) {
  const { locale } = usePageTools();
  return (
    <div className={styles["listed"]}>
      <h3>{m.mating_examinations()}</h3>
      {examinations.length === 0 ? (
        <p>{m.mating_examinations_none()}</p>
      ) : (
        <ul>
          {examinations.map(({ of, name, result, issued_on, grave, old }, place) => (
            <li key={`${of} ${name} ${place}`} data-grave={grave === true}>
              {displayName(mating[of])}:{" "}
              {m.mating_examination({ name, result: result ?? m.mating_examination_no_result() })},{" "}
              {issued_on ? shortDate(issued_on, locale) : m.mating_examination_no_date()}
              {grave === true && <strong>; {m.mating_examination_grave()}</strong>}
              {old && <>; {m.mating_examination_old()}</>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Notes({ notes }: Pick<Health, "notes">) {
  const { locale } = usePageTools();
  return (
    <div className={styles["listed"]}>
      <h3>{m.mating_notes()}</h3>
      <ul className={styles["notes"]}>
        {notes.map(({ code, words, grave }) => (
          <li key={code} data-note={code} data-grave={grave}>
            {inLanguage(words, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
