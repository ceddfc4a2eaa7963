/** Joining, sessions, recovery, the member's own profile, and the list of members. */
import { z } from "zod";
import { PASSWORD_RULE } from "@felistry/domain/accounts/password.ts";
import { PERSON_NAME_RULE } from "@felistry/domain/accounts/person-name.ts";
import { calls } from "./call.ts";
import { favouriteCard, saleCard } from "./market.ts";
import { catCard } from "./cats.ts";
import { code, day, filePath, id, idInBody, ignored, nothing, optionalText, pageQuery, query, rawText, ruled, sex, text } from "./fields.ts";

export const ABOUT_MAX = 200;
export const ROLE_MEMBER = 1;
export const ROLE_ADMIN = 2;

const email = z.string({ error: code("email") }).trim().max(100, { error: code("email") }).pipe(z.email({ error: code("email") }));
export const password = z.string({ error: code("password") }).regex(PASSWORD_RULE, { error: code("password") });

export const registerBody = z
  .object({
    first_name: ruled(PERSON_NAME_RULE, "first_name"),
    last_name: ruled(PERSON_NAME_RULE, "last_name"),
    email,
    birthday: day("birthday"),
    countries_id: idInBody("country"),
    password,
    confirmPassword: z.string({ error: code("passwords_differ") }),
  })
  .refine((body) => body.password === body.confirmPassword, { path: ["confirmPassword"], error: code("passwords_differ"), when: hasStrings("password", "confirmPassword") });

/** Lets a rule over two fields speak beside the errors of other fields. */
function hasStrings(...names: string[]) {
  return ({ value }: { value: unknown }) =>
    typeof value === "object" && value !== null && names.every((name) => typeof (value as Record<string, unknown>)[name] === "string");
}

export const loginBody = z.object({ email: text(100, "email"), password: text(100, "password") });

export const profileBody = z.object({
  first_name: ruled(PERSON_NAME_RULE, "first_name"),
  last_name: ruled(PERSON_NAME_RULE, "last_name"),
  middle_name: optionalText(),
  birthday: day("birthday"),
  country_id: idInBody("country"),
  about: optionalText(ABOUT_MAX),
  site_url: optionalText(),
  social_url: optionalText(),
});

const roleIds = z.array(z.int());

export const me = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string().nullable(),
  email: z.string(),
  birthday: z.string(),
  about: z.string().nullable(),
  site_url: z.string().nullable(),
  social_url: z.string().nullable(),
  country_id: id,
  country_en: z.string(),
  country_ru: z.string(),
  user_ava_url: z.string().nullable(),
  roleIds,
  total_cats: z.int().describe("cats on the member's page"),
});

/** What other members may know of a member: never an address. */
export const memberName = z.object({ id, first_name: z.string(), last_name: z.string() });

export const ownCatsQuery = pageQuery({
  isSell: z.literal(["0", "1"], { error: code("unknown_query") }).optional(),
  mine: z.literal(["all", "my", "not-my"], { error: code("unknown_query") }).default("all"),
  sex: sex.optional(),
});

export const photoBody = z.object({ filePath: filePath("invalid") });

export const accountCalls = calls({
  "POST /auth/register": {
    summary: "Join",
    access: "public",
    body: registerBody,
    data: z.object({ id }),
    errors: ["email_in_use"],
  },
  "POST /auth/login": {
    summary: "Open a session",
    access: "public",
    body: loginBody,
    data: z.object({ id, email: z.string(), first_name: z.string(), roleIds }),
    errors: ["wrong_credentials", "user_not_found", "too_many_attempts"],
  },
  "POST /auth/logout": { summary: "End the session", access: "public", data: nothing },
  "GET /auth/check-email-exists": {
    summary: "Whether an address is in use",
    access: "public",
    query: query({ email }),
    data: z.object({ exists: z.boolean() }),
  },
  "POST /send-recovery-email": {
    summary: "Mail a one-time code (made by the server; an OTP sent along is ignored)",
    access: "public",
    body: z.object({ recipient_email: email, OTP: ignored }),
    data: nothing,
    errors: ["no_such_email", "too_many_attempts"],
  },
  "POST /auth/verify-recovery-code": {
    summary: "Check the one-time code; a right one sets the reset cookie",
    access: "public",
    body: z.object({ email, OTP: z.union([z.string(), z.number()]).transform(String).pipe(z.string().regex(/^\d{4}$/, { error: code("recovery_code") })) }),
    data: nothing,
    errors: ["wrong_recovery_code", "no_such_email", "too_many_attempts"],
  },
  "PUT /auth/change-password": {
    summary: "Set a new password, with the reset cookie or as a member with the current password",
    access: "public",
    body: z.object({ valuePassword: password, email: email.optional(), currentPassword: rawText(100).optional() }),
    data: nothing,
    errors: ["reset_not_verified", "wrong_current_password", "too_many_attempts"],
  },
  "GET /me": { summary: "The member of the session", access: "member", data: me },
  "PUT /me/edit": { summary: "Change one's profile", access: "member", body: profileBody, data: me },
  "GET /me/settings": { summary: "The address of the account", access: "member", data: z.object({ email: z.string() }) },
  "PUT /me/change-email": {
    summary: "Change the address; the old one may undo it for seven days",
    access: "member",
    body: z.object({ email, id: ignored }),
    data: z.object({ email: z.string() }),
    errors: ["email_in_use"],
  },
  "GET /me/cats": {
    summary: "Cats on the member's page; with isSell=1 those with an ad",
    access: "member",
    query: ownCatsQuery,
    data: z.array(catCard.extend({ sale: saleCard.pick({ sale_id: true, is_active: true, price_pet: true, price_breeding: true, currency_abb: true }).nullable() })),
    paged: true,
  },
  "GET /me/favorites": { summary: "Saved cats", access: "member", query: pageQuery({}), data: z.array(favouriteCard), paged: true },
  "POST /me/favorite": {
    summary: "Save or unsave a cat; answers the new state",
    access: "member",
    body: z.object({ catId: idInBody(), favorite: z.boolean().optional().describe("the wanted state; without it the state toggles") }),
    data: z.object({ catId: id, favorite: z.boolean() }),
    errors: ["cat_not_found"],
  },
  "POST /me/useravaurl": {
    summary: "Set the profile photo to an uploaded file",
    access: "member",
    body: photoBody,
    data: z.object({ user_ava_url: z.string() }),
    errors: ["foreign_upload"],
  },
  "GET /users": {
    summary: "Members by name",
    access: "member",
    query: pageQuery({ q: text().optional() }),
    data: z.array(memberName),
    paged: true,
  },
  "POST /logs/client": {
    summary: "A fault seen in the browser",
    access: "public",
    body: z.object({ level: z.literal(["error", "warn", "info"], { error: code("invalid") }), message: text(500), meta: z.record(z.string(), z.unknown()).optional() }),
    data: nothing,
    errors: ["too_many_attempts"],
  },
});

