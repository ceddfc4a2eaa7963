import type { RecordTable } from "../record-fields.ts";
import { GENERATION_MAX, STATES, VACCINATED } from "./seller-details.ts";
import { MOST_KITTENS } from "../litters/rules.ts";
import { REGIONS } from "../rules/regions.ts";

/** A town or district, in characters. */
export const PLACE_MAX = 80;

/** `LOOF-12345678-2026-1`, in characters. */
export const LITTER_NO_MAX = 40;

/** Of an ad (`sales`), in the order of its history. */
export const AD_FIELDS = {
  is_active: { kind: "flag", required: true, otherwise: 1 },
  price_pet: { kind: "price", required: true, error: "price" },
  price_breeding: { kind: "price", error: "price" },
  sale_for_breeding: { kind: "flag", required: true, otherwise: 0 },
  currency_id: { kind: "row" },
  place: { kind: "text", max: PLACE_MAX },
  region: { kind: "choice", choices: REGIONS, error: "region", kept: true },
  delivery_text: { kind: "text", required: true, error: "sale_required" },
  origin_id: { kind: "row", kept: true },
  litter_no: { kind: "text", max: LITTER_NO_MAX, kept: true },
  litter_size: { kind: "count", max: MOST_KITTENS, error: "kittens", kept: true },
  litter_size_unknown: { kind: "flag", required: true, kept: true },
  type_of: { kind: "flag", required: true, kept: true },
  generation: { kind: "count", max: GENERATION_MAX, error: "generation", kept: true },
  no_whiskers: { kind: "flag", required: true, kept: true },
  chip_on: { kind: "date", kept: true },
  vaccinated: { kind: "choice", choices: VACCINATED, error: "invalid", kept: true },
  state: { kind: "choice", choices: STATES, error: "invalid", kept: true },
  delivers: { kind: "flag", required: true, kept: true },
  sold_unseen: { kind: "flag", required: true, kept: true },
  vet_early: { kind: "flag", required: true, kept: true },
  vet_no_chip: { kind: "flag", required: true, kept: true },
  cannot_stay: { kind: "flag", required: true, kept: true },
  ready_to_move_at: { kind: "date", required: true, error: "sale_required" },
} as const satisfies RecordTable;
