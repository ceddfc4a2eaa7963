/** Serves a certificate as PDF to the cat's owners and the club; for anybody else it does not exist. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { readCode } from "@felistry/domain/certificates/code.ts";
import { locales } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { namesOfClub } from "../accounts/queries.ts";
import { portrait } from "../documents/queries.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import { poolDb, type Db } from "../db/transaction.ts";
import type { Handler, Member } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse } from "../http/refusal.ts";
import { proofForPaper, signingSince, signPaper } from "../proofs/public.ts";
import type { Services } from "../services.ts";
import { sheetLook } from "./club-looks.ts";
import { selectLook } from "./look-statements.ts";
import type { SheetContent } from "./sheet/content.ts";
import { mayReadSheet, selectSheet, type SheetRow } from "./statements.ts";

/** A sheet has both languages. */
const FORMER = locales.map((locale) => m.certificate_former({}, { locale })).join(" · ");

function codeIn(fileName: string): string {
  return readCode(fileName.slice(0, -".pdf".length)) ?? refuse("not_found");
}

export const certificateReader: RowRuleCheck<string> = async (db, name, member) => {
  const isAdmin = may(member, "read_cats");
  const [row] = await mayReadSheet(db, { code: codeIn(name), memberId: member.id, isAdmin });
  if (!row!.may_read) refuse("not_allowed");
};

export const serveSheet: Handler<"GET /certificates/{name}"> = async (
  { params },
  { db, member, services, requireRoom },
) => {
  await requireRoom();
  const { name, content } = await paperOf(db, codeIn(params.name), { member, services });
  return {
    type: "application/pdf",
    content,
    headers: { ...PRIVATE, "content-disposition": `attachment; filename="${name}"` },
  };
};

/** Draws and signs the sheet of a certificate. */
export async function paperOf(
  db: Db,
  code: string,
  { member, services }: { readonly member: Pick<Member, "id">; readonly services: Services },
): Promise<{ name: string; content: Uint8Array }> {
  const [row] = await selectSheet(db, { code, former: FORMER });
  if (!row) refuse("not_found");
  const drawn = await services.sheets.do(`member ${member.id}`, () => contentOf(row, services));
  return {
    name: `${row.certified.cat.reg_num}-${row.kind}.pdf`,
    content: await signPaper(drawn, services),
  };
}

async function contentOf(
  { photo_url, issued_at, other_names, other_persons, is_duplicate, look_id, ...row }: SheetRow,
  services: Pick<Services, "files" | "config" | "pool" | "log">,
): Promise<SheetContent> {
  const { files, config } = services;
  const entry = { kind: "certificate_issued", subject: `certificate:${row.code}` };
  const [look] = look_id === null ? [] : await selectLook(poolDb(services.pool), { id: look_id });
  const proof = await proofForPaper(services, entry);
  const since = await signingSince(services);
  return {
    ...row,
    otherNames: other_names,
    otherPersons: other_persons,
    isDuplicate: is_duplicate,
    issuedAt: issued_at.getTime(),
    picture: await portrait(files, photo_url, row.words.drawing),
    look: look ? await sheetLook(look, services) : null,
    siteName: await namesOfClub(poolDb(services.pool), row.certified.cat.reg_num, config),
    proof: proof?.text ?? null,
    signedAt: Math.max(proof?.signedAt ?? issued_at.getTime(), since),
    verifyUrl: `${config.publicOrigin}/verify/${row.code}`,
  };
}
