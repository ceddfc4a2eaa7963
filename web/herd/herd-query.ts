/** What the table of own cats shows, from its address: `?show=cats&view=table&sort=born&order=down&tag=7&q=…`. */
import type { Input } from "@felistry/contract/api.ts";
import {
  HERD_AGES,
  HERD_SORTS,
  HERD_STATES,
  type HerdScope,
} from "@felistry/domain/herd/herd-view.ts";
import { SEXES } from "@felistry/domain/cats/sex.ts";
import { paths } from "../paths.ts";
import { cursorOf } from "../ui/page-trail.ts";

export type HerdQuery = NonNullable<Input<"GET /me/herd">["query"]>;
/** Which cats, without order and page. */
export type HerdFilter = NonNullable<Input<"GET /me/herd/ids">["query"]>;

const QUERY_MAX = 100;
const OWNERSHIPS = ["my", "not-my"] as const;

/** A value that is not known counts as missing. */
export function herdQuery(search: URLSearchParams, scope: HerdScope): HerdQuery {
  const one = <const Value extends string>(known: readonly Value[], name: string) =>
    known.find((value) => value === search.get(name));
  const [mine, sex] = [one(OWNERSHIPS, "mine"), one(SEXES, "sex")];
  const [age, state, sort] = [
    one(HERD_AGES, "age"),
    one(HERD_STATES, "state"),
    one(HERD_SORTS, "sort"),
  ];
  const breed = /^[a-z]{3}$/i.exec(search.get("breed") ?? "")?.[0];
  const tag = /^[1-9]\d{0,8}$/.exec(search.get("tag") ?? "")?.[0];
  const q = search.get("q")?.trim().slice(0, QUERY_MAX);
  const cursor = cursorOf(search);
  return {
    scope,
    ...(mine && { mine }),
    ...(sex && { sex }),
    ...(breed && { breed }),
    ...(age && { age }),
    ...(state && { state }),
    ...(tag && { tag }),
    ...(q && { q }),
    ...(sort && { sort }),
    ...(search.get("order") === "down" && { order: "down" as const }),
    ...(cursor && { cursor }),
  };
}

const NO_FILTERS: ReadonlySet<string> = new Set(["sort", "order", "cursor", "limit"]);

export function filterOf(query: HerdQuery): HerdFilter {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !NO_FILTERS.has(name)));
}

/** The address of the first page of such a table. */
export function herdPath({ scope, ...query }: HerdQuery): string {
  const search = new URLSearchParams(
    scope === "bred" ? { show: "bred" } : { show: "cats", view: "table" },
  );
  for (const [name, value] of Object.entries(query))
    if (name !== "cursor" && value !== undefined) search.set(name, String(value));
  return `${paths.my}?${search}`;
}

/** The address of the chosen cats as a list to print, in the table's order. */
export function listPath(
  { scope = "own", sort, order }: HerdQuery,
  cats: readonly number[],
): string {
  const search = new URLSearchParams({ scope, ...(sort && { sort }), ...(order && { order }) });
  return `${paths.myList}?${search}&cats=${cats.join(",")}`;
}
