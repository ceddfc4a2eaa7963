/**
 * `/sitemap.xml` and `/robots.txt`: what search engines should find. A sitemap holds at most 50,000 addresses, so that of a
 * large market is an index of parts, each with the ads of one range of cat ids: a cat has at most one ad, so a range
 * has at most as many ads as ids, and nothing needs counting.
 */
import { baseLocale, locales } from "@felistry/i18n/locale.ts";
import type { SiteFacts } from "@felistry/contract/rendering.ts";
import { momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";
import type { Db } from "../db/transaction.ts";
import type { FileContext, Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { siteOrigins } from "../http/site-origins.ts";

/** Below the 50,000 allowed, so that an answer can be written at once. */
const CATS_A_PART = 10_000;

const STATIC_PATHS = ["/", "/market", "/allcats", "/catbreeds", "/partners", "/terms", "/privacy"];

/** Screens that need a login, change something, or lead nowhere new. */
const PRIVATE_PATHS = [
  "/api/",
  "/admin",
  "/my",
  "/edit",
  "/settings",
  "/add",
  "/favorites",
  "/cattery",
  "/users/",
  "/cats/*/",
  "/order/",
  "/restore",
  "/defaultPage",
];

interface Entry {
  path: string;
  changedAt?: string;
}

/** The parts with at least one ad, found by one index probe each. */
const selectParts = statement(
  "sitemap_parts",
  `with recursive parts(part) as (
     (select cat_id / ${CATS_A_PART} from sales where is_active order by cat_id limit 1)
     union all
     select (select cat_id / ${CATS_A_PART} from sales
             where is_active and cat_id >= (part + 1) * ${CATS_A_PART} order by cat_id limit 1)
     from parts where part is not null
   )
   select part from parts where part is not null`,
);

const selectAds = statement(
  "sitemap_ads",
  `select cat_id, ${momentText("updated_at")} as changed_at from sales
   where is_active and cat_id >= :part::int * ${CATS_A_PART} and cat_id < (:part::int + 1) * ${CATS_A_PART} order by cat_id`,
);

const selectBreeds = statement(
  "sitemap_breeds",
  `select lower(b.ems) as ems, ${momentText("newest.updated_at")} as changed_at
   from breeds b
   cross join lateral (
     select s.updated_at from sales s where s.breed_id = b.id and s.is_active order by s.updated_at desc limit 1
   ) newest
   order by b.ems`,
);

const XML_TYPE = "application/xml; charset=utf-8";

export const sitemap: Handler<"GET /sitemap.xml"> = async (_input, { db, ...context }) => {
  const { here, origins } = originsAt(context);
  const parts = await selectParts(db);
  if (parts.length > 1)
    return xml(indexXml(here, ["pages", ...parts.map(({ part }) => `ads-${part}`)]));
  return xml(
    urlsXml(here, origins, [
      ...(await pageEntries(db)),
      ...(parts[0] ? await adEntries(db, parts[0].part) : []),
    ]),
  );
};

export const sitemapPart: Handler<"GET /sitemaps/{part}"> = async (
  { params },
  { db, ...context },
) => {
  const number = /\d+/.exec(params.part)?.[0];
  const { here, origins } = originsAt(context);
  const entries =
    number === undefined ? await pageEntries(db) : await adEntries(db, Number(number));
  // A sitemap needs at least one address.
  if (entries.length === 0) refuse("not_found");
  return xml(urlsXml(here, origins, entries));
};

export const robots: Handler<"GET /robots.txt"> = async (_input, context) => {
  const lines = [
    "User-agent: *",
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${originsAt(context).here}/sitemap.xml`,
  ];
  return { type: "text/plain; charset=utf-8", content: Buffer.from(`${lines.join("\n")}\n`) };
};

function originsAt({
  services,
  asked,
  locale,
}: Pick<FileContext, "services" | "asked" | "locale">): {
  here: string;
  origins: SiteFacts["origins"];
} {
  const origins = siteOrigins(services.config, asked, locale);
  return { here: origins[locale], origins };
}

async function pageEntries(db: Db): Promise<Entry[]> {
  const breeds = await selectBreeds(db);
  return [
    ...STATIC_PATHS.map((path) => ({ path })),
    ...breeds.flatMap(({ ems, changed_at: changedAt }) => [
      { path: `/catbreeds/${ems}`, changedAt },
      { path: `/market?breed=${ems}`, changedAt },
    ]),
  ];
}

async function adEntries(db: Db, part: number): Promise<Entry[]> {
  return (await selectAds(db, { part })).map(({ cat_id, changed_at }) => ({
    path: `/cat-profile-sell/${cat_id}`,
    changedAt: changed_at,
  }));
}

function xml(text: string) {
  return { type: XML_TYPE, content: Buffer.from(text) } as const;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexXml(here: string, parts: readonly string[]): string {
  const items = parts.map(
    (part) => `<sitemap><loc>${escapeXml(`${here}/sitemaps/${part}.xml`)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex ${SITEMAPS}>\n${items.join("\n")}\n</sitemapindex>\n`;
}

/** Each address in this host's language, with links to the same page in every other. */
function urlsXml(here: string, origins: SiteFacts["origins"], entries: readonly Entry[]): string {
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : "";
    return `<url><loc>${escapeXml(here + path)}</loc>${changed}${alternates(origins, path)}</url>`;
  });
  return `${XML}<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join("\n")}\n</urlset>\n`;
}

function alternates(origins: SiteFacts["origins"], path: string): string {
  // One address for all languages needs no alternates.
  if (new Set(Object.values(origins)).size === 1) return "";
  const link = (language: string, origin: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`;
  const languages = locales.map((locale) => link(locale, origins[locale]));
  return languages.join("") + link("x-default", origins[baseLocale]);
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!);
}
