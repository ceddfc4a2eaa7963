/** Serves a certificate as PDF to the cat's owners and the club; for everybody else there is none. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import { SHEET_LIMITS } from "@felistry/contract/certificates.ts";
import { readCode } from "@felistry/domain/certificates/code.ts";
import { locales } from "@felistry/i18n/locale.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { poolDb } from "../db/transaction.ts";
import { portrait } from "../documents/queries.ts";
import { requireRoomFor, type LimitServices } from "../http/limits/call-limits.ts";
import type { SessionReader } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { startDrawingThread } from "../print/drawing-thread.ts";
import type { SheetContent } from "./sheet/content.ts";
import { selectSheet, type SheetRow } from "./statements.ts";

/** A sheet speaks both languages. */
const FORMER = locales.map((locale) => m.certificate_former({}, { locale })).join(" · ");
const FILE_NAME = /^([^.]{16,60})\.pdf$/;

export function registerSheets(
  app: FastifyInstance,
  services: LimitServices & Pick<Services, "pool" | "files">,
  readSession: SessionReader,
): void {
  const maker = startDrawingThread<SheetContent>(new URL("./sheet-worker.ts", import.meta.url));
  app.addHook("onClose", () => maker.stop());

  app.get<{ Params: { name: string } }>("/certificates/:name", async (request, reply) => {
    const code = readCode(FILE_NAME.exec(request.params.name)?.[1] ?? "");
    const { member } = await readSession(request.headers.cookie);
    if (!code || !member) return noSheet(reply);
    const isAdmin = member.roleIds.includes(ROLE_ADMIN);
    const [row] = await selectSheet(poolDb(services.pool), code, member.id, isAdmin, FORMER);
    if (!row) return noSheet(reply);
    await requireRoomFor(SHEET_LIMITS, { member, address: request.ip }, services);
    const bytes = await maker.do(`member ${member.id}`, () => contentOf(row, services));
    const file = `${row.certified.cat.reg_num}-${row.kind}.pdf`;
    return (
      reply
        // Rights to a cat change, and a proxy or a shared browser must not remember what its owner saw.
        .header("cache-control", "private, no-store")
        .header("x-content-type-options", "nosniff")
        .header("content-disposition", `attachment; filename="${file}"`)
        .type("application/pdf")
        .send(Buffer.from(bytes))
    );
  });
}

async function contentOf(
  { photo_url, issued_at, ...row }: SheetRow,
  { files, config }: Pick<Services, "files" | "config">,
): Promise<SheetContent> {
  return {
    ...row,
    issuedAt: issued_at.getTime(),
    picture: await portrait(files, photo_url, row.words.drawing),
    siteName: config.siteName,
    verifyUrl: `${config.publicOrigin}/verify/${row.code}`,
  };
}

function noSheet(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "no-store")
    .type("text/plain; charset=utf-8")
    .send("Not found");
}
