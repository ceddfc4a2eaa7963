/** Loads the table of own cats with what its filters offer. */
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { PageLocale } from "@felistry/contract/rendering.ts";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import type { HerdScope } from "@felistry/domain/herd/herd-view.ts";
import { herdQuery } from "./herd-query.ts";
import type { LoadedHerd } from "./loaded-herd.ts";

const ROWS = 50;

/** @param search the page's address */
export async function loadHerd(
  { call, locale }: { readonly call: ApiCaller; readonly locale: PageLocale },
  search: URLSearchParams,
  scope: HerdScope,
): Promise<LoadedHerd> {
  const query = herdQuery(search, scope);
  const [herd, tags, breeds] = await Promise.all([
    call("GET /me/herd", { query: { ...query, limit: ROWS } }),
    call("GET /me/tags", {}),
    call("GET /breeds", {}),
  ]);
  const named = breeds.data.map((breed) => ({
    code: breed.ems.toLowerCase(),
    name: wordIn(breed, "breed", locale),
  }));
  return {
    kind: "herd",
    query,
    cats: herd.data,
    next: herd.page.next,
    total: herd.page.total!,
    tags: tags.data,
    breeds: named.toSorted((one, other) => one.name.localeCompare(other.name, locale)),
  };
}
