/** Reference words of a language without columns come from a file. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { wordIn } from "@felistry/domain/reference/word-in.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { wordSql } from "../db/word-in.ts";
import { loadReference } from "./load.ts";
import { referenceWords } from "./words.ts";

const LANGUAGE = "de";
const sql = wordSql([LANGUAGE]);

let server: TestServer;
let folder: string;
let siberian: number;
let russia: number;
let euro: number;
let black: number;

beforeAll(async () => {
  [server, folder] = await Promise.all([
    startTestServer(),
    mkdtemp(join(tmpdir(), "felistry-words-")),
  ]);
  siberian = await referenceId(server, "breeds", "ems", "SIB");
  russia = await referenceId(server, "countries", "iso2", "RU");
  euro = await referenceId(server, "currencies", "code", "EUR");
  black = await rowOf<{ id: number }>(
    "select id from colour_options where kind = 'main' and ems = 'n'",
  ).then(({ id }) => id);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await server.stop();
});
beforeEach(() =>
  load(
    `breed,${siberian},Sibirische Katze`,
    `country,${russia},Russland`,
    `currency,${euro},Euro`,
    `colour,${black},schwarz`,
    "genetic_test,PKD1,Zystennieren",
  ),
);

async function load(...lines: string[]): Promise<void> {
  await writeFile(join(folder, `${LANGUAGE}.csv`), ["kind,id,word", ...lines, ""].join("\n"));
  await loadReference(server.pool, referenceWords([LANGUAGE], pathToFileURL(`${folder}/`)));
}

async function rowOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row> {
  return (await server.pool.query<Row>(text, values)).rows[0]!;
}

const breedFor = async (locale: string, ems = "SIB") =>
  (
    await rowOf<{ word: string }>(
      `select ${sql.wordIn("b.breed", "$1::text")} as word from breeds b where ems = $2`,
      [locale, ems],
    )
  ).word;

test("a reader in the language gets its word, and others theirs", async () => {
  expect(await breedFor(LANGUAGE)).toBe("Sibirische Katze");
  expect(await breedFor("en")).toBe("Siberian");
  expect(await breedFor("ru")).toBe("Сибирская");
});

test("a word that the language does not have is the English one", async () => {
  expect(await breedFor(LANGUAGE, "MCO")).toBe("Maine Coon");
  expect(
    await rowOf(`select ${sql.wordColumns("breeds.breed")} from breeds where ems = 'MCO'`),
  ).toHaveProperty(`breed_${LANGUAGE}`, "Maine Coon");
  expect(referenceWords(["fr"], pathToFileURL(`${folder}/`))).toEqual([]);
});

test("every kind has its words in rows, objects and arrays, beside those of the wire", async () => {
  const row = await rowOf<Record<"country_en" | "country_ru", string>>(
    `select ${sql.wordColumns("countries.country")} from countries where id = $1`,
    [russia],
  );
  expect(row).toEqual({ country_en: "Russia", country_ru: "Россия", country_de: "Russland" });
  expect(wordIn(row, "country", LANGUAGE)).toBe("Russland");
  const { object } = await rowOf<{ object: object }>(
    `select json_build_object(${sql.wordPairs("y.name")}) as object from currencies y where id = $1`,
    [euro],
  );
  expect(object).toEqual({ name_en: "euro", name_ru: "евро", name_de: "Euro" });
  const { colour } = await rowOf<{ colour: string }>(
    `select ${sql.wordIn("o.name", "$2::text", "eng")} as colour from colour_options o where id = $1`,
    [black, LANGUAGE],
  );
  expect(colour).toBe("schwarz");
  const { names } = await rowOf<{ names: string[] }>(
    `select array[${sql.wordValues("breeds.breed")}] as names from breeds where id = $1`,
    [siberian],
  );
  expect(names).toEqual(["Siberian", "Сибирская", "Sibirische Katze"]);
});

test("a word changed in the file is changed, and one gone from it is gone", async () => {
  await load(`breed,${siberian},Sibirier`);
  expect(await breedFor(LANGUAGE)).toBe("Sibirier");
  const stored = await server.pool.query("select kind, id, language, word from reference_words");
  expect(stored.rows).toEqual([
    { kind: "breed", id: siberian, language: LANGUAGE, word: "Sibirier" },
  ]);
});

test("a file with an unknown kind is refused whole", async () => {
  await expect(load(`breeed,${siberian},Sibirier`)).rejects.toThrow("reference_words_kind_known");
  expect(await breedFor(LANGUAGE)).toBe("Sibirische Katze");
});
