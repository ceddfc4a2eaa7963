/** What the rules of some countries want an ad to say of its cat. A field that the caller leaves out stays as it was. */
import type { SaleBody } from "@felistry/contract/market/market.ts";
import { regionsOf } from "@felistry/domain/rules/regions.ts";
import { statement } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { refuse } from "../../http/refusal.ts";
import { countryById } from "../../reference/queries.ts";

const selectSaid = statement(
  "sale_said_before",
  `select n.iso2 as country, case when c.cat_birthdate_precision = 'day' then c.cat_birthdate end as born,
          s.region, s.origin_id, s.litter_no, s.litter_size, s.litter_size_unknown::int as litter_size_unknown, s.type_of::int as type_of,
          s.generation, s.no_whiskers::int as no_whiskers, s.chip_on, s.vaccinated, s.state, s.delivers::int as delivers,
          s.sold_unseen::int as sold_unseen, s.vet_early::int as vet_early, s.vet_no_chip::int as vet_no_chip, s.cannot_stay::int as cannot_stay
   from cats c join users o on o.id = c.online_owner_id join countries n on n.id = o.country_id
   left join sales s on s.cat_id = c.id
   where c.id = :catId`,
);

interface Saying {
  readonly catId: number;
  readonly body: SaleBody;
  readonly today: string;
}

/** @returns what the ad says from now on; refuses what cannot be */
export async function saidInAd(db: Tx, { catId, body, today }: Saying) {
  const before = (await selectSaid(db, { catId }))[0]!;
  const kept = <Field extends keyof typeof before & keyof SaleBody>(field: Field) =>
    body[field] === undefined ? before[field] : body[field];
  const ticked = (field: Parameters<typeof kept>[0]) => kept(field) === 1;
  const originId = kept("origin_id");
  if (originId !== null && (await countryById(db, { id: originId })).length === 0)
    refuse("bad_input", { fields: [{ field: "origin_id", code: "invalid" }] });
  if (body.region != null && !regionsOf(before.country).includes(body.region))
    refuse("bad_input", { fields: [{ field: "region", code: "region" }] });
  if (body.litter_size_unknown === 1 && body.litter_size != null)
    refuse("bad_input", { fields: [{ field: "litter_size_unknown", code: "litter_size_or_not" }] });
  requirePast(body.chip_on ?? null, before.born, today);
  const isNowUnknown = body.litter_size_unknown === 1 && body.litter_size === undefined;
  const litterSize = isNowUnknown ? null : kept("litter_size");
  return {
    region: kept("region"),
    originId,
    litterNo: kept("litter_no"),
    litterSize,
    litterSizeUnknown: litterSize === null && ticked("litter_size_unknown"),
    typeOf: ticked("type_of"),
    generation: kept("generation"),
    noWhiskers: ticked("no_whiskers"),
    chipOn: kept("chip_on"),
    vaccinated: kept("vaccinated"),
    state: kept("state"),
    delivers: ticked("delivers"),
    soldUnseen: ticked("sold_unseen"),
    vetEarly: ticked("vet_early"),
    vetNoChip: ticked("vet_no_chip"),
    cannotStay: ticked("cannot_stay"),
  };
}

/** A chip is set after the birth, and not in days to come. */
function requirePast(day: string | null, born: string | null, today: string): void {
  if (day === null) return;
  const code = day > today ? "future_date" : born !== null && day < born ? "before_birth" : null;
  if (code) refuse("bad_input", { fields: [{ field: "chip_on", code }] });
}
