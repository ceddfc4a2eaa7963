/** A synthetic registry of any size, with twenty generations of pedigrees, colours and ads. For measuring, not for display. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import type { Pool, PoolClient } from "pg";
import { ROLE_MEMBER } from "@felistry/contract/accounts/accounts.ts";
import { hashPassword, THE_SERVER } from "../accounts/password-hash.ts";
import { unrecorded } from "../db/unrecorded.ts";
import { syntheticColours } from "./colours.ts";
import {
  INSERT_ADS,
  INSERT_COLOURS,
  INSERT_GENERATION,
  INSERT_MEMBERS,
  INSERT_ROLES,
} from "./statements.ts";

export class RegistryNotEmpty extends Error {}

export interface SeedOptions {
  readonly cats: number;
  /** Adds to a registry that already has members. */
  readonly force: boolean;
}

export interface SeededRegistry {
  readonly members: number;
  readonly ads: number;
  readonly email: string;
  readonly password: string;
}

const TABLES = ["cats", "cat_colours", "sales"] as const;
const GENERATIONS = 20;
const CATS_A_MEMBER = 50;
const AD_SHARE = 0.05;
const NAMES = new URL("../../data/names.csv", import.meta.url);

/** @throws {RegistryNotEmpty} */
export async function seedRegistry(pool: Pool, options: SeedOptions): Promise<SeededRegistry> {
  const password = randomBytes(9).toString("base64url");
  const hash = await hashPassword(password, THE_SERVER);
  const client = await pool.connect();
  try {
    await client.query("begin; set local statement_timeout = 0");
    const seeded = await unrecorded(client, TABLES, () => fill(client, options, hash));
    await client.query("commit");
    await client.query("set statement_timeout = 0");
    for (const table of ["users", ...TABLES]) await client.query(`vacuum analyze ${table}`);
    return { ...seeded, password };
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  } finally {
    client.release(true);
  }
}

async function fill(
  client: PoolClient,
  { cats, force }: SeedOptions,
  hash: string,
): Promise<Omit<SeededRegistry, "password">> {
  await client.query("lock table users, cats, cat_colours, sales in exclusive mode");
  if (!force && (await countOf(client, "select count(*) from users")) > 0) {
    throw new RegistryNotEmpty(
      "This database has members. Take an empty one, or add --force to put the synthetic cats beside theirs.",
    );
  }
  const members = Math.max(1, Math.ceil(cats / CATS_A_MEMBER));
  const firstMember = await nextId(client, "users");
  await client.query(INSERT_MEMBERS, [members, firstMember, hash]);
  await client.query(INSERT_ROLES, [members, firstMember, ROLE_MEMBER]);

  const firstCat = await nextId(client, "cats");
  const indexes = await setAsideIndexes(client, TABLES);
  const size = Math.ceil(cats / GENERATIONS);
  await insertCats(client, { cats, size, firstCat, firstMember, members });
  await client.query(INSERT_COLOURS, [
    firstCat,
    firstCat + cats - 1,
    JSON.stringify(syntheticColours),
  ]);
  const ads = Math.floor(cats * AD_SHARE);
  await client.query(INSERT_ADS, [
    firstCat + Math.max(0, cats - 2 * size),
    firstCat + cats - 1,
    ads,
  ]);
  for (const definition of indexes) await client.query(definition);
  for (const table of ["users", "cats"])
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`,
      [table],
    );
  return { members, ads, email: `breeder${firstMember}@scale.example` };
}

interface Extent {
  cats: number;
  /** Cats in a full generation. */
  size: number;
  firstCat: number;
  firstMember: number;
  members: number;
}

async function insertCats(
  client: PoolClient,
  { cats, size, firstCat, firstMember, members }: Extent,
): Promise<void> {
  const names = await nameLists();
  const breeds = Math.min(
    await countOf(client, "select count(*) from breeds"),
    Math.max(1, Math.floor(size / 8)),
  );
  const youngest = Math.ceil(cats / size) - 1;
  for (let generation = 0; generation <= youngest; generation++) {
    const inIt = Math.min(size, cats - generation * size);
    await client.query(INSERT_GENERATION, [
      generation,
      inIt,
      size,
      firstCat + generation * size,
      breeds,
      firstMember,
      members,
      names.prefixes,
      names.toms,
      names.queens,
      youngest,
    ]);
  }
}

/** Building an index at the end costs a fraction of maintaining it row by row; constraints stay. */
async function setAsideIndexes(client: PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function nextId(client: PoolClient, table: "users" | "cats"): Promise<number> {
  return countOf(client, `select coalesce(max(id), 0) + 1 as count from ${table}`);
}

async function countOf(client: PoolClient, query: string): Promise<number> {
  return Number((await client.query<{ count: string }>(query)).rows[0]!.count);
}

async function nameLists(): Promise<{ prefixes: string[]; toms: string[]; queens: string[] }> {
  const rows = parse<{ kind: string; text: string; sex: string }>(await readFile(NAMES), {
    columns: true,
  });
  const texts = (kind: string, not: string) =>
    rows.filter((row) => row.kind === kind && row.sex !== not).map((row) => row.text);
  return {
    prefixes: texts("prefix", "-"),
    toms: texts("name", "female"),
    queens: texts("name", "male"),
  };
}
