import type { Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import { statement, told } from "../../db/statement.ts";
import type { Db } from "../../db/transaction.ts";

const selectNames = statement(
  "club_names_of_number",
  "select names from clubs where number_prefix = split_part(:number, '-', 1)",
  told<{ names: Readonly<Record<string, string>> }>(),
);

/** What the club is called that has given the number. */
export async function namesOfClub(
  db: Db,
  number: string,
  { siteName }: Pick<Config, "siteName">,
): Promise<Config["siteName"]> {
  const [club] = await selectNames(db, { number });
  return namedClub(club?.names, { siteName });
}

/** Where a club has no name in a language, the site's. */
export function namedClub(
  names: Readonly<Record<string, string>> | undefined,
  { siteName }: Pick<Config, "siteName">,
): Config["siteName"] {
  return { ...siteName, ...names };
}

export interface OfClub {
  club_id: number;
  /** By language; null where there is one club. */
  club_names: Readonly<Record<string, string>> | null;
}

/** SQL: the club of a row, whose name is said only where there are several. */
export function clubColumns(row: string): string {
  return `${row}.club_id, (select k.names from clubs k where k.id = ${row}.club_id and exists (select from clubs o where o.id > 1)) as club_names`;
}

/** Which club, for readers who have several to tell apart; the first has the site's name. */
export function shownClub<Row extends OfClub>(
  { club_id, club_names, ...row }: Row,
  locale: Locale,
  { siteName }: Pick<Config, "siteName">,
) {
  const name = { ...siteName, ...club_names }[locale];
  return { ...row, club: club_names === null ? null : { id: club_id, name } };
}

const selectAmong = statement(
  "club_name_among_clubs",
  "select k.names from clubs k where k.id = :clubId and exists (select from clubs o where o.id > 1)",
  told<{ names: Readonly<Record<string, string>> }>(),
);

/** What a club is called, for readers who have several to tell apart; null where there is one. */
export async function nameAmongClubs(
  db: Db,
  clubId: number,
  locale: Locale,
  site: Pick<Config, "siteName">,
): Promise<string | null> {
  const [club] = await selectAmong(db, { clubId });
  return club ? namedClub(club.names, site)[locale] : null;
}

const selectIsClub = statement("club_is_one", "select id from clubs where id = :clubId");

export async function isClub(db: Db, clubId: number): Promise<boolean> {
  return (await selectIsClub(db, { clubId })).length > 0;
}
