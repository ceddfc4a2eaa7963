/** Members as seen by the club's administrators: roles and suspensions. */
import { z } from "zod";
import { CATS_OF_EACH_COUNTED } from "@felistry/domain/accounts/counted-cats.ts";
import { CLUB_ROLE_NAMES, type ClubRole } from "@felistry/domain/accounts/club-rights.ts";
import { calls } from "../call.ts";
import {
  code,
  id,
  idInBody,
  idInPath,
  moment,
  optional,
  pageQuery,
  requiredLines,
  text,
} from "../fields.ts";

export const SUSPENSION_REASON_MAX = 500;

const byId = z.object({ id: idInPath });

const ofRole = z.object({
  id: idInPath,
  role: z.enum(CLUB_ROLE_NAMES as [ClubRole, ...ClubRole[]], { error: code("invalid") }),
});

export const clubMember = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().describe("shown to the club only"),
  roleIds: z.array(z.int()),
  club_id: id.nullable().describe("at which the member has roles"),
  created_at: moment,
  cats: z.int().describe(`on the member's page, counted up to ${CATS_OF_EACH_COUNTED + 1}`),
  suspended_at: moment.nullable(),
  suspension_reason: z.string().nullable(),
});
export type ClubMember = z.output<typeof clubMember>;

export const suspensionBody = z.object({
  reason: requiredLines(SUSPENSION_REASON_MAX, "decline_reason"),
});

export const memberCalls = calls({
  "GET /admin/members": {
    summary:
      "Members by name or address, with their rights. A page of a search may be short, even empty, and still have a `next`",
    access: "club:read_members",
    query: pageQuery({ q: text().optional() }),
    data: z.array(clubMember),
    paged: true,
  },
  "PUT /admin/members/{id}/administrator": {
    summary: "Give or remove a member's role 2; never the caller's own",
    access: "club:manage_members",
    securityEvent: "role_granted",
    params: byId,
    body: z.object({ is_administrator: z.boolean({ error: code("invalid") }) }),
    data: clubMember,
    errors: ["member_not_found", "own_account", "member_suspended"],
  },
  "PUT /admin/members/{id}/roles/{role}": {
    summary: "Give a member a role of the club; never the caller",
    access: "club:manage_members",
    securityEvent: "role_granted",
    params: ofRole,
    body: z
      .object({
        club_id: optional(idInBody()).describe(
          "which of several; else the one where the member has roles, or the first",
        ),
      })
      .prefault({}),
    data: clubMember,
    errors: [
      "member_not_found",
      "own_account",
      "member_suspended",
      "club_not_found",
      "member_of_other_club",
    ],
  },
  "DELETE /admin/members/{id}/roles/{role}": {
    summary: "Take a role of the club from a member; what is open in their hands is given back",
    access: "club:manage_members",
    securityEvent: "role_revoked",
    params: ofRole,
    data: clubMember,
    errors: ["member_not_found", "own_account"],
  },
  "PUT /admin/members/{id}/suspension": {
    summary: "Suspend a member: sessions end, ads leave the market, nobody can log in",
    access: "club:manage_members",
    securityEvent: "member_suspended",
    params: byId,
    body: suspensionBody,
    data: clubMember,
    errors: ["member_not_found", "own_account"],
  },
  "DELETE /admin/members/{id}/suspension": {
    summary: "End a suspension; the member's ads return",
    access: "club:manage_members",
    securityEvent: "suspension_ended",
    params: byId,
    data: clubMember,
    errors: ["member_not_found", "own_account"],
  },
});
