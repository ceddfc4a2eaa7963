/** A cat's values as its forms show them, by field name; also its parents, which another screen sets. */
import { fieldsWith } from "@felistry/domain/cats/field-lists.ts";
import { COLOUR_KINDS } from "@felistry/domain/colours/ems/codes.ts";
import { presentState, versionOf } from "../db/versioned.ts";

const FIELDS = new Set([
  ...fieldsWith("create"),
  ...fieldsWith("edit"),
  ...fieldsWith("patch"),
  ...fieldsWith("kind", "cat"),
]);
const fields = [...FIELDS].map((field) => `'${field}', c.${field}`).join(", ");
const codes = [...COLOUR_KINDS.map((kind) => `'${kind}_ems', k.${kind}`), "'build', k.build"].join(
  ", ",
);

/** SQL over `cats c`. */
export const catState = `jsonb_build_object(${fields},
  'breeder_id_words', (select first_name || ' ' || last_name from users where id = c.breeder_id))
  || coalesce((select jsonb_build_object(${codes}) from cat_colours k where k.cat_id = c.id), '{}')`;

export const catVersion = versionOf(catState);

const READ = "from cats c where c.id = :rowId";

export const catVersionRules = {
  cat: presentState("cat", "select from cats where id = :rowId for no key update", catState, READ),
};
