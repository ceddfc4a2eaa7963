import { afterEach, describe, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  startWithSender,
  LONG,
  storedFiles,
  send,
  blank,
  handwriting,
} from "@felistry/testkit/worlds/scan-sender.ts";

startWithSender();

describe("limits", () => {
  let limited: TestServer;
  afterEach(() => limited.stop());
  const start = async (env: Record<string, string>) => {
    limited = await startTestServer({ env });
    return {
      to: limited,
      headers: { cookie: await limited.sessionCookie(await buildMember(limited)) },
    };
  };

  test.for([
    ["seconds", { RECOGNISER_SECONDS: "0.3" }],
    ["megabytes", { RECOGNISER_MB: "64", RECOGNISER_SECONDS: "240" }],
  ] as const)(
    "a reading beyond its %s is ended, and no process is left",
    { timeout: LONG },
    async ([, env]) => {
      const sending = await start(env);
      const { file } = await madeScan();
      const sent = send(file, sending);
      let pids: readonly number[] = [];
      while (pids.length === 0) {
        pids = limited.services.readings.running();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const answer = await sent;
      expect(answer.status).toBe(400);
      expect(answer.body.message).toContain("takes too long");
      expect(limited.services.readings.running()).toEqual([]);
      for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
      expect(await storedFiles(limited)).toEqual([]);
    },
  );

  test(
    "[7-89] [D1-15] who finds the queue full, or nobody who reads, is told when to come back",
    { timeout: LONG },
    async () => {
      const sending = await start({ RECOGNISER_QUEUE: "0", RECOGNISER_SECONDS: "240" });
      const first = send(await handwriting(), sending);
      while (limited.services.readings.running().length === 0)
        await new Promise((resolve) => setTimeout(resolve, 5));
      const second = await send(await blank(), sending);
      expect(second.status).toBe(503);
      expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
      // The site keeps working meanwhile.
      expect((await limited.raw("/api/breeds")).status).toBe(200);
      expect((await first).status).toBe(400);
      await limited.stop();
      const none = await send(await blank(), await start({ RECOGNISER_WORKERS: "0" }));
      expect(none.status).toBe(503);
      expect(none.headers.get("retry-after")).not.toBeNull();
    },
  );
});
