/** Searches that members keep. Whoever has the code of a mail can end that search, and nothing else. */
import { randomBytes } from "node:crypto";
import { momentText } from "../../db/json-text.ts";
import { answers, jsonStatement, statement } from "../../db/statement.ts";
import { envelopeText, type Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { resolveSearch } from "./resolve-search.ts";
import { readSavedQuery } from "@felistry/contract/market/saved-searches.ts";

const selectSaved = jsonStatement(
  "saved_searches_of_member",
  `select coalesce(json_agg(json_build_object('id', id, 'query', query, 'created_at', ${momentText("created_at")}) order by id desc), '[]')::text as json
   from saved_searches where member_id = :memberId`,
  answers("GET /me/searches"),
);

export const listSearches: Handler<"GET /me/searches"> = async (_, { db, member }) =>
  envelopeText((await selectSaved(db, { memberId: member.id }))!, "");

/** One at a time, so that each finds a free place. */
const lockMember = statement(
  "saved_searches_lock_member",
  "select id from users where id = :memberId for no key update",
);

const selectSame = statement(
  "saved_search_same",
  "select id from saved_searches where member_id = :memberId and query = :query",
);

const insertSearch = statement(
  "saved_search_insert",
  `insert into saved_searches (member_id, place, query, stop_code)
   select :memberId, free.place, :query, :stopCode from generate_series(1, 20) as free(place)
   where not exists (select from saved_searches s where s.member_id = :memberId and s.place = free.place)
   order by free.place limit 1 returning id`,
);

const CODE_BYTES = 16;

export const saveSearch: Handler<"POST /me/searches"> = async ({ body: { query } }, context) => {
  const { db, member, services, today } = context;
  // What names no breed, country or colour is refused here as by the list.
  resolveSearch(readSavedQuery(query)!, (await services.ads.read(today)).reference);
  await lockMember(db, { memberId: member.id });
  const [same] = await selectSame(db, { memberId: member.id, query });
  if (same) return { data: same };
  const stopCode = randomBytes(CODE_BYTES).toString("base64url");
  const [made] = await insertSearch(db, { memberId: member.id, query, stopCode });
  return { data: made ?? refuse("searches_many") };
};

const removeSearch = statement(
  "saved_search_delete",
  "delete from saved_searches where id = :id and member_id = :memberId returning id",
);

export const endSearch: Handler<"DELETE /me/searches/{id}"> = async (
  { params: { id } },
  { db, member },
) => {
  const [gone] = await removeSearch(db, { id, memberId: member.id });
  if (!gone) refuse("search_not_found");
  return { data: null };
};

const removeByCode = statement(
  "saved_search_stop",
  "delete from saved_searches where stop_code = :code returning id",
);

export const stopSearch: Handler<"POST /searches/stop"> = async ({ body: { code } }, { db }) => {
  const [gone] = await removeByCode(db, { code });
  if (!gone) refuse("search_not_found");
  return { data: null };
};
