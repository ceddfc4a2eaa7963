/** A backup outlives the release that made it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { contentOf, inDatabase } from "@felistry/testkit/processes/database-content.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { newestMigration, runMigrations } from "../db/migrate.ts";
import { openPool } from "../db/pool.ts";
import { loadReference } from "../reference/load.ts";
import { SILENT } from "./progress.ts";
import { restoreSite } from "./restore-site.ts";
import { testConfig } from "@felistry/testkit/test-config.ts";
import { dropEverything } from "./whole-database.ts";
import { writeBackup } from "./write-backup.ts";

/** Before versions, withheld papers, passkeys and backups existed. */
const OLDER = { tag: "0028_parents_named_in_imports", when: 1795319056523 };

let folder: string;
let older: TestDatabase;
let target: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "felistry-older-"));
  [older, target] = [
    await copyOfTemplate(inject("cluster")),
    await copyOfTemplate(inject("cluster")),
  ];
});
afterAll(async () => {
  await older.drop();
  await target.drop();
  await rm(folder, { recursive: true, force: true });
});

it("[SEC-28] a backup from an older release is migrated to this one with all its contents", async () => {
  const now = await inDatabase(target.url, newestMigration);
  const rules = ruleSums(await contentOf(target.url));
  await inDatabase(older.url, async (client) => {
    await dropEverything(client);
    await runMigrations(client, OLDER.when);
    expect(await newestMigration(client)).toMatchObject(OLDER);
  });
  const pool = openPool({ url: older.url, onIdleError: () => {} });
  // Today's loader also fills a table that the older release did not have.
  await pool.query(
    "create table reference_words (kind text, id smallint, language text, word text, primary key (kind, id, language))",
  );
  await loadReference(pool);
  await pool.query("drop table reference_words");
  const member = await buildMember({ pool }, { email: "long@cats.example" });
  const dam = await buildCat({ pool }, { owner: member, sex: "female", born: "2015-01-01" });
  const cat = await buildCat({ pool }, { owner: member, dam, chip: "643" });
  await pool.end();
  expect(ruleSums(await contentOf(older.url))).not.toEqual(rules);

  const place = join(folder, "older.tar.zst");
  const filesFolder = join(folder, "no-files");
  await writeBackup({ databaseUrl: older.url, files: filesFolder, place, progress: SILENT });
  const config = testConfig({ DATABASE_URL: target.url, DATA_DIR: join(folder, "data") });
  await restoreSite({ config, place, replace: false, progress: SILENT, now: new Date() });

  expect(await inDatabase(target.url, newestMigration)).toEqual(now);
  expect(ruleSums(await contentOf(target.url))).toEqual(rules);
  const { rows } = await inDatabase(target.url, (client) =>
    client.query(
      "select c.id, c.mother_id, c.chip, u.email from cats c join users u on u.id = c.users_id order by c.id",
    ),
  );
  expect(rows).toEqual([
    { id: dam.id, mother_id: null, chip: null, email: "long@cats.example" },
    { id: cat.id, mother_id: dam.id, chip: "643", email: "long@cats.example" },
  ]);
}, 60_000);

const ruleSums = ({ indexes, constraints, triggers, rights }: Record<string, string>) => ({
  indexes,
  constraints,
  triggers,
  rights,
});
