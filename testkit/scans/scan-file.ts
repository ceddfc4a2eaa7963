/** Scans as files for tests and measurements. */
import { openPdf } from "@felistry/server/readings/pdf-pages.ts";
import { type PaperLanguage, paperPedigree, type PaperPedigree } from "./paper-pedigree.ts";
import { type PaperLayout, printPedigree } from "./print-pedigree.ts";
import { type Wear, worn } from "./wear.ts";

export interface ScanTraits {
  readonly language: PaperLanguage;
  readonly layout: PaperLayout;
  readonly variant: number;
  readonly wear: Wear;
}

export interface MadeScan {
  readonly paper: PaperPedigree;
  readonly file: Buffer;
}

/** Prints a pedigree, scans it, and wears it as requested; by default the scan is easy to read. */
export async function madeScan({
  language = "en",
  layout = "grid",
  variant = 1,
  wear = "clean",
}: Partial<ScanTraits> = {}): Promise<MadeScan> {
  const paper = paperPedigree(language, variant);
  const face = variant % 2 === 0 ? "sans" : "serif";
  const pdf = await openPdf(await printPedigree(paper, { layout, face }));
  try {
    return { paper, file: await worn(await pdf.page(0), wear) };
  } finally {
    pdf.close();
  }
}
