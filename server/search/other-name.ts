import { normaliseName } from "@felistry/domain/letters.ts";
import { isOtherForm, otherScript } from "@felistry/domain/names/other-form.ts";
import { statement, told } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

const NAME = "concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix)";
/** By rule, with the affix as its breeder corrects it. */
const PROPOSED =
  "other_name_of(c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, coalesce(c.breeder_id, c.users_id))";

const selectForms = statement(
  "cat_other_name",
  `select ${NAME} as name, ${PROPOSED} as proposed, case when n.corrected then n.other end as given
   from cats c left join cat_names n on n.cat_id = c.id where c.id = :catId`,
  told<{ name: string }>(),
);

const updateOther = statement(
  "cat_correct_other_name",
  `update cat_names n set other = coalesce(:given?::text, ${PROPOSED}), corrected = :given?::text is not null
   from cats c where c.id = n.cat_id and n.cat_id = :catId`,
);

export const getOtherName: Handler<"GET /cats/{id}/other-name"> = async ({ params }, { db }) => ({
  data: (await selectForms(db, { catId: params.id }))[0]!,
});

/** What the rule says too is no correction: it follows the name when that is changed. */
export const correctOtherName: Handler<"PUT /cats/{id}/other-name"> = async (
  { params: { id: catId }, body },
  { db },
) => {
  const { name, proposed } = (await selectForms(db, { catId }))[0]!;
  const sent = normaliseName(body.other_name ?? "");
  const given = sent === "" || sent === proposed ? null : sent;
  if (given !== null && !isOtherForm(given, name))
    refuse("bad_input", { fields: [{ field: "other_name", code: `in_${otherScript(name)}` }] });
  await updateOther(db, { catId, given });
  return { data: (await selectForms(db, { catId }))[0]! };
};
