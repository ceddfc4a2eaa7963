import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { copyOfTemplate, type TestDatabase } from "@felistry/testkit/processes/test-cluster.ts";
import { runCommand } from "./cli.ts";

let database: TestDatabase;
let pool: pg.Pool;
let dataDir: string;
const said: string[] = [];
const complained: string[] = [];

const run = (...args: string[]) =>
  runCommand(args, { DATABASE_URL: database.url, DATA_DIR: dataDir });

beforeAll(async () => {
  database = await copyOfTemplate(inject("cluster"));
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  dataDir = await mkdtemp(join(tmpdir(), "felistry-cli-"));
  vi.spyOn(console, "log").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void complained.push(line));
});

beforeEach(() => {
  said.length = 0;
  complained.length = 0;
});

afterAll(async () => {
  vi.restoreAllMocks();
  await pool.end();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

describe("seed", () => {
  it("makes a registry of the asked size, with pedigrees of many generations and ads for a twentieth", async () => {
    expect(await run("seed", "--cats", "2000")).toBe(0);
    expect(said[0]).toMatch(/^2000 cats, 40 members and 100 ads in /);
    const { rows } = await pool.query(`
      with recursive line(id, depth) as (
        select max(id), 0 from cats union all select c.mother_id, depth + 1 from line join cats c on c.id = line.id where c.mother_id is not null
      )
      select (select count(*)::int from cats) as cats, (select count(*)::int from cat_colours) as colours, (select count(*)::int from sales) as ads,
             (select count(distinct breed_id)::int > 5 from cats) as many_breeds, (select max(depth) from line) as depth,
             (select count(*)::int from pg_indexes where tablename = 'cats' and indexname = 'cats_search_name_idx') as searchable`);
    expect(rows).toEqual([
      { cats: 2000, colours: 2000, ads: 100, many_breeds: true, depth: 19, searchable: 1 },
    ]);
  });

  it("leaves the next ids free", async () => {
    await expect(buildMember({ pool })).resolves.toMatchObject({ id: 41 });
  });

  it("refuses a database that has members, unless told to go on", async () => {
    expect(await run("seed", "--cats", "20")).toBe(1);
    expect(complained.join()).toContain("--force");
    expect(await run("seed", "--cats", "20", "--force")).toBe(0);
  });

  it.for([[], ["--cats", "0"], ["--cats", "many"], ["--dogs", "3"]])(
    "does not understand %j",
    async (args) => {
      expect(await run("seed", ...args)).toBe(2);
      expect(complained.join()).toContain("Usage:");
    },
  );
});

describe("admin", () => {
  it("[D2-26] grants and revokes role 2 beside role 1, and lists who has it", async () => {
    const member = await buildMember(
      { pool },
      { email: "Anna@cats.example", first_name: "Anna", last_name: "Karlova" },
    );
    const roles = async () =>
      (
        await pool.query("select role_id from user_roles where user_id = $1 order by 1", [
          member.id,
        ])
      ).rows.map((row) => row.role_id);

    expect(await run("admin", "list")).toBe(0);
    expect(said).toEqual(["There is no administrator yet."]);
    expect(await run("admin", "grant", "anna@CATS.example")).toBe(0);
    expect(await roles()).toEqual([1, 2]);
    expect(await run("admin", "grant", "anna@cats.example")).toBe(0);
    expect(said.at(-1)).toContain("already");

    expect(await run("admin", "list")).toBe(0);
    expect(said.at(-1)).toBe("Anna@cats.example  Anna Karlova");
    // The last one who can act stays.
    expect(await run("admin", "revoke", "anna@cats.example")).toBe(1);
    expect(complained.at(-1)).toContain("only administrator");
    const other = await buildMember({ pool }, { email: "other@cats.example" });
    expect(await run("admin", "grant", "other@cats.example")).toBe(0);
    await pool.query(
      "update users set suspended_at = now(), suspension_reason = 'Why' where id = $1",
      [other.id],
    );
    expect(await run("admin", "revoke", "anna@cats.example")).toBe(1);
    expect(await roles()).toEqual([1, 2]);
    await pool.query(
      "update users set suspended_at = null, suspension_reason = null where id = $1",
      [other.id],
    );
    expect(await run("admin", "revoke", "anna@cats.example")).toBe(0);
    expect(await roles()).toEqual([1]);
    expect(await run("admin", "revoke", "anna@cats.example")).toBe(0);
    expect(said.at(-1)).toContain("no administrator");
  });

  it("says whom it does not know", async () => {
    expect(await run("admin", "grant", "nobody@cats.example")).toBe(1);
    expect(complained).toEqual([
      "No member has the e-mail nobody@cats.example. They join on the site first.",
    ]);
  });

  it.for([
    [],
    ["appoint", "a@b.example"],
    ["grant"],
    ["grant", "a@b.example", "c@d.example"],
    ["list", "all"],
  ])("does not understand %j", async (args) => {
    expect(await run("admin", ...args)).toBe(2);
    expect(complained.join()).toContain("Usage:");
  });
});

describe("any command", () => {
  it("says in one line that the configuration or the database is at fault", async () => {
    expect(await runCommand(["admin", "list"], { DATABASE_URL: "mysql://x" })).toBe(1);
    expect(complained.at(-1)).toContain("DATABASE_URL");
    expect(
      await runCommand(["admin", "list"], { DATABASE_URL: "postgresql://a:b@127.0.0.1:1/c" }),
    ).toBe(1);
    expect(complained.at(-1)).toContain("The database cannot be reached");
  });
});
