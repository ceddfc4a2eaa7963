import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { askProcess, endProcess, startProcess, TooHeavy } from "./watched-process.ts";

const ENDLESS = new URL(import.meta.resolve("@felistry/testkit/processes/endless-process.ts"));
const PARENT = fileURLToPath(import.meta.resolve("@felistry/testkit/processes/parent-process.ts"));

test(
  "a process that takes more memory than it may ends itself, though it never comes to rest",
  { timeout: 60_000 },
  async () => {
    const child = startProcess(ENDLESS);
    // From outside it may take all.
    const outside = { seconds: 50, megabytes: 100_000 };
    const begun = Date.now();
    const asked = askProcess(child, { limit: 200, takes: 400 }, outside, () => {});
    await expect(asked).rejects.toBeInstanceOf(TooHeavy);
    expect(Date.now() - begun).toBeLessThan(outside.seconds * 1000);
    await endProcess(child);
  },
);

test(
  "a process whose parent was killed ends, though it never comes to rest",
  { timeout: 60_000 },
  async () => {
    const parent = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PARENT], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(createInterface(parent.stdout), "line")) as [string];
    const pid = Number(line);
    process.kill(pid, 0);
    parent.kill("SIGKILL");
    const isThere = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(isThere, { timeout: 40_000, interval: 100 }).toBe(false);
  },
);
