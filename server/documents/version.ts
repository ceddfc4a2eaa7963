import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over the document `d`: what its form shows, by field name. */
const stateOf = (kind: "metric" | "pedigree") => `jsonb_build_object(
  '${kind}_num', d.${kind}_num, 'issued_by', d.issued_by, 'cat_systems_id', d.cat_systems_id,
  '${kind}_img_url', d.${kind}_img_url)`;

export const documentVersion = (kind: "metric" | "pedigree") => versionOf(stateOf(kind));

/** Locks the cat, as every write of its documents does. */
const ruleOf = (kind: "metric" | "pedigree") =>
  presentState(
    kind,
    `select from ${kind}s d join cats c on c.id = d.cat_id where d.id = :rowId for no key update of c`,
    stateOf(kind),
    `from ${kind}s d where d.id = :rowId`,
  );

export const documentVersionRules = { metric: ruleOf("metric"), pedigree: ruleOf("pedigree") };
