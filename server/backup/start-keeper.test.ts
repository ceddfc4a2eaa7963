import { afterEach, expect, test, vi } from "vitest";
import { testConfig } from "@felistry/testkit/test-config.ts";
import { openLog } from "../log.ts";
import { startKeeper } from "./start-keeper.ts";

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

test("a process for backups that the system refuses to start is tried again, and ends nothing else", async () => {
  const lines: string[] = [];
  const { dataDir, storage, s3, backups } = testConfig({});
  process.execPath = "/no/such/node";
  const stop = startKeeper({
    task: { databaseUrl: "", adminUrl: "", dataDir, storage, s3, backups },
    log: openLog("warn", { write: (line) => void lines.push(line) }),
    onFailure: async () => {},
  });
  await vi.waitFor(() => expect(lines.join("")).toContain("keeps backups ended"));
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(1), { timeout: 10_000 });
  await stop();
});
