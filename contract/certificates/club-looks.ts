/** How the certificates of a club look: tried out first, then used for those issued from then on. */
import { z } from "zod";
import {
  isReadOnWhite,
  LOOK_FOOT_MAX,
  LOOK_LINE_MAX,
  LOOK_OFFICE_MAX,
  LOOK_SIGNER_MAX,
} from "@felistry/domain/certificates/club-look.ts";
import { locales, type Locale } from "@felistry/i18n/locale.ts";
import { calls } from "../call.ts";
import { code, filePath, id, idInPath, moment, optional, optionalText } from "../fields.ts";
import { MINUTE_SECONDS } from "../limits.ts";

const texts = z.record(z.string(), z.string()).describe("by language");

const clubLook = z.object({
  id,
  accent: z.string(),
  heading: texts,
  foot: texts,
  signer: z.string().nullable(),
  office: texts,
  logo_url: z.string().nullable(),
  signature_url: z.string().nullable(),
  used_from: moment.nullable().describe("null while it is only tried out"),
});
export type ClubLook = z.output<typeof clubLook>;

export const clubLooks = z.object({
  used: clubLook.nullable().describe("of certificates issued now; null is the site's look"),
  tried: clubLook.nullable().describe("saved after the used one, and used by nothing"),
});
export type ClubLooks = z.output<typeof clubLooks>;

const inEach = (most: number) =>
  z
    .object(
      Object.fromEntries(locales.map((locale) => [locale, optionalText(most)])) as Record<
        Locale,
        ReturnType<typeof optionalText>
      >,
    )
    .partial()
    .default({});

export const clubLookBody = z
  .object({
    accent: z
      .string({ error: code("invalid") })
      .trim()
      .toLowerCase()
      .regex(/^#[0-9a-f]{6}$/, { error: code("invalid") })
      .refine(isReadOnWhite, { error: code("accent_contrast") }),
    heading: inEach(LOOK_LINE_MAX),
    foot: inEach(LOOK_FOOT_MAX),
    signer: optionalText(LOOK_SIGNER_MAX),
    office: inEach(LOOK_OFFICE_MAX),
    logo_url: optional(filePath("invalid")),
    signature_url: optional(filePath("invalid")),
  })
  .refine(({ signature_url, signer }) => signature_url === null || signer !== null, {
    path: ["signer"],
    error: code("required"),
  });

const ofClub = z.object({ id: idInPath });

export const clubLookCalls = calls({
  "GET /admin/clubs/{id}/looks": {
    summary: "How a club's certificates look, and the look that is tried out",
    access: "club:keep_clubs",
    params: ofClub,
    data: clubLooks,
    errors: ["club_not_found"],
  },
  "POST /admin/clubs/{id}/looks": {
    summary: "Try a look out: it is shown on a specimen, and used by nothing",
    access: "club:keep_clubs",
    creates: true,
    params: ofClub,
    body: clubLookBody,
    data: clubLooks,
    errors: ["club_not_found", "foreign_upload"],
  },
  "PUT /admin/clubs/{id}/looks/{lookId}/use": {
    summary:
      "Use the look that was tried out for certificates issued from now on; those that stand keep theirs",
    access: "club:keep_clubs",
    securityEvent: "club_kept",
    params: ofClub.extend({ lookId: idInPath }),
    data: clubLooks,
    errors: ["club_not_found", "state_changed"],
  },
  "GET /club-looks/{name}": {
    summary: "A specimen in a look: `7-pedigree.pdf`",
    access: "club:keep_clubs",
    atRoot: true,
    limits: [
      { name: "club-look-specimen", most: 100, windowSeconds: 10 * MINUTE_SECONDS, per: "member" },
    ],
    params: z.object({ name: z.string().regex(/^\d{1,9}-(?:pedigree|metric)\.pdf$/) }),
    bytes: { types: ["application/pdf"], guestsTo: "/admin/clubs" },
    errors: ["not_found"],
  },
});
