/** Measures calls per second, always in the same way: after warm-up, 32 at once, the median of three runs. */
import autocannon from "autocannon";

export const CONNECTIONS = 32;
const WARM_SECONDS = 1;
const RUN_SECONDS = 3;
const RUNS = 3;

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

/** Answers per second for one address; throws if any answer is not 200. */
export function requestsPerSecond(
  url: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return answersPerSecond(url, { headers });
}

/** Answers per second when callers request different things: each starts elsewhere in the list. */
export function requestsPerSecondOf(
  origin: string,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<number> {
  let clients = 0;
  return answersPerSecond(origin, {
    headers,
    setupClient: (client) => {
      const start = Math.floor((clients++ * paths.length) / CONNECTIONS) % paths.length;
      const own = [...paths.slice(start), ...paths.slice(0, start)];
      client.setRequests(own.map((path) => ({ path, headers })));
    },
  });
}

/** Answers per second where all callers together request one thing after another, in this order. */
export function requestsPerSecondInTurn(origin: string, paths: readonly string[]): Promise<number> {
  let next = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: paths[next++ % paths.length]!,
  });
  return answersPerSecond(origin, { requests: [{ setupRequest }] });
}

async function answersPerSecond(url: string, options: Partial<autocannon.Options>) {
  const run = (duration: number) =>
    autocannon({ url, connections: CONNECTIONS, duration, ...options });
  await run(WARM_SECONDS);
  const results: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    const result = await run(RUN_SECONDS);
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
    results.push(result.requests.average);
  }
  return middle(results);
}

/** How often `work` completes per second, 32 at once in this process. */
export async function timesPerSecond(work: () => Promise<unknown> | unknown): Promise<number> {
  const round = async (seconds: number) => {
    const end = performance.now() + seconds * 1000;
    let done = 0;
    const worker = async () => {
      while (performance.now() < end) {
        await work();
        done++;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, worker));
    return done / seconds;
  };
  await round(WARM_SECONDS);
  const results: number[] = [];
  for (let i = 0; i < RUNS; i++) results.push(await round(RUN_SECONDS));
  return middle(results);
}
