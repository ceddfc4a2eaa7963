/** What the own page shows, from its address: `?tab=cattery`, `?show=selling&mine=my&sex=female&cursor=…`. */
import { paths } from "../../paths.ts";
import { cursorOf } from "../../ui/page-trail.ts";

export const shows = ["cats", "selling", "sell-orders", "buy-orders"] as const;
export type Show = (typeof shows)[number];
export const ownerships = ["all", "my", "not-my"] as const;
export type Ownership = (typeof ownerships)[number];
export const sexes = ["all", "female", "male"] as const;
export type SexFilter = (typeof sexes)[number];

export interface MyView {
  readonly tab: "user" | "cattery";
  readonly show: Show;
  readonly mine: Ownership;
  readonly sex: SexFilter;
  readonly cursor: string | undefined;
}

/** An unknown value counts as missing. */
export function myView(search: URLSearchParams): MyView {
  return {
    tab: search.get("tab") === "cattery" ? "cattery" : "user",
    show: oneOf(shows, search.get("show")),
    mine: oneOf(ownerships, search.get("mine")),
    sex: oneOf(sexes, search.get("sex")),
    cursor: cursorOf(search),
  };
}

function oneOf<const Value extends string>(
  known: readonly [Value, ...Value[]],
  value: string | null,
): Value {
  return known.find((one) => one === value) ?? known[0];
}

/** The address of a list's first page. */
export function myListPath({ show, mine, sex }: Pick<MyView, "show"> & Partial<MyView>): string {
  const search = new URLSearchParams({ show });
  if (mine && mine !== "all") search.set("mine", mine);
  if (sex && sex !== "all") search.set("sex", sex);
  return `${paths.my}?${search}`;
}
