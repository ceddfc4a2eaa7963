/** Memberships of a club: a year's fee by kind, asked for by a member or by the club, marked as paid by the treasurer. */
import { z } from "zod";
import { MEMBERSHIP_KINDS, MEMBERSHIP_STATES } from "@felistry/domain/memberships/membership.ts";
import { calls } from "./call.ts";
import { HOUR_SECONDS } from "./limits.ts";
import {
  code,
  day,
  flag,
  id,
  idInBody,
  idInPath,
  moment,
  nothing,
  optional,
  pageQuery,
  text,
} from "./fields.ts";

const YEARS = { from: 2000, to: 2200 };
export const FEE_MAX = 999_999;

const yearIn = (error: "invalid" | "unknown_query") =>
  z
    .union([z.number(), z.string().regex(/^\d{4}$/, { error: code(error) })], {
      error: code(error),
    })
    .transform(Number)
    .pipe(
      z
        .int({ error: code(error) })
        .min(YEARS.from, { error: code(error) })
        .max(YEARS.to, { error: code(error) }),
    );
const kind = z.enum(MEMBERSHIP_KINDS, { error: code("invalid") });
const amount = z
  .union([z.number(), z.string().regex(/^\d{1,6}$/, { error: code("price") })], {
    error: code("price"),
  })
  .transform(Number)
  .pipe(
    z
      .int({ error: code("price") })
      .min(0, { error: code("price") })
      .max(FEE_MAX, { error: code("price") }),
  );

const ofClub = z
  .object({ id, name: z.string() })
  .nullable()
  .describe("of several, the one that it is of");

const membership = z.object({
  id,
  club: ofClub,
  year: z.int(),
  kind,
  amount: z.int().describe("as it was when it was asked for"),
  currency: z.string(),
  due_on: z.string(),
  asked_at: moment,
  paid_at: moment.nullable(),
  state: z.literal(MEMBERSHIP_STATES),
});
export type Membership = z.output<typeof membership>;

const clubMembership = membership.extend({
  member: z.object({ id, name: z.string() }),
  paid_by: z.string().nullable(),
});
export type ClubMembership = z.output<typeof clubMembership>;

const fee = z.object({
  club: ofClub,
  year: z.int(),
  kind,
  amount: z.int(),
  currency_id: id,
  currency: z.string(),
  due_on: z.string(),
});
export type MembershipFee = z.output<typeof fee>;

export const membershipBody = z.object({
  year: yearIn("invalid"),
  kind,
  club_id: optional(idInBody()).describe("which club of several is asked; else the first"),
});
export const feeBody = z.object({
  year: yearIn("invalid"),
  kind,
  amount,
  currency_id: idInBody("required"),
  due_on: day(),
});
export const renewalsBody = z.object({ year: yearIn("invalid") });
export const askedBody = z.object({
  member_id: idInBody("required"),
  year: yearIn("invalid"),
  kind,
});

const byId = z.object({ id: idInPath });

export const membershipCalls = calls({
  "GET /me/memberships": {
    summary:
      "The caller's memberships, the newest year first, and the fees of the years that can be asked for, of all clubs",
    access: "member",
    data: z.object({ memberships: z.array(membership), fees: z.array(fee) }),
  },
  "POST /me/memberships": {
    summary: "Ask for a membership; it keeps the fee as it is now",
    access: "member",
    creates: true,
    body: membershipBody,
    data: membership,
    errors: ["membership_exists", "membership_no_fee"],
  },
  "DELETE /me/memberships/{id}": {
    summary: "Withdraw the caller's request, while it is not paid",
    access: "member",
    params: byId,
    data: nothing,
    errors: ["membership_not_found", "membership_paid"],
  },
  "GET /admin/memberships": {
    summary: "Memberships of a year, the newest first",
    access: "club:read_memberships",
    query: pageQuery({
      year: yearIn("unknown_query"),
      kind: z.enum(MEMBERSHIP_KINDS, { error: code("unknown_query") }).optional(),
      state: z.literal(MEMBERSHIP_STATES, { error: code("unknown_query") }).optional(),
      q: text().optional().describe("in the member's name"),
    }),
    data: z.array(clubMembership),
    beside: {
      counts: z.object({ asked: z.int(), overdue: z.int(), paid: z.int() }),
      fees: z.array(fee).describe("of the year"),
      renewals: z
        .object({ askable: z.int(), without_fee: z.int() })
        .describe(
          "last year's members without a membership of this one, and whether its kind has a fee",
        ),
    },
    paged: true,
  },
  "POST /admin/memberships": {
    summary: "Ask a member for the fee of a year",
    access: "club:keep_memberships",
    creates: true,
    body: askedBody,
    data: membership,
    errors: ["member_not_found", "membership_exists", "membership_no_fee"],
  },
  "POST /admin/memberships/renewals": {
    summary:
      "Ask all members of the year before, who have none of this one, for the fee of their kind",
    access: "club:keep_memberships",
    body: renewalsBody,
    data: z.object({ asked: z.int() }),
  },
  "DELETE /admin/memberships/{id}": {
    summary: "Take back that a member was asked for a fee, while it is not paid",
    access: "club:keep_memberships",
    params: byId,
    data: nothing,
    errors: ["membership_not_found", "membership_paid"],
  },
  "PUT /admin/memberships/{id}/paid": {
    summary: "Mark a membership as paid, or take a wrong mark back",
    access: "club:keep_memberships",
    params: byId,
    body: z.object({ paid: flag }),
    data: clubMembership,
    errors: ["membership_not_found", "own_membership"],
  },
  "PUT /admin/membership-fees": {
    summary: "Set what a year costs, by kind; memberships asked for before keep their fee",
    access: "club:keep_memberships",
    body: feeBody,
    data: fee,
  },
  "GET /admin/memberships/{name}": {
    summary: "The memberships of a year as a table, `memberships-2026.csv`",
    access: "club:read_memberships",
    atRoot: true,
    limits: [{ name: "memberships-csv", most: 30, windowSeconds: HOUR_SECONDS, per: "member" }],
    params: z.object({ name: z.string().regex(/^memberships-2[01]\d\d\.csv$/) }),
    bytes: { types: ["text/csv; charset=utf-8"], guestsTo: "/admin/memberships" },
    securityEvent: "data_exported",
    errors: ["not_found"],
  },
});
