import type { ChangeEvent } from "react";
import { Link } from "react-router";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { ageLine } from "../cats/age-line.ts";
import { knownBirth } from "../cats/birth-words.ts";
import { CatBadge } from "../cats/cat-badge.tsx";
import { CatName } from "../cats/cat-name.tsx";
import { SexBadge } from "../cats/sex-badge.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { herdPath, type HerdQuery } from "./herd-query.ts";
import { COLUMN_WORDS, STATE_WORDS } from "./herd-words.ts";
import styles from "./herd-table.module.css";
import type { HerdCat } from "./loaded-herd.ts";

interface HerdRowProps {
  readonly cat: HerdCat;
  readonly query: HerdQuery;
  readonly isChosen: boolean;
  /** With Shift all between this one and the last are meant. */
  readonly onChoose: (id: number, on: boolean, isRange: boolean) => void;
}

export function HerdRow({ cat, query, isChosen, onChoose }: HerdRowProps) {
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChoose(cat.id, target.checked, (nativeEvent as MouseEvent).shiftKey);
  const { titles, number, pedigree_num } = cat;
  return (
    <tr data-chosen={isChosen || undefined}>
      <td className={styles["box"]}>
        <input
          type="checkbox"
          aria-label={m.herd_choose({ name: displayName(cat) })}
          checked={isChosen}
          onChange={change}
        />
      </td>
      <th scope="row" className={styles["name"]}>
        {titles.length > 0 && <span className={styles["titles"]}>{titles.join(" ")} </span>}
        <Link to={paths.cat(cat.id)}>
          <CatName cat={cat} />
        </Link>
      </th>
      <td className={styles["sex"]}>
        <SexBadge sex={cat.sex} />
      </td>
      <td data-label={COLUMN_WORDS.breed()}>{cat.breed}</td>
      <td data-label={COLUMN_WORDS.colour()}>
        {cat.cat_color}
        {cat.ems && (
          <span className={styles["code"]}>
            {cat.breed_ems} {cat.ems}
          </span>
        )}
      </td>
      <td data-label={COLUMN_WORDS.born()}>
        <Born cat={cat} />
      </td>
      <td data-label={COLUMN_WORDS.number()}>{number ?? pedigree_num}</td>
      <Relative label={COLUMN_WORDS.sire()} cat={cat.father} />
      <Relative label={COLUMN_WORDS.dam()} cat={cat.mother} />
      <Tags tags={cat.tags} query={query} />
      <td className={styles["states"]} data-label={COLUMN_WORDS.state()}>
        {cat.states.map((state) => (
          <CatBadge key={state} look={LOOKS[state] ?? "plain"}>
            {STATE_WORDS[state]()}
          </CatBadge>
        ))}
      </td>
      {query.scope === "bred" && <td data-label={m.herd_column_keeper()}>{cat.keeper?.name}</td>}
    </tr>
  );
}

const LOOKS: Readonly<Partial<Record<HerdCat["states"][number], "good" | "mine">>> = {
  registered: "good",
  ad: "mine",
  ordered: "mine",
  reserved: "mine",
};

function Relative({ label, cat }: { label: string; cat: HerdCat["mother"] }) {
  return <td data-label={label}>{cat && <Link to={paths.cat(cat.id)}>{cat.name}</Link>}</td>;
}

/** The date, and below it the age, or the day of death. */
function Born({ cat }: { cat: HerdCat }) {
  const { locale, today } = usePageTools();
  const known = knownBirth(cat);
  const { deceased_on, cat_birthdate } = cat;
  const age = known !== null && known === cat_birthdate ? ageLine(known, today) : null;
  const below =
    deceased_on === null ? age : m.herd_deceased({ date: shortDate(deceased_on, locale) });
  return (
    <>
      {known && <span className={styles["date"]}>{shortDate(known, locale)}</span>}
      {below && <span className={styles["code"]}>{below}</span>}
    </>
  );
}

function Tags({ tags, query }: { tags: HerdCat["tags"]; query: HerdQuery }) {
  return (
    <td className={styles["tags"]} data-label={COLUMN_WORDS.tags()}>
      {tags.map(({ id, name }) => (
        <Link
          key={id}
          className={styles["tag"]}
          to={herdPath({ scope: query.scope ?? "own", tag: String(id) })}
          aria-label={m.herd_tags_filter({ name })}
          preventScrollReset
        >
          {name}
        </Link>
      ))}
    </td>
  );
}
