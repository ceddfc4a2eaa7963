/**
 * What all ads of the market are found by, in this process's memory: any filter, count and order is one pass over it. It is as
 * fresh as the kept lists: once the market's version has changed, it first reads, in one statement, which ads were changed by
 * transactions that had not been committed when it last looked, whoever made them (see the migration of ad_changes).
 */
import { setImmediate } from "node:timers/promises";
import type { AdCounts } from "@felistry/domain/market/count-ads.ts";
import { apartFromCall, waiting as whileCallLasts } from "../../db/call-time.ts";
import type { Db } from "../../db/transaction.ts";
import {
  selectAdFacts,
  selectAdFactsOfCats,
  selectChangedAds,
  selectRates,
} from "./ad-index-statements.ts";
import { adTable, type AdTable } from "./ad-table.ts";
import { type MarketReference, readMarketReference } from "./market-reference.ts";

/** Above this, everything is read again. */
const MOST_CHANGES = 5_000;
/** Change entries are kept for a day (sweep-ad-changes.ts). */
const LONGEST_PAUSE_SECONDS = 12 * 60 * 60;

export interface Rate {
  readonly currency_id: number;
  readonly day: string;
  readonly per_euro: number;
  readonly code: string;
  readonly abb: string;
}

export interface MatchedSearch {
  readonly counts: AdCounts;
  /** The rows of the ads; null if there are so many that walking through all ads soon fills a page. */
  readonly few: Uint32Array | null;
}

/** As of now: use it before anything is awaited. */
export interface ReadAds extends Pick<AdTable, "rows" | "inOrder" | "numbered" | "placeNamed"> {
  readonly rates: ReadonlyMap<number, number>;
  /** The newest rates with their days. */
  readonly ratesSaid: readonly Rate[];
  readonly reference: MarketReference;
  /** Matched before, by filter. */
  readonly matched: Map<string, MatchedSearch>;
}

export interface AdIndex {
  /** @param today `yyyy-mm-dd` */
  read(today: string): Promise<ReadAds>;
  /** Called when the database was lost: what was seen of its transactions may be wrong. */
  forgetAll(): void;
}

/** A large market is read in many steps, between which others get their turn. */
async function readAll(db: Db): Promise<AdTable> {
  const table = adTable();
  let rows = await selectAdFacts(db, { afterId: 0 });
  while (rows.length > 0) {
    table.replace([], rows);
    await setImmediate();
    rows = await selectAdFacts(db, { afterId: rows.at(-1)!.ad_id });
  }
  return table;
}

export function createAdIndex(db: Db, version: () => number): AdIndex {
  let table: AdTable | null = null;
  let current: { readonly read: ReadAds; readonly version: number; readonly day: string } | null =
    null;
  let reference: MarketReference | null = null;
  let snapshot: string | null = null;
  let lookedAt = 0;
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<ReadAds> | null = null;

  const takeChanges = async (): Promise<void> => {
    const [row] = await selectChangedAds(db, { snapshot, most: MOST_CHANGES + 1 });
    const { changed, seen, at } = row!;
    const isTooLate = snapshot === null || at - lookedAt > LONGEST_PAUSE_SECONDS;
    snapshot = seen;
    lookedAt = at;
    if (isTooLate || !table || changed.length > MOST_CHANGES || changed.includes(null))
      return void (table = await readAll(db));
    if (changed.length === 0) return;
    const catIds = changed as number[];
    table.replace(catIds, await selectAdFactsOfCats(db, { catIds }));
  };

  const bringUpToDate = async (day: string): Promise<ReadAds> => {
    next = null;
    const seen = version();
    if (current?.version === seen && current.day === day) return current.read;
    try {
      await takeChanges();
      reference ??= await readMarketReference(db);
      const ratesSaid = await selectRates(db, { today: day });
      const rates = new Map(ratesSaid.map((rate) => [rate.currency_id, rate.per_euro]));
      table!.setRates(rates);
      const read = { ...table!, rates, ratesSaid, reference, matched: new Map() };
      current = { read, version: seen, day };
      return current.read;
    } catch (error) {
      // Changes that were looked at and not taken must not be missed.
      snapshot = null;
      throw error;
    }
  };

  return {
    read(day) {
      if (current && current.version === version() && current.day === day)
        return Promise.resolve(current.read);
      // Whoever arrives while it reads may not use what was read before.
      next ??= queue(day);
      const answer = next;
      return whileCallLasts(() => answer);
    },
    forgetAll() {
      snapshot = null;
      current = null;
    },
  };

  function queue(day: string): Promise<ReadAds> {
    const answer = apartFromCall(() => running.then(() => bringUpToDate(day)));
    running = answer.catch(() => {});
    return answer;
  }
}
