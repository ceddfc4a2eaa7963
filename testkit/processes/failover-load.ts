/** Reads and writes to a site without pause, while its database dies. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Requester } from "../http-request.ts";

export interface LoadCounts {
  readonly refusedWrites: number;
  /** Refused writes other than 503 with `Retry-After`. */
  readonly otherWrites: number;
  readonly reads: number;
  readonly readsWhileAway: number;
  readonly failedReads: number;
  readonly slowestReadMs: number;
}

export interface LoadOptions {
  readonly writers: number;
  readonly readers: number;
  readonly cookie: string;
  /** Of a cat for sale. */
  readonly catId: number;
}

export interface Load {
  /** Set while there is no primary. */
  away: boolean;
  /** When the next write is acknowledged (`performance.now()`). */
  nextWrite(withinMs: number): Promise<number>;
  stop(): Promise<LoadCounts & { readonly names: readonly string[] }>;
}

interface State {
  over: boolean;
  readonly names: string[];
  readonly counts: { -readonly [Name in keyof LoadCounts]: number };
  written: (() => void) | null;
}

export function startLoad(requester: Requester, options: LoadOptions): Load {
  const { writers, readers } = options;
  const state: State = {
    over: false,
    names: [],
    counts: {
      refusedWrites: 0,
      otherWrites: 0,
      reads: 0,
      readsWhileAway: 0,
      failedReads: 0,
      slowestReadMs: 0,
    },
    written: null,
  };
  const load: Load = {
    away: false,
    async nextWrite(withinMs) {
      const given = AbortSignal.timeout(withinMs);
      await new Promise<void>((resolve, reject) => {
        state.written = resolve;
        given.addEventListener("abort", () => reject(new Error("nothing is written any more")));
      });
      return performance.now();
    },
    async stop() {
      state.over = true;
      await Promise.all(working);
      return { names: state.names, ...state.counts };
    },
  };
  const working = [
    ...Array.from({ length: writers }, (_, index) => write(requester, options, state, index)),
    ...Array.from({ length: readers }, (_, index) => read(requester, options, state, load, index)),
  ];
  return load;
}

async function write(
  requester: Requester,
  { cookie }: LoadOptions,
  state: State,
  writer: number,
): Promise<void> {
  const { counts, names } = state;
  for (let count = 0; !state.over; count++) {
    const name = `Drill ${writer} ${count}`;
    const answer = await requester.send("/api/cats", {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ cat_name: name, sex: "female", breed_id: 1, birthday: "2020-01-01" }),
    });
    if (answer.status === 200) {
      names.push(name);
      state.written?.();
      continue;
    }
    counts.refusedWrites++;
    if (answer.status !== 503 || !answer.headers.has("retry-after")) counts.otherWrites++;
    await sleep(50);
  }
}

async function read(
  requester: Requester,
  { catId }: LoadOptions,
  state: State,
  load: Load,
  reader: number,
): Promise<void> {
  const paths = [
    `/api/cats/${catId}`,
    "/api/market",
    "/api/sales/all-cats",
    "/api/breeds",
    `/api/parents/${catId}/ancestors`,
    "/api/search?q=murka",
  ];
  const { counts } = state;
  for (let count = reader; !state.over; count++) {
    const begun = performance.now();
    const { status } = await requester.send(paths[count % paths.length]!);
    counts.slowestReadMs = Math.max(counts.slowestReadMs, performance.now() - begun);
    counts.reads++;
    if (load.away) counts.readsWhileAway++;
    if (status !== 200) counts.failedReads++;
    await sleep(5);
  }
}
