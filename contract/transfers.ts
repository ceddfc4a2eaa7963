/** Cats that pass between this club and another: requests of their owners, which the club decides on its desk. */
import { z } from "zod";
import { TRANSFER_DIRECTIONS, TRANSFER_STATUSES } from "@felistry/domain/transfers/transfer.ts";
import { calls } from "./call.ts";
import { notAmended, requestId } from "./corrections.ts";
import { oftenEnough } from "./inbreeding.ts";
import { clubVerdict } from "./rules/club-rules.ts";
import {
  filePath,
  flag,
  flagOut,
  id,
  idInPath,
  moment,
  optionalLines,
  pageQuery,
  query,
  requiredText,
  seenVersion,
  sex,
} from "./fields.ts";

export const TRANSFER_TEXT_MAX = 500;
/** As of a number in another registry. */
const NUMBER_MAX = 100;
const CLUB_MAX = 100;

const byId = z.object({ id: idInPath });

export const transferInBody = z.object({
  club: requiredText(CLUB_MAX, "transfer_club"),
  number: requiredText(NUMBER_MAX, "transfer_number"),
  titles: optionalLines(TRANSFER_TEXT_MAX),
  remarks: optionalLines(TRANSFER_TEXT_MAX),
  paper_url: filePath("transfer_paper"),
  version: seenVersion,
  request_id: requestId,
});

export const transferOutBody = z.object({
  club: requiredText(CLUB_MAX, "transfer_club"),
  remarks: optionalLines(TRANSFER_TEXT_MAX),
  version: seenVersion,
  request_id: requestId,
});

const direction = z
  .literal(TRANSFER_DIRECTIONS)
  .describe("`in` from another club, `out` to another club");

const brief = {
  id,
  cat_id: id,
  cat_name: z.string().describe("the full name today"),
  direction,
  club: z.string().describe("the other club"),
  number: z.string().nullable().describe("the cat's in the other club"),
  status: z.literal(TRANSFER_STATUSES),
  decision: z.string().nullable().describe("the club's reason"),
  created_at: moment,
  decided_at: moment.nullable(),
};

const own = z.object(brief);

const named = z.object({ id, name: z.string() });

export const transfer = z.object({
  ...brief,
  asker: named,
  titles: z.string().nullable(),
  remarks: z.string().nullable(),
  paper_url: z.string().nullable().describe("null once the request is withdrawn or has lapsed"),
  decided_by: z.string().nullable(),
  may_withdraw: flagOut,
  asked_case_id: id
    .nullable()
    .describe(
      "the case in which the club asks its asker back, who may send the request anew until the answer",
    ),
  reg_num: z.string().nullable().describe("the cat's number in this club"),
  cat: z
    .object({
      sex,
      born: z.string().nullable(),
      breed: z.string(),
      ems: z.string().nullable(),
      chip: z.string().nullable(),
      father: z.string().nullable(),
      mother: z.string().nullable(),
    })
    .describe("what the paper is compared with"),
  same_number: z.array(named).describe("other cats for which the same number is stated"),
});
export type Transfer = z.output<typeof transfer>;

export const transferCalls = calls({
  "POST /cats/{id}/transfers/in": {
    summary:
      "Ask the club to take over a cat that another club has registered. With `request_id`, its asker changes that request, about which the club asks back",
    access: { rule: "cat-owner", id: "params.id" },
    params: byId,
    body: transferInBody,
    versioned: { of: "cat", id: "params.id" },
    creates: true,
    data: z.object({ id }),
    errors: [
      "cat_not_found",
      "already_registered",
      "application_pending",
      "transfer_open",
      ...notAmended,
      "foreign_upload",
    ],
  },
  "GET /cats/{id}/transfers/club-rules": {
    summary: "What the rules of the club that is to take the cat would say, before it is asked",
    access: { rule: "cat-owner", id: "params.id" },
    limits: oftenEnough("transfers-club-rules", 300),
    params: byId,
    query: query({
      club: requiredText(CLUB_MAX, "transfer_club").describe("from which it comes"),
      number: requiredText(NUMBER_MAX, "transfer_number"),
      titled: flag.default(0).describe("it brings titles"),
    }),
    data: clubVerdict,
    errors: ["cat_not_found", "already_registered"],
  },
  "POST /cats/{id}/transfers/out": {
    summary:
      "Ask the club for an export pedigree of a registered cat that goes to another club. With `request_id`, its asker changes that request, about which the club asks back",
    access: { rule: "cat-owner", id: "params.id" },
    params: byId,
    body: transferOutBody,
    versioned: { of: "cat", id: "params.id" },
    creates: true,
    data: z.object({ id }),
    errors: ["cat_not_found", "not_registered", "transfer_open", ...notAmended, "cat_exported"],
  },
  "GET /me/transfers": {
    summary: "The caller's requests, newest first; of one cat if it is named",
    access: "member",
    query: pageQuery({ cat_id: idInPath.optional() }),
    data: z.array(own),
    paged: true,
  },
  "GET /transfers/{id}": {
    summary: "A request with the cat that it is about; for its asker and the club",
    access: { rule: "transfer-reader", id: "params.id" },
    params: byId,
    data: transfer,
    errors: ["transfer_not_found"],
  },
  "GET /transfers/{id}/club-rules": {
    summary:
      "What the rules of the club that takes a cat say of a request; once it is decided, what they said that day. For its asker and the club",
    access: { rule: "transfer-reader", id: "params.id" },
    params: byId,
    data: clubVerdict
      .nullable()
      .describe("null of a cat that leaves, and of a request that was withdrawn or has lapsed"),
    errors: ["transfer_not_found"],
  },
  "PUT /transfers/{id}/withdraw": {
    summary: "Withdraw an undecided request",
    access: { rule: "transfer-asker", id: "params.id" },
    params: byId,
    data: z.object({ id, status: z.literal("withdrawn") }),
    errors: ["transfer_not_found", "transfer_over", "case_decided"],
  },
});
