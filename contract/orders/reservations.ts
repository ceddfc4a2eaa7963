/** From the seller's terms to the hand-over: a reservation, its deposit, its contract and its gates. The site holds no money. */
import { z } from "zod";
import { DEPOSIT_FATES } from "@felistry/domain/orders/deposit.ts";
import { GATE_KINDS, GATE_STATES } from "@felistry/domain/orders/gates.ts";
import { PAPERS } from "@felistry/domain/orders/papers.ts";
import { PLAIN_MOVES } from "@felistry/domain/orders/reservation.ts";
import { readSigningCode } from "@felistry/domain/orders/signing-code.ts";
import { STAGES } from "@felistry/domain/orders/stages.ts";
import { PRICE_MAX } from "@felistry/domain/market/price.ts";
import { calls } from "../call.ts";
import {
  code,
  day,
  flagOut,
  idInPath,
  moment,
  optionalDay,
  orNull,
  rawText,
  requiredLines,
} from "../fields.ts";
import { HOUR_SECONDS } from "../limits.ts";

export const TERMS_MAX = 2000;
/** The longest code that a reader may type, with spaces and dashes. */
const TYPED_CODE_MAX = 60;
const VACCINATIONS_MAX = 9;

const wholeNumber = (most: number, error: "deposit" | "invalid") =>
  z
    .union([z.number(), z.string().regex(/^\d{1,6}$/, { error: code(error) })], {
      error: code(error),
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: code(error) })
        .min(0, { error: code(error) })
        .max(most, { error: code(error) }),
    );

export const termsBody = z.object({
  terms: requiredLines(TERMS_MAX, "required").describe("in the seller's words"),
  deposit: wholeNumber(PRICE_MAX, "deposit").describe(
    "in the order's currency; 0 if none is asked for",
  ),
  deposit_kept: z
    .boolean({ error: code("invalid") })
    .default(false)
    .describe("the seller keeps it if the buyer withdraws; in all other cases it is returned"),
  open_until: day().describe("the last day on which the buyer can accept"),
  hand_over_by: day(),
});

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, { error: code("invalid") });

export const agreeBody = z.object({
  hash: sha256.describe("of the text that the buyer has seen"),
});

export const moveBody = z.object({ move: z.literal(PLAIN_MOVES, { error: code("invalid") }) });

export const signBody = z.object({
  code: rawText(TYPED_CODE_MAX, "signing_code")
    .transform((typed, context) => {
      const read = readSigningCode(typed);
      if (read !== null) return read;
      context.addIssue({ code: "custom", message: code("signing_code") });
      return z.NEVER;
    })
    .describe("twelve characters; case, dashes and look-alikes (O for 0) do not matter"),
});

export const healthBody = z
  .object({
    vaccinations: wholeNumber(VACCINATIONS_MAX, "invalid").describe("how often it was vaccinated"),
    vaccinated_on: optionalDay.describe("the last time"),
    rabies_on: optionalDay,
    in_register: z.boolean({ error: code("invalid") }).default(false),
    // Papers that some countries ask for; who sends none of them changes none.
    vet_on: orNull(day()).optional().describe("of the vet's certificate"),
    chip_on: orNull(day()).optional().describe("when the chip was set"),
    buyer_extract: z.boolean({ error: code("invalid") }).optional(),
    weaned: z.boolean({ error: code("invalid") }).optional(),
  })
  .refine(({ vaccinations, vaccinated_on }) => vaccinations === 0 || vaccinated_on !== null, {
    path: ["vaccinated_on"],
    error: code("required"),
  });

export const papersBody = z.object({
  cert_on: optionalDay.describe("when the seller got the buyer's certificate of commitment"),
  buyer_hk: z
    .boolean({ error: code("invalid") })
    .default(false)
    .describe("the buyer has a breeder's or dealer's number"),
});

const terms = z.object({
  text: z.string().describe("everything that the buyer accepts; once accepted, as it was shown"),
  language: z.string(),
  hash: z.string().describe("SHA-256 of the text"),
  deposit: z.int(),
  deposit_kept: flagOut,
  open_until: z.string(),
  hand_over_by: z.string(),
  is_over: flagOut.describe("not accepted in time"),
  accepted_at: moment.nullable(),
});

const gate = z.object({
  kind: z.literal(GATE_KINDS),
  state: z.literal(GATE_STATES),
  text: z
    .string()
    .nullable()
    .describe("what the rule asks for; null: the ad's day, or nobody asks"),
  language: z.string().describe("of the text"),
  source: z.string().nullable(),
  values: z.array(z.string()).describe("the facts that decided it: `age=54`"),
});
export type ShownGate = z.output<typeof gate>;

