/** The titles that a cat's results add up to, and what the next one needs. */
import { useRevalidator } from "react-router";
import type { Answer } from "@felistry/contract/api.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { usePageTools } from "../page-tools.ts";
import { shortDate } from "../ui/dates.ts";
import { TaskButton } from "../ui/task-button.tsx";
import card from "./credentials-card.module.css";
import type { Credential } from "./credentials-card.tsx";
import styles from "./credentials.module.css";
import { missingWords } from "./missing-words.ts";
import { classWord } from "./show-words.ts";

type Titles = Answer<"GET /cats/{id}/titles">["data"];
type Reached = Titles["reached"][number];
type Next = Titles["next"][number];

interface TitlesPartProps {
  readonly catId: number;
  readonly titles: Titles;
  readonly credentials: readonly Credential[];
}

export function TitlesPart({ catId, titles, credentials }: TitlesPartProps) {
  const { reached, next } = titles;
  const scanned = new Set(credentials.filter((one) => one.scan_url !== null).map(({ id }) => id));
  if (reached.length === 0 && next.length === 0) return null;
  return (
    <section className={styles["titles"]} aria-labelledby="titles">
      <h2 id="titles">{m.titles_part()}</h2>
      <p className="soft">{m.titles_lead()}</p>
      {reached.length > 0 && (
        <ul className={styles["entries"]}>
          {reached.map((title) => (
            <li key={`${title.show_system} ${title.show_class} ${title.title}`}>
              <ReachedLine
                catId={catId}
                reached={title}
                language={titles.language}
                hasScan={title.results.some((id) => scanned.has(id))}
              />
            </li>
          ))}
        </ul>
      )}
      {next.map((title) => (
        <NextLine key={`${title.show_system} ${title.show_class}`} next={title} />
      ))}
    </section>
  );
}

function ReachedLine({
  catId,
  reached,
  language,
  hasScan,
}: {
  catId: number;
  reached: Reached;
  language: string;
  hasScan: boolean;
}) {
  const { call, locale } = usePageTools();
  const { revalidate } = useRevalidator();
  const { title, show_system, show_class, day, confirmed, held, rules } = reached;
  const enter = async () => {
    const body = { title, show_system, show_class };
    await call("POST /cats/{id}/titles", { params: { id: catId }, body });
    await revalidate();
  };
  return (
    <>
      <div>
        <strong>
          {m.titles_reached({ title, system: show_system, date: shortDate(day, locale) })}
        </strong>
        <p className="soft">
          {confirmed ? m.titles_confirmed() : m.titles_unconfirmed()}{" "}
          {rules.map(({ id, text }) => (
            <span key={id}>
              {m.titles_rule({ id })} <span lang={language}>{text}</span>{" "}
            </span>
          ))}
        </p>
        {!held && (
          <p className="soft">{hasScan ? m.titles_entered_hint() : m.titles_entered_unscanned()}</p>
        )}
      </div>
      {held ? (
        <span className={card["evidence"]}>{m.titles_held()}</span>
      ) : (
        <TaskButton small work={enter} busy={m.own_busy()}>
          {m.titles_enter({ title })}
        </TaskButton>
      )}
    </>
  );
}

function NextLine({ next }: { next: Next }) {
  const { locale } = usePageTools();
  const { title, show_system, show_class, unconfirmed } = next;
  const missing = missingWords(next, locale);
  return (
    <p>
      {m.titles_next({ title, system: show_system, showClass: classWord(show_class), missing })}{" "}
      {unconfirmed > 0 && m.titles_next_unconfirmed({ count: unconfirmed })}
    </p>
  );
}
