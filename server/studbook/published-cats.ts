/** The cats registered in a year, in the order of the printed book, a page at a time by the index `cats_studbook_idx`. */
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";

const PAGE = 500;

const name = (cat: string) =>
  `nullif(concat_ws(' ', ${cat}.cat_name_cattery_prefix, ${cat}.cat_name, ${cat}.cat_name_suffix), '')`;

/** Only what everybody reads on the cat's page. */
const selectPublished = statement(
  "studbook_published",
  `select c.id, c.reg_num, c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, c.sex, c.breed_id, b.ems as breed,
     birth_text(c.cat_birthdate, c.cat_birthdate_precision) as born, nullif(k.ems, '') as ems,
     c.father_id as sire_id, f.reg_num as sire_number, ${name("f")} as sire,
     c.mother_id as dam_id, m.reg_num as dam_number, ${name("m")} as dam
   from (select * from cats where reg_num is not null and registration_year(reg_num) = :year
           and (breed_id, reg_num) > (:afterBreed::int, :afterNumber::text) and breed_id <= :lastBreed
           and (:clubId?::int is null or split_part(reg_num, '-', 1) = (select number_prefix from clubs where id = :clubId?))
         order by breed_id, reg_num limit ${PAGE}) c
   join breeds b on b.id = c.breed_id
   left join cat_colours k on k.cat_id = c.id
   left join cats f on f.id = c.father_id
   left join cats m on m.id = c.mother_id
   order by c.breed_id, c.reg_num`,
);

export type PublishedCat = Awaited<ReturnType<typeof selectPublished>>[number];

/** Every breed's id is below. */
const LAST_BREED = 32_767;

/**
 * @param breedId of this breed alone
 * @param clubId of the cats that this club has registered
 */
export async function* publishedCats(
  db: Db,
  {
    year,
    breedId,
    clubId = null,
  }: { readonly year: number; readonly breedId?: number | null; readonly clubId?: number | null },
): AsyncGenerator<readonly PublishedCat[]> {
  const lastBreed = breedId ?? LAST_BREED;
  let [afterBreed, afterNumber] = [breedId ?? 0, ""];
  for (;;) {
    const page = await selectPublished(db, { year, clubId, afterBreed, afterNumber, lastBreed });
    if (page.length === 0) return;
    yield page;
    ({ breed_id: afterBreed, reg_num: afterNumber } = page.at(-1)! as {
      breed_id: number;
      reg_num: string;
    });
  }
}
