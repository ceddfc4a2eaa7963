/**
 * A thousand connections from one address request uncached pages: health is still answered at once, memory stays bounded,
 * and a visitor from another address is hardly slowed down.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request as sendRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { forgetPeakOf, memoryOf, peakMemoryOf, type Child } from "../child.ts";
import { within, type Figure } from "../table.ts";
import { buildBenchWorld } from "../world.ts";

const CROWD = 1_000;
const CROWD_SECONDS = 15;
const CALM_SECONDS = 5;
const EVERY_MS = 50;
const HEALTH_LIMIT_MS = 300;
const MEMORY_LIMIT_MB = 400;
const SLOWER_LIMIT = 2;

export async function benchCrowd(): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const site = await world.serve();
  try {
    const page = `/cats/${world.catId}`;
    const calm = await visit(site, page, CALM_SECONDS);
    await forgetPeakOf(site);
    const crowd = fork(fileURLToPath(new URL("crowd-process.ts", import.meta.url)), [
      site.origin + page,
      String(CROWD),
      String(CROWD_SECONDS),
    ]);
    // The connections are open after that.
    await sleep(1_000);
    const [beside, health] = await Promise.all([
      visit(site, page, CROWD_SECONDS - 3),
      visit(site, "/healthz", CROWD_SECONDS - 3),
    ]);
    await once(crowd, "exit");
    const peak = await peakMemoryOf(site);
    await sleep(5_000);
    return [
      within("health, slowest beside 1,000 connections", health.at(-1)!, HEALTH_LIMIT_MS, "ms"),
      within("highest memory meanwhile", peak, MEMORY_LIMIT_MB, "MB"),
      within("memory five seconds later", await memoryOf(site), MEMORY_LIMIT_MB, "MB"),
      within("another's page, p95", p95(beside), SLOWER_LIMIT * p95(calm), "ms"),
    ];
  } finally {
    await site.stop();
    await world.end();
  }
}

const p95 = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length * 0.95)]!;

/** Answer times in milliseconds, ascending, for a visitor from another address. @throws if one is refused */
async function visit({ origin }: Child, path: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const began = performance.now();
    await answered(agent, origin + path);
    times.push(performance.now() - began);
    await sleep(EVERY_MS);
  }
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

function answered(agent: Agent, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(url, { agent, localAddress: "127.0.0.2" }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200
          ? resolve()
          : reject(new Error(`${url} was answered ${answer.statusCode}`)),
      );
    });
    request.once("error", reject);
    request.end();
  });
}
