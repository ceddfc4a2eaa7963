import { useId } from "react";
import type { ClubVerdict } from "@felistry/contract/rules/club-rules.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../../page-tools.ts";
import { shortDate } from "../../ui/dates.ts";
import { CONFIDENCE_WORDS, SUBJECT_WORDS, valuesWords } from "./club-rule-words.ts";
import styles from "./club-verdict.module.css";

type Part = ClubVerdict["parts"][number];
type Line = Part["fired"][number];
type OpenLine = Part["open"][number];

const SAID = {
  block: m.club_rules_said_block,
  ask: m.club_rules_said_ask,
  warn: m.club_rules_said_warn,
  ok: m.club_rules_ok,
} as const;

const VERDICTS = {
  block: m.club_rules_block,
  ask: m.club_rules_ask,
  warn: m.club_rules_warn,
  ok: m.club_rules_ok,
} as const;

/** What the club's rules say of a mating, a litter or an application: each rule with its article and the values it rests on. */
export function ClubVerdictCard({
  verdict,
  level = 2,
  about = "",
}: {
  verdict: ClubVerdict;
  /** Of its heading. */
  level?: 2 | 3;
  /** The id of the heading of what is judged, where a page has several verdicts. */
  about?: string;
}) {
  const { locale } = usePageTools();
  const id = useId();
  const { clubs, parts, language } = verdict;
  if (clubs.length === 0) return null;
  const Heading = `h${level}` as const;
  const shown = parts.filter(isTold);
  const open = parts.flatMap((part) =>
    part.open.filter(({ likely }) => !likely).map((line) => ({ part, line })),
  );
  return (
    <section
      className={styles["card"]}
      aria-labelledby={`${id} ${about}`.trim()}
      data-verdict={verdict.verdict}
      data-clean={verdict.clean}
    >
      <Heading id={id}>{m.club_rules_title()}</Heading>
      <p>{!verdict.clean && verdict.verdict === "ok" ? SAID.ask() : SAID[verdict.verdict]()}</p>
      {shown.map((part, at) => (
        <PartLines key={at} part={part} language={language} heading={level === 2 ? "h3" : "h4"} />
      ))}
      {verdict.more_young > 0 && <p>{m.club_rules_more_young({ count: verdict.more_young })}</p>}
      {open.length > 0 && (
        <details>
          <summary>{m.club_rules_open({ count: open.length })}</summary>
          <ul>
            {open.map(({ part, line }, at) => (
              <li key={at}>
                {partName(part)}. <span lang={language}>{line.text}</span>{" "}
                <Missing line={line} language={language} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="soft">
        {verdict.kept_at !== null &&
          `${m.club_rules_kept({ date: shortDate(verdict.kept_at, locale) })} `}
        {m.club_rules_by({
          clubs: clubs
            .map(({ name, valid_from }) =>
              m.club_rules_of_day({ club: name, date: shortDate(valid_from, locale) }),
            )
            .join("; "),
        })}
      </p>
    </section>
  );
}

const nameOf = ({ name }: Part["young"][number]): string => name;

const isTold = ({ fired, open, books }: Part): boolean =>
  fired.length > 0 || books.length > 0 || open.some(({ likely }) => likely);

function PartLines({
  part,
  language,
  heading: Heading,
}: {
  part: Part;
  language: string;
  heading: "h3" | "h4";
}) {
  const likely = part.open.filter((line) => line.likely);
  return (
    <div className={styles["part"]}>
      <Heading>{partName(part)}</Heading>
      {part.young.length > 0 && (
        <p data-young>{m.club_rules_young({ names: part.young.map(nameOf).join(", ") })}</p>
      )}
      {part.books.map(({ club, name }) => (
        <p key={club}>{m.club_rules_book({ club, book: name })}</p>
      ))}
      <ul>
        {part.fired.map((line) => (
          <li key={line.id} data-rule={line.id} data-verdict={line.verdict}>
            <strong>{VERDICTS[line.verdict]()}</strong> <Rule line={line} language={language} />
          </li>
        ))}
        {likely.map((line) => (
          <li key={line.id} data-rule={line.id} data-verdict="open">
            <Rule line={line} language={language} />{" "}
            {part.subject === "title" ? (
              <MissingResults line={line} language={language} />
            ) : (
              <Missing line={line} language={language} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Its text, the values, and where it stands. */
function Rule({ line, language }: { line: Line; language: string }) {
  const { locale } = usePageTools();
  const { text, values, club, article, source, confidence, id } = line;
  return (
    <>
      <span lang={language}>{text}</span>{" "}
      <span className="soft">
        {values.length > 0 && (
          <>
            <span lang={language}>{valuesWords(values, locale)}</span>.{" "}
          </>
        )}
        {club === "registry" ? (
          `${id}.`
        ) : (
          <>
            {article === null ? `${club}, ${id}` : m.club_rules_article({ club, article })},{" "}
            <cite lang="">{source}</cite> ({CONFIDENCE_WORDS[confidence]()}).
          </>
        )}
      </span>
    </>
  );
}

function Missing({ line, language }: { line: OpenLine; language: string }) {
  return (
    <span className="soft" lang={language}>
      {m.club_rules_missing({ facts: line.missing.join(", ") })}
      {line.unrecorded.length > 0 &&
        ` ${m.club_rules_unrecorded({ facts: line.unrecorded.join(", ") })}`}
    </span>
  );
}

/** A title is judged by results, which owners enter, or by its young. */
function MissingResults({ line, language }: { line: OpenLine; language: string }) {
  const { locale } = usePageTools();
  const { missing, found, reached_on } = line;
  if (found === null) return <Missing line={line} language={language} />;
  if (missing.length > 0)
    return <span lang={language}>{LACKING[found]({ facts: missing.join("; ") })}</span>;
  return (
    <span>
      {reached_on === null
        ? ENOUGH[found]()
        : m.club_rules_title_reached({ date: shortDate(reached_on, locale) })}
    </span>
  );
}

const LACKING = {
  nothing: m.club_rules_title_missing,
  some: m.club_rules_title_some,
  enough: m.club_rules_title_some,
  confirmed: m.club_rules_title_some,
  young: m.club_rules_title_lacks,
} as const;

const ENOUGH = {
  nothing: m.club_rules_title_counted,
  some: m.club_rules_title_counted,
  enough: m.club_rules_title_unconfirmed,
  confirmed: m.club_rules_title_counted,
  young: m.club_rules_title_young,
} as const;

function partName({ subject, cat }: Part): string {
  const word = SUBJECT_WORDS[subject]();
  return cat ? m.club_rules_subject_named({ subject: word, name: cat.name }) : word;
}
