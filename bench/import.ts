/**
 * Imports a table of a million cats like a member: upload over HTTP, check, confirm, store. The cats span twenty
 * generations with their parents among the rows, named by number, so that no row can be checked alone.
 */
import { buildMember } from "@felistry/testkit/build-member.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import type { ImportRecord } from "@felistry/contract/imports/imports.ts";
import { forgetPeakOf, peakMemoryOf, type Child } from "./child.ts";
import { faster, within, type Figure } from "./table.ts";
import { buildEmptyWorld } from "./world.ts";

const GENERATIONS = 20;
const ROWS_PER_SECOND = 5_000;
const MOST_MB = 300;
const ASK_EVERY_MS = 500;

const COLOURS = ["ns 22", "n 03 22", "fs 09 22", "d 22", "as 03 24", "n", "f 03"];
const HEADING =
  "name,prefix,sex,date of birth,breed,ems,number,mother,father,chip,breeder,description";

/** A few kilobytes at a time: the table is never whole in memory, not even here. */
export function* tableOf(rows: number): Generator<string> {
  const generation = Math.ceil(rows / GENERATIONS);
  const named = (row: number) => `N ${20_000_000 + row}`;
  let text = `${HEADING}\n`;
  for (let row = 0; row < rows; row++) {
    const age = Math.floor(row / generation);
    const before = (age - 1) * generation;
    // Even numbers are queens.
    const parent = (step: number, sex: 0 | 1) => {
      const place = before + ((row * step) % (generation - 1));
      return named(place + ((place + sex) % 2));
    };
    const day = `${1965 + age * 3}-${String((row % 12) + 1).padStart(2, "0")}-${String((row % 28) + 1).padStart(2, "0")}`;
    text += `Cat number ${row},Cattery ${row % 4_999},${row % 2 ? "male" : "female"},${day},MCO,${COLOURS[row % COLOURS.length]},${named(row)},${
      age > 0 ? `${parent(7_919, 0)},${parent(104_729, 1)}` : ","
    },643094${String(row).padStart(9, "0")},Breeder ${row % 2_999},${row % 10 ? "" : "A cat of the made table"}\n`;
    if (text.length < 65_536) continue;
    yield text;
    text = "";
  }
  yield text;
}

export async function benchImport(rows = 1_000_000): Promise<Figure[]> {
  const world = await buildEmptyWorld();
  // Once for nothing: `npm start` has the server compiled before it runs, but not what serves here.
  await (await world.serve()).stop();
  const site = await world.serve();
  try {
    await forgetPeakOf(site);
    const member = await buildMember(world);
    const { name, value } = await openSessionFor(world.pool, member.id);
    const call = caller(site, { cookie: `${name}=${value}`, origin: site.origin });

    const brought = await timed(() => send(call, rows));
    const { id, mapping } = brought.result;
    const checked = await timed(async () => {
      await call("PUT", `/imports/${id}`, JSON.stringify({ mapping }));
      return settled(call, id);
    });
    const saved = await timed(async () => {
      await call("POST", `/imports/${id}/confirm`);
      return settled(call, id);
    });
    if (checked.result.state !== "checked" || saved.result.saved !== rows)
      throw new Error(`${saved.result.saved} of ${rows} rows were stored`);
    const count = rows.toLocaleString("en");
    return [
      faster(
        `CSV of ${count} rows: sent and kept`,
        rows / brought.seconds,
        ROWS_PER_SECOND,
        1,
        "rows/s",
      ),
      faster(`CSV of ${count} rows: checked`, rows / checked.seconds, ROWS_PER_SECOND, 1, "rows/s"),
      faster(
        `CSV of ${count} rows: read again and stored`,
        rows / saved.seconds,
        ROWS_PER_SECOND,
        1,
        "rows/s",
      ),
      within(
        "the server's memory at its highest meanwhile",
        await peakMemoryOf(site),
        MOST_MB,
        "MB RSS",
      ),
    ];
  } finally {
    await site.stop();
    await world.end();
  }
}

type Call = (
  method: string,
  path: string,
  body?: string | ReadableStream,
  type?: string,
) => Promise<ImportRecord>;

function caller({ origin }: Child, headers: Record<string, string>): Call {
  return async (method, path, body, type = "application/json") => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body, duplex: "half" }),
    } as RequestInit);
    const answer = (await response.json()) as { data: ImportRecord; message: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer.message}`);
    return answer.data;
  };
}

function send(call: Call, rows: number): Promise<ImportRecord> {
  const boundary = "----a-million-cats";
  const body = ReadableStream.from(
    (function* () {
      const encoder = new TextEncoder();
      yield encoder.encode(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cats.csv"\r\ncontent-type: text/csv\r\n\r\n`,
      );
      for (const text of tableOf(rows)) yield encoder.encode(text);
      yield encoder.encode(`\r\n--${boundary}--\r\n`);
    })(),
  );
  return call("POST", "/imports", body, `multipart/form-data; boundary=${boundary}`);
}

async function settled(call: Call, id: number): Promise<ImportRecord> {
  for (;;) {
    const record = await call("GET", `/imports/${id}`);
    if (!["checking", "saving", "attaching"].includes(record.state)) return record;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - started) / 1000 };
}
