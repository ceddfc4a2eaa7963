/** From the inputs of a cat form to the bodies of the calls (spec §3, new cat payload). */
import { colourPayload } from "../../colours/save-colour.ts";

export function catPayload(values: FormData) {
  return {
    cat_name_cattery_prefix: textOf(values, "cat_name_cattery_prefix"),
    cat_name: textOf(values, "cat_name"),
    cat_name_suffix: textOf(values, "cat_name_suffix"),
    cat_birthdate: textOf(values, "cat_birthdate"),
    breed_id: textOf(values, "breed_id"),
    is_my_cat: values.has("is_my_cat") ? 1 : 0,
    // A parent's form has no choice of sex: left out, it stays.
    ...(values.has("sex") && { sex: textOf(values, "sex") }),
    ...colourPayload(values),
  };
}

/** What a full edit has besides. */
export function editedCatPayload(values: FormData) {
  return {
    ...catPayload(values),
    description: textOf(values, "description"),
    chip: textOf(values, "chip"),
    breeder_id: textOf(values, "breeder_id"),
    breeder_not_user: textOf(values, "breeder_not_user"),
  };
}

function textOf(values: FormData, name: string): string {
  return String(values.get(name) ?? "");
}
