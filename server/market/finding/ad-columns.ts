/** The columns of a market that changes: rows are put, moved and cut off. */
import type { AdFacts } from "@felistry/domain/market/ad-facts.ts";
import { AD_COLUMNS, type AdColumn } from "@felistry/domain/market/ad-rows.ts";

const FIRST_ROOM = 1024;

type Columns = Record<AdColumn, Int32Array>;

const newColumns = (room: number) =>
  Object.fromEntries(AD_COLUMNS.map((name) => [name, new Int32Array(room)])) as Columns;

export interface AdColumns {
  readonly size: number;
  readonly columns: Readonly<Columns>;
  readonly places: Int32Array;
  put(row: number, ad: AdFacts, place: number): void;
  shorten(size: number): void;
}

export function adColumns(): AdColumns {
  let columns = newColumns(FIRST_ROOM);
  let places = new Int32Array(FIRST_ROOM);
  let size = 0;

  const grow = (): void => {
    const larger = newColumns(columns.catId.length * 2);
    for (const name of AD_COLUMNS) larger[name].set(columns[name]);
    columns = larger;
    const morePlaces = new Int32Array(places.length * 2);
    morePlaces.set(places);
    places = morePlaces;
  };

  return {
    get size() {
      return size;
    },
    get columns() {
      return columns;
    },
    get places() {
      return places;
    },
    put(row, ad, place) {
      if (row >= columns.catId.length) grow();
      for (const name of AD_COLUMNS) columns[name][row] = ad[name];
      places[row] = place;
      size = Math.max(size, row + 1);
    },
    shorten(to) {
      size = to;
    },
  };
}
