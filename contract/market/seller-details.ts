/** What a seller says of themselves in all their ads (domain/market/seller-details.ts), as an ad's form sends it and an ad shows it. */
import { z } from "zod";
import {
  ADDRESS_MAX,
  ANIMALS_MAX,
  AUTHORITY_MAX,
  PERMIT_MAX,
  PHONE,
  PHONE_MAX,
  SELLS_AS,
} from "@felistry/domain/market/seller-details.ts";
import { code, flag, orNull, text } from "../fields.ts";

const error = code("animals");
const animals = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,3}$/, { error }),
    ],
    { error },
  )
  .transform(Number)
  .pipe(z.int({ error }).min(0, { error }).max(ANIMALS_MAX, { error }));

/** Callers of the specification's body send none of them, and change none. */
export const saidSellerDetails = {
  sells_as: orNull(z.literal(SELLS_AS, { error: code("invalid") })).optional(),
  permit_no: orNull(text(PERMIT_MAX)).optional(),
  permit_authority: orNull(text(AUTHORITY_MAX)).optional(),
  phone: orNull(text(PHONE_MAX).regex(PHONE, { error: code("phone") })).optional(),
  address: orNull(text(ADDRESS_MAX)).optional(),
  shows_chip: flag.optional(),
  shows_dam_chip: flag.optional(),
  females: orNull(animals).optional(),
  litters_12m: orNull(animals).optional(),
  animals_12m: orNull(animals).optional(),
};

export const shownSellerDetails = {
  sells_as: z
    .literal(SELLS_AS)
    .nullable()
    .describe("what the seller says; null: privately, or as a breeder"),
  permit_no: z
    .string()
    .nullable()
    .describe("of the seller's licence, approval or entry in a register"),
  permit_authority: z.string().nullable().describe("who has issued it"),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  females: z.int().nullable().describe("the seller's breeding queens"),
  litters_12m: z.int().nullable().describe("of these queens, within twelve months"),
  animals_12m: z.int().nullable().describe("that the seller sells within twelve months"),
};
