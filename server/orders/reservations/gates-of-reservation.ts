import { arePassed, type Gate, gatesInRegions } from "@felistry/domain/orders/gates.ts";
import {
  areOfBuyersPapers,
  areOfPapers,
  type Paper,
  papersAsked,
} from "@felistry/domain/orders/papers.ts";
import { isLate } from "@felistry/domain/orders/reservation.ts";
import { isReservedStage } from "@felistry/domain/orders/stages.ts";
import { regionName } from "@felistry/i18n/region-names.ts";
import { baseLocale, type Locale } from "@felistry/i18n/locale.ts";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/transaction.ts";
import type { ShownGate } from "@felistry/contract/orders/reservations.ts";
import { handOverRules } from "../../rules/public.ts";
import type { Rule } from "@felistry/domain/rules/rule.ts";
import type { ReservationRow } from "./reservation-statements.ts";

interface On {
  readonly today: string;
  readonly services: { readonly config: Config };
}

/** The gates by the rules of the seller's country, and of clubs that the operator has named. */
export async function gatesToday(db: Db, row: ReservationRow, on: On): Promise<Gate[]> {
  return gatesBy(await rulesToday(db, row, on), on);
}

/** With which papers these rules ask the two sides for. */
export async function gatesAndPapersToday(
  db: Db,
  row: ReservationRow,
  on: On,
): Promise<{ readonly gates: readonly Gate[]; readonly asks: readonly Paper[] }> {
  const rules = await rulesToday(db, row, on);
  return { gates: gatesBy(rules, on), asks: papersAsked(rules.packs, rules.question) };
}

function gatesBy(
  { packs, question }: Awaited<ReturnType<typeof rulesToday>>,
  { services: { config } }: On,
): Gate[] {
  const isEnforced = (rule: Rule) =>
    packs.some(({ id, rules }) => config.rulePacks.has(id) && rules.includes(rule));
  return gatesInRegions(packs, question).map((gate) => withoutPapers(gate, isEnforced));
}

/** Papers that a country asks for keep a cat only where the operator enforces that country's rules: else they are shown. */
function withoutPapers(gate: Gate, isEnforced: (rule: Rule) => boolean): Gate {
  const { rule, state } = gate;
  const isHeld = state === "missing" && rule !== null && areOfPapers(gate.values);
  return isHeld && !isEnforced(rule) ? { ...gate, state: "advised" } : gate;
}

const rulesToday = (db: Db, row: ReservationRow, { today, services: { config } }: On) =>
  handOverRules(
    db,
    { catId: row.cat_id, day: today, buyerPlace: row.buyer_place, facts: saidFacts(row) },
    config,
  );

export function isLateToday(row: ReservationRow, gates: readonly Gate[], today: string): boolean {
  const day = {
    handOverBy: row.hand_over_by,
    returnsIfLate: row.returns_if_late,
    buyerSignedOn: row.buyer_signed_on,
    offeredOn: row.handover_offered_on,
    isGateMissing: row.stage !== "ready" && !arePassed(gates.filter(isOfTerms)),
    isBuyerAwaited: row.stage !== "ready" && gates.some(awaitsBuyer),
  };
  return isReservedStage(row.stage) && isLate(day, today);
}

/** The terms that both have accepted let the buyer leave for the cat's age, chip or vaccinations, not for papers. */
const isOfTerms = ({ values }: Gate): boolean => !areOfPapers(values);

const awaitsBuyer = ({ state, values }: Gate): boolean =>
  state === "missing" && areOfBuyersPapers(values);

/**
 * Each side's word; what is not said is known to be lacking, but for what the ad may say: the day on which a chip was set, and that
 * the cat is brought or sent. An accepted order that wants delivery agrees on it too.
 */
function saidFacts(row: ReservationRow) {
  const { vaccinations, vaccinated_on, rabies_on, in_register, chip_on } = row;
  return {
    cert_on: row.cert_on,
    buyer_hk: row.buyer_hk,
    vet_on: row.vet_on,
    buyer_extract: row.buyer_extract,
    weaned: row.weaned,
    ...(chip_on !== null && { chip_on }),
    ...(row.is_delivery_needed && { delivery: true }),
    vaccinated: vaccinations > 0,
    vaccinations,
    ...(vaccinated_on !== null && { vaccinated_on }),
    rabies_on,
    registered: in_register,
  };
}

export function shownGate({ kind, state, rule, values, region }: Gate, locale: Locale): ShownGate {
  const language = rule && locale in rule.text ? locale : baseLocale;
  return {
    kind,
    state,
    text:
      rule &&
      [region && regionName(region, language), rule.text[language]].filter(Boolean).join(": "),
    language,
    source: rule && rule.source,
    values: [...values],
  };
}
