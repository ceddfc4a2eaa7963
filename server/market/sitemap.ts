/**
 * `/sitemap.xml` and `/robots.txt`: what search engines should find. A sitemap holds at most 50,000 addresses, so that of a
 * large registry is an index of parts, each with the ads, cats, catteries or confirmed litters of one range of ids: a range has at most as
 * many of them as ids, and nothing needs counting.
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

const STATIC_PATHS = [
  "/",
  "/market",
  "/allcats",
  "/catbreeds",
  "/log",
  "/studbook",
  "/partners",
  "/terms",
  "/privacy",
];

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

/** The parts with at least one row, found by one index probe each. */
const parts = (table: string, id: string, shown: string) => `with recursive parts(part) as (
     (select ${id} / ${CATS_A_PART} from ${table} where ${shown} order by ${id} limit 1)
     union all
     select (select ${id} / ${CATS_A_PART} from ${table}
             where ${shown} and ${id} >= (part + 1) * ${CATS_A_PART} order by ${id} limit 1)
     from parts where part is not null
   )
   select part from parts where part is not null`;

const rows = (table: string, id: string, shown: string, changed: string) =>
  `select ${id} as id, ${momentText(changed)} as changed_at from ${table}
   where ${shown} and ${id} >= :part::int * ${CATS_A_PART}::bigint and ${id} < (:part::int + 1) * ${CATS_A_PART}::bigint order by ${id}`;

const selectAdParts = statement("sitemap_parts", parts("sales", "cat_id", "is_active"));
const selectAds = statement("sitemap_ads", rows("sales", "cat_id", "is_active", "updated_at"));
const selectCatParts = statement("sitemap_cat_parts", parts("cats", "id", "true"));
const selectCats = statement("sitemap_cats", rows("cats", "id", "true", "updated_at"));
const selectCatteryParts = statement("sitemap_cattery_parts", parts("catteries", "id", "true"));
const selectCatteries = statement(
  "sitemap_catteries",
  rows("catteries", "id", "true", "created_at"),
);

// A litter that waits, or was refused, has no page for everybody.
const CONFIRMED = "status = 'confirmed'";
const selectLitterParts = statement("sitemap_litter_parts", parts("litters", "id", CONFIRMED));
const selectLitters = statement("sitemap_litters", rows("litters", "id", CONFIRMED, "decided_at"));

interface Listed {
  readonly parts: (db: Db) => Promise<readonly { part: number | null }[]>;
  readonly rows: (
    db: Db,
    values: { part: number },
  ) => Promise<readonly { id: number; changed_at: string | null }[]>;
  readonly path: (id: number) => string;
}

const LISTED: Readonly<Record<string, Listed>> = {
  ads: { parts: selectAdParts, rows: selectAds, path: (id) => `/cat-profile-sell/${id}` },
  cats: { parts: selectCatParts, rows: selectCats, path: (id) => `/cats/${id}` },
  catteries: {
    parts: selectCatteryParts,
    rows: selectCatteries,
    path: (id) => `/catteries/${id}`,
  },
  litters: { parts: selectLitterParts, rows: selectLitters, path: (id) => `/litters/${id}` },
};

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
  const names = await partNames(db);
  if (names.length > Object.keys(LISTED).length) return xml(indexXml(here, ["pages", ...names]));
  const entries = await Promise.all(names.map((name) => partEntries(db, name)));
  return xml(urlsXml(here, origins, [...(await pageEntries(db)), ...entries.flat()]));
};

/** "ads-0", "cats-0", "cats-1": those with at least one address. */
async function partNames(db: Db): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(LISTED).map(async ([kind, { parts: read }]) =>
      (await read(db)).map(({ part }) => `${kind}-${part}`),
    ),
  );
  return found.flat();
}

async function partEntries(db: Db, name: string): Promise<Entry[]> {
  const [kind, part] = name.split("-") as [string, string];
  const { rows: read, path } = LISTED[kind]!;
  return (await read(db, { part: Number(part) })).map(({ id, changed_at }) => ({
    path: path(id),
    ...(changed_at !== null && { changedAt: changed_at }),
  }));
}

export const sitemapPart: Handler<"GET /sitemaps/{part}"> = async (
  { params },
  { db, ...context },
) => {
  const { here, origins } = originsAt(context);
  const name = params.part.replace(/\.xml$/, "");
  const entries = name === "pages" ? await pageEntries(db) : await partEntries(db, name);
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
