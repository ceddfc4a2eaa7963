/** SIGTERM, or a fault that nobody catches, in the midst of a stream of calls on kept connections: each is answered. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent, request as sendRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { startApi } from "@felistry/testkit/processes/api-process.ts";
import { copyOfTemplate } from "@felistry/testkit/processes/test-cluster.ts";
import { freePort } from "./db/embedded/postmaster.ts";

const CALLS = 10_000;
const CONNECTIONS = 100;
/** Breeders' browsers are not in step: some send at once, some a moment later. */
const LONGEST_PAUSE_MS = 40;

interface Sent {
  status: number;
  /** The answer announces the end of the connection. */
  isLast: boolean;
}

function send(agent: Agent, port: number): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      { host: "127.0.0.1", port, path: "/api/breeds", agent },
      (answer) => {
        answer.resume();
        answer.once("end", () =>
          resolve({
            status: answer.statusCode!,
            isLast: answer.headers.connection === "close",
          }),
        );
      },
    );
    request.once("error", reject);
    request.end();
  });
}

interface Outcomes {
  answered: number;
  /** Connections whose end was announced. */
  told: number;
  dropped: string[];
}

interface Running {
  readonly child: ChildProcess;
  /** Calls without a pause until the connection's end is announced, or until enough are answered. */
  visits(atCall: number, strike: () => void, most?: number): Promise<Outcomes>;
}

/** A server of its own, which the test may end. */
async function withServer(
  env: Readonly<Record<string, string>>,
  test: (server: Running) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "felistry-ending-"));
  await chmod(dataDir, 0o755);
  const database = await copyOfTemplate(inject("cluster"));
  const port = await freePort();
  const child = await startApi({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "fatal",
    RATE_LIMIT_FACTOR: "1000",
    MOST_LATE_MS: "60000",
    ...env,
  });
  const visits: Running["visits"] = async (atCall, strike, most = Infinity) => {
    const outcomes: Outcomes = { answered: 0, told: 0, dropped: [] };
    let struck = false;
    const visitor = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const sent = await send(agent, port).catch((error: Error) => error);
        if (sent instanceof Error) return void outcomes.dropped.push(sent.message);
        expect(sent.status).toBe(200);
        outcomes.answered++;
        if (sent.isLast) return void outcomes.told++;
        if (!struck && outcomes.answered >= atCall) {
          struck = true;
          strike();
        }
        if (outcomes.answered >= most) return agent.destroy();
        await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    return outcomes;
  };
  try {
    await test({ child, visits });
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

test(
  "[SEC-23] of ten thousand calls on kept connections none is dropped by SIGTERM: each connection is told with its last answer",
  { timeout: 60_000 },
  () =>
    withServer({}, async ({ child, visits }) => {
      const exited = once(child, "exit");
      const { answered, told, dropped } = await visits(CALLS, () => child.kill("SIGTERM"));
      expect(dropped).toEqual([]);
      expect(told).toBe(CONNECTIONS);
      expect(answered).toBeGreaterThanOrEqual(CALLS);
      expect((await exited)[0]).toBe(0);
    }),
);

/** Loaded before the server: what a forgotten `await` or a callback of ours could do, at a signal. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  process.on("SIGUSR2", () => { Promise.reject(new Error("nobody waits for this")) });
  process.on("SIGHUP", () => { throw new Error("nobody catches this") });
`)}`;
const FAULTY = { NODE_OPTIONS: `--import ${FAULTS}`, LOG_LEVEL: "error" };

test(
  "[SEC-23] a promise that fails while nobody waits for it is logged, and the process goes on answering",
  { timeout: 60_000 },
  () =>
    withServer(FAULTY, async ({ child, visits }) => {
      const log = text(child.stdout!);
      const { answered, told, dropped } = await visits(500, () => child.kill("SIGUSR2"), 2_000);
      expect(dropped).toEqual([]);
      expect(told).toBe(0);
      expect(answered).toBeGreaterThanOrEqual(2_000);
      child.kill("SIGTERM");
      expect((await once(child, "exit"))[0]).toBe(0);
      expect(await log).toContain("nobody waits for this");
    }),
);

test(
  "[SEC-23] a fault that nobody catches ends the process with a failure, after all that is under way is answered",
  { timeout: 60_000 },
  () =>
    withServer(FAULTY, async ({ child, visits }) => {
      const log = text(child.stdout!);
      const exited = once(child, "exit");
      const { told, dropped } = await visits(500, () => child.kill("SIGHUP"));
      expect(dropped).toEqual([]);
      expect(told).toBe(CONNECTIONS);
      expect((await exited)[0]).toBe(70);
      expect(await log).toContain("nobody catches this");
    }),
);
