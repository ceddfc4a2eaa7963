/** What the rules of some countries want to be shown or signed before a cat is handed over; each side says its own. */
import { type Question, rulesFor } from "../rules/evaluate.ts";
import { factsIn } from "../rules/facts-in.ts";
import { regionsOf } from "../rules/regions.ts";
import type { Facts, Pack, Rule } from "../rules/rule.ts";
import { isRuledOut } from "../rules/truth.ts";

/** When the buyer has given the seller the certificate of commitment; whether they have a breeder's or dealer's number. */
export const BUYER_PAPERS = ["cert_on", "buyer_hk"] as const;
/** The day of the vet's certificate; whether the buyer's extract was seen and the kitten is weaned; when its chip was set. */
export const SELLER_PAPERS = ["vet_on", "buyer_extract", "weaned", "chip_on"] as const;

export const PAPERS = [...BUYER_PAPERS, ...SELLER_PAPERS] as const;
export type Paper = (typeof PAPERS)[number];

export const isSellerPaper = (paper: Paper): paper is (typeof SELLER_PAPERS)[number] =>
  SELLER_PAPERS.some((each) => each === paper);

const isPaper = (fact: string): boolean => PAPERS.some((paper) => paper === fact);

/** Decided by papers, other than by what a chip or a vaccination is. */
export const isAboutPapers = ({ when }: Rule): boolean => {
  const facts = factsIn(when);
  return facts.length > 0 && facts.every(isPaper);
};

/** @param values the facts that decided a rule, as `weaned=false`; an age among them is more than a paper */
export const areOfPapers = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => isPaper(value.split("=")[0]!));

/** As `areOfPapers`, of what the buyer alone can pass: that it is not passed is no delay of the seller's. */
export const areOfBuyersPapers = (values: readonly string[]): boolean =>
  values.length > 0 &&
  values.every((value) => BUYER_PAPERS.some((paper) => paper === value.split("=")[0]));

/** Whether the buyer has yet to say when they gave the certificate of commitment. A number need not be had, so that it is never awaited. */
export const isCertificateAwaited = (asks: readonly Paper[], certOn: string | null): boolean =>
  asks.includes("cert_on") && certOn === null;

/** Which of them decide a rule of this hand-over, whichever region the cat is in. @param question with the event `HND` */
export function papersAsked(packs: readonly Pack[], question: Question): Paper[] {
  const facts: Facts = Object.fromEntries(
    Object.entries(question.facts).filter(([fact]) => !isPaper(fact)),
  );
  const places = [question.place, ...regionsOf(question.place ?? "")];
  const rules = places.flatMap((place) => {
    const asking = { ...question, place, facts };
    return rulesFor(packs, asking).filter(({ when }) => !isRuledOut(when, asking));
  });
  const read = new Set(
    rules.flatMap(({ when, unless }) => [when, ...(unless ? [unless] : [])].flatMap(factsIn)),
  );
  return PAPERS.filter((paper) => read.has(paper));
}
