/** Each club numbers its own cats, year by year, without gaps. */
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { registrationNumber } from "@felistry/domain/registration/registration-number.ts";
import type { Config } from "../config.ts";
import { statement, told } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";

/**
 * The next number of a year; the first one follows those already in the registry, annulled ones too. Waits for whoever has
 * drawn one but not yet committed.
 */
const drawOfFirst = statement(
  "registration_number_draw",
  `insert into registration_numbers (year, last) values (:year::int, coalesce(
     (select last from registration_numbers where year = :year::int),
     (select max(substring(reg_num from '[0-9]+$')::int) from (select reg_num from cats union all select reg_num from annulments union all select reg_num from merged_numbers) given
      where reg_num like '%-' || :year::int || '-%'
        and not exists (select from clubs where number_prefix = split_part(reg_num, '-', 1))), 0) + 1)
   on conflict (year) do update set last = registration_numbers.last + 1
   returning last as place`,
);

/** A club that is made has given none before. Its row is locked, so that its prefix does not change meanwhile. */
const drawOfClub = statement(
  "club_number_draw",
  `with club as materialized (select id, number_prefix from clubs where id = :clubId for key share),
   drawn as (
     insert into club_numbers (club_id, year, last) select id, :year::int, 1 from club
     on conflict (club_id, year) do update set last = club_numbers.last + 1 returning last
   )
   select drawn.last as place, club.number_prefix as prefix from drawn, club`,
  // Only the first club has none.
  told<{ place: number; prefix: string }>(),
);

const isTaken = statement(
  "registration_number_taken",
  `select exists (select from cats where reg_num = :number) or exists (select from annulments where reg_num = :number)
     or exists (select from merged_numbers where reg_num = :number) as yes`,
);

interface Numbered {
  readonly clubId: number;
  readonly year: number;
}
type Site = Pick<Config, "registrationPrefix">;

/** One that the registry holds already, as from a table that an operator has brought in, is passed over. */
export async function drawNumber(tx: Tx, of: Numbered, site: Site): Promise<string> {
  for (;;) {
    const number = await drawNext(tx, of, site);
    if (!(await isTaken(tx, { number }))[0]!.yes) return number;
  }
}

async function drawNext(
  tx: Tx,
  { clubId, year }: Numbered,
  { registrationPrefix }: Site,
): Promise<string> {
  if (clubId === FIRST_CLUB) {
    const [drawn] = await drawOfFirst(tx, { year });
    return registrationNumber(registrationPrefix, year, drawn!.place);
  }
  const [drawn] = await drawOfClub(tx, { clubId, year });
  return registrationNumber(drawn!.prefix, year, drawn!.place);
}
