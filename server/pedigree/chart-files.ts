/** Serves a cat's pedigree as a file to print, send or put into a catalogue, to everybody like the pedigree itself. */
import { createHash } from "node:crypto";
import type { PedigreeFileType } from "@felistry/contract/pedigree/pedigree-file.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import type { Locale } from "@felistry/i18n/locale.ts";
import { selectTitles } from "../credentials/queries.ts";
import type { Db } from "../db/transaction.ts";
import { namesTag } from "../http/front/front.ts";
import type { Asked, Handler } from "../http/handler.ts";
import { networkOf } from "../http/limits/network.ts";
import { refuse } from "../http/refusal.ts";
import { siteOrigins } from "../http/site-origins.ts";
import type { Services } from "../services.ts";
import { selectCharted } from "./chart-statements.ts";
import type { ChartContent, ChartOrder } from "./chart/content.ts";
import { selectAncestors } from "./statements.ts";

const MEDIA_TYPES = {
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
} as const satisfies Record<PedigreeFileType, string>;

export const servePedigreeFile: Handler<"GET /pedigrees/{name}"> = async (
  { params: { name } },
  { db, services, locale, address, asked, requireRoom },
) => {
  const [id, type] = name.split(".") as [string, PedigreeFileType];
  const content = await chartContentOf(Number(id), db, locale, asked, services);
  // The sheet shows the day, so one drawn by an older version of ours is requested again the next day.
  const tag = tagOf({ type, content });
  const headers = {
    "cache-control": "no-cache",
    vary: "cookie, accept-encoding",
    etag: tag,
    "x-robots-tag": "noindex",
  };
  if (namesTag(asked.knownTags, tag)) return { type: MEDIA_TYPES[type], content: null, headers };
  await requireRoom();
  return {
    type: MEDIA_TYPES[type],
    content: await services.charts.do(networkOf(address), () => ({ type, content })),
    headers: { ...headers, "content-disposition": disposition(content, type) },
  };
};

export async function chartContentOf(
  catId: number,
  db: Db,
  locale: Locale,
  asked: Asked,
  { config, now }: Pick<Services, "config" | "now">,
): Promise<ChartContent> {
  const [[cat], ancestors, titles] = await Promise.all([
    selectCharted(db, { locale, catId }),
    selectAncestors(db, { catId }),
    selectTitles(db, { catId, locale }),
  ]);
  if (!cat || ancestors === null) refuse("cat_not_found");
  const { host } = new URL(siteOrigins(config, asked, locale)[locale]);
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

/** Characters not allowed in file names. */
const NOT_IN_FILES = /[\\/:*?"<>|\p{Cc}]/gu;
/** Not escaped by encodeURIComponent, but not allowed in the header (RFC 8187). */
const UNENCODED = /['()*]/g;

function disposition({ cat, locale }: ChartContent, type: PedigreeFileType): string {
  const name = m.pedigree_file_name({ name: displayName(cat) }, { locale });
  const encoded = encodeURIComponent(name.replaceAll(NOT_IN_FILES, " ").toWellFormed()).replaceAll(
    UNENCODED,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="pedigree-${cat.id}.${type}"; filename*=UTF-8''${encoded}.${type}`;
}
