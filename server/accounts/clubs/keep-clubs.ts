/** Administrators of the first club add clubs and keep what is said of each. */
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { isLocale, locales, type Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/transaction.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { changeClub, selectKeptClub, selectKeptClubs } from "./club-statements.ts";
import { addClubIn } from "./clubs.ts";

type Row = Awaited<ReturnType<typeof selectKeptClub>>[number];
type Site = Pick<Config, "siteName" | "registrationPrefix">;

/** The settings say what the first club is called and what its numbers begin with. */
function shown({ number_prefix, names, ...row }: Row, locale: Locale, site: Site) {
  const isFirst = row.id === FIRST_CLUB;
  const called = isFirst ? site.siteName : { ...site.siteName, ...names };
  return {
    ...row,
    name: called[locale],
    names: Object.fromEntries(locales.map((each) => [each, called[each]])),
    number_prefix: number_prefix ?? site.registrationPrefix,
    prefix_stays: isFirst || row.prefix_stays,
  };
}

export const listKeptClubs: Handler<"GET /admin/clubs"> = async (
  { query: { limit, cursor } },
  { db, locale, services },
) => {
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const rows = await selectKeptClubs(db, { afterId, limit, locale });
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([page.at(-1)!.id]) : null;
  return { data: page.map((row) => shown(row, locale, services.config)), page: { next } };
};

async function asItIsNow(db: Db, clubId: number, locale: Locale, site: Site) {
  const [row] = await selectKeptClub(db, { clubId, locale });
  return { data: shown(row!, locale, site) };
}

/** A page's scripts know one language, so that only the server checks them. */
function requireLanguages(languages: readonly string[]): void {
  if (languages.every((language) => isLocale(language))) return;
  refuse("bad_input", { fields: [{ field: "languages", code: "invalid" }] });
}

export const addKeptClub: Handler<"POST /admin/clubs"> = async (
  { body: { names, number_prefix: prefix, region, languages } },
  { db, locale, services: { config }, tell },
) => {
  requireLanguages(languages);
  const club = { slug: null, prefix, names, region, languages };
  const outcome = await addClubIn(db, club, config.registrationPrefix);
  if (outcome === "taken") refuse("club_prefix_taken");
  if (outcome === "not-apart") refuse("clubs_not_apart");
  tell({ about: outcome });
  return asItIsNow(db, outcome, locale, config);
};

export const changeKeptClub: Handler<"PUT /admin/clubs/{id}"> = async (
  { params: { id }, body: { names, number_prefix, region, languages } },
  { db, locale, services: { config }, tell },
) => {
  tell({ about: id });
  requireLanguages(languages);
  const isFirst = id === FIRST_CLUB;
  if (isFirst && (names || number_prefix))
    refuse("bad_input", {
      fields: [{ field: names ? "names" : "number_prefix", code: "invalid" }],
    });
  if (number_prefix === config.registrationPrefix) refuse("club_prefix_taken");
  const [changed] = await changeClub(db, {
    clubId: id,
    names: names ? JSON.stringify(names) : null,
    prefix: number_prefix ?? null,
    region,
    languages,
  });
  if (!changed) refuse("club_not_found");
  return asItIsNow(db, id, locale, config);
};
