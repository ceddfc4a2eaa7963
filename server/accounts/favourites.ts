import { z } from "zod";
import { catOwners } from "../cats/queries.ts";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  deleteFavourite,
  insertFavourite,
  insertFavourites,
  selectFavourites,
  selectSavedCards,
} from "./own-cats-statements.ts";

const exactMoment = z.iso.datetime({ precision: 6 });

export const listFavourites: Handler<"GET /me/favorites"> = async (
  { query },
  { db, locale, member },
) => {
  const [beforeAt, beforeId] = decodeCursor(query.cursor, [exactMoment, rowId]) ?? ["infinity", 0];
  const [row] = await selectFavourites(db, {
    locale,
    memberId: member.id,
    beforeAt,
    beforeId,
    limit: query.limit,
  });
  const next = row!.found > query.limit ? encodeCursor([row!.last_at!, row!.last_id!]) : null;
  return envelopeText(row!.json, "", { next });
};

/** Without a requested state, toggles. */
export const setFavourite: Handler<"POST /me/favorite"> = async ({ body }, { db, member }) => {
  const { catId, favorite } = body;
  if ((await catOwners(db, { catId })).length === 0) refuse("cat_not_found");
  const wasSaved =
    favorite !== true && (await deleteFavourite(db, { memberId: member.id, catId })).length > 0;
  const saved = favorite ?? !wasSaved;
  if (saved) await insertFavourite(db, { memberId: member.id, catId });
  return { data: { catId, favorite: saved } };
};

/** In the order in which they were saved: the last is the newest. */
export const saveFavourites: Handler<"POST /me/favorites"> = async ({ body }, { db, member }) => {
  const saved = await insertFavourites(db, { memberId: member.id, cats: body.cats });
  return { data: { saved: saved.length } };
};

export const showFavourites: Handler<"GET /favorites"> = async ({ query }, { db, locale }) =>
  envelopeText((await selectSavedCards(db, { locale, ids: query.ids }))!, "");
