/** What the market's page shows, from its address: the same names as the call's. */
import type { Input } from "@felistry/contract/api.ts";
import { AD_CLAIMS } from "@felistry/domain/market/choices.ts";
import { paths } from "../../paths.ts";
import { ALL_BREEDS } from "../breed-choices.ts";

export type MarketQuery = NonNullable<Input<"GET /market">["query"]>;

const FILTERS = [
  "q",
  "breed",
  "sex",
  "age",
  "colour",
  "pattern",
  "build",
  "country",
  "place",
  "from",
  "to",
  "currency",
  "ready",
  ...AD_CLAIMS,
] as const;
export type MarketFilterName = (typeof FILTERS)[number];
const KNOWN: ReadonlySet<string> = new Set([...FILTERS, "sort", "cursor"]);

export interface MarketAddress {
  readonly query: MarketQuery;
  /** Names that the market does not know. */
  readonly unknown: readonly string[];
  /** A form sends empty fields too; the address is the same without them. */
  readonly hasEmpty: boolean;
}

export function marketAddress(search: URLSearchParams): MarketAddress {
  const given = [...search].map(([name, value]) => [name, value.trim()] as const);
  const isEmpty = ([name, value]: readonly [string, string]) =>
    value === "" || (name === "breed" && value === ALL_BREEDS);
  const known = given.filter((each) => KNOWN.has(each[0]) && !isEmpty(each));
  return {
    // The server says which value it does not know.
    query: Object.fromEntries(known) as MarketQuery,
    unknown: [...new Set(given.map(([name]) => name).filter((name) => !KNOWN.has(name)))],
    hasEmpty: given.some((each) => KNOWN.has(each[0]) && isEmpty(each)),
  };
}

/** In one order of names, so that one search has one address. */
export function marketPath(query: MarketQuery): string {
  const search = new URLSearchParams();
  for (const name of [...FILTERS, "sort", "cursor"] as const) {
    const value = query[name];
    if (value !== undefined && !(name === "sort" && value === "newest"))
      search.set(name, String(value));
  }
  return search.size === 0 ? paths.market : `${paths.market}?${search}`;
}

/** The filters that are set, without order and page. */
export const filtersOf = (query: MarketQuery): MarketFilterName[] =>
  FILTERS.filter((name) => query[name] !== undefined);

export function without(query: MarketQuery, ...names: readonly string[]): MarketQuery {
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => name !== "cursor" && !names.includes(name)),
  );
}
