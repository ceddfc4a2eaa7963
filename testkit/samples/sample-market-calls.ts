/** Ads, orders and reference lists. */
import type { Samples } from "./samples.ts";
import type { SampleRows } from "./sample-rows.ts";

export function marketSamples({ ad, cat, offered, order, report, takenDown }: SampleRows) {
  return {
    "GET /market": { query: { q: "siberian", currency: "USD" } },
    "GET /me/searches": {},
    "POST /me/searches": { body: { query: "breed=sib" } },
    "DELETE /me/searches/{id}": { params: { id: 2_000_000_000 } },
    "POST /searches/stop": { body: { code: "nobodys" } },
    "GET /sales/all-cats": { query: {} },
    "GET /sales/cats-sales": { query: { breed: "SIB" } },
    "GET /sales/{catId}": { params: { catId: cat.id } },
    "GET /cats/{id}/ad-rules": { params: { id: cat.id } },
    "GET /sales/{catId}/family": { params: { catId: cat.id } },
    "POST /sales/{catId}": {
      params: { catId: cat.id },
      body: {
        price_pet: 700,
        price_breeding: 900,
        sale_for_breeding: 1,
        delivery_text: "By train",
        ready_to_move_at: "2026-08-01",
        is_active: 1,
      },
    },
    "PUT /sales/{catId}/is-active-update": { params: { catId: cat.id }, body: { is_active: 0 } },
    "POST /sales/{catId}/reports": {
      params: { catId: offered.id },
      body: { reason: "wrong_data", text: "Another cat" },
    },
    "GET /admin/reports": { query: {} },
    "PUT /admin/reports/{id}/dismiss": { params: { id: report.id } },
    "PUT /admin/reports/{id}/take-down": {
      params: { id: report.id },
      body: { reason: "The photos are another cat's" },
    },
    "GET /admin/taken-down-ads": { query: {} },
    "PUT /admin/taken-down-ads/{id}/lift": { params: { id: takenDown.id } },
    "POST /order": {
      body: {
        catId: offered.id,
        price: ad.price_pet,
        comment: "I have two cats",
        delivery: true,
        withBreeding: false,
      },
    },
    "GET /order": { query: {} },
    "GET /order/buy": { query: {} },
    "PUT /order/{id}/status": { params: { id: order.id }, body: { status: "cancelled" } },
    "POST /order/{id}/hand-over": { params: { id: order.id } },
    "PUT /order/{id}/hand-over": { params: { id: order.id } },
    "GET /breeds": {},
    "GET /breeds/counts": {},
    "GET /breeds/{id}": { params: { id: cat.breed_id } },
    "GET /color/main": {},
    "GET /color/gold": {},
    "GET /color/white": {},
    "GET /color/tabby": {},
    "GET /color/point": {},
    "GET /color/eye": {},
    "GET /countries/en_ru": {},
    "GET /currencies": {},
    "GET /cat-systems": {},
  } satisfies Partial<Samples>;
}
