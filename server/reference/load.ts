/** Updates the reference tables from `data/*.csv` and `data/words`; ids are stable, so rows are matched by id (data/README.md). */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import type { Pool } from "pg";
import { statement } from "../db/statement.ts";
import { inTransaction, poolDb } from "../db/transaction.ts";
import { isStored, referenceWords } from "./words.ts";

interface Table {
  readonly file: string;
  /** One statement that takes the file's rows as JSON in `$1`. */
  readonly upsert: string;
}

/** `columns` maps a column to its expression over the row `f` of the file. */
function table(file: string, name: string, columns: Record<string, string>): Table {
  const names = Object.keys(columns);
  const fileColumns = new Set(
    Object.values(columns).flatMap((expression) =>
      [...expression.matchAll(/f\.(\w+)/g)].map((match) => match[1]!),
    ),
  );
  const changes = names.filter((column) => column !== "id");
  return {
    file,
    upsert: `
      insert into ${name} as t (${names.join(", ")})
      select ${Object.values(columns).join(", ")}
      from json_to_recordset($1) as f(${[...fileColumns].map((column) => `${column} text`).join(", ")})
      on conflict (id) do update set ${changes.map((column) => `${column} = excluded.${column}`).join(", ")}
      where (${changes.map((column) => `t.${column}`).join(", ")}) is distinct from (${changes.map((column) => `excluded.${column}`).join(", ")})`,
  };
}

const ID = "f.id::smallint";

/** Currencies come before the countries that name them. */
const tables: readonly Table[] = [
  table("currencies.csv", "currencies", {
    id: ID,
    code: "f.code",
    abb: "f.abb",
    symbol: "f.symbol",
    name_en: "f.name_en",
    name_ru: "f.name_ru",
  }),
  table("countries.csv", "countries", {
    id: ID,
    iso2: "f.iso2",
    iso3: "f.iso3",
    country_en: "f.name_en",
    country_ru: "f.name_ru",
    currency_id: "(select y.id from currencies y where y.code = f.default_currency)",
  }),
  table("breeds.csv", "breeds", {
    id: ID,
    ems: "f.ems",
    breed_en: "f.name_en",
    breed_ru: "f.name_ru",
    recognised_by: "f.recognised_by",
    longhair: "f.longhair = '1'",
    gallery: "f.gallery = '1'",
    notes: "f.notes",
  }),
  table("systems.csv", "cat_systems", {
    id: ID,
    abb: "f.abb",
    name: "f.name",
    kind: "f.kind",
    country: "nullif(f.country, '')",
    site: "nullif(f.site, '')",
  }),
  table("colours.csv", "colour_options", {
    id: ID,
    kind: "f.kind",
    ems: "f.ems",
    name_eng: "f.name_eng",
    name_ru: "f.name_ru",
    sort: "f.sort::smallint",
  }),
];

const WORDS = `
  with given as (
    select f.kind, f.id::smallint as id, f.language, f.word
    from jsonb_to_recordset(:words::jsonb) as f(kind text, id text, language text, word text)),
  gone as (
    delete from reference_words w
    where not exists (select from given g where (g.kind, g.id, g.language) = (w.kind, w.id, w.language)))
  insert into reference_words as t (kind, id, language, word)
  select kind, id, language, word from given
  on conflict (kind, id, language) do update set word = excluded.word where t.word <> excluded.word`;

/** Replaces the words of all languages. */
const replaceWords = statement("reference_replace_words", WORDS);
const takeTurn = statement(
  "reference_take_turn",
  "select pg_advisory_xact_lock(hashtext('reference.load'))",
);
const selectHash = statement("reference_loaded_hash", "select content_hash from reference_loads");
const rememberHash = statement(
  "reference_remember_hash",
  `insert into reference_loads (content_hash) values (:hash)
   on conflict (one_row) do update set content_hash = excluded.content_hash`,
);

/** Idempotent; if the files are already loaded, reads only them and one row of the database. */
export async function loadReference(pool: Pool, words = referenceWords()): Promise<void> {
  const files = await Promise.all(
    tables.map(({ file }) => readFile(new URL(`../../data/${file}`, import.meta.url), "utf8")),
  );
  const wordRows = JSON.stringify(words.filter(isStored));
  const hash = hashOf([...files, wordRows]);
  const [loaded] = await selectHash(poolDb(pool));
  if (loaded?.content_hash === hash) return;
  await inTransaction(pool, async (tx) => {
    // Several processes of a deployment may start at once.
    await takeTurn(tx);
    for (const [index, { upsert }] of tables.entries()) {
      const rows: unknown = parse(files[index]!, { columns: true, skip_empty_lines: true });
      await tx.query({ text: upsert, values: [JSON.stringify(rows)] });
    }
    await replaceWords(tx, { words: wordRows });
    await rememberHash(tx, { hash });
  });
}

/** The statements count too: a column added to one must be loaded even if the files did not change. */
function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of [...tables.map(({ upsert }) => upsert), WORDS, ...files])
    hash.update(text).update("\0");
  return hash.digest("hex");
}
