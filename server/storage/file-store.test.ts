import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closeToOthers, dataStore } from "./file-store.ts";

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "felistry-store-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function modes(): Promise<Record<string, string>> {
  const names = await readdir(dataDir, { recursive: true });
  const pairs = names.map(async (name) => {
    const { mode } = await stat(join(dataDir, name));
    return [name, (mode & 0o777).toString(8)] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

test("[SEC-17] [D11-08] only the server's user can access files and folders, whatever the umask", async () => {
  const umask = process.umask(0);
  try {
    await dataStore(dataDir).put("public/photos/one.webp", Buffer.from("one"));
  } finally {
    process.umask(umask);
  }
  expect(await modes()).toEqual({
    files: "700",
    "files/public": "700",
    "files/public/photos": "700",
    "files/public/photos/one.webp": "600",
  });
});

test("[SEC-17] files left open by an earlier release are closed at the start", async () => {
  await mkdir(join(dataDir, "files/scans"), { recursive: true });
  await writeFile(join(dataDir, "files/scans/old.webp"), "old", { mode: 0o644 });
  await closeToOthers(dataDir);
  expect(await modes()).toEqual({
    files: "700",
    "files/scans": "700",
    "files/scans/old.webp": "600",
  });
});

test("a file exists completely or not at all, and is listed by its key", async () => {
  const store = dataStore(dataDir);
  await Promise.all(
    [1, 2, 3].map((n) => store.put("originals/same.jpg", Buffer.alloc(1_000_000, n))),
  );
  const bytes = await store.get("originals/same.jpg");
  expect(bytes.every((byte) => byte === bytes[0])).toBe(true);
  const listed = [];
  for await (const { key } of store.list()) listed.push(key);
  expect(listed).toEqual(["originals/same.jpg"]);
  await store.delete("originals/same.jpg");
  await store.delete("originals/same.jpg");
  expect(await store.exists("originals/same.jpg")).toBe(false);
  expect(await store.freeBytes()).toBeGreaterThan(0);
});

test.each(["../passwd", "/etc/passwd", "a/../../b", "", "a//b", "public/photos/\0"])(
  "%j is no key",
  async (key) => {
    await expect(dataStore(dataDir).put(key, Buffer.from("x"))).rejects.toThrow("no key");
  },
);
