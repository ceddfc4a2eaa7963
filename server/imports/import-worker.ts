/** The thread of one import: reading and checking thousands of rows holds up nobody's page. */
import { workerData } from "node:worker_threads";
import pg from "pg";
import type { ColumnMapping } from "@felistry/domain/imports/columns.ts";
import type { Delimiter, TextEncoding } from "@felistry/domain/imports/detect.ts";
import { csvRows } from "./csv-rows.ts";
import { importTable } from "./import-table.ts";

export interface ImportWork {
  readonly connectionString: string;
  readonly importId: number;
  readonly memberId: number;
  readonly bytes: Uint8Array;
  readonly encoding: TextEncoding;
  readonly delimiter: Delimiter;
  readonly mapping: ColumnMapping;
  readonly today: string;
  readonly save: boolean;
}

const work = workerData as ImportWork;
const PART_BYTES = 65_536;

pg.types.setTypeParser(1082, (text) => text);
const [client, beside] = [connection(), connection()];
await Promise.all([client.connect(), beside.connect()]);
try {
  await run();
} finally {
  await Promise.all([client.end(), beside.end()]);
}

function connection(): pg.Client {
  return new pg.Client({
    connectionString: work.connectionString,
    options: "-c timezone=UTC -c datestyle=ISO",
  });
}

async function run(): Promise<void> {
  const { importId, memberId, mapping, today, save } = work;
  try {
    await client.query("begin");
    await client.query("select set_config('felistry.member_id', $1, true)", [String(memberId)]);
    const outcome = await importTable(client, {
      memberId,
      rules: { mapping, today, breedOfName: await breedsByName() },
      rows: rowsBelowHeading(),
      save,
      onProgress: async (checked) => {
        // From another connection: what the transaction itself writes nobody sees before it ends.
        await beside.query(
          "update imports set checked = $2, total = greatest(total, $2), updated_at = now() where id = $1",
          [importId, checked],
        );
      },
    });
    if (save) await store(client, outcome);
    await client.query(save ? "commit" : "rollback");
    if (!save) await store(beside, outcome);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    await beside.query(
      "update imports set state = 'failed', failed = $2, updated_at = now() where id = $1",
      [importId, String(error)],
    );
    throw error;
  }
}

async function store(
  to: pg.Client,
  { total, faulty, known, saved, faults }: Awaited<ReturnType<typeof importTable>>,
): Promise<void> {
  await to.query(
    `update imports set state = $2, checked = $3, total = $3, faulty = $4, known = $5, saved = $6, faults = $7,
       file = case when $2 = 'saved' then null else file end, updated_at = now()
     where id = $1`,
    [
      work.importId,
      work.save ? "saved" : "checked",
      total,
      faulty,
      known,
      saved,
      JSON.stringify(faults),
    ],
  );
}

async function* parts(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < work.bytes.length; at += PART_BYTES)
    yield work.bytes.subarray(at, at + PART_BYTES);
}

async function* rowsBelowHeading() {
  let isHeading = true;
  for await (const row of csvRows(parts(), work.encoding, work.delimiter)) {
    if (!isHeading) yield row;
    isHeading = false;
  }
}

async function breedsByName(): Promise<Map<string, string>> {
  const { rows } = await beside.query<{ ems: string; breed_en: string; breed_ru: string }>(
    "select ems, breed_en, breed_ru from breeds",
  );
  return new Map(
    rows.flatMap(({ ems, breed_en, breed_ru }) => [
      [breed_en.toLowerCase(), ems] as const,
      [breed_ru.toLowerCase(), ems] as const,
    ]),
  );
}
