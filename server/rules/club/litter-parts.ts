import { bookFacts, nameFacts } from "./cat-facts.ts";
import type { RuledLitter } from "./cat-statements.ts";
import {
  kittenOfPair,
  litterOfPair,
  partsOfPair,
  type Kitten,
  type Pair,
  type Part,
} from "./parts.ts";

/** The parents, their mating, the litter as a whole, and each kitten. */
export function partsOfLitter(litter: RuledLitter, pair: Pair): Part[] {
  const { born, prefix, kittens, has_cattery, in_wcf, inspected_d } = litter;
  const facts = {
    ...litterOfPair(pair, born),
    kittens_n: kittens.length,
    registered_n: kittens.length,
    cattery_name: has_cattery || prefix !== null,
    ...(inspected_d !== null && { inspect_d: inspected_d }),
    ...(in_wcf && { cattery_registered: true }),
  };
  return [
    ...partsOfPair(pair, born),
    { subject: "litter", cat: null, facts },
    ...kittens.map((kitten) => kittenPart(litter, pair, kitten)),
  ];
}

function kittenPart(
  { prefix }: RuledLitter,
  pair: Pair,
  kitten: Kitten & { readonly cat_id: number | null },
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
      ...bookFacts(pair.dam.recognised_by, kitten.colour !== null, ofPair["pure_gen_n"]),
    },
  };
}
