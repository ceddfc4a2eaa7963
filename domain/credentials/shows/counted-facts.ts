/** What title rules ask of results, as `data/rules/club/facts.json` names it. */
export const COUNTED_FACTS = [
  "certs_n",
  "judges_n",
  "countries_n",
  "regions_n",
  "far_n",
  "points",
  "finals_n",
  "top_n",
  "best_n",
  "age_mo",
  "other_continent",
  "isolated",
] as const;
export type CountedFact = (typeof COUNTED_FACTS)[number];
