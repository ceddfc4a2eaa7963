import { wordPairs } from "../db/word-in.ts";
import { answers, jsonStatement } from "../db/statement.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

const selectBreed = jsonStatement(
  "breed",
  `select json_build_object('id', id, 'ems', ems, ${wordPairs("breeds.breed")}, 'longhair', longhair, 'gallery', gallery)::text as json
   from breeds where id = :id::int`,
  answers("GET /breeds/{id}"),
);

export const getBreed: Handler<"GET /breeds/{id}"> = async ({ params }, { db }) =>
  envelopeText((await selectBreed(db, { id: params.id })) ?? refuse("breed_not_found"), "");
