import { CHOSEN_MAX } from "@felistry/domain/herd/limits.ts";
import { birthsOf } from "@felistry/domain/herd/herd-view.ts";
import { z } from "zod";
import { breedIdOf } from "../cats/queries.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler, type ParsedInput, type ReadContext } from "../http/handler.ts";
import type { Member } from "../http/handler.ts";
import {
  selectBredHerd,
  selectBredHerdIds,
  selectNewestOwn,
  selectOwnHerd,
  selectOwnHerdIds,
} from "./herd-statements.ts";

const IS_MY_CAT = { all: null, my: 1, "not-my": 0 } as const;
/** No id is as large. */
const NO_CAT_YET = 2_147_483_647;
const KEY_MAX = 100;
type HerdQuery = ParsedInput<"GET /me/herd">["query"];
/** PostgreSQL takes no text with a NUL. */
const sortKey = z
  .string()
  .max(KEY_MAX)
  .regex(/^[^\0]*$/)
  .nullable();

export const listHerd: Handler<"GET /me/herd"> = async ({ query }, context) => {
  const { db, locale } = context;
  const [afterKey, afterId] = decodeCursor(query.cursor, [sortKey, rowId]) ?? [null, null];
  const { limit, sort } = query;
  const which = await whichOf(query, context);
  const down = query.order === "down";
  const select = query.scope === "own" ? selectOwnHerd : selectBredHerd;
  const [row] = isWhole(query)
    ? await selectNewestOwn(db, {
        memberId: which.memberId,
        locale,
        limit,
        beforeId: afterId ?? NO_CAT_YET,
      })
    : await select(db, { ...which, locale, sort, down, afterKey, afterId, limit });
  const { json, found: read, last_key, last_id, total } = row!;
  const next = read > limit ? encodeCursor([last_key, last_id] as [string, number]) : null;
  return envelopeText(json, "", { next, total });
};

/** A member's own cats, none left out, the newest first. */
function isWhole({ scope, sort, order, ...filters }: HerdQuery): boolean {
  const { mine, sex, breed, age, state, tag, cats, q = "" } = filters;
  const asked = [sex, breed, age, state, tag, cats].some((filter) => filter !== undefined);
  return (
    scope === "own" &&
    sort === "newest" &&
    order !== "down" &&
    mine === "all" &&
    !asked &&
    q.trim() === ""
  );
}

export const listHerdIds: Handler<"GET /me/herd/ids"> = async ({ query }, context) => {
  const select = query.scope === "own" ? selectOwnHerdIds : selectBredHerdIds;
  const [row] = await select(context.db, {
    ...(await whichOf(query, context)),
    most: CHOSEN_MAX,
  });
  return { data: row! };
};

async function whichOf(
  query: ParsedInput<"GET /me/herd/ids">["query"],
  { db, member, today }: ReadContext & { readonly member: Member },
) {
  const births = query.age ? birthsOf(query.age, today) : { after: null, upTo: null };
  return {
    memberId: member.id,
    isMyCat: IS_MY_CAT[query.mine],
    sex: query.sex ?? null,
    breedId: query.breed === undefined ? null : await breedIdOf(db, query.breed),
    bornAfter: births.after,
    bornUpTo: births.upTo,
    state: query.state ?? null,
    tagId: query.tag ?? null,
    cats: query.cats ?? null,
    words: query.q?.split(/\s+/).filter(Boolean) ?? [],
  };
}
