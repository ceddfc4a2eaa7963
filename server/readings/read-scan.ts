/** Turns a file into pages, their words, and a pedigree's fields. Runs in a separate process (reading-process.ts). */
import { paperLines, type PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import { readPedigree } from "@felistry/domain/readings/read-pedigree.ts";
import type { PageTurn } from "@felistry/domain/readings/place.ts";
import type { ReadPedigree, Vocabulary } from "@felistry/domain/readings/recognised.ts";
import type { PageWords } from "@felistry/domain/readings/words.ts";
import type { WorkStep } from "@felistry/domain/readings/steps.ts";
import { jpegOf, openImage, type PagePicture } from "./page-picture.ts";
import { openPdf } from "./pdf-pages.ts";
import { ReadingFault } from "./reading-fault.ts";
import { readPage, type UprightPage } from "./read-page.ts";
import type { Tesseract } from "./tesseract.ts";

/** A pedigree is one sheet, sometimes two; later pages are something else. */
export const MOST_PAGES = 3;
/** Fewer sure words than this on all pages together mean no print. */
const LEAST_WORDS = 8;
/** A page with fewer pixels on its shorter side has no room for print; a PDF's page may have none at all. */
const LEAST_SIDE = 24;

export interface ShownPage {
  readonly width: number;
  readonly height: number;
  /** The upright page as JPEG, in Base64. */
  readonly jpeg: string;
  readonly turn: PageTurn;
}

export interface ScanReading {
  readonly pages: readonly ShownPage[];
  /** The file's number of pages; the first `MOST_PAGES` are read. */
  readonly pageCount: number;
  /** Null if no printed pedigree is recognised. */
  readonly pedigree: ReadPedigree | null;
  /** All that is printed, also what is in none of the fields. */
  readonly lines: readonly PaperLine[];
}

export type Advance = (stage: {
  step: WorkStep;
  page: number;
  pages: number;
  part: number;
}) => void;

/** @throws {ReadingFault} */
export async function readScan(
  bytes: Uint8Array,
  isPdf: boolean,
  vocabulary: Vocabulary,
  tesseract: Tesseract,
  advance: Advance,
): Promise<ScanReading> {
  const source = isPdf ? await pdfSource(bytes) : await imageSource(bytes);
  const pages = Math.min(source.pageCount, MOST_PAGES);
  const words: PageWords[] = [];
  const shownPages: ShownPage[] = [];
  for (let index = 0; index < pages; index++) {
    const stage = { page: index + 1, pages };
    advance({ ...stage, step: "preparing", part: 0 });
    const picture = await source.page(index);
    if (Math.min(picture.width, picture.height) < LEAST_SIDE)
      throw new ReadingFault("scan_unreadable");
    const page = await readPage(picture, tesseract, (step, part) =>
      advance({ ...stage, step, part }),
    );
    // A page as a picture takes thirty megabytes: what is kept is its JPEG.
    shownPages.push(await shown(page));
    words.push(page.words);
  }
  advance({ step: "placing", page: pages, pages, part: 1 });
  const pedigree = hasPrint(words) ? readPedigree(words, vocabulary) : null;
  return {
    pages: shownPages,
    pageCount: source.pageCount,
    pedigree: pedigree && isPedigree(pedigree) ? pedigree : null,
    lines: paperLines(words),
  };
}

interface PageSource {
  readonly pageCount: number;
  page(index: number): Promise<PagePicture>;
}

async function pdfSource(bytes: Uint8Array): Promise<PageSource> {
  const pdf = await openPdf(bytes);
  return { pageCount: pdf.pageCount, page: (index) => pdf.page(index) };
}

async function imageSource(bytes: Uint8Array): Promise<PageSource> {
  const picture = await openImage(bytes);
  return { pageCount: 1, page: () => Promise.resolve(picture) };
}

function hasPrint(pages: readonly PageWords[]): boolean {
  const sure = pages.flatMap(({ words }) =>
    words.filter(({ text, confidence }) => confidence > 0.6 && /[\p{L}\p{N}]{2}/u.test(text)),
  );
  return sure.length >= LEAST_WORDS;
}

/** A letter or a newspaper page has print, but hardly anything a pedigree has. */
function isPedigree({ number, cat, ancestors }: ReadPedigree): boolean {
  const own = [number, cat.name, cat.breed, cat.ems, cat.birthdate, cat.sex].filter(Boolean).length;
  const certain = ancestors.filter((ancestor) => ancestor.ems || ancestor.number).length;
  return own >= 2 || certain >= 2;
}

async function shown({ picture, turn }: UprightPage): Promise<ShownPage> {
  const { bytes, width, height } = await jpegOf(picture);
  return { width, height, jpeg: bytes.toString("base64"), turn };
}
