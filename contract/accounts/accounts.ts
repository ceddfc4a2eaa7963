/** Joining, sessions, the member's own profile, and the list of members. */
import { z } from "zod";
import { PASSWORD_RULE } from "@felistry/domain/accounts/password.ts";
import { PERSON_NAME_RULE } from "@felistry/domain/accounts/person-name.ts";
import { webAddress, withScheme } from "@felistry/domain/accounts/web-address.ts";
import { calls } from "../call.ts";
import { favouriteCard, saleCard } from "../market/market.ts";
import { catCard } from "../cats.ts";
import {
  code,
  day,
  filePath,
  id,
  idInBody,
  idList,
  nothing,
  optional,
  optionalLines,
  optionalRuled,
  orNull,
  pageQuery,
  query,
  ruled,
  seenVersion,
  sex,
  text,
  version,
} from "../fields.ts";
import { HOUR_SECONDS, MINUTE_SECONDS, PUBLIC_SEARCH_LIMITS, SEARCH_LIMITS } from "../limits.ts";
import { furtherWords } from "../translated.ts";

/** A guest's hearts that move into the account. */
const FAVOURITES_OF_A_GUEST = 500;
/** Cards of a guest's hearts that one call answers. */
const FAVOURITES_SHOWN = 60;
export const ABOUT_MAX = 200;
export { ROLE_ADMIN, ROLE_MEMBER } from "@felistry/domain/accounts/roles.ts";

export const email = z
  .string({ error: code("email") })
  .trim()
  .max(100, { error: code("email") })
  .pipe(z.email({ error: code("email") }));
export const password = z
  .string({ error: code("password") })
  .regex(PASSWORD_RULE, { error: code("password") });

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
  .refine((body) => body.password === body.confirmPassword, {
    path: ["confirmPassword"],
    error: code("passwords_differ"),
    when: hasStrings("password", "confirmPassword"),
  });

/** Lets a rule over two fields report its error along with those of other fields. */
function hasStrings(...names: string[]) {
  return ({ value }: { value: unknown }) =>
    typeof value === "object" &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === "string");
}

export const loginBody = z.object({ email: text(100, "email"), password: text(100, "password") });

/** Stored as typed, so that a Russian domain stays readable. */
const site = optional(
  text(100)
    .refine((written) => webAddress(written) !== null, { error: code("web_address") })
    .overwrite(withScheme),
);

const OTHER_NAME_MAX = 33;

export const profileBody = z.object({
  first_name: ruled(PERSON_NAME_RULE, "first_name"),
  last_name: ruled(PERSON_NAME_RULE, "last_name"),
  middle_name: optionalRuled(PERSON_NAME_RULE, "middle_name"),
  other_name: orNull(text(OTHER_NAME_MAX))
    .optional()
    .describe(
      "first and last name in the other script; empty, it is the rule's; left out, it stays",
    ),
  birthday: day("birthday"),
  country_id: idInBody("country"),
  about: optionalLines(ABOUT_MAX),
  site_url: site,
  social_url: site,
  version: seenVersion,
});

const roleIds = z.array(z.int());

export const me = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string().nullable(),
  other_name: z
    .string()
    .nullable()
    .describe("first and last name in the other script, as the member gave it"),
  other_name_proposed: z.string().nullable().describe("by rule"),
  email: z.string(),
  birthday: z.string(),
  about: z.string().nullable(),
  site_url: z.string().nullable(),
  social_url: z.string().nullable(),
  country_id: id,
  country_en: z.string(),
  country_ru: z.string(),
  ...furtherWords("country"),
  user_ava_url: z.string().nullable(),
  roleIds,
  total_cats: z.int().describe("cats on the member's page"),
  version,
});

/** What other members may know about a member: never an address. */
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
    securityEvent: "account_opened",
    // A club's members may all join at one show.
    limits: [{ name: "register", most: 100, windowSeconds: HOUR_SECONDS, per: "address" }],
    body: registerBody,
    creates: true,
    data: z.object({ id }),
    errors: ["email_in_use"],
  },
  "POST /auth/login": {
    summary: "Open a session",
    access: "public",
    securityEvent: "login",
    refusalEvent: "login_failed",
    // In addition to an account's ten wrong attempts per place: keeps one place from trying a password on many accounts.
    limits: [{ name: "login-place", most: 100, windowSeconds: MINUTE_SECONDS, per: "address" }],
    body: loginBody,
    data: z.object({ id, email: z.string(), first_name: z.string(), roleIds }),
    errors: ["wrong_credentials", "user_not_found", "account_suspended", "too_many_attempts"],
  },
  "POST /auth/logout": {
    summary: "End the session",
    access: "public",
    securityEvent: "logout",
    data: nothing,
    clearsStorage: true,
  },
  "GET /auth/check-email-exists": {
    summary: "Whether an address is in use",
    access: "public",
    // Enough for forms; too few to find out which of many addresses have an account.
    limits: [{ name: "check-email", most: 500, windowSeconds: HOUR_SECONDS, per: "address" }],
    query: query({ email }),
    data: z.object({ exists: z.boolean() }),
  },
  "GET /me": { summary: "The logged-in member", access: "member", data: me },
  "PUT /me/edit": {
    summary: "Change the caller's profile",
    access: "member",
    body: profileBody,
    versioned: { of: "profile", id: "member" },
    data: me,
  },
  "GET /me/cats": {
    summary: "Cats on the member's page; with isSell=1 those with an ad",
    access: "member",
    query: ownCatsQuery,
    data: z.array(
      catCard.extend({
        sale: saleCard
          .pick({
            sale_id: true,
            is_active: true,
            price_pet: true,
            price_breeding: true,
            currency_abb: true,
          })
          .nullable(),
      }),
    ),
    paged: true,
  },
  "GET /me/favorites": {
    summary: "Saved cats",
    access: "member",
    query: pageQuery({}),
    data: z.array(favouriteCard),
    paged: true,
  },
  "POST /me/favorites": {
    summary:
      "Save the cats that the member had saved as a guest; cats that do not exist are left out",
    access: "member",
    body: z.object({ cats: z.array(id).max(FAVOURITES_OF_A_GUEST, { error: code("too_long") }) }),
    data: z.object({ saved: z.int().describe("how many were not saved before") }),
  },
  "GET /favorites": {
    summary: "The cards of cats that a guest has saved in the browser, in the order of their ids",
    access: "public",
    fromCopy: true,
    limits: PUBLIC_SEARCH_LIMITS,
    query: query({ ids: idList(FAVOURITES_SHOWN) }),
    data: z.array(favouriteCard),
  },
  "POST /me/favorite": {
    summary: "Save or unsave a cat; returns the new state",
    access: "member",
    body: z.object({
      catId: idInBody(),
      favorite: z.boolean().optional().describe("the desired state; toggles if omitted"),
    }),
    creates: true,
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
    limits: SEARCH_LIMITS,
    query: pageQuery({ q: text().optional() }),
    data: z.array(memberName),
    paged: true,
  },
});
