/** The embedded database's small separate disk fills up during writes and is freed again. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { open, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "./start.ts";

const disk = mkdtempSync(join(tmpdir(), "felistry-disk-"));
const canMount =
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=200m,mode=755", "tmpfs", disk]).status === 0;

afterAll(() => {
  if (canMount) spawnSync("umount", [disk]);
  rmdirSync(disk);
});

/** Less than the next segment of PostgreSQL's log needs. */
const LEFT_BYTES = 12 * 1024 * 1024;

async function fillUp(file: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  const handle = await open(file, "w");
  await handle.write(Buffer.alloc(bavail * bsize - LEFT_BYTES, 1));
  await handle.close();
}

test.skipIf(!canMount)(
  "[SEC-19] a full disk ends PostgreSQL; with room again it comes back by itself, with all that was acknowledged",
  async () => {
    const dataDir = join(disk, "data");
    mkdirSync(dataDir);
    const said: string[] = [];
    const database = await startEmbeddedPostgres({
      dataDir,
      log: { info: () => {}, warn: (line) => void said.push(line) },
    });
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    pool.on("error", () => {});
    const filler = join(disk, "filler");
    try {
      await pool.query("create table notes (id int primary key, text text)");
      await fillUp(filler);
      let acknowledged = 0;
      const write = () =>
        pool.query("insert into notes values ($1, $2)", [acknowledged + 1, randomText(100_000)]);
      // Until a write fails permanently: then PostgreSQL has ended.
      while (said.length === 0)
        await write().then(
          () => acknowledged++,
          () => new Promise((resolve) => setTimeout(resolve, 50)),
        );
      await rm(filler);
      await expect
        .poll(
          async () =>
            pool.query("select 1").then(
              () => true,
              () => false,
            ),
          {
            timeout: 60_000,
            interval: 100,
          },
        )
        .toBe(true);
      const { rows } = await pool.query<{ id: number }>("select id from notes order by id");
      const kept = rows.map(({ id }) => id);
      expect(kept.slice(0, acknowledged)).toEqual(
        Array.from({ length: acknowledged }, (_, i) => i + 1),
      );
      // One write was interrupted before it could be acknowledged: it may or may not be there.
      expect(kept.length - acknowledged).toBeLessThanOrEqual(1);
      acknowledged = kept.length;
      await write();
    } finally {
      await pool.end();
      await database.stop();
    }
  },
  120_000,
);

/** Incompressible. */
function randomText(length: number): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(Math.min(length / 2, 65_536)))).toString(
    "hex",
  );
}
