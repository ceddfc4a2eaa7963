import type { ReactNode } from "react";
import { Link } from "react-router";
import { GENERATIONS_WITH_BIRTHDATE } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { generationOf, sexAt } from "@felistry/domain/pedigree/positions.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { CatName } from "../cats/cat-name.tsx";
import { usePageTools } from "../page-tools.ts";
import { paths } from "../paths.ts";
import { shortDate } from "../ui/dates.ts";
import { Icon } from "../ui/icon.tsx";
import { kinshipWords } from "./kinship-line.ts";
import type { PlacedAncestor } from "./ancestors-of-figure.ts";
import styles from "./pedigree-cell.module.css";

interface PedigreeCellProps {
  readonly position: number;
  readonly ancestor: PlacedAncestor | null;
  /** A repeated ancestor's number in the legend. */
  readonly mark: number | null;
  readonly isLit: boolean;
  /** Reports the cat under the pointer or focus. */
  readonly onPoint: (catId: number | null) => void;
  /** The cat whose empty places the viewer may fill. */
  readonly emptyFor: number | null;
  /** Its child is known, so this empty place can be filled next. */
  readonly isNext: boolean;
}

export function PedigreeCell({
  position,
  ancestor,
  mark,
  isLit,
  onPoint,
  emptyFor,
  isNext,
}: PedigreeCellProps) {
  const frame = {
    className: [styles["cell"], styles[sexAt(position)], !ancestor && styles["empty"]]
      .filter(Boolean)
      .join(" "),
    "data-position": position,
    "data-generation": generationOf(position),
  };
  if (!ancestor) {
    return (
      <div {...frame}>
        <Kin position={position} />
        <EmptyPlace position={position} emptyFor={emptyFor} isNext={isNext} />
      </div>
    );
  }
  return (
    <div {...frame} data-cat={ancestor.id} data-lit={isLit || undefined}>
      <Kin position={position} />
      <p className={styles["name"]}>
        <Link
          to={paths.cat(ancestor.id)}
          className={styles["link"]}
          onFocus={() => onPoint(ancestor.id)}
          onBlur={() => onPoint(null)}
          onPointerEnter={() => onPoint(ancestor.id)}
          onPointerLeave={() => onPoint(null)}
        >
          {ancestor.titles.before && (
            <span className={styles["titles"]}>{ancestor.titles.before} </span>
          )}
          <CatName cat={ancestor} />
          {ancestor.titles.behind && (
            <span className={styles["titles"]}> {ancestor.titles.behind}</span>
          )}
        </Link>
        {mark !== null && <RepeatMark number={mark} title={m.pedigree_mark_title()} />}
      </p>
      <Facts position={position} ancestor={ancestor} />
    </div>
  );
}

export function RepeatMark({ number, title }: { number: number; title?: string }) {
  return (
    <span className={styles["mark"]} title={title}>
      {number}
    </span>
  );
}

/** The position in words, for readers who do not see the columns. */
function Kin({ position }: { position: number }) {
  return <p className={styles["kin"]}>{kinshipWords(position)}</p>;
}

function Facts({ position, ancestor }: { position: number; ancestor: PlacedAncestor }) {
  const { locale } = usePageTools();
  const { code, words, birthdate } = ancestor;
  const showsBirth = generationOf(position) <= GENERATIONS_WITH_BIRTHDATE && birthdate !== null;
  return (
    <p className={styles["facts"]}>
      <abbr className={styles["code"]} title={words || undefined}>
        {code}
      </abbr>
      {showsBirth && <span>{shortDate(birthdate, locale)}</span>}
      <span>{m.cat_number({ id: ancestor.id })}</span>
      {words && <span className={styles["words"]}>{words}</span>}
    </p>
  );
}

/** Invites viewers who may fill the place: a parent is chosen on this cat, a further ancestor is added as a cat. */
function EmptyPlace({
  position,
  emptyFor,
  isNext,
}: Pick<PedigreeCellProps, "position" | "emptyFor" | "isNext">): ReactNode {
  if (emptyFor === null) return <p className={styles["unknown"]}>{m.pedigree_unknown()}</p>;
  const sex = sexAt(position);
  const isParent = generationOf(position) === 1;
  const text = isParent
    ? sex === "female"
      ? m.pedigree_add_mother()
      : m.pedigree_add_father()
    : m.pedigree_add_cat();
  return (
    <p className={styles["unknown"]}>
      <Link
        to={isParent ? paths.addParent(emptyFor, sex) : paths.addCat}
        className={[styles["link"], styles["invite"], !isNext && styles["later"]]
          .filter(Boolean)
          .join(" ")}
        aria-label={`${text}: ${kinshipWords(position)}`}
      >
        <Icon name="plus" size={16} />
        {text}
      </Link>
    </p>
  );
}
