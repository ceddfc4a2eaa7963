import { DOCUMENT_FIELDS } from "@felistry/domain/documents/fields.ts";
import { formState } from "../db/record-state.ts";
import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over the document `d`: what its form shows, by field name. */
const stateOf = (kind: "metric" | "pedigree") => formState(DOCUMENT_FIELDS[kind], "d");

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
