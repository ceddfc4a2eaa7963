import { z } from "zod";
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { selectDescendants, selectOffspring, selectSiblings } from "./kin-statements.ts";

const MOST_SIBLINGS = 200;
const MOST_DESCENDANTS = 600;
const YOUNGEST: [born: string, id: number] = ["infinity", 2_147_483_647];
/** A date in PostgreSQL's format; a cat without one sorts at minus infinity. */
const born = z.string().regex(/^(\d{4}-\d{2}-\d{2}|-infinity)$/);

export const listOffspring: Handler<"GET /pedigree/{catId}/offspring"> = async (
  { params, query },
  { db, locale },
) => {
  const [bornBefore, beforeId] = decodeCursor(query.cursor, [born, rowId]) ?? YOUNGEST;
  const [page] = await selectOffspring(db, {
    locale,
    catId: params.catId,
    bornBefore,
    beforeId,
    limit: query.limit,
  });
  if (!page) refuse("cat_not_found");
  const next = page.found > query.limit ? encodeCursor([page.last_born!, page.last_id!]) : null;
  return envelopeText(page.json, "", { next });
};

export const listSiblings: Handler<"GET /pedigree/{catId}/siblings"> = async (
  { params },
  { db, locale },
) => {
  const found = await selectSiblings(db, { locale, catId: params.catId, most: MOST_SIBLINGS });
  return envelopeText(found ?? refuse("cat_not_found"), "");
};

export const listDescendants: Handler<"GET /pedigree/{catId}/descendants"> = async (
  { params, query },
  { db, locale },
) => {
  const found = await selectDescendants(db, {
    locale,
    catId: params.catId,
    generations: query.generations,
    most: MOST_DESCENDANTS,
  });
  return envelopeText(found ?? refuse("cat_not_found"), "");
};
