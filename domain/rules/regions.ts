/** Countries whose rules of the market differ from region to region: only the region of the ad's place decides. */
import { countryOf, type Open, openRules, type Question, evaluate, rulesFor } from "./evaluate.ts";
import { VERDICTS, type Pack, type Rule, type VerdictWord } from "./rule.ts";

/** As `data/rules` names them: Flanders, Wallonia, Brussels; England, Scotland, Wales, Northern Ireland. */
export const REGIONS = ["BE-V", "BE-W", "BE-B", "GB-ENG", "GB-SCT", "GB-WLS", "GB-NIR"] as const;
export type Region = (typeof REGIONS)[number];

/** None where one law holds in the whole country. @param country `BE` */
export function regionsOf(country: string): Region[] {
  return REGIONS.filter((region) => region.startsWith(`${country}-`));
}

/** A region that is not of the country counts for nothing: its seller has moved. */
export function placeIn(country: string, region: string | null): string {
  return regionsOf(country).find((each) => each === region) ?? country;
}

/**
 * What a buyer's country makes of a hand-over. `cross_border` is that of a union's rules: it concerns those who stay in the union
 * (EU-03), and of what other borders ask nothing is in the packs.
 */
export function bordersBetween(packs: readonly Pack[], place: string, buyerPlace: string) {
  const [from, to] = [countryOf(place), countryOf(buyerPlace)];
  const isAbroad = from !== to;
  const isInUnion = packs.some(({ members }) => members?.includes(from) && members.includes(to));
  return {
    export: isAbroad,
    cross_border: isAbroad && isInUnion,
    into_gb: isAbroad && to === "GB",
  };
}

/** As `openRules`; where no region is named, what each region leaves open. */
export function openInRegions(
  packs: readonly Pack[],
  question: Question,
): (Open & { readonly region: Region | null })[] {
  const everywhere = openRules(packs, question).map((each) => ({ ...each, region: null }));
  const known = new Set(rulesFor(packs, question));
  const regional = regionsOf(question.place ?? "").flatMap((region) =>
    openRules(packs, { ...question, place: region })
      .filter(({ rule }) => !known.has(rule))
      .map((each) => ({ ...each, region })),
  );
  return [...everywhere, ...regional];
}

export interface RegionalFired {
  readonly rule: Rule;
  readonly verdict: VerdictWord;
  readonly values: readonly string[];
  /** Where alone it holds; null in the whole of the question's place. */
  readonly region: Region | null;
}

export interface RegionalVerdict {
  readonly verdict: VerdictWord;
  readonly fired: readonly RegionalFired[];
  /** The regions of which nobody has said which it is. */
  readonly open: readonly Region[];
}

/**
 * As `evaluate`; for a country with regions, where none is named, what each region says. Only what all regions refuse is
 * refused: otherwise the region is the evidence that is missing.
 */
export function evaluateInRegions(packs: readonly Pack[], question: Question): RegionalVerdict {
  const open = regionsOf(question.place ?? "");
  const whole = evaluate(packs, question);
  const everywhere = whole.fired.map((each) => ({ ...each, region: null }));
  if (open.length === 0) return { verdict: whole.verdict, fired: everywhere, open };
  const known = new Set(everywhere.map(({ rule }) => rule));
  const verdicts = open.map((region) => ({
    region,
    ...evaluate(packs, { ...question, place: region }),
  }));
  const ranks = verdicts.map(({ verdict }) => VERDICTS.indexOf(verdict));
  const [least, most] = [Math.min(...ranks), Math.max(...ranks)];
  return {
    verdict: VERDICTS[Math.max(least, Math.min(most, VERDICTS.indexOf("evidence")))]!,
    fired: [
      ...everywhere,
      ...verdicts.flatMap(({ region, fired }) =>
        fired.filter(({ rule }) => !known.has(rule)).map((each) => ({ ...each, region })),
      ),
    ],
    open,
  };
}
