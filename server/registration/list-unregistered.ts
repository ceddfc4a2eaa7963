import { answers, jsonStatement } from "../db/statement.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { cardFields, cardJoins } from "../cats/queries.ts";

const selectUnregistered = jsonStatement(
  "cats_not_registered",
  `select coalesce(json_agg(json_build_object(${cardFields(":locale")}) order by c.id), '[]')::text as json
   from cats c ${cardJoins}
   where c.id = any(:ids::int[]) and c.registered = 0
     and exists (select from applications a where a.cat_id = c.id and a.status = 'pending')`,
  answers("GET /cats/notregistered"),
);

/** The cats shown beside their applications on the club's desk. */
export const listUnregistered: Handler<"GET /cats/notregistered"> = async (
  { query },
  { db, locale },
) => envelopeText((await selectUnregistered(db, { locale, ids: query.ids }))!, "");
