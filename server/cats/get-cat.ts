/** The small public reads of a cat. */
import { inEach } from "@felistry/i18n/locale.ts";
import type { JsonOf } from "../db/json-text.ts";
import { together } from "../db/together.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectCards, selectName, selectOwner } from "./statements.ts";

const cardIn = inEach((locale) =>
  together<number, JsonOf<"GET /cats/{id}">>(async (db, catIds) => {
    const cards = await selectCards(db, { locale, catIds });
    return new Map(cards.map(({ id, json }) => [id, json]));
  }),
);

export const getCat: Handler<"GET /cats/{id}"> = async ({ params }, { db, locale }) =>
  envelopeText((await cardIn[locale](db, params.id)) ?? refuse("cat_not_found"), "");

export const getCatName: Handler<"GET /cats/{id}/name"> = async ({ params }, { db }) =>
  envelopeText((await selectName(db, { catId: params.id })) ?? refuse("cat_not_found"), "");

export const getCatOwner: Handler<"GET /cats/user-id-by-cat-id/{id}"> = async (
  { params },
  { db },
) => envelopeText((await selectOwner(db, { catId: params.id })) ?? refuse("cat_not_found"), "");
