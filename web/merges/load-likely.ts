import { ApiFailure } from "@felistry/contract/client.ts";
import type { LikelyCat } from "@felistry/contract/merges/merges.ts";
import { CAT_NAME_MIN } from "@felistry/domain/cats/name.ts";
import type { PageTools } from "../page-tools.ts";

interface Query {
  readonly name: string;
  readonly sex?: "male" | "female";
  readonly birthdate?: string;
  readonly ems?: string;
  readonly child?: number;
}

/** What a form says of the new cat; null as long as it has no name. */
export function queryOf(values: FormData, child?: number): Query | null {
  const said = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const name = ["cat_name_cattery_prefix", "cat_name", "cat_name_suffix"]
    .map(said)
    .filter(Boolean)
    .join(" ");
  if (said("cat_name").length < CAT_NAME_MIN) return null;
  const sex = said("sex");
  const main = said("main_ems") && said("main_ems") + said("gold_ems");
  const ems = [main, said("white_ems"), said("tabby_ems"), said("point_ems")]
    .filter(Boolean)
    .join(" ");
  return {
    name,
    ...((sex === "male" || sex === "female") && { sex }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(said("cat_birthdate")) && { birthdate: said("cat_birthdate") }),
    ...(main && { ems }),
    ...(child !== undefined && { child }),
  };
}

/** None where they cannot be asked for: an offer is no condition of entering a cat. */
export async function findLikely(
  { call }: Pick<PageTools, "call">,
  query: Query,
): Promise<readonly LikelyCat[]> {
  try {
    return (await call("GET /cats/likely", { query })).data;
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}
