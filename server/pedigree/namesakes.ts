/** Cats of the registry that typed ancestors probably are, by all that their lines and the cells around them say. */
import type { CatCard } from "@felistry/contract/cats.ts";
import type { ToldLikeness } from "@felistry/contract/merges/merges.ts";
import type { GridCell, GridOwnCell } from "@felistry/contract/pedigree/pedigree-grid.ts";
import { type LikenessCat, type LikenessParent, LIKELY } from "@felistry/domain/merges/likeness.ts";
import {
  PEDIGREE_LINE_MAX,
  type PedigreeCell,
  readPedigreeCell,
} from "@felistry/domain/pedigree/pedigree-cell.ts";
import { damOf, sexAt, sireOf } from "@felistry/domain/pedigree/positions.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { cardsOfIds } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import { likelyTwins, type LikelyTwin } from "../merges/queries.ts";
import { tellLikeness } from "../merges/words.ts";

/** Enough to choose from. */
const MOST = 3;
/** A name alone is little evidence, and all that a pedigree may have: it is asked about where nothing speaks against it. */
const POSSIBLE = 0.05;
const NAMED = new Set(["name_same", "name_sound", "number_same"]);

interface TypedCat {
  readonly position: number;
  readonly sex: Sex | null;
  /** Of the registry, if it was chosen there. */
  readonly catId: number | null;
  readonly line: PedigreeCell;
}

/** A draft may hold a line that is too long: it is shortened before anything is read in it. */
const lineOf = (text: string) => readPedigreeCell(text.length > PEDIGREE_LINE_MAX ? "" : text);

/** @param own the line of the cat itself, if it is not in the registry yet */
export function typedCats(cells: readonly GridCell[], own?: GridOwnCell): TypedCat[] {
  const ancestors = cells.map(({ position, text, cat_id }) => ({
    position,
    sex: sexAt(position),
    catId: cat_id,
    line: lineOf(text),
  }));
  if (!own || own.text === "") return ancestors;
  return [{ position: 1, sex: own.sex, catId: null, line: lineOf(own.text) }, ...ancestors];
}

export async function namesakesOf(
  db: Db,
  typed: readonly TypedCat[],
  catId: number | null,
  locale: Locale,
) {
  const at = new Map(typed.map((cat) => [cat.position, cat]));
  const asked = typed.filter(({ catId: known, line }) => known === null && line.name !== null);
  const twins = await likelyTwins(
    db,
    asked.map((cat) => likenessCat(cat, at)),
    POSSIBLE,
  );
  const offered = asked.map(({ position, sex }, i) => ({
    position,
    twins: twins[i]!.filter(
      (twin) => isOffered(twin) && twin.cat.id !== catId && (sex === null || twin.cat.sex === sex),
    ).slice(0, MOST),
  }));
  const ids = offered.flatMap(({ twins: found }) => found.map(({ cat }) => cat.id));
  const rows = ids.length > 0 ? await cardsOfIds(db, { ids, locale }) : [];
  const cards = new Map(rows.map(({ id, card }) => [id, card]));
  return offered
    .filter(({ twins: found }) => found.length > 0)
    .map(({ position, twins: found }) => ({
      position,
      cats: found.flatMap(({ cat, ...likeness }) =>
        withLikeness(cards.get(cat.id), likeness, locale),
      ),
    }));
}

const isOffered = ({ score, evidence }: LikelyTwin) =>
  score >= LIKELY || evidence.some(({ reason }) => NAMED.has(reason));

function withLikeness(
  card: CatCard | undefined,
  likeness: Omit<LikelyTwin, "cat">,
  locale: Locale,
): (CatCard & { likeness: ToldLikeness })[] {
  return card ? [{ ...card, likeness: tellLikeness(likeness, locale)! }] : [];
}

function likenessCat(
  { position, sex, line }: TypedCat,
  at: ReadonlyMap<number, TypedCat>,
): LikenessCat {
  return {
    name: line.name!.printed,
    sex,
    birthdate: line.birth?.date ?? null,
    precision: line.birth?.precision ?? "day",
    breed: line.ems?.breed ?? null,
    codes: line.ems?.codes ?? null,
    numbers: [line.number],
    sire: parentAt(at.get(sireOf(position))),
    dam: parentAt(at.get(damOf(position))),
  };
}

function parentAt(parent: TypedCat | undefined): LikenessParent | null {
  const name = parent?.line.name?.printed ?? null;
  return parent && (name !== null || parent.catId !== null) ? { name, id: parent.catId } : null;
}
