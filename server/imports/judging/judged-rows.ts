/**
 * What a check has found of each row by itself, kept as it was staged, so that storing an import neither reads nor judges
 * its rows again. How they relate to each other and to the registry is always asked anew.
 */
import { createHash } from "node:crypto";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";
import type { Brought } from "@felistry/domain/imports/attached.ts";
import type { LeftColumn } from "@felistry/domain/imports/columns.ts";
import type { RowRules } from "@felistry/domain/imports/read-row.ts";
import { statement, told } from "../../db/statement.ts";
import type { FaultCause } from "../causes.ts";
import type { ImportClient } from "../import-client.ts";
import type { StageTexts } from "../stage.ts";

export interface JudgedBatch {
  /** How many rows have been judged with it. */
  readonly checked: number;
  readonly texts: StageTexts;
  /** The staged rows that lose a value. */
  readonly warned: readonly number[];
}

/** What a pass over the rows has counted before they are matched. */
export interface ReadCounts {
  readonly total: number;
  /** Rows that nothing stops by itself. */
  readonly staged: number;
  readonly stopped: number;
  readonly leftOut: number;
  readonly columnsLeft: readonly LeftColumn[];
  readonly brought: Brought;
}

interface Counts extends ReadCounts {
  readonly causes: readonly FaultCause[];
}

export interface JudgementKeeper {
  keep(batch: JudgedBatch): Promise<void>;
  done(counts: Counts): Promise<void>;
}

export interface JudgedRows {
  readonly counts: Counts;
  batches(): AsyncIterable<JudgedBatch>;
}

interface KeptJudgement extends Counts {
  /** By which rules. */
  readonly by: string;
}

const forget = statement(
  "import_judged_forget",
  `with gone as (delete from import_judged where import_id = :importId)
   update imports set judged = null where id = :importId and judged is not null`,
);

const insertBatch = statement(
  "import_judged_insert",
  `insert into import_judged (import_id, checked, rows, stopped, colours, warned)
   values (:importId, :checked, :rows, :stopped, :colours, :warned::int[])`,
);

const setJudged = statement(
  "import_set_judged",
  "update imports set judged = :judged::jsonb where id = :importId",
);

const selectJudged = statement(
  "import_judged_of",
  "select judged from imports where id = :importId",
  told<{ judged: KeptJudgement | null }>(),
);

const selectBatchAfter = statement(
  "import_judged_next",
  "select checked, rows, stopped, colours, warned from import_judged where import_id = :importId and checked > :after order by checked limit 1",
);

interface Judging extends Pick<
  RowRules,
  "mapping" | "dates" | "today" | "registrationPrefix" | "otherPrefixes" | "breedOfName"
> {
  /** Which release judges them. */
  readonly release: string;
  readonly pagedAs: string;
  readonly revision: number;
}

/** Everything by which a row is judged. With other rules, or by another release, another judgement may follow. */
export function judgedBy(by: Judging): string {
  const { release, mapping, dates, today, registrationPrefix, pagedAs, revision } = by;
  const columns = Object.entries(mapping).toSorted();
  const breeds = [...by.breedOfName].toSorted();
  const prefixes = [registrationPrefix, ...(by.otherPrefixes ?? [])];
  const all = [release, columns, dates, today, prefixes, breeds, pagedAs, revision];
  return createHash("sha256").update(JSON.stringify(all)).digest("base64url");
}

/** Replaces what an earlier check has left. */
export async function keepJudgement(
  client: ImportClient,
  importId: number,
  by: string,
): Promise<JudgementKeeper> {
  await forget(client, { importId });
  let before: Promise<unknown> = Promise.resolve();
  let last = 0;
  return {
    async keep({ checked, texts, warned }) {
      if (checked === last) return;
      last = checked;
      await before;
      before = insertBatch(client, {
        importId,
        checked,
        rows: packed(texts.rows),
        stopped: packed(texts.stopped),
        colours: packed(texts.colours),
        warned,
      });
      // The next one or the end reports the error.
      before.catch(() => {});
    },
    async done(counts) {
      await before;
      const judged: KeptJudgement = { by, ...counts };
      await setJudged(client, { importId, judged: JSON.stringify(judged) });
    },
  };
}

/** @returns null if the rows have to be judged again */
export async function judgedRows(
  client: ImportClient,
  importId: number,
  by: string,
): Promise<JudgedRows | null> {
  const [kept] = await selectJudged(client, { importId });
  if (kept?.judged?.by !== by) return null;
  const { by: _, ...counts } = kept.judged;
  return { counts, batches: () => batchesOf(client, importId) };
}

/** The next batch is asked for while one is staged. */
async function* batchesOf(client: ImportClient, importId: number): AsyncGenerator<JudgedBatch> {
  const after = async (checked: number) =>
    (await selectBatchAfter(client, { importId, after: checked }))[0];
  for (let next = after(0); ;) {
    const batch = await next;
    if (!batch) return;
    next = after(batch.checked);
    next.catch(() => {});
    const { checked, warned, rows, stopped, colours } = batch;
    const texts = { rows: opened(rows), stopped: opened(stopped), colours: opened(colours) };
    yield { checked, warned, texts };
  }
}

const NOTHING = Buffer.alloc(0);

function packed(text: string | Buffer): Buffer {
  return text.length === 0 ? NOTHING : zstdCompressSync(text);
}

function opened(bytes: Buffer): Buffer {
  return bytes.length === 0 ? NOTHING : zstdDecompressSync(bytes);
}
