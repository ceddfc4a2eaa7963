/** Reads sheets as the server does, in a process of its own, so that its time and memory are the reader's. */
import sharp from "sharp";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { NOTHING_READ, type ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import { readScan } from "@felistry/server/readings/read-scan.ts";
import { openTesseract } from "@felistry/server/readings/tesseract.ts";
import { givenNames } from "@felistry/server/readings/vocabulary.ts";

export interface SheetRead {
  pedigree: ReadPedigree;
  /** What went wrong, where the reader gave up. */
  fault: string | null;
  milliseconds: number;
  cpuMilliseconds: number;
  peakMegabytes: number;
}

// As the server's process of a reading is set: pictures that are done with are not kept.
sharp.concurrency(1);
sharp.cache(false);

const [breeds, systems] = await Promise.all([
  dataTable<"ems" | "name_en" | "name_ru">("breeds.csv"),
  dataTable<"abb" | "name">("systems.csv"),
]);
const vocabulary = {
  breeds: breeds.map(({ ems, name_en, name_ru }) => ({ ems, names: [name_en, name_ru] })),
  systems,
  names: await givenNames(),
};
const tesseract = await openTesseract();

async function read(file: Uint8Array): Promise<SheetRead> {
  let peak = process.memoryUsage.rss();
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  const cpu = process.cpuUsage();
  let pedigree = NOTHING_READ;
  let fault: string | null = null;
  try {
    const answer = await readScan(file, false, vocabulary, tesseract, () => {});
    pedigree = answer.pedigree ?? NOTHING_READ;
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  clearInterval(watch);
  const used = process.cpuUsage(cpu);
  return {
    pedigree,
    fault,
    milliseconds: performance.now() - start,
    cpuMilliseconds: (used.user + used.system) / 1000,
    peakMegabytes: Math.max(peak, process.memoryUsage.rss()) / 1_048_576,
  };
}

process.on("message", (file: Uint8Array) => {
  void read(file).then((answer) => process.send!(answer));
});
// The terminal sends it to both; the sheet in hand is read to its end.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
process.send!("ready");
