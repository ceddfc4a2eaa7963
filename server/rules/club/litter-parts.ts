import { addDays } from "@felistry/domain/calendar.ts";
import { monthsBetween } from "@felistry/domain/rules/club/births.ts";
import { NO_LEVEL } from "@felistry/domain/rules/club/sqr.ts";
import type { ClubFacts } from "@felistry/domain/rules/club/truth.ts";
import type { Db } from "../../db/transaction.ts";
import { selectKept, selectKittenPapers } from "./breeding-statements.ts";
import { ageFacts, bookFacts, nameFacts } from "./cat-facts.ts";
import type { RuledLitter } from "./cat-statements.ts";
import type { Pair } from "./pair.ts";
import { GESTATION_DAYS, kittenOfPair, litterOfPair, partsOfPair, type Part } from "./parts.ts";

/** The parents, their mating, the litter as a whole, and each kitten. */
export async function partsOfLitter(db: Db, litter: RuledLitter, pair: Pair): Promise<Part[]> {
  const { born, kittens, created_at } = litter;
  const sent = created_at.toISOString().slice(0, 10);
  const facts = {
    ...(await litterFacts(db, litter, pair, sent)),
    kittens_n: kittens.length,
    registered_n: kittens.length,
  };
  return [
    ...partsOfPair(pair, born),
    litterPart(facts, litter),
    ...kittens.map((kitten) => kittenPart(litter, pair, kitten, sent)),
  ];
}

/** What the kittens' papers say. */
const OF_PAPERS: ClubFacts = { first_book: undefined, metric_instead: undefined };
/** For how many of them a club was asked, which is no secret where it is asked for all. */
export const OF_KITTENS: ClubFacts = { ...OF_PAPERS, registered_n: undefined };

/** What no page shows of the kittens is told to the breeder alone, who answers for all of them. */
export function litterPart(
  facts: ClubFacts,
  { breeder_id }: Pick<RuledLitter, "breeder_id">,
  closed = OF_PAPERS,
): Part {
  return { subject: "litter", cat: null, facts, kept: [{ facts: closed, knownTo: [breeder_id] }] };
}

/** Of a litter that was entered here. @param sent the day on which the club was asked for it, or for one of its kittens */
export async function litterFacts(
  db: Db,
  litter: RuledLitter,
  pair: Pair,
  sent: string,
): Promise<ClubFacts> {
  const { id, born, prefix, has_cattery, in_wcf, inspected_d, breeder_id, dam_id } = litter;
  const mated = addDays(born, -GESTATION_DAYS);
  const [kept] = await selectKept(db, { catId: dam_id, memberId: breeder_id, day: mated });
  const [papers] = await selectKittenPapers(db, { litterId: id });
  const { first_book, has_card, left_with_card } = papers!;
  return {
    ...litterOfPair(pair, born),
    request_mo: monthsBetween(born, sent),
    cattery_name: has_cattery || prefix !== null,
    ...(inspected_d !== null && { inspect_d: inspected_d }),
    ...(in_wcf && { cattery_registered: true }),
    ...(kept?.kept != null && { own_queen_at_mating: kept.kept }),
    ...(first_book !== null && { first_book }),
    ...((left_with_card || !has_card) && { metric_instead: left_with_card }),
  };
}

/** A kitten of a litter brings no paper that could differ. */
const WITHOUT_PAPER: ClubFacts = {
  paper_birth_differs: false,
  paper_sex_differs: false,
  paper_breed_differs: false,
  paper_number_differs: false,
  paper_name_differs: false,
  number_taken: false,
  number_shape_ok: true,
};

function kittenPart(
  { prefix, born }: RuledLitter,
  pair: Pair,
  kitten: RuledLitter["kittens"][number],
  sent: string,
): Part {
  const name = {
    cat_name_cattery_prefix: prefix,
    cat_name: kitten.cat_name,
    cat_name_suffix: null,
  };
  const ofPair = kittenOfPair(pair, kitten);
  return {
    subject: "cat",
    cat: { id: kitten.cat_id, name: [prefix, kitten.cat_name].filter(Boolean).join(" ") },
    facts: {
      ...ofPair,
      ...nameFacts(name),
      ...ageFacts({ born }, sent),
      ...bookFacts(pair.dam.cat.recognised_by, kitten.colour !== null, ofPair["pure_gen_n"]),
      date: born,
      ...WITHOUT_PAPER,
      ...NO_LEVEL,
      ...(kitten.twins !== null && { twin_n: kitten.twins }),
      ...(kitten.has_chip && { chip: true }),
    },
  };
}
