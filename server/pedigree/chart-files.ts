/** Serves the pedigree of a cat as a file to print, send or put into a catalogue: to everybody, as the pedigree itself. */
import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  PEDIGREE_FILE_LIMITS,
  type PedigreeFileType,
} from "@felistry/contract/pedigree/pedigree-file.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { selectTitles } from "../credentials/queries.ts";
import { poolDb } from "../db/transaction.ts";
import { requireRoomFor, type LimitServices } from "../http/limits/call-limits.ts";
import { namesTag } from "../http/front/front.ts";
import { cookieIn } from "../http/cookies.ts";
import { LANGUAGE_COOKIE, localeOf } from "../http/language.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { siteOrigins } from "../http/site-origins.ts";
import { startDrawingThread } from "../print/drawing-thread.ts";
import type { Services } from "../services.ts";
import { selectCharted } from "./chart-statements.ts";
import type { ChartContent, ChartOrder } from "./chart/content.ts";
import { selectAncestors } from "./statements.ts";

const FILE_NAME = /^([1-9]\d{0,8})\.(pdf|png|svg)$/;

const MEDIA_TYPES: Record<PedigreeFileType, string> = {
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
};

type Needed = LimitServices & Pick<Services, "pool">;

export function registerPedigreeFiles(app: FastifyInstance, services: Needed): void {
  const thread = startDrawingThread<ChartOrder>(new URL("./chart-worker.ts", import.meta.url));
  app.addHook("onClose", () => thread.stop());

  app.get<{ Params: { name: string } }>("/pedigrees/:name", async (request, reply) => {
    const named = FILE_NAME.exec(request.params.name) ?? refuse("not_found");
    const type = named[2] as PedigreeFileType;
    const content = await contentOf(Number(named[1]), request, services);
    // The day stands on the sheet: one that an older version of ours has drawn is asked for again the next day.
    const tag = tagOf({ type, content });
    reply.headers({
      "cache-control": "no-cache",
      vary: "cookie, accept-encoding",
      etag: tag,
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    if (namesTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
    await requireRoomFor(PEDIGREE_FILE_LIMITS, { member: null, address: request.ip }, services);
    const bytes = await thread.do(networkOf(request.ip), () => ({ type, content }));
    return reply
      .header("content-disposition", disposition(content, type))
      .type(MEDIA_TYPES[type])
      .send(Buffer.from(bytes));
  });
}

async function contentOf(
  catId: number,
  request: FastifyRequest,
  { pool, config, now }: Needed,
): Promise<ChartContent> {
  const locale = localeOf(config, request.host, cookieIn(request.headers.cookie, LANGUAGE_COOKIE));
  const db = poolDb(pool);
  const [[cat], ancestors, titles] = await Promise.all([
    selectCharted(db, locale, catId),
    selectAncestors(db, catId),
    selectTitles(db, catId),
  ]);
  if (!cat || ancestors === null) refuse("cat_not_found");
  const { host } = new URL(siteOrigins(config, request, locale)[locale]);
  return {
    locale,
    cat,
    ancestors: JSON.parse(ancestors) as ChartContent["ancestors"],
    titles: JSON.parse(titles!) as ChartContent["titles"],
    siteName: config.siteName[locale],
    address: `${host}/cats/${catId}`,
    madeOn: new Date(now()).toISOString().slice(0, 10),
  };
}

function tagOf(order: ChartOrder): string {
  return `W/"${createHash("sha256").update(JSON.stringify(order)).digest("base64url").slice(0, 22)}"`;
}

/** What file systems do not take in a name. */
const NOT_IN_FILES = /[\\/:*?"<>|\p{Cc}]/gu;
/** Left as they are by encodeURIComponent, but not part of the header's alphabet (RFC 8187). */
const UNENCODED = /['()*]/g;

function disposition({ cat, locale }: ChartContent, type: PedigreeFileType): string {
  const name = m.pedigree_file_name({ name: displayName(cat) }, { locale });
  const encoded = encodeURIComponent(name.replaceAll(NOT_IN_FILES, " ").toWellFormed()).replaceAll(
    UNENCODED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="pedigree-${cat.id}.${type}"; filename*=UTF-8''${encoded}.${type}`;
}
