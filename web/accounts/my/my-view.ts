/** What the own page shows, from its address: `?tab=cattery`, `?show=selling&mine=my&sex=female&cursor=…`. */
import { HERD_VIEWS, TABLE_FROM, type HerdView } from "@felistry/domain/herd/herd-view.ts";
import { paths } from "../../paths.ts";
import { cursorOf } from "../../ui/page-trail.ts";

export const shows = ["cats", "bred", "selling", "sell-orders", "buy-orders"] as const;
export type Show = (typeof shows)[number];
export const ownerships = ["all", "my", "not-my"] as const;
export type Ownership = (typeof ownerships)[number];
export const sexes = ["all", "female", "male"] as const;
export type SexFilter = (typeof sexes)[number];

export interface MyView {
  readonly tab: "user" | "cattery";
  readonly show: Show;
  /** How the own cats are shown; undefined leaves it to what was chosen last, and to their number. */
  readonly view: HerdView | undefined;
  readonly mine: Ownership;
  readonly sex: SexFilter;
  readonly cursor: string | undefined;
}

/** An unknown value counts as missing. */
export function myView(search: URLSearchParams): MyView {
  return {
    tab: search.get("tab") === "cattery" ? "cattery" : "user",
    show: oneOf(shows, search.get("show")),
    view: HERD_VIEWS.find((one) => one === search.get("view")),
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

/** Whether the list may be a table, as far as the address says. */
export function mayBeTable({ tab, show, view }: MyView): boolean {
  return tab === "user" && (show === "bred" || (show === "cats" && view !== "cards"));
}

export function isTable(asked: MyView, chosen: HerdView | null, cats: number): boolean {
  if (!mayBeTable(asked)) return false;
  const view = asked.view ?? chosen ?? (cats >= TABLE_FROM ? "table" : "cards");
  return asked.show === "bred" || view === "table";
}

/** The address of a list's first page. */
export function myListPath({
  show,
  view,
  mine,
  sex,
}: Pick<MyView, "show"> & Partial<MyView>): string {
  const search = new URLSearchParams({ show });
  if (view) search.set("view", view);
  if (mine && mine !== "all") search.set("mine", mine);
  if (sex && sex !== "all") search.set("sex", sex);
  return `${paths.my}?${search}`;
}
