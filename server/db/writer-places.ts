/** Reserves part of each pool for reads, so that they continue while writers wait for one another. */
import type { Pool } from "pg";
import { callTimeLeft, CallTimeOver } from "./call-time.ts";

/** Writers hold at most ten of 16 connections; of one or two, all. */
const KEPT_FOR_READS = 3 / 8;

interface Places {
  free: number;
  readonly waiting: Set<() => void>;
}

const placesOf = new WeakMap<Pool, Places>();

function placesIn(pool: Pool): Places {
  let places = placesOf.get(pool);
  if (!places) {
    const { max } = pool.options;
    places = { free: max - Math.floor(max * KEPT_FOR_READS), waiting: new Set() };
    placesOf.set(pool, places);
  }
  return places;
}

/** Waits for a place among the pool's writers. @returns a function to release it @throws {CallTimeOver} */
export async function takePlace(pool: Pool): Promise<() => void> {
  const places = placesIn(pool);
  if (places.free > 0) places.free--;
  else await handedOver(places.waiting, callTimeLeft());
  return () => {
    // Passed on rather than released, so that nobody slips in between.
    const [next] = places.waiting;
    if (next) next();
    else places.free++;
  };
}

function handedOver(waiting: Set<() => void>, withinMs: number | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const go = () => {
      waiting.delete(go);
      clearTimeout(timer);
      resolve();
    };
    waiting.add(go);
    if (withinMs === undefined) return;
    timer = setTimeout(() => {
      waiting.delete(go);
      reject(new CallTimeOver("other writers have kept the call waiting"));
    }, withinMs);
  });
}
