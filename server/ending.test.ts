/** SIGTERM in the midst of a stream of calls on kept connections: each is answered, and the process ends soon. */
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { Agent, request as sendRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

test(
  "[SEC-23] of ten thousand calls on kept connections none is dropped by SIGTERM: each connection is told with its last answer",
  { timeout: 60_000 },
  async () => {
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
    });
    const exited = once(child, "exit");

    const outcomes = { answered: 0, told: 0, dropped: [] as string[] };
    let asked = false;
    const visitor = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const sent = await send(agent, port).catch((error: Error) => error);
        if (sent instanceof Error) return void outcomes.dropped.push(sent.message);
        expect(sent.status).toBe(200);
        outcomes.answered++;
        if (sent.isLast) return void outcomes.told++;
        if (!asked && outcomes.answered >= CALLS) {
          asked = true;
          child.kill("SIGTERM");
        }
        await sleep(Math.random() * LONGEST_PAUSE_MS);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    expect(outcomes.dropped).toEqual([]);
    expect(outcomes.told).toBe(CONNECTIONS);
    expect(outcomes.answered).toBeGreaterThanOrEqual(CALLS);
    expect((await exited)[0]).toBe(0);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
