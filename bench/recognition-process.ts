/** Reads one sheet as the server does, in a process that ends with it, so that its time and memory are the reader's. */
import { flushCompileCache } from "node:module";
import sharp from "sharp";
import { dataTable } from "@felistry/testkit/data-table.ts";
import {
  NOTHING_READ,
  type ReadPedigree,
  type Vocabulary,
} from "@felistry/domain/readings/recognised.ts";
import { readScan } from "@felistry/server/readings/read-scan.ts";
import { openTesseract } from "@felistry/server/readings/tesseract.ts";
import { givenNames } from "@felistry/server/readings/vocabulary.ts";

export interface SheetRead {
  pedigree: ReadPedigree;
  /** What went wrong, where the reader gave up. */
  fault: string | null;
  /** Of the whole process, its start included. */
  cpuMilliseconds: number;
  peakMegabytes: number;
}

// As the server's process of a reading is set: pictures that are done with are not kept.
sharp.concurrency(1);
sharp.cache(false);

async function vocabularyOfTheRegistry(): Promise<Vocabulary> {
  const [breeds, systems] = await Promise.all([
    dataTable<"ems" | "name_en" | "name_ru">("breeds.csv"),
    dataTable<"abb" | "name">("systems.csv"),
  ]);
  return {
    breeds: breeds.map(({ ems, name_en, name_ru }) => ({ ems, names: [name_en, name_ru] })),
    systems,
    names: await givenNames(),
  };
}

async function read(file: Uint8Array): Promise<SheetRead> {
  let pedigree = NOTHING_READ;
  let fault: string | null = null;
  try {
    const tesseract = await openTesseract();
    const answer = await readScan(
      file,
      false,
      await vocabularyOfTheRegistry(),
      tesseract,
      () => {},
    );
    pedigree = answer.pedigree ?? NOTHING_READ;
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  flushCompileCache();
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return {
    pedigree,
    fault,
    cpuMilliseconds: (userCPUTime + systemCPUTime) / 1000,
    peakMegabytes: maxRSS / 1024,
  };
}

process.once("message", (file: Uint8Array) => {
  void read(file).then((answer) => process.send!(answer));
});
// The terminal sends it to both; the sheet in hand is read to its end.
process.on("SIGINT", () => {});
process.on("disconnect", () => process.exit(0));
