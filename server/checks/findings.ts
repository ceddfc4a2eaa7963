/** Turns the domain's problems into findings for a reader. */
import type { Finding } from "@felistry/contract/checks.ts";
import type { ColouredCat } from "@felistry/domain/colours/coat/impossible.ts";
import type { CheckKind, Problem } from "@felistry/domain/pedigree/checks.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import { mergeRefusals } from "../merges/public.ts";
import { calledDifferent, pairKey } from "../merges/queries.ts";
import { tellLikeness } from "../merges/words.ts";
import { checkedCat, colourReasonText } from "../colours/queries.ts";

export interface FoundProblem {
  readonly catId: number;
  readonly problem: Problem;
}

interface ToldCat extends ColouredCat {
  readonly id: number;
  readonly name: string;
  readonly mother_id: number | null;
  readonly father_id: number | null;
}

/** The reader: only those who may merge two records are offered to. */
type Reader = Pick<Member, "id" | "roleIds">;

const selectTold = statement(
  "check_told_cats",
  `select ${checkedCat("c", "b", "k")}::jsonb || jsonb_build_object('mother_id', c.mother_id, 'father_id', c.father_id,
     'name', concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix)) as cat
   from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
   where c.id = any(:ids)`,
  told<{ cat: ToldCat }>(),
);

/** Cats deleted meanwhile are left out. */
export async function tellFindings(
  db: Db,
  found: readonly FoundProblem[],
  locale: Locale,
  reader: Reader,
): Promise<Finding[]> {
  const ids = new Set(found.flatMap(({ catId, problem }) => [catId, ...problem.others]));
  const cats = new Map((await selectTold(db, { ids: [...ids] })).map(({ cat }) => [cat.id, cat]));
  const pairs = duplicatePairs(found);
  const [mayMerge, different] = await Promise.all([
    mergeable(db, pairs, reader),
    calledDifferent(db, pairs),
  ]);
  return found.flatMap(({ catId, problem }) => {
    const cat = cats.get(catId);
    if (!cat) return [];
    const isDuplicate = problem.kind === "likely_duplicate";
    const others = problem.others.flatMap((id) =>
      isDuplicate && different.has(pairKey(catId, id)) ? [] : (cats.get(id) ?? []),
    );
    if (isDuplicate && others.length === 0) return [];
    const likenessOf = (id: number) => problem.likeness?.[problem.others.indexOf(id)];
    return [
      {
        cat: { id: cat.id, name: cat.name },
        kind: problem.kind,
        others: others.map((other) => ({
          id: other.id,
          name: other.name,
          may_merge: mayMerge.has(pairKey(catId, other.id)),
          likeness: tellLikeness(likenessOf(other.id), locale),
        })),
        words: wordsOf(problem, cat, others, locale),
      },
    ];
  });
}

type Pair = readonly [catId: number, otherId: number];

function duplicatePairs(found: readonly FoundProblem[]): Pair[] {
  return found.flatMap(({ catId, problem }) =>
    problem.kind === "likely_duplicate" ? problem.others.map((other): Pair => [catId, other]) : [],
  );
}

/** The pairs among likely duplicates that the reader may merge. */
async function mergeable(
  db: Db,
  pairs: readonly Pair[],
  reader: Reader,
): Promise<ReadonlySet<string>> {
  const refusals = await mergeRefusals(db, pairs, reader);
  return new Set(pairs.filter((_, i) => refusals[i] === null).map((pair) => pairKey(...pair)));
}

type Said = (values: { count: number }, options: { locale: Locale }) => string;

const TEXTS: Readonly<Record<Exclude<CheckKind, "impossible_colour">, Said>> = {
  own_ancestor: (_, o) => m.check_own_ancestor({}, o),
  born_in_future: (_, o) => m.check_born_in_future({}, o),
  dam_not_female: (_, o) => m.check_dam_not_female({}, o),
  sire_not_male: (_, o) => m.check_sire_not_male({}, o),
  dam_too_young: m.check_dam_too_young,
  sire_too_young: m.check_sire_too_young,
  dam_young: m.check_dam_young,
  sire_young: m.check_sire_young,
  dam_old: m.check_dam_old,
  sire_old: m.check_sire_old,
  litters_too_close: m.check_litters_too_close,
  litter_of_two_days: m.check_litter_of_two_days,
  litter_too_large: m.check_litter_too_large,
  litter_of_two_sires: m.check_litter_of_two_sires,
  likely_duplicate: (_, o) => m.check_likely_duplicate({}, o),
};

function wordsOf(
  { kind, reason, count = 0 }: Problem,
  cat: ToldCat,
  others: readonly ToldCat[],
  locale: Locale,
): string {
  if (kind !== "impossible_colour") return TEXTS[kind]({ count }, { locale });
  const parent = (id: number | null) => others.find((other) => other.id === id) ?? null;
  return colourReasonText(
    reason!,
    { kitten: cat, dam: parent(cat.mother_id), sire: parent(cat.father_id) },
    locale,
  );
}
