import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Pool } from "pg";
import { PASSWORD_RULE } from "@felistry/domain/accounts/password.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { testConfig } from "@felistry/testkit/test-config.ts";
import { passwordMatches, THE_SERVER } from "../accounts/password-hash.ts";
import { openPool } from "../db/pool.ts";
import { diskStore } from "../storage/file-store.ts";
import { seedDemoApart } from "./seed-apart.ts";
import { type DemoAccount, seedDemo } from "./seed.ts";

let database: TestDatabase;
let pool: Pool;
let folder: string;
let accounts: readonly DemoAccount[] | null;

const config = testConfig({});
const seed = () =>
  seedDemo({ pool, config, files: diskStore(folder), now: () => Date.UTC(2026, 10, 20) });

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  pool = openPool({ url: database.url, onIdleError: () => {} });
  folder = await mkdtemp(join(tmpdir(), "felistry-demo-"));
  accounts = await seed();
});

afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>(text, values)).rows;
}

test("an empty database gets the whole registry, which obeys every rule of the schema", async () => {
  const [counts] = await rows(
    "select (select count(*)::int from users) users, (select count(*)::int from sales) sales, (select count(*)::int from cats) = (select count(*)::int from cat_colours) coloured",
  );
  expect(counts).toEqual({ users: 40, sales: 120, coloured: true });
});

test("each breeder has a cattery with a picture whose file exists", async () => {
  const pictures = await rows<{ image_url: string }>("select image_url from catteries");
  expect(pictures.length).toBeGreaterThan(10);
  for (const { image_url } of pictures)
    expect(await diskStore(folder).exists(`public${image_url}`)).toBe(true);
});

test("the administrators' desk has two applications with scans", async () => {
  const waiting = await rows<{ pedigree_img_url: string; own: boolean }>(
    `select p.pedigree_img_url, c.online_owner_id = a.applicant_id as own
     from applications a join pedigrees p on p.id = a.pedigrees_id join cats c on c.id = a.cat_id
     where a.status = 'pending' and c.registered = 0`,
  );
  expect(waiting).toHaveLength(2);
  for (const { pedigree_img_url, own } of waiting) {
    expect(own).toBe(true);
    expect(await diskStore(folder).exists(pedigree_img_url.slice(1))).toBe(true);
  }
});

test("a colour's code and words match its parts", async () => {
  const [russianBlue] = await rows(
    "select distinct k.ems, words_en, words_ru from cat_colours k join cats c on c.id = k.cat_id join breeds b on b.id = c.breed_id where b.ems = 'RUS'",
  );
  expect(russianBlue).toEqual({
    ems: "a 64",
    words_en: "blue, green eyes",
    words_ru: "голубой, зелёные глаза",
  });
});

test("[D2-27] the accounts shown can log in, and no others", async () => {
  expect(accounts?.map(({ role }) => role)).toEqual([
    "breeder (en)",
    "breeder (ru)",
    "buyer",
    "administrator",
  ]);
  for (const { email, password, role } of accounts ?? []) {
    expect(password).toMatch(PASSWORD_RULE);
    const [member] = await rows<{ password_hash: string }>(
      "select password_hash from users where email = $1",
      [email],
    );
    expect(await passwordMatches(member!.password_hash, password, THE_SERVER)).toBe(true);
    const roles = await rows<{ role_id: number }>(
      "select role_id from user_roles join users on users.id = user_id where email = $1 order by 1",
      [email],
    );
    expect(roles.map(({ role_id }) => role_id)).toEqual(role === "administrator" ? [1, 2] : [1]);
  }
  const [others] = await rows<{ hashes: number }>(
    "select count(distinct password_hash)::int hashes from users where email <> all($1)",
    [accounts!.map(({ email }) => email)],
  );
  expect(others!.hashes).toBe(1);
});

test("a database with members is left alone", async () => {
  expect(await seed()).toBeNull();
});

test("the next cat's id follows those of the demo", async () => {
  const [next] = await rows<{ follows: boolean }>(
    "select nextval(pg_get_serial_sequence('cats', 'id')) > (select max(id) from cats) as follows",
  );
  expect(next!.follows).toBe(true);
});

test(
  "a separate process fills an empty database once, and its failure is reported",
  { timeout: 60_000 },
  async () => {
    const fresh = await copyOfTemplate(inject("cluster"));
    const freshPool = openPool({ url: fresh.url, onIdleError: () => {} });
    const dataDir = await mkdtemp(join(tmpdir(), "felistry-demo-"));
    const services = { pool: freshPool, config: { ...config, dataDir }, now: Date.now };
    try {
      await expect(seedDemoApart(services, `${fresh.url}_that_is_not`)).rejects.toThrow(
        "ended with",
      );
      const made = await seedDemoApart(services, fresh.url);
      expect(made?.map(({ role }) => role)).toEqual(accounts?.map(({ role }) => role));
      const { rows: stored } = await freshPool.query("select count(*)::int as members from users");
      expect(stored).toEqual([{ members: 40 }]);
      expect(await seedDemoApart(services, fresh.url)).toBeNull();
    } finally {
      await freshPool.end();
      await fresh.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);
