/** Starts of the new release on the old one's schema: two at once, one killed in the middle, one refused. */
import pg from "pg";
import type { Node } from "../../processes/replicated-cluster.ts";
import { ownFolder, type Say, type Undoing } from "../drill.ts";
import { until } from "../own-process.ts";
import { same, type Line } from "../table.ts";
import type { Release } from "./releases.ts";
import { siteAt, sitePlace, type Site } from "./site.ts";

interface Releases {
  readonly primary: Node;
  readonly older: Release;
  readonly newer: Release;
}

interface OldSchema {
  readonly client: pg.Client;
  readonly sites: readonly Site[];
}

const WITHIN_MS = 120_000;

/** While nobody is connected to the old release's database, of which each gets a copy. */
export async function startsOnOldSchema(
  say: Say,
  { primary, older, newer }: Releases,
  undoing: Undoing,
): Promise<readonly Line[]> {
  const copy = (name: string) => copyOf(primary, name, undoing);
  const twice = await copy("twice");
  say("two processes of the new release start at once on the old schema");
  await Promise.all(twice.sites.map((site) => site.start(newer)));
  const seen = await migrationsIn(twice);
  for (const site of twice.sites) await site.end();
  const all = `${newer.migrations} run once each`;
  const both = same("two starts at once on the old schema", all, seen);
  // Of releases with the same schema none has anything to be killed in.
  if (newer.migrations === older.migrations) return [both];
  const killed = await copy("killed");
  say("one is killed in the middle of a migration, and started again");
  const middle = await killedInTheMiddle(killed, newer);
  const [site] = killed.sites;
  await site!.start(newer);
  const after = await migrationsIn(killed);
  await site!.end();
  return [
    both,
    {
      about: "kill -9 in the middle of a migration",
      wanted: `none half done, from ${older.migrations} on`,
      seen: `${middle} run`,
      well: middle >= older.migrations && middle < newer.migrations,
    },
    same("the start after it", all, after),
  ];
}

async function copyOf(primary: Node, name: string, undoing: Undoing): Promise<OldSchema> {
  const url = new URL(primary.url);
  const old = url.pathname.slice(1);
  await primary.ask(`create database ${name} template ${old} owner ${url.username}`);
  url.pathname = `/${name}`;
  const dataDir = await ownFolder("felistry-starts-", undoing);
  const client = new pg.Client({ connectionString: String(url) });
  client.on("error", () => {});
  await client.connect();
  undoing.add(() => client.end());
  const places = [
    await sitePlace(String(url), dataDir, "first"),
    await sitePlace(String(url), dataDir, "second"),
  ];
  return { client, sites: places.map((place) => siteAt(place, undoing)) };
}

async function migrationsIn({ client }: OldSchema): Promise<string> {
  const { rows } = await client.query<{ n: number; once: boolean }>(
    "select count(*)::int as n, count(*) = count(distinct created_at) as once from schema_migrations",
  );
  return `${rows[0]!.n} run ${rows[0]!.once ? "once each" : "and some of them twice"}`;
}

/** Somebody reads all tables, so that the first migration that alters one has to wait. @returns how many were run */
async function killedInTheMiddle({ client, sites }: OldSchema, newer: Release): Promise<number> {
  const [site] = sites;
  const { rows } = await client.query<{ tables: string }>(
    "select string_agg(format('%I', tablename), ', ') as tables from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  await client.query(`begin; lock table ${rows[0]!.tables} in access share mode`);
  const process = site!.launch(newer);
  await until("a migration waits", WITHIN_MS, async () => {
    const waits = await client.query(
      "select from pg_locks where not granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database())",
    );
    return waits.rowCount! > 0;
  });
  await process.end("SIGKILL");
  await client.query("commit");
  const { rows: run } = await client.query<{ n: number }>(
    "select count(*)::int as n from schema_migrations",
  );
  return run[0]!.n;
}
