/** A new cat that is entered as another's parent: `?child=12&p=female`. */
import { redirect } from "react-router";
import type { FullProfile } from "@felistry/contract/cats.ts";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { PageTools } from "../../page-tools.ts";
import { paths } from "../../paths.ts";
import { catIdIn, loadProfile } from "../profile/load-cat-screen.ts";
import { mayChangeParents } from "../may-change.ts";

export interface AsParent {
  readonly child: Pick<
    FullProfile,
    "id" | "cat_birthdate" | "cat_name_cattery_prefix" | "cat_name" | "cat_name_suffix"
  >;
  readonly sex: Sex;
}

export function sexIn(query: URLSearchParams): Sex | null {
  const sex = query.get("p");
  return sex === "male" || sex === "female" ? sex : null;
}

/** Checked before anything is entered: members who may not set the child's parents are sent to the child's page. */
export async function loadAsParent(
  tools: Pick<PageTools, "call">,
  query: URLSearchParams,
): Promise<AsParent | null> {
  const id = catIdIn(query.get("child") ?? undefined);
  const sex = sexIn(query);
  if (id === null || sex === null) return null;
  const profile = await loadProfile(tools, id);
  if (profile.kind !== "full" || !mayChangeParents(profile)) throw redirect(paths.cat(id));
  const { cat_birthdate, cat_name_cattery_prefix, cat_name, cat_name_suffix } = profile.cat;
  return { child: { id, cat_birthdate, cat_name_cattery_prefix, cat_name, cat_name_suffix }, sex };
}

/** The title and lead of a form for a parent. */
export function parentFormWords({ child, sex }: AsParent): { title: string; lead: string } {
  const named = { name: displayName(child), id: child.id };
  return sex === "female"
    ? { title: m.catform_mother_title(), lead: m.catform_mother_lead(named) }
    : { title: m.catform_father_title(), lead: m.catform_father_lead(named) };
}
