/**
 * `npm run conformance`: writes docs/CONFORMANCE.md from the test titles, and removes statements that now have a test from
 * the waiting list. With `--check` nothing is written and a difference is an error. A statement with neither a test nor a
 * place on the waiting list is always an error: that list only grows by hand.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readTable } from "../testkit/data-table.ts";
import { conformancePage, type Statement, type Waits } from "./conformance/page.ts";
import { testFiles } from "./conformance/test-files.ts";
import { titlesIn } from "./conformance/titles.ts";
import { ROOT } from "./setup/root.mjs";

const PAGE = "docs/CONFORMANCE.md";
const WAITS = "docs/checklist-waits.json";
const CHECKLISTS = ["docs/checklist.csv", "docs/checklist-settled.csv"];

const errors: string[] = [];
const read = (file: string): string =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "";

async function statementsOfAll(): Promise<Statement[]> {
  const lists = await Promise.all(
    CHECKLISTS.map((file) => readTable<"id" | "statement">(new URL(`../${file}`, import.meta.url))),
  );
  return lists.flat();
}

/** The files with tests for each id. */
function testsById(known: ReadonlySet<string>): Map<string, string[]> {
  const tests = new Map<string, string[]>();
  for (const file of testFiles()) {
    const { ids, faults } = titlesIn(read(file));
    errors.push(...faults.map((fault) => `${file}: ${fault}`));
    for (const id of ids) {
      if (!known.has(id)) errors.push(`${file}: ${id} is not in the checklist`);
      tests.set(id, [...(tests.get(id) ?? []), file]);
    }
  }
  return tests;
}

/** The waiting list without ids that now have a test. */
function remaining(
  waits: Waits,
  tests: ReadonlyMap<string, unknown>,
  known: ReadonlySet<string>,
): Waits {
  const seen = new Set<string>();
  for (const id of Object.values(waits).flat()) {
    if (!known.has(id)) errors.push(`${WAITS}: ${id} is not in the checklist`);
    if (seen.has(id)) errors.push(`${WAITS}: ${id} stands twice`);
    seen.add(id);
  }
  return Object.fromEntries(
    Object.entries(waits)
      .map(([theme, ids]) => [theme, ids.filter((id) => !tests.has(id))] as const)
      .filter(([, ids]) => ids.length > 0),
  );
}

function settle(file: string, wanted: string, check: boolean): void {
  if (read(file) === wanted) return;
  if (check)
    errors.push(`${file} is not what the titles of the tests say: run npm run conformance`);
  else writeFileSync(join(ROOT, file), wanted);
}

const check = process.argv.includes("--check");
const statements = await statementsOfAll();
const known = new Set(statements.map(({ id }) => id));
const tests = testsById(known);
const waits = remaining(JSON.parse(read(WAITS)) as Waits, tests, known);
const waiting = new Set(Object.values(waits).flat());

for (const { id, statement } of statements)
  if (!tests.has(id) && !waiting.has(id)) errors.push(`${id} has no test: ${statement}`);
if (errors.length === 0) {
  settle(WAITS, `${JSON.stringify(waits, null, 2)}\n`, check);
  settle(PAGE, conformancePage(statements, tests, waits), check);
}

for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
else console.log(`${statements.length} statements, ${waiting.size} of them waiting for a test.`);
