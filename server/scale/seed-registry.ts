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
  insertAds,
  insertColours,
  insertGeneration,
  insertMembers,
  insertRoles,
  registryCounts,
  secondaryIndexes,
  setSequences,
} from "./statements.ts";

export class RegistryNotEmpty extends Error {}

export interface SeedOptions {
  readonly cats: number;
  /** By default one for twenty cats. */
  readonly ads?: number;
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
  { cats, ads = Math.floor(cats * AD_SHARE), force }: SeedOptions,
  hash: string,
): Promise<Omit<SeededRegistry, "password">> {
  await client.query("lock table users, cats, cat_colours, sales in exclusive mode");
  const [counts] = await registryCounts(client);
  const { firstMember, firstCat, breeds } = counts!;
  if (!force && counts!.members > 0) {
    throw new RegistryNotEmpty(
      "This database has members. Take an empty one, or add --force to put the synthetic cats beside theirs.",
    );
  }
  const members = Math.max(1, Math.ceil(cats / CATS_A_MEMBER));
  await insertMembers(client, { members, firstMember, passwordHash: hash });
  await insertRoles(client, { members, firstMember, roleId: ROLE_MEMBER });

  const indexes = await setAsideIndexes(client, TABLES);
  const size = Math.ceil(cats / GENERATIONS);
  await insertCats(client, { cats, size, firstCat, firstMember, members, breeds });
  const last = firstCat + cats - 1;
  await insertColours(client, { first: firstCat, last, colours: JSON.stringify(syntheticColours) });
  const forSale = size * (1 + Math.ceil(ads / size));
  await insertAds(client, { first: firstCat + Math.max(0, cats - forSale), last, ads });
  for (const definition of indexes) await client.query(definition);
  await setSequences(client);
  return { members, ads, email: `breeder${firstMember}@scale.example` };
}

interface Extent {
  cats: number;
  /** Cats in a full generation. */
  size: number;
  firstCat: number;
  firstMember: number;
  members: number;
  /** Breeds of the registry. */
  breeds: number;
}

async function insertCats(client: PoolClient, extent: Extent): Promise<void> {
  const { cats, size, firstCat } = extent;
  const names = await nameLists();
  const breeds = Math.min(extent.breeds, Math.max(1, Math.floor(size / 8)));
  const youngest = Math.ceil(cats / size) - 1;
  for (let generation = 0; generation <= youngest; generation++)
    await insertGeneration(client, {
      ...extent,
      ...names,
      breeds,
      generation,
      youngest,
      count: Math.min(size, cats - generation * size),
      firstCat: firstCat + generation * size,
    });
}

/** Building an index at the end costs a fraction of maintaining it row by row; constraints stay. */
async function setAsideIndexes(client: PoolClient, tables: readonly string[]): Promise<string[]> {
  const indexes = await secondaryIndexes(client, { tables });
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
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