export const reservation = z.object({
  stage: z.literal(STAGES),
  terms: terms.nullable(),
  fate: z.literal(DEPOSIT_FATES).nullable().describe("what has become of the deposit"),
  contract: z
    .object({
      hash: z.string().describe("SHA-256 of its text"),
      seller_signed_at: moment.nullable(),
      buyer_signed_at: moment.nullable(),
    })
    .nullable()
    .describe("null before it can be signed"),
  gates: z.array(gate),
  health: z.object({
    vaccinations: z.int(),
    vaccinated_on: z.string().nullable(),
    rabies_on: z.string().nullable(),
    in_register: flagOut,
    vet_on: z.string().nullable(),
    chip_on: z.string().nullable(),
    buyer_extract: flagOut,
    weaned: flagOut,
  }),
  papers: z.object({
    asks: z
      .array(z.literal(PAPERS))
      .describe(
        "which papers the rules of these countries want; cert_on and buyer_hk are the buyer's to say",
      ),
    cert_on: z.string().nullable(),
    buyer_hk: flagOut,
    is_answered: flagOut.describe(
      "the buyer has sent their papers, if only to say that there are none",
    ),
  }),
  is_taken: flagOut.describe("the cat is reserved for another buyer: no terms can be offered now"),
  is_late: flagOut.describe(
    "the agreed day has passed and a gate is missing, or the buyer had signed before it and the seller had not offered the hand-over by then",
  ),
});
export type Reservation = z.output<typeof reservation>;

const byOrder = z.object({ id: idInPath });
const access = { rule: "order-party", id: "params.id" } as const;
const moved = z.object({ stage: z.literal(STAGES) });

export const reservationCalls = calls({
  "GET /order/{id}/reservation": {
    summary: "Terms, deposit, contract and gates of an order",
    access,
    params: byOrder,
    data: reservation,
    errors: ["order_not_found"],
  },
  "POST /order/{id}/reservation": {
    summary: "The seller offers to reserve the cat under these terms; the buyer is mailed",
    access,
    limits: [{ name: "reservation", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byOrder,
    body: termsBody,
    creates: true,
    data: moved,
    errors: [
      "order_not_found",
      "order_status_conflict",
      "ad_not_active",
      "cat_reserved",
      "cat_banned",
    ],
  },
  "PUT /order/{id}/reservation/agreed": {
    summary: "The buyer accepts the terms as shown: the cat is reserved",
    access,
    params: byOrder,
    body: agreeBody,
    data: moved,
    errors: [
      "order_not_found",
      "order_status_conflict",
      "ad_not_active",
      "cat_reserved",
      "breeding_not_offered",
      "terms_changed",
      "offer_over",
    ],
  },
  "PUT /order/{id}/reservation": {
    summary: "Another step of a reservation; the other side is mailed",
    access,
    params: byOrder,
    body: moveBody,
    data: moved,
    errors: [
      "order_not_found",
      "order_status_conflict",
      "gates_missing",
      "reservation_not_late",
      "cat_banned",
    ],
  },
  "PUT /order/{id}/health": {
    summary: "The seller says how the cat is vaccinated, for the gates before the hand-over",
    access,
    params: byOrder,
    body: healthBody,
    data: z.object({ gates: z.array(gate) }),
    errors: ["order_not_found", "order_status_conflict"],
  },
  "PUT /order/{id}/papers": {
    summary:
      "The buyer says which papers of theirs the seller has, for the gates before the hand-over",
    access,
    params: byOrder,
    body: papersBody,
    data: z.object({ gates: z.array(gate) }),
    errors: ["order_not_found", "order_status_conflict"],
  },
  "POST /order/{id}/contract/code": {
    summary: "Mail the caller a code to sign the contract with, as it reads now",
    access,
    limits: [{ name: "signing-code", most: 10, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byOrder,
    creates: true,
    data: z.object({ hash: z.string().describe("SHA-256 of the contract's text") }),
    errors: ["order_not_found", "order_status_conflict"],
  },
  "PUT /order/{id}/contract": {
    summary: "Sign the contract by the mailed code",
    access,
    params: byOrder,
    body: signBody,
    data: moved,
    errors: [
      "order_not_found",
      "order_status_conflict",
      "wrong_signing_code",
      "contract_changed",
      "too_many_attempts",
    ],
  },
  "GET /my/orders/{id}/contract.pdf": {
    summary: "The contract, in the languages of both sides",
    access,
    atRoot: true,
    limits: [{ name: "contract", most: 60, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: byOrder,
    bytes: { types: ["application/pdf"], guestsTo: "/my" },
    errors: ["order_not_found", "order_status_conflict"],
  },
});
