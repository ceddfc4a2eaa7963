import type { CatCard } from "@felistry/contract/cats.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { isBornEarlyEnough } from "@felistry/domain/pedigree/parent-rules.ts";

const SHOWN_MAX = 10;
/** Some of those found may still be kittens. */
const ASKED = 50;

/** The member's own queens that may have a litter born today, the newest ten; `q` is a part of their names. */
export async function ownQueens(call: ApiCaller, today: string, q: string): Promise<CatCard[]> {
  const { data } = await call("GET /cats", {
    query: { mine: "my", sex: "female", limit: ASKED, ...(q && { q }) },
  });
  return data
    .filter(({ cat_birthdate }) => isBornEarlyEnough(cat_birthdate, today))
    .slice(0, SHOWN_MAX);
}
