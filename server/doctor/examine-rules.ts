/** Whether rules of the market that the operator enforces wait for a word that only the operator can give. */
import { factsIn } from "@felistry/domain/rules/facts-in.ts";
import type { Config } from "../config.ts";
import { packs } from "../rules/packs.ts";
import { doubtful, type Finding } from "./finding.ts";

/** Nothing to say where every enforced pack that asks has its answer. */
export function examineRules({
  rulePacks,
  recognisedIn,
}: Pick<Config, "rulePacks" | "recognisedIn">): Finding[] {
  const waiting = packs.filter(
    ({ id, rules }) =>
      rulePacks.has(id) &&
      !recognisedIn.has(id) &&
      rules.some(({ when }) => factsIn(when).includes("site_ok")),
  );
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id).join(", ");
  return [
    doubtful(
      "Market rules",
      `RULE_PACKS enforces ${ids}, where only a site that the country has recognised may show ads or need not check each chip number, and RECOGNISED_IN does not name it. Wallonia's pack then refuses every ad but a shelter's. If the country has recognised this site, name it: RECOGNISED_IN="${waiting[0]!.id}: by whose word, when".`,
    ),
  ];
}
