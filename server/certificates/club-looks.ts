/** Administrators of the first club keep how the certificates of each look. A look is tried out before it is used. */
import type { ClubLooks } from "@felistry/contract/certificates/club-looks.ts";
import { isClub, namedClub } from "../accounts/queries.ts";
import { ownUpload, printable } from "../documents/queries.ts";
import type { Db } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import {
  insertLook,
  selectLook,
  selectLooks,
  selectSpecimenWords,
  markUsed,
  type Texts,
} from "./look-statements.ts";
import type { SheetLook } from "./sheet/content.ts";
import { specimenOf } from "./specimen.ts";

async function looksOf(db: Db, clubId: number): Promise<{ data: ClubLooks }> {
  const looks = await selectLooks(db, { clubId });
  return {
    data: {
      used: looks.find(({ used_from }) => used_from !== null) ?? null,
      tried: looks.find(({ used_from }) => used_from === null) ?? null,
    },
  };
}

export const listLooks: Handler<"GET /admin/clubs/{id}/looks"> = async ({ params }, { db }) => {
  if (!(await isClub(db, params.id))) refuse("club_not_found");
  return looksOf(db, params.id);
};

/** Only the languages in which something is said. */
const said = (texts: Readonly<Record<string, string | null | undefined>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).filter(([, text]) => text)));

export const tryLook: Handler<"POST /admin/clubs/{id}/looks"> = async (
  { params: { id: clubId }, body },
  { db, member },
) => {
  if (!(await isClub(db, clubId))) refuse("club_not_found");
  const before = await selectLooks(db, { clubId });
  // A picture that a look has stays usable, whoever has sent it.
  const picture = async (path: string | null, of: "logo_url" | "signature_url") =>
    path === null || before.some((look) => look[of] === path)
      ? path
      : ownUpload(db, path, member.id, "club");
  await insertLook(db, {
    clubId,
    memberId: member.id,
    accent: body.accent,
    heading: said(body.heading),
    foot: said(body.foot),
    signer: body.signer,
    office: said(body.office),
    logoUrl: await picture(body.logo_url, "logo_url"),
    signatureUrl: await picture(body.signature_url, "signature_url"),
  });
  return looksOf(db, clubId);
};

export const takeLook: Handler<"PUT /admin/clubs/{id}/looks/{lookId}/use"> = async (
  { params: { id: clubId, lookId } },
  { db, tell },
) => {
  tell({ about: clubId });
  if (!(await isClub(db, clubId))) refuse("club_not_found");
  const [used] = await markUsed(db, { id: lookId, clubId });
  if (!used) refuse("state_changed");
  return looksOf(db, clubId);
};

type Printed = Pick<SheetLook, "accent" | "signer"> & {
  readonly heading: Texts;
  readonly foot: Texts;
  readonly office: Texts;
  readonly logo_url: string | null;
  readonly signature_url: string | null;
};

/** With its pictures. */
export async function sheetLook(
  { accent, heading, foot, signer, office, logo_url, signature_url }: Printed,
  { files }: Pick<Services, "files">,
): Promise<SheetLook> {
  const picture = (path: string | null) => (path === null ? null : printable(files, path));
  return {
    accent,
    heading,
    foot,
    signer,
    office,
    logo: await picture(logo_url),
    signature: await picture(signature_url),
  };
}

export const serveSpecimen: Handler<"GET /club-looks/{name}"> = async (
  { params: { name } },
  { db, member, services, requireRoom },
) => {
  await requireRoom();
  const [id, kind] = name.slice(0, -".pdf".length).split("-") as [string, "pedigree" | "metric"];
  const [look] = await selectLook(db, { id: Number(id) });
  if (!look) refuse("not_found");
  const { config, now } = services;
  const [breed] = await selectSpecimenWords(db);
  const content = await services.sheets.do(`member ${member.id}`, async () =>
    specimenOf(kind, {
      files: services.files,
      words: breed!.words,
      look: await sheetLook(look, services),
      siteName: namedClub(look.club_names, config),
      origin: config.publicOrigin,
      now: now(),
    }),
  );
  return {
    type: "application/pdf",
    content,
    headers: { ...PRIVATE, "content-disposition": `inline; filename="${name}"` },
  };
};
