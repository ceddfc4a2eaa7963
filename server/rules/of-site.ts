/** What the operator adds to a question about the rules of the market: what is turned on, and what this site itself is. */
import type { Question } from "@felistry/domain/rules/evaluate.ts";
import { regionsOf } from "@felistry/domain/rules/regions.ts";
import type { Config } from "../config.ts";

/** The packs, and planned rules, that the operator has had read. */
export const turnedOn = ({ rulePacks }: Pick<Config, "rulePacks">): ReadonlySet<string> =>
  new Set(rulePacks.keys());

/**
 * Whether a country takes this site for ads of cats, as Wallonia and France ask, is no unknown: without the operator's word it
 * does not. Nobody looks a chip up in a country's register either.
 */
export function askedHere<Asked extends Question>(question: Asked, config: Config): Asked {
  const { recognisedIn } = config;
  const places = [question.place ?? "", ...regionsOf(question.place ?? "")];
  return {
    ...question,
    turnedOn: turnedOn(config),
    facts: {
      ...question.facts,
      site_ok: places.some((place) => recognisedIn.has(place)),
      register_checked: recognisedIn.has("EU"),
    },
  };
}
