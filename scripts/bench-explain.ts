/** `npm run bench:explain`: writes the plan and time of every list with a million cats to docs/PERFORMANCE.md, and times a large club's desk. `-- --cats 10000` uses fewer and writes nothing. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildExplainWorld } from "@felistry/bench/explain-world.ts";
import { benchClub } from "@felistry/bench/club.ts";
import { explainLists, type ExplainedCall } from "@felistry/bench/explain.ts";
import { printTable } from "@felistry/bench/table.ts";
import { ensureWebBuilt } from "./build-web.ts";
import { ROOT } from "./setup/root.mjs";

const MILLION = 1_000_000;
const HEADING = "## Lists at a million cats";

const { values } = parseArgs({ options: { cats: { type: "string", default: String(MILLION) } } });
const cats = Number(values.cats);
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;

await ensureWebBuilt();
const world = await buildExplainWorld(cats, (line) => console.log(`${seconds()}: ${line}`));
try {
  const table = tableOf(await explainLists(world));
  console.log(table);
  if (cats === MILLION) await writeSection(table);
  printTable(await benchClub(world));
} finally {
  await world.end();
}

function tableOf(explained: readonly ExplainedCall[]): string {
  const rows = explained.map(
    ({ call, statement, figures: { milliseconds, rows: looked, blocks, ways } }) => [
      call,
      statement,
      milliseconds.toFixed(1),
      String(looked),
      String(blocks),
      ways.join(", "),
    ],
  );
  const table = [["call", "statement", "ms", "rows", "blocks", "scans"], ...rows];
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)));
  const isNumber = (at: number) => at >= 2 && at <= 4;
  const cell = (text: string, at: number) =>
    isNumber(at) ? text.padStart(widths[at]!) : text.padEnd(widths[at]!);
  return table.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}

/** Replaces the section's last table; the text around it is written by hand. */
async function writeSection(table: string): Promise<void> {
  const path = join(ROOT, "docs", "PERFORMANCE.md");
  const page = await readFile(path, "utf8");
  const at = page.indexOf(HEADING);
  if (at < 0) throw new Error(`${path} has no section "${HEADING}"`);
  const section = page.slice(at).replace(/```[^]*?```/, () => `\`\`\`\n${table}\n\`\`\``);
  await writeFile(path, page.slice(0, at) + section);
}
