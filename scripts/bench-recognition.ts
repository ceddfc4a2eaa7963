/** `npm run bench:recognition`: reads generated scans and writes docs/RECOGNITION.md; fails below the required shares. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { measureRecognition, type ScanResult } from "@felistry/bench/recognition.ts";
import { share } from "@felistry/testkit/scans/score.ts";
import { ROOT } from "./setup/root.mjs";

const CLEAN_LEAST = 0.95;
const DEGRADED_LEAST = 0.8;

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
const isClean = ({ traits }: ScanResult) => traits.wear === "clean";
const allOf = (results: readonly ScanResult[]) => results.flatMap(({ compared }) => compared);

const results = await measureRecognition(({ traits, milliseconds, compared }) => {
  const { language, layout, wear } = traits;
  console.log(
    `${language} ${layout} ${wear}: ${percent(share(compared))} in ${Math.round(milliseconds)} ms`,
  );
});
const clean = results.filter(isClean);
const degraded = results.filter((result) => !isClean(result));
const figures = { clean: share(allOf(clean)), degraded: share(allOf(degraded)) };
await writeFile(join(ROOT, "docs", "RECOGNITION.md"), page());
console.log(`clean ${percent(figures.clean)}, degraded ${percent(figures.degraded)}`);
process.exitCode = figures.clean >= CLEAN_LEAST && figures.degraded >= DEGRADED_LEAST ? 0 : 1;

function page(): string {
  const fields = [...new Set(allOf(results).map(({ field }) => field))];
  const ofField = (some: readonly ScanResult[], field: string) =>
    percent(share(allOf(some).filter((one) => one.field === field)));
  const byScan = results.map(
    ({ traits, compared }) =>
      `| ${traits.language} | ${traits.layout} | ${traits.wear} | ${compared.length} | ${percent(share(compared))} |`,
  );
  return `# Reading scans: how much is read rightly

Written by \`npm run bench:recognition\`, which prints ${results.length} pedigrees of ${allOf(results).length} fields in two languages and three
layouts (a tree of brackets, a labelled list, boxes in boxes), wears them as scanners and phones do, and reads them with
the embedded recogniser exactly as the server does. A field is right when it is letter for letter what was printed (the
star of \`RU*\` is kept as a space, straight and curly apostrophes and е and ё count as the same). An ancestor in a wrong place
is wrong in all of its fields. The scans are made, not collected: real papers have stamps, folds and fonts of their own.

| | fields right | asked for |
| --- | --- | --- |
| clean (${clean.length} scans) | ${percent(figures.clean)} | ${percent(CLEAN_LEAST)} |
| degraded (${degraded.length} scans) | ${percent(figures.degraded)} | ${percent(DEGRADED_LEAST)} |

## By field

| field | clean | degraded |
| --- | --- | --- |
${fields.map((field) => `| ${field} | ${ofField(clean, field)} | ${ofField(degraded, field)} |`).join("\n")}

## By scan

| language | layout | scan | fields | right |
| --- | --- | --- | --- | --- |
${byScan.join("\n")}

Degraded means: tilted by 3° or 2.3°, lying on its side or upside down, blurred (σ 1.5 px at 240 dpi), grainy, dim with a shadow
over a corner, or a small JPEG of quality 42.
`;
}
