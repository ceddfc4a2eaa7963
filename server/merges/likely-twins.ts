/**
 * Finds records that may be of a cat that somebody enters, imports or keeps: candidates by index (same date of birth, also
 * with day and month swapped, same words of the name or a rare one, same parents, same number), then by `likeness`.
 */
import { addDays } from "@felistry/domain/calendar.ts";
import { crossableWith } from "@felistry/domain/matings/allowed-crosses.ts";
import {
  type Likeness,
  type LikenessCat,
  likenessKey,
  likenessOfKeys,
  LIKELY,
} from "@felistry/domain/merges/likeness.ts";
import type { Twin } from "@felistry/domain/pedigree/checks.ts";
import { havingRareWord } from "./rare-words.ts";
import { statement, told } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

export interface LikelyTwin extends Likeness {
  readonly cat: LikenessCat & { readonly id: number };
}

const name = (cat: string) =>
  `concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix)`;
const parent = (cat: string) =>
  `case when ${cat}.id is not null then json_build_object('id', ${cat}.id, 'name', ${name(cat)}) end`;

/** Compares nothing that only a cat's owners may see: an answer would reveal it. */
const LIKENESS_CAT = `json_build_object('id', c.id, 'name', ${name("c")}, 'sex', c.sex, 'birthdate', c.cat_birthdate, 'precision', c.cat_birthdate_precision, 'breed', b.ems,
  'codes', case when k.cat_id is not null then json_build_object('main', k.main, 'gold', k.gold, 'white', k.white,
    'tabby', k.tabby, 'point', k.point, 'eye', k.eye, 'build', k.build) end,
  'numbers', json_build_array(c.reg_num, c.number_elsewhere), 'dam', ${parent("m")}, 'sire', ${parent("f")}, 'breeder', c.breeder_not_user)`;
const JOINS = `join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
  left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id`;

export const selectLikenessCats = statement(
  "likeness_cats",
  `select ${LIKENESS_CAT} as cat from cats c ${JOINS} where c.id = any(:ids) order by c.id`,
  told<{ cat: LikenessCat & { readonly id: number } }>(),
);

/** Limits per index: thousands of cats share the commonest name. */
const MOST_BY_BIRTH = 400;
const MOST_BY_REST = 100;

const selectCandidates = statement(
  "likeness_candidates",
  `with asked as materialized (
     select a.*, name_words_key(lower(a.name)) as words, word_keys(a.name) as each_word from jsonb_to_recordset(:asked::jsonb)
       as a(n int, id int, name text, sex text, dates date[], breeds text[], numbers text[], mother_id int, father_id int)
   )
   select a.n, ${LIKENESS_CAT} as cat
   from asked a cross join lateral (
     (select d.id from cats d where d.cat_birthdate = any(a.dates) and (a.sex is null or d.sex = a.sex)
        and (a.breeds is null or d.breed_id in (select id from breeds where ems = any(a.breeds))) limit ${MOST_BY_BIRTH})
     union (select d.id from cats d where name_words_key(d.search_name) = a.words order by d.id limit ${MOST_BY_REST})
     union (${havingRareWord("a.each_word")})
     union (select d.id from cats d where d.mother_id = a.mother_id limit ${MOST_BY_REST})
     union (select d.id from cats d where d.father_id = a.father_id limit ${MOST_BY_REST})
     union (select d.id from cats d where d.number_elsewhere is not null and number_key(d.number_elsewhere) = any(a.numbers) limit ${MOST_BY_REST})
     union (select d.id from cats d where d.reg_num = any(a.numbers))
   ) near join cats c on c.id = near.id ${JOINS}
   where (a.id is null or c.id <> a.id)
     and not exists (select from different_cats x where x.one_id = least(c.id, a.id) and x.other_id = greatest(c.id, a.id))`,
  told<{ n: number; cat: LikenessCat & { readonly id: number } }>(),
);

/** Offered for one cat. */
const MOST_TWINS = 10;

/** For each cat asked, those records that are probably of it, the likeliest first; `from` is the least score. */
export async function likelyTwins(
  db: Db,
  asked: readonly LikenessCat[],
  from: number = LIKELY,
): Promise<readonly LikelyTwin[][]> {
  const found: LikelyTwin[][] = asked.map(() => []);
  if (asked.length === 0) return found;
  const keys = asked.map(likenessKey);
  const rows = await selectCandidates(db, { asked: JSON.stringify(asked.map(asCandidate)) });
  for (const { n, cat } of rows) {
    const { score, evidence } = likenessOfKeys(keys[n]!, likenessKey(cat));
    if (score >= from) found[n]!.push({ cat, score, evidence });
  }
  return found.map((twins) => twins.sort((a, b) => b.score - a.score).slice(0, MOST_TWINS));
}

/** The likely twins of registered records, by id. */
export async function twinsOf(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Twin[]>> {
  const cats = (await selectLikenessCats(db, { ids: [...ids] })).map(({ cat }) => cat);
  const found = await likelyTwins(db, cats);
  return new Map(
    cats.map(({ id }, i) => [id, found[i]!.map(({ cat, ...rest }) => ({ id: cat.id, ...rest }))]),
  );
}

function asCandidate(cat: LikenessCat, n: number) {
  return {
    n,
    id: cat.id ?? null,
    name: cat.name,
    sex: cat.sex,
    dates: cat.birthdate ? datesAround(cat.birthdate) : [],
    breeds: cat.breed === null ? null : crossableWith(cat.breed),
    numbers: cat.numbers
      .flatMap((number) => (number ? [number, digitsOf(number)] : []))
      .filter(Boolean),
    mother_id: cat.dam?.id ?? null,
    father_id: cat.sire?.id ?? null,
  };
}

/** Like the database's `number_key`. */
function digitsOf(number: string): string {
  return number.replaceAll(/\D/gu, "").replace(/^0+/u, "");
}

function datesAround(birthdate: string): string[] {
  const [year, month, day] = birthdate.split("-");
  const exchanged = Number(day) <= 12 ? [`${year}-${day}-${month}`] : [];
  const near = [-2, -1, 1, 2].map((days) => addDays(birthdate, days));
  return [...new Set([birthdate, ...exchanged, ...near])];
}
