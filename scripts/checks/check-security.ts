/**
 * Compares docs/SECURITY.md with the tests: every `[SEC-NN]` in a title has a row, every row has a test, and every file
 * named there or in docs/SECURITY-ASVS.md exists.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testFiles } from "../conformance/test-files.ts";
import { ROOT } from "../setup/root.mjs";

const PAGE = "docs/SECURITY.md";
const PAGES = [PAGE, "docs/SECURITY-ASVS.md"];

/** The words of a row without a test. */
const NO_TEST = "no test yet";

const ROW = /^\| *\[(?<id>SEC-\d\d)\] *\|(?<rest>.*)$/gm;
const NAMED_FILE = /`(?<file>(?:[\w.-]+\/)+[\w.-]+\.[a-z]+)`/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

/** The brackets at the start of a title: `"[SEC-10] [D11-04] …`. */
const TITLE = /["'`](?<groups>(?:\[[^\]\n]+\]\s*)+)/g;
const SECURITY_ID = /\[(?<id>SEC-\d\d)\]/g;
const NOT_RUN = /\.(?:skip|todo|fails)\($/;

/** @returns the ids of the tests that run, from a test file's text */
export function securityIdsIn(source: string): Set<string> {
  const ids = new Set<string>();
  for (const { groups, index } of source.matchAll(TITLE)) {
    if (NOT_RUN.test(source.slice(0, index).trimEnd())) continue;
    for (const found of groups!["groups"]!.matchAll(SECURITY_ID)) ids.add(found.groups!["id"]!);
  }
  return ids;
}

/**
 * @param tests the ids that each test file holds
 * @returns what is wrong, in words
 */
export function faultsOfRows(
  page: string,
  tests: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const faults: string[] = [];
  const rows = [...page.matchAll(ROW)].map(({ groups }) => groups as { id: string; rest: string });
  const known = new Set<string>();
  for (const { id, rest } of rows) {
    if (known.has(id)) faults.push(`${id} has two rows`);
    known.add(id);
    const holds = [...tests].some(([, ids]) => ids.has(id));
    if (!holds && !rest.includes(NO_TEST)) faults.push(`${id} has no test, and does not say so`);
    if (holds && rest.includes(NO_TEST)) faults.push(`${id} has a test by now`);
    const named = filesNamedIn(rest).filter((file) => TEST_FILE.test(file));
    if (holds && named.length === 0) faults.push(`${id} names no test`);
    for (const file of named)
      if (!tests.get(file)?.has(id)) faults.push(`${id} names ${file}, where no title bears it`);
  }
  for (const [file, ids] of tests)
    for (const id of ids) if (!known.has(id)) faults.push(`${id} of ${file} has no row`);
  return faults;
}

/** @returns the files that a page names in code style, from the repository's root */
export function filesNamedIn(text: string): string[] {
  return [...text.matchAll(NAMED_FILE)].map(({ groups }) => groups!["file"]!);
}

/** @returns the faults of the current pages */
export function faultsOfSecurity(): string[] {
  const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
  const tests = new Map(testFiles().map((file) => [file, securityIdsIn(read(file))] as const));
  const missing = PAGES.flatMap((page) =>
    filesNamedIn(read(page))
      .filter((file) => !existsSync(join(ROOT, file)))
      .map((file) => `${page}: ${file} is not there`),
  );
  return [...faultsOfRows(read(PAGE), tests).map((fault) => `${PAGE}: ${fault}`), ...missing];
}

function main(): void {
  const faults = faultsOfSecurity();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log("Each promise of docs/SECURITY.md has its test, or says that it has none.");
}

if (import.meta.main) main();
