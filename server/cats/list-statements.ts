/** Pages of cats, newest first. Each filter starts from an index that yields its rows in that order. */
import { PAGE_MAX } from "@felistry/contract/fields.ts";
import { answers, statement } from "../db/statement.ts";
import { cardFields, cardJoins, underReviewField } from "./card-fields.ts";

const SEX = "(:sex?::text is null or sex = :sex?)";
const BREED = "(:breedId?::int is null or breed_id = :breedId?)";
const NAME = "(search_name like :pattern? or search_name like :otherPattern?)";
const NAME_IF_ASKED =
  "(:pattern?::text is null or search_name like :pattern? or search_name like :otherPattern?)";
/** Of breeding age, not neutered, and alive: as far as known. */
const MATEABLE = `(:bornBy?::date is null or ((cat_birthdate is null or cat_birthdate <= :bornBy?)
   and neutered_on is null and deceased_on is null and deceased_undated = 0))`;
const NOT_MINE =
  "(:memberId?::int is null or (online_owner_id <> :memberId? and users_id <> :memberId?))";

/** A constant tells the planner how few rows are wanted; it cannot know a placeholder's value. */
const FIRST = `order by id desc limit ${PAGE_MAX + 1}`;

const newest = `select * from cats where id < :beforeId and ${SEX} and ${MATEABLE} and ${BREED} and ${NAME_IF_ASKED} and ${NOT_MINE} ${FIRST}`;

const ofBreed = `select * from cats where breed_id = :breedId? and id < :beforeId and ${SEX} and ${MATEABLE} and ${NAME_IF_ASKED} and ${NOT_MINE} ${FIRST}`;

const mine = `
  select * from (
    (select * from cats where online_owner_id = :memberId? and id < :beforeId and ${SEX} and ${MATEABLE} and ${BREED} and ${NAME_IF_ASKED} ${FIRST})
    union all
    (select * from cats where users_id = :memberId? and online_owner_id <> users_id and id < :beforeId and ${SEX} and ${MATEABLE} and ${BREED} and ${NAME_IF_ASKED} ${FIRST})
  ) own ${FIRST}`;

/**
 * How many of the newest cats are scanned before the index of names is used: a text in many names is found among them
 * at once, and only for rarer ones does the index have few enough rows to sort by age.
 */
export const NEWEST_READ = 2000;

/**
 * The second part runs only if the first has not filled the page. `id + 0` prevents the planner from scanning all cats
 * by age and from fetching the ids of all older ones.
 */
const named = (breed: string) => `
  (with newest as materialized (select * from cats where id < :beforeId order by id desc limit ${NEWEST_READ})
   select * from newest where ${NAME} and ${SEX} and ${MATEABLE} and ${breed} and ${NOT_MINE}
   union all
   (select * from cats where ${NAME} and id + 0 < (select min(id) from newest) and ${SEX} and ${MATEABLE} and ${breed} and ${NOT_MINE}
    order by id + 0 desc limit :limit::int + 1)
   limit :limit::int + 1)`;

type PageName =
  | "cats_newest"
  | "cats_of_breed"
  | "cats_of_member"
  | "cats_by_name"
  | "cats_of_breed_by_name";

function page(name: PageName, source: string) {
  return statement(
    name,
    `select '[' || coalesce(string_agg(card, ',') filter (where place <= :limit), '') || ']' as json,
            count(*)::int as found, min(id) filter (where place <= :limit) as last_id
     from (
       select card, id, row_number() over () as place
       from (
         select json_build_object(${cardFields(":locale")}, ${underReviewField(":readerId?", ":isAdmin")})::text as card, c.id
         from (${source}) c ${cardJoins}
         order by c.id desc
         limit :limit::int + 1
       ) cards
     ) page`,
    answers("GET /cats"),
  );
}

export const selectNewestCats = page("cats_newest", newest);
export const selectCatsOfBreed = page("cats_of_breed", ofBreed);
export const selectCatsOfMember = page("cats_of_member", mine);
export const selectCatsByName = page("cats_by_name", named(BREED));
export const selectCatsOfBreedByName = page("cats_of_breed_by_name", named("breed_id = :breedId?"));
