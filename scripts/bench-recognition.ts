/**
 * `npm run bench:recognition`: reads papers drawn after those of the registries and writes their figures into docs/RECOGNITION.md; fails below
 * the shares asked for of unseen layouts. `-- --layouts seen|unseen` measures one set; `--only acf,krl` measures some of it by name, and `--limit 24` its first scans, which
 * prints but writes nothing (so does Ctrl+C, which ends after the sheet in hand); `--failures` lists what was read wrongly of seen layouts; `--sheets DIR` writes their scans with
 * what they say.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  ASKED,
  figuresOf,
  isClean,
  percent,
  section,
} from "@felistry/bench/recognition-figures.ts";
import { type SetName, withFigures } from "@felistry/bench/recognition-page.ts";
import { measureRecognition, type SheetResult } from "@felistry/bench/recognition.ts";
import { fileOf, scansOf } from "@felistry/testkit/papers/scans.ts";
import { SEEN_LAYOUTS } from "@felistry/testkit/papers/seen/all.ts";
import { UNSEEN_LAYOUTS } from "@felistry/testkit/papers/unseen/all.ts";
import { ROOT } from "./setup/root.mjs";

const { values: options } = parseArgs({
  options: {
    layouts: { type: "string" },
    only: { type: "string" },
    limit: { type: "string" },
    failures: { type: "boolean", default: false },
    sheets: { type: "string" },
  },
});
const SETS = { seen: SEEN_LAYOUTS, unseen: UNSEEN_LAYOUTS } as const;

if (options.sheets === undefined) await measure();
else await writeSheets(options.sheets);

async function measure(): Promise<void> {
  const names = (["seen", "unseen"] as const).filter((name) => (options.layouts ?? name) === name);
  if (names.length === 0) throw new Error("--layouts is seen or unseen");
  const only = options.only === undefined ? undefined : new Set(options.only.split(","));
  const limit = options.limit === undefined ? Number.POSITIVE_INFINITY : Number(options.limit);
  const interrupt = new AbortController();
  process.once("SIGINT", () => interrupt.abort());
  const stop = interrupt.signal;
  const found = new Map<SetName, SheetResult[]>();
  for (const name of names) {
    const layouts =
      only === undefined ? SETS[name] : SETS[name].filter((one) => only.has(one.name));
    const measurement = { layouts, limit, stop };
    const results = await measureRecognition(measurement, (result) => {
      if (name === "seen") tell(result);
    });
    found.set(name, results);
    console.log(section(`${name} layouts`, results));
  }
  const isWhole = only === undefined && options.limit === undefined;
  if (isWhole && !stop.aborted) await writePage(found);
  const unseen = found.get("unseen");
  if (unseen !== undefined && !isEnough(unseen)) process.exitCode = 1;
}

async function writePage(found: ReadonlyMap<SetName, readonly SheetResult[]>): Promise<void> {
  const path = join(ROOT, "docs", "RECOGNITION.md");
  let page = await readFile(path, "utf8");
  for (const [set, results] of found) page = withFigures(page, set, results);
  await writeFile(path, page);
}

function isEnough(results: readonly SheetResult[]): boolean {
  const all = figuresOf(results);
  return (
    figuresOf(results.filter(isClean)).right >= ASKED.clean &&
    figuresOf(results.filter((result) => !isClean(result))).right >= ASKED.degraded &&
    all.placed >= ASKED.placed &&
    all.sure >= ASKED.sure &&
    all.calibrated >= ASKED.calibrated
  );
}

function tell(result: SheetResult): void {
  const { layout, family, wear, cpuMilliseconds, compared, fault } = result;
  const { right, placed } = figuresOf([result]);
  console.log(
    `${layout}-${family}.${wear}: ${percent(right)}, places ${percent(placed)}, ${Math.round(cpuMilliseconds)} ms of CPU${fault === null ? "" : `, ${fault}`}`,
  );
  if (!options.failures) return;
  for (const one of compared.filter(({ right }) => !right)) {
    console.log(
      `  ${one.place || "cat"} ${one.field}: ${one.printed} → ${one.read} (${one.confidence.toFixed(2)})`,
    );
  }
}

async function writeSheets(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const limit = options.limit === undefined ? Number.POSITIVE_INFINITY : Number(options.limit);
  for (const scan of scansOf(SEEN_LAYOUTS).slice(0, limit)) {
    const { file, truth } = await fileOf(scan);
    const stem = join(folder, `${scan.layout.name}-${scan.family}.${scan.wear}`);
    await writeFile(
      `${stem}.${scan.wear === "clean" || scan.wear === "bleed" ? "png" : "jpg"}`,
      file,
    );
    await writeFile(`${stem}.truth.json`, `${JSON.stringify(truth, null, 1)}\n`);
  }
}
