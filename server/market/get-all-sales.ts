import { m } from "@felistry/i18n/compiled/messages.js";
import type { Handler } from "../http/handler.ts";
import { positionAfter, salesPage } from "./page-position.ts";
import { selectActiveSales } from "./statements.ts";

export const getAllSales: Handler<"GET /sales/all-cats"> = async ({ query }, { db, locale }) => {
  const [row] = await selectActiveSales(db, {
    locale,
    ...positionAfter(query.cursor),
    limit: query.limit,
  });
  return salesPage(row!, query.limit, m.market_no_sales());
};
