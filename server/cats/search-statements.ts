/**
 * The ten cats that best match a text: names that begin with it, then full names (with the cattery's prefix) that do,
 * both in alphabetical order, then names that contain it, newest first. The parts run in sequence and stop at ten.
 */
import { SEARCH_MAX_RESULTS } from "@felistry/contract/cats.ts";
import { answers, jsonStatement } from "../db/statement.ts";
import { NEWEST_READ } from "./list-statements.ts";
import { cardFields, cardJoins, underReviewField } from "./card-fields.ts";

const TEN = `limit ${SEARCH_MAX_RESULTS}`;

/**
 * `from` and `below` are the bounds of names that begin with the text, `inside` is the pattern of names that contain
 * it.
 */
function best(wanted: string): string {
  const nameBegins = `lower(cat_name) ~>=~ :from and lower(cat_name) ~<~ :below`;
  const fullNameBegins = `search_name ~>=~ :from and search_name ~<~ :below`;
  const onlyHolds = `search_name like :inside and not (${nameBegins}) and not (${fullNameBegins})`;
  return `
    with newest as materialized (select * from cats order by id desc limit ${NEWEST_READ})
    select * from (
      (select * from cats where ${nameBegins} and ${wanted} order by lower(cat_name) using ~<~, id ${TEN})
      union all
      (select * from cats where ${fullNameBegins} and not (${nameBegins}) and ${wanted} order by search_name using ~<~, id ${TEN})
      union all
      (select * from newest where ${onlyHolds} and ${wanted})
      union all
      (select * from cats where ${onlyHolds} and id + 0 < (select min(id) from newest) and ${wanted} order by id + 0 desc ${TEN})
    ) parts ${TEN}`;
}

function newest(wanted: string): string {
  return `select * from cats where ${wanted} order by id desc ${TEN}`;
}

/** The specification reads these lists at `data.data`. */
function cards(source: string, reader: string): string {
  return `
    select '{"data":' || coalesce(json_agg(card order by place), '[]')::text || '}' as json
    from (
      select json_build_object(${cardFields(":locale")}, ${underReviewField(reader, ":isAdmin")}) as card, c.place
      from (select f.*, row_number() over () as place from (${source}) f) c ${cardJoins}
    ) cards`;
}

const OF_SEX = "sex = :sex";
/** "is_my_cat = 0" alone would use the index of free cats, which is sorted by age and useless for a name. */
const freeForMember = (isFree: string) =>
  `${isFree} and (:sex?::text is null or sex = :sex?) and online_owner_id <> :memberId and users_id <> :memberId`;

const answersOfSex = answers("GET /cats/all-with-color-10-by-gender");
const answersFree = answers("GET /cats/all-with-color-10-free");

export const newestOfSex = jsonStatement(
  "cats_newest_of_sex",
  cards(newest(OF_SEX), ":readerId?"),
  answersOfSex,
);
export const searchOfSex = jsonStatement(
  "cats_search_of_sex",
  cards(best(OF_SEX), ":readerId?"),
  answersOfSex,
);

/** Those found elsewhere, in the order of `ids`. */
export const cardsOfSex = jsonStatement(
  "cats_found_of_sex",
  cards(
    "select c.* from unnest(:ids::int[]) with ordinality as hit(id, place) join cats c on c.id = hit.id order by hit.place",
    ":readerId?",
  ),
  answersOfSex,
);

/** Free cats, except those that the member already keeps. */
export const newestFree = jsonStatement(
  "cats_newest_free",
  cards(newest(freeForMember("is_my_cat = 0")), ":memberId"),
  answersFree,
);
export const searchFree = jsonStatement(
  "cats_search_free",
  cards(best(freeForMember("is_my_cat < 1")), ":memberId"),
  answersFree,
);
