import { m } from "@felistry/i18n/compiled/messages.js";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { positionAfter, salesPage } from "./page-position.ts";
import { selectActiveSales, selectActiveSalesOfBreed } from "./statements.ts";

const BREED_CODE = /^[a-z]{3}$/i;
const BREED_ID = /^\d{1,5}$/;

/** Without a breed, lists all cats. */
export const getSalesOfBreed: Handler<"GET /sales/cats-sales"> = async (
  { query },
  { db, locale },
) => {
  const page = { locale, ...positionAfter(query.cursor), limit: query.limit };
  const [row] =
    query.breed === undefined
      ? await selectActiveSales(db, page)
      : await selectActiveSalesOfBreed(db, { ...page, ...breedIn(query.breed) });
  if (!row!.breed_known) refuseBreed();
  return salesPage(row!, query.limit, m.market_no_cats_for_filter());
};

function breedIn(text: string): { ems: string | null; breedId: number | null } {
  if (BREED_CODE.test(text)) return { ems: text.toUpperCase(), breedId: null };
  if (BREED_ID.test(text)) return { ems: null, breedId: Number(text) };
  return refuseBreed();
}

function refuseBreed(): never {
  refuse("bad_input", { fields: [{ field: "breed", code: "breed" }] });
}
