/** How much of a scanned pedigree is read correctly: generated scans, whose every field is known, through the server's reader. */
import { dataTable } from "@felistry/testkit/data-table.ts";
import { NOTHING_READ } from "@felistry/domain/readings/recognised.ts";
import type { PaperLanguage } from "@felistry/testkit/scans/paper-pedigree.ts";
import { LAYOUTS, type PaperLayout } from "@felistry/testkit/scans/print-pedigree.ts";
import { madeScan, type ScanTraits } from "@felistry/testkit/scans/scan-file.ts";
import { type Compared, compared } from "@felistry/testkit/scans/score.ts";
import { WEARS } from "@felistry/testkit/scans/wear.ts";
import { readScan } from "@felistry/server/readings/read-scan.ts";
import { openTesseract } from "@felistry/server/readings/tesseract.ts";

export interface ScanResult {
  readonly traits: ScanTraits;
  readonly milliseconds: number;
  readonly compared: readonly Compared[];
}

const DEGRADED = WEARS.filter((wear) => wear !== "clean");

/** Every layout in both languages, twice clean and three times worn in different ways: thirty scans. */
function scansToMake(): ScanTraits[] {
  const languages: readonly PaperLanguage[] = ["en", "ru"];
  const kinds = languages.flatMap((language) =>
    LAYOUTS.map((layout): [PaperLanguage, PaperLayout] => [language, layout]),
  );
  let next = 0;
  return kinds.flatMap(([language, layout]) => [
    ...[0, 1].map((variant): ScanTraits => ({ language, layout, variant, wear: "clean" })),
    ...[2, 3, 4].map((variant): ScanTraits => ({
      language,
      layout,
      variant,
      wear: DEGRADED[next++ % DEGRADED.length]!,
    })),
  ]);
}

export async function measureRecognition(
  tell: (result: ScanResult) => void,
): Promise<ScanResult[]> {
  const [breeds, systems] = await Promise.all([
    dataTable<"ems" | "name_en" | "name_ru">("breeds.csv"),
    dataTable<"abb" | "name">("systems.csv"),
  ]);
  const vocabulary = {
    breeds: breeds.map(({ ems, name_en, name_ru }) => ({ ems, names: [name_en, name_ru] })),
    systems,
  };
  const tesseract = await openTesseract();
  const results: ScanResult[] = [];
  try {
    for (const traits of scansToMake()) {
      const { paper, file } = await madeScan(traits);
      const start = performance.now();
      const { pedigree } = await readScan(file, false, vocabulary, tesseract, () => {});
      const result: ScanResult = {
        traits,
        milliseconds: performance.now() - start,
        compared: compared(paper, pedigree ?? NOTHING_READ),
      };
      results.push(result);
      tell(result);
    }
  } finally {
    await tesseract.close();
  }
  return results;
}
