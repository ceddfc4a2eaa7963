/** Cats of the registry that the ancestors on a paper are or probably are. */
import type { ScanReading } from "@felistry/contract/readings.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import type { LikenessCat, LikenessParent } from "@felistry/domain/merges/likeness.ts";
import { damOf, sexAt, sireOf } from "@felistry/domain/pedigree/positions.ts";
import { nameVariants } from "@felistry/domain/readings/name-variants.ts";
import type { ReadAncestor, ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { cardsOfIds, catsOfNames } from "../cats/queries.ts";
import type { Db } from "../db/transaction.ts";
import { likelyTwins } from "../merges/queries.ts";

const MOST = 3;

/** Those of the printed name first, then those that number, dates, parents and a name like it speak for. */
export async function matchesOf(
  db: Db,
  locale: Locale,
  { ancestors }: ReadPedigree,
): Promise<ScanReading["matches"]> {
  const wanted = ancestors.map((ancestor) => ({
    position: ancestor.position,
    sex: sexAt(ancestor.position),
    names: nameVariants(nameOf(ancestor)),
    birthdate: ancestor.birthdate?.value ?? null,
  }));
  const named = await catsOfNames(db, { locale, wanted: JSON.stringify(wanted) });
  const namedAt = new Map(named.map(({ position, cats }) => [position, cats]));
  const likely = await likelyAt(db, ancestors);
  const ids = [...likely.values()].flat();
  const rows = ids.length > 0 ? await cardsOfIds(db, { ids, locale }) : [];
  const cards = new Map(rows.map(({ id, card }) => [id, card]));
  return ancestors.flatMap(({ position }) => {
    const first = namedAt.get(position) ?? [];
    const further = (likely.get(position) ?? [])
      .filter((id) => !first.some((cat) => cat.id === id))
      .flatMap((id) => cards.get(id) ?? []);
    const cats = [...first, ...further].slice(0, MOST);
    return cats.length > 0 ? [{ position, cats }] : [];
  });
}

async function likelyAt(
  db: Db,
  ancestors: readonly ReadAncestor[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const at = new Map(ancestors.map((ancestor) => [ancestor.position, ancestor]));
  const twins = await likelyTwins(
    db,
    ancestors.map((ancestor) => likenessCat(ancestor, at)),
  );
  return new Map(
    ancestors.map(({ position }, i) => [
      position,
      twins[i]!.flatMap(({ cat }) => (cat.sex === sexAt(position) ? [cat.id] : [])),
    ]),
  );
}

function likenessCat(ancestor: ReadAncestor, at: ReadonlyMap<number, ReadAncestor>): LikenessCat {
  const { position, birthdate, ems, number } = ancestor;
  const read = parseEms(ems?.value ?? "");
  return {
    name: nameOf(ancestor),
    sex: sexAt(position),
    birthdate: birthdate?.value ?? null,
    breed: read.ok ? read.breed : null,
    codes: read.ok ? read.codes : null,
    numbers: [number?.value ?? null],
    sire: parentOf(at.get(sireOf(position))),
    dam: parentOf(at.get(damOf(position))),
  };
}

const parentOf = (parent: ReadAncestor | undefined): LikenessParent | null =>
  parent ? { name: nameOf(parent) } : null;

function nameOf({ prefix, name, suffix }: ReadAncestor): string {
  return displayName({
    cat_name_cattery_prefix: prefix?.value ?? null,
    cat_name: name.value,
    cat_name_suffix: suffix?.value ?? null,
  });
}
