import { momentText } from "../../db/json-text.ts";

/** As the contract has it; `row` is the alias of `held_ads`. */
export function holdJson(row: string): string {
  return `json_build_object('reasons', ${row}.reasons, 'held_at', ${momentText(`${row}.held_at`)},
    'price_low', (${row}.about->'price'->>'low')::int, 'price_high', (${row}.about->'price'->>'high')::int,
    'text_cat_id', (${row}.about->>'text')::int, 'picture_cat_id', (${row}.about->>'picture')::int)`;
}
