/** Which of the registry's cats a new row probably is: candidates by index, some hundred rows at a time, then by their likeness. */
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { ColourCodes } from "@felistry/domain/colours/ems/codes.ts";
import {
  type LikenessCat,
  type LikenessKey,
  likenessKey,
  likenessOfKeys,
  LIKELY,
} from "@felistry/domain/merges/likeness.ts";
import type { DatePrecision } from "@felistry/domain/cats/partial-date.ts";
import { havingRareWord, selectLikenessCats } from "../merges/queries.ts";
import type { ImportClient } from "./import-client.ts";

const PIECE = 500;
const CHOICES_MAX = 5;

/** Adds to `import_namesakes`, from the rows of `import_fresh`. */
export async function findLikelyCats(client: ImportClient): Promise<void> {
  const { rows } = await client.query<{ last: number | null }>(
    "select max(row_no) as last from import_fresh",
  );
  for (let first = 0; first <= (rows[0]?.last ?? -1); first += PIECE) {
    const { rows: pairs } = await client.query<RowPair>({
      name: "import_likely_pairs",
      text: PAIRS,
      values: [first, first + PIECE],
    });
    if (pairs.length > 0) await keepLikely(client, pairs);
  }
}

export interface RowPair extends Omit<LikenessCat, "numbers" | "codes" | "name"> {
  readonly row_no: number;
  readonly cats: readonly number[];
  readonly name: string;
  readonly sex: Sex;
  readonly precision: DatePrecision;
  readonly number: string | null;
  readonly codes: ColourCodes | null;
  readonly mother: string | null;
  readonly father: string | null;
}

async function keepLikely(client: ImportClient, pairs: readonly RowPair[]): Promise<void> {
  const ids = [...new Set(pairs.flatMap(({ cats }) => cats))];
  const keys = new Map<number, LikenessKey>();
  for (const { cat } of await selectLikenessCats(client, { ids }))
    keys.set(cat.id, likenessKey(cat));
  const found = pairs.flatMap((pair) => {
    const choices = choicesOf(pair, keys);
    return choices === "" ? [] : [{ row: pair.row_no, choices }];
  });
  await client.query("insert into import_namesakes select * from unnest($1::int[], $2::text[])", [
    found.map(({ row }) => row),
    found.map(({ choices }) => choices),
  ]);
}

/** The likeliest first: `cat:5,cat:7`. A cat may have been deleted since it was found. */
export function choicesOf(row: RowPair, keys: ReadonlyMap<number, LikenessKey>): string {
  const { number, mother, father, cats, ...cat } = row;
  const asked = likenessKey({
    ...cat,
    numbers: [number],
    dam: parentNamed(mother),
    sire: parentNamed(father),
  });
  return cats
    .flatMap((id) => {
      const key = keys.get(id);
      return key === undefined ? [] : [{ id, score: likenessOfKeys(asked, key).score }];
    })
    .filter(({ score }) => score >= LIKELY)
    .toSorted((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, CHOICES_MAX)
    .map(({ id }) => `cat:${id}`)
    .join(",");
}

/** A number or a key says nothing of a name. */
function parentNamed(text: string | null): LikenessCat["dam"] {
  return text !== null && /\p{L}{3}/u.test(text) ? { name: text } : null;
}

/** Thousands of cats share the commonest name, and hundreds a day of birth. */
const MOST = 20;
/** Names of one cat that differ by a misprint or a cattery share more of their letters. */
const ALIKE = 0.3;

const PAIRS = `
  select f.row_no, array_agg(distinct near.id) as cats, r.printed_or_full as name, r.sex, r.birthdate::text as birthdate, r.precision, r.breed,
    r.number, r.mother_said as mother, r.father_said as father, r.breeder,
    case when k.colour is not null then json_build_object('main', k.main, 'gold', k.gold, 'white', k.white,
      'tabby', k.tabby, 'point', k.point, 'eye', k.eye, 'build', k.build) end as codes
  from import_fresh f
  join (select row_no, coalesce(printed, concat_ws(' ', prefix, cat_name, suffix)) as printed_or_full, sex, birthdate, precision, breed, number,
          coalesce(mother_called, mother) as mother_said, coalesce(father_called, father) as father_said, breeder, colour from import_rows) r on r.row_no = f.row_no
  left join import_colours k on k.colour = r.colour
  cross join lateral (
    (select c.id from cats c where c.reg_num = f.number and c.sex = f.sex limit ${MOST})
    union (select c.id from cats c where c.number_elsewhere is not null and number_key(c.number_elsewhere) = f.number_key and c.sex = f.sex limit ${MOST})
    union (select c.id from cats c where name_words_key(c.search_name) = f.words and c.sex = f.sex order by c.id limit ${MOST})
    union (select c.id from (${havingRareWord("f.each_word")}) few join cats c on c.id = few.id where c.sex = f.sex)
    union (select c.id from cats c where c.cat_birthdate = any(f.days) and c.sex = f.sex and similarity(c.search_name, f.full_name) > ${ALIKE}
           order by similarity(c.search_name, f.full_name) desc limit ${MOST})
  ) near
  where f.row_no >= $1 and f.row_no < $2
  group by f.row_no, r.printed_or_full, r.sex, r.birthdate, r.precision, r.breed, r.number, r.mother_said, r.father_said, r.breeder, k.colour`;
