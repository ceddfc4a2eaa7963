import type { ReactNode } from "react";
import { Link } from "react-router";
import type { WaitingList } from "@felistry/contract/waiting.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languageOf } from "@felistry/i18n/locale.ts";
import { CatName } from "../cats/cat-name.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { ruleText } from "./waiting-words.ts";
import styles from "./waiting.module.css";

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What everybody sees of a list. */
export function ListFacts({ list }: { list: WaitingList }) {
  const { locale } = usePageTools();
  const { cattery, dam, sire, expected_on, rule, note, waiting, is_open, breeder } = list;
  return (
    <dl className={styles["facts"]}>
      {cattery && (
        <Fact name={m.waiting_cattery()}>
          <Link to={paths.catteryPage(cattery.id)}>{cattery.name}</Link>
        </Fact>
      )}
      <Fact name={m.waiting_breeder()}>{breeder}</Fact>
      {dam && (
        <Fact name={m.waiting_dam()}>
          <Link to={paths.cat(dam.id)}>
            <CatName cat={dam} />
          </Link>
        </Fact>
      )}
      {sire && (
        <Fact name={m.waiting_sire()}>
          <Link to={paths.cat(sire.id)}>
            <CatName cat={sire} />
          </Link>
        </Fact>
      )}
      {expected_on && (
        <Fact name={m.waiting_expected()}>
          {m.waiting_expected_about({ date: shortDate(expected_on, locale) })}
        </Fact>
      )}
      <Fact name={m.waiting_rule()}>{ruleText[rule]()}</Fact>
      <Fact name={m.waiting_how_many()}>
        {m.waiting_count({ n: waiting })}.{" "}
        {is_open === 1 ? m.waiting_is_open() : m.waiting_is_closed()}
      </Fact>
      {note && (
        <Fact name={m.waiting_note()}>
          <span lang={languageOf(note, locale)}>{note}</span>
        </Fact>
      )}
    </dl>
  );
}
