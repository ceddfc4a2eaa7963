/** What ads are counted by, in columns: a pass over hundreds of thousands stays in the processor's cache. */
import type { AdFacts } from "@felistry/domain/market/ad-facts.ts";
import type { AdRows } from "@felistry/domain/market/count-ads.ts";

const COLUMNS = [
  "adId",
  "catId",
  "breedId",
  "litter",
  "countryId",
  "currencyId",
  "price",
  "born",
  "ready",
  "marks",
  "coat",
] as const;
type Column = (typeof COLUMNS)[number];

const FIRST_ROOM = 1024;

/** One row at a time. */
class Row implements AdFacts {
  at = 0;
  columns = newColumns(FIRST_ROOM);
  changedAt = new Float64Array(FIRST_ROOM);
  get adId(): number {
    return this.columns.adId[this.at]!;
  }
  get catId(): number {
    return this.columns.catId[this.at]!;
  }
  get breedId(): number {
    return this.columns.breedId[this.at]!;
  }
  get litter(): number {
    return this.columns.litter[this.at]!;
  }
  get countryId(): number {
    return this.columns.countryId[this.at]!;
  }
  get currencyId(): number {
    return this.columns.currencyId[this.at]!;
  }
  get price(): number {
    return this.columns.price[this.at]!;
  }
  get born(): number {
    return this.columns.born[this.at]!;
  }
  get ready(): number {
    return this.columns.ready[this.at]!;
  }
  get marks(): number {
    return this.columns.marks[this.at]!;
  }
  get coat(): number {
    return this.columns.coat[this.at]!;
  }
  get changed(): number {
    return this.changedAt[this.at]!;
  }
}

function newColumns(room: number): Record<Column, Int32Array> {
  return Object.fromEntries(COLUMNS.map((name) => [name, new Int32Array(room)])) as Record<
    Column,
    Int32Array
  >;
}

export interface AdColumns extends AdRows {
  put(row: number, ad: AdFacts): void;
  shorten(size: number): void;
}

export function adColumns(): AdColumns {
  const view = new Row();
  let size = 0;

  const grow = (): void => {
    const room = view.changedAt.length * 2;
    const larger = newColumns(room);
    for (const name of COLUMNS) larger[name].set(view.columns[name]);
    view.columns = larger;
    const changedAt = new Float64Array(room);
    changedAt.set(view.changedAt);
    view.changedAt = changedAt;
  };

  return {
    get size() {
      return size;
    },
    at(row) {
      view.at = row;
      return view;
    },
    put(row, ad) {
      if (row >= view.changedAt.length) grow();
      for (const name of COLUMNS) view.columns[name][row] = ad[name];
      view.changedAt[row] = ad.changed;
      size = Math.max(size, row + 1);
    },
    shorten(to) {
      size = to;
    },
  };
}
