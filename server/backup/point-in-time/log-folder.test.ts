import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { basesIn, keepBase, pruneLog, stretchFolder } from "./log-folder.ts";

let folder: string;
let stretch: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "felistry-log-"));
  stretch = stretchFolder(folder, "felistry_1");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const made = (day: string) => ({
  file: `base-2026-01-${day}.tar.zst`,
  startedAt: `2026-01-${day}T10:00:00.000Z`,
  endedAt: `2026-01-${day}T10:01:00.000Z`,
  firstSegment: "000000010000000000000001",
});

test("[SEC-28] a base backup whose description a power cut has cut off does not count, and is in nobody's way", async () => {
  await mkdir(stretch, { recursive: true });
  await keepBase(stretch, made("02"));
  await keepBase(stretch, made("03"));
  await writeFile(join(stretch, "base-2026-01-04.json"), "");
  await writeFile(join(stretch, "base-2026-01-05.json.part"), '{"file":');
  expect(await basesIn(stretch)).toEqual([made("03"), made("02")]);
  await pruneLog(folder, stretch, new Date("2026-01-04T00:00:00Z"));
  expect(await basesIn(stretch)).toEqual([made("03")]);
  expect(await readdir(stretch)).not.toContain("base-2026-01-02.json");
});
