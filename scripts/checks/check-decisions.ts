/**
 * Checks the form of the pages in docs/decisions: a date in the file name, a title, the question, how it was settled, why,
 * and what would change it.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/root.mjs";

const FOLDER = "docs/decisions";

const PARTS = ["Question", "Choice", "Why", "What would change it"] as const;

/** Anything shorter explains nothing. */
const LEAST_LENGTH = 40;

/** @returns what the page lacks, in words */
export function faultsOfDecision(file: string, text: string): string[] {
  const faults: string[] = [];
  const day = /^(?<day>\d{4}-\d{2}-\d{2})-[a-z0-9-]+\.md$/.exec(file)?.groups?.["day"];
  if (day === undefined || !isDay(day)) faults.push("its name is no day and a noun");
  if (!/^# \S/.test(text)) faults.push("it begins with no title");
  const places = PARTS.map((part) => text.search(headOf(part)));
  for (const [index, part] of PARTS.entries()) {
    const from = places[index]!;
    if (from < 0) faults.push(`it has no "**${part}.**"`);
    else if (textFrom(text, from, places).length < LEAST_LENGTH)
      faults.push(`it says nothing under "**${part}.**"`);
  }
  const found = places.filter((place) => place >= 0);
  if (found.some((place, index) => index > 0 && place < found[index - 1]!))
    faults.push(`its parts stand in another order than ${PARTS.join(", ")}`);
  return faults;
}

/** A choice of two things has two heads: `**Choice: checks.**`. */
const headOf = (part: string) => new RegExp(`^\\*\\*${part}(?:: [^*]+)?\\.\\*\\*`, "m");

function textFrom(text: string, from: number, places: readonly number[]): string {
  const next = Math.min(text.length, ...places.filter((place) => place > from));
  return text
    .slice(from, next)
    .replace(/^\*\*[^*]+\*\*/, "")
    .trim();
}

function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** @returns each page's faults, by file name */
export function faultsOfDecisions(): Map<string, string[]> {
  return new Map(
    readdirSync(join(ROOT, FOLDER)).map((file) => [
      file,
      faultsOfDecision(file, readFileSync(join(ROOT, FOLDER, file), "utf8")),
    ]),
  );
}

function main(): void {
  const pages = faultsOfDecisions();
  for (const [file, faults] of pages)
    for (const fault of faults) console.error(`${FOLDER}/${file}: ${fault}`);
  if ([...pages.values()].some((faults) => faults.length > 0)) process.exitCode = 1;
  else console.log(`${pages.size} choices are written down.`);
}

if (import.meta.main) main();
