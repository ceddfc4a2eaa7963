import { getAllSales } from "./get-all-sales.ts";
import { getSale } from "./get-sale.ts";
import { getSalesOfBreed } from "./get-sales-of-breed.ts";
import { placeSale } from "./place-sale.ts";
import { setSaleActive } from "./set-sale-active.ts";

export const marketHandlers = {
  "GET /sales/all-cats": getAllSales,
  "GET /sales/cats-sales": getSalesOfBreed,
  "GET /sales/{catId}": getSale,
  "POST /sales/{catId}": placeSale,
  "PUT /sales/{catId}/is-active-update": setSaleActive,
};
