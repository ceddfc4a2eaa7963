/** Pages of cats, newest first. Each way to narrow the list starts from an index that yields its rows in that order. */
import { PAGE_MAX } from "@felistry/contract/fields.ts";
import { statement, type Statement } from "../db/statement.ts";
import { cardFields, cardJoins, underReviewField } from "./card-fields.ts";

export interface CatsPageRow {
  json: string;
  /** One more than was asked for, where there are more. */
  found: number;
  last_id: number | null;
}

/** `without` is whose cats are left out, `of` whose alone are listed; the patterns are of LIKE. */
type PageOf = [
  locale: string,
  beforeId: number,
  limit: number,
  sex: "male" | "female" | null,
  breedId: number | null,
  pattern: string | null,
  otherPattern: string | null,
  memberId: number | null,
  readerId: number | null,
  isAdmin: boolean,
];

const SEX = "($4::text is null or sex = $4)";
const BREED = "($5::int is null or breed_id = $5)";
const NAME = "(search_name like $6 or search_name like $7)";
const NAME_IF_ASKED = "($6::text is null or search_name like $6 or search_name like $7)";
const NOT_MINE = "($8::int is null or (online_owner_id <> $8 and users_id <> $8))";

/** A constant tells the planner how few rows are wanted; a placeholder's value it cannot know. */
const FIRST = `order by id desc limit ${PAGE_MAX + 1}`;

const newest = `select * from cats where id < $2 and ${SEX} and ${BREED} and ${NAME_IF_ASKED} and ${NOT_MINE} ${FIRST}`;

const ofBreed = `select * from cats where breed_id = $5 and id < $2 and ${SEX} and ${NAME_IF_ASKED} and ${NOT_MINE} ${FIRST}`;

const mine = `
  select * from (
    (select * from cats where online_owner_id = $8 and id < $2 and ${SEX} and ${BREED} and ${NAME_IF_ASKED} ${FIRST})
    union all
    (select * from cats where users_id = $8 and online_owner_id <> $8 and id < $2 and ${SEX} and ${BREED} and ${NAME_IF_ASKED} ${FIRST})
  ) own ${FIRST}`;

/**
 * How many of the newest cats are read one by one before the index of names is asked: a text that many names hold is
 * found among them at once, and only for the rarer ones the index has few enough rows to sort by age.
 */
export const NEWEST_READ = 2000;

/**
 * The second part runs only where the first has not filled the page. `id + 0` keeps the planner from walking all cats by
 * age, and from fetching the ids of all older ones.
 */
const named = (breed: string) => `
  (with newest as materialized (select * from cats where id < $2 order by id desc limit ${NEWEST_READ})
   select * from newest where ${NAME} and ${SEX} and ${breed} and ${NOT_MINE}
   union all
   (select * from cats where ${NAME} and id + 0 < (select min(id) from newest) and ${SEX} and ${breed} and ${NOT_MINE}
    order by id + 0 desc limit $3::int + 1)
   limit $3::int + 1)`;

function page(name: string, source: string): Statement<PageOf, CatsPageRow> {
  return statement(
    name,
    `select '[' || coalesce(string_agg(card, ',') filter (where place <= $3), '') || ']' as json,
            count(*)::int as found, min(id) filter (where place <= $3) as last_id
     from (
       select card, id, row_number() over () as place
       from (
         select json_build_object(${cardFields("$1")}, ${underReviewField("$9", "$10")})::text as card, c.id
         from (${source}) c ${cardJoins}
         order by c.id desc
         limit $3::int + 1
       ) cards
     ) page`,
  );
}

export const selectNewestCats = page("cats_newest", newest);
export const selectCatsOfBreed = page("cats_of_breed", ofBreed);
export const selectCatsOfMember = page("cats_of_member", mine);
export const selectCatsByName = page("cats_by_name", named(BREED));
export const selectCatsOfBreedByName = page("cats_of_breed_by_name", named("breed_id = $5"));
