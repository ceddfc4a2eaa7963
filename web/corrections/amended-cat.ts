import type { FullProfile } from "@felistry/contract/cats.ts";
import type { Correction } from "@felistry/contract/corrections.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The form's values: the cat as it is, with what the request already asks for. */
export interface AskedCat {
  readonly cat: FullProfile;
  readonly parents: { readonly father: Named | null; readonly mother: Named | null };
}

/** @param present the cat with its parents as they are */
export function askedCat(
  { cat, parents }: AskedCat,
  { asked, changes }: Pick<Correction, "asked" | "changes">,
): AskedCat {
  const { ems, ...plain } = asked ?? {};
  const nameOf = (field: string) => changes.find((each) => each.field === field)?.after ?? "";
  const parent = (side: "father" | "mother") => {
    const id = plain[`${side}_id`];
    if (id === undefined) return parents[side];
    return typeof id === "number" ? { id, name: nameOf(`${side}_id`) } : null;
  };
  const isBreeder = typeof plain["breeder_id"] === "number";
  const words = {
    ...("users_id" in plain && { owner: nameOf("users_id") }),
    ...(isBreeder && { breeder_first_name: nameOf("breeder_id"), breeder_last_name: null }),
  };
  return {
    cat: { ...cat, ...(plain as Partial<FullProfile>), ...(ems as Partial<FullProfile>), ...words },
    parents: { father: parent("father"), mother: parent("mother") },
  };
}
