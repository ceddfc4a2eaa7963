/** Renders pages of a PDF with PDFium compiled to WebAssembly, without any installed program. */
import { PDFiumLibrary } from "@hyzyla/pdfium";
import type { PagePicture } from "./page-picture.ts";
import { ReadingFault } from "./reading-fault.ts";

/** A PDF's points are 1/72 inch; 7-point print is read well from this resolution on. */
const DOTS_PER_INCH = 240;
/** A page can claim any size; nothing is drawn wider or higher than this. */
const MAX_SIDE = 3600;

export interface PdfPages {
  readonly pageCount: number;
  page(index: number): Promise<PagePicture>;
  close(): void;
}

/** @throws {ReadingFault} pdf_encrypted, pdf_broken */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch((error: unknown) => {
    throw new ReadingFault(/password/i.test(String(error)) ? "pdf_encrypted" : "pdf_broken");
  });
  const pageCount = document.getPageCount();
  if (pageCount < 1) throw new ReadingFault("pdf_broken");
  return {
    pageCount,
    async page(index) {
      const page = document.getPage(index);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = Math.min(
        DOTS_PER_INCH / 72,
        MAX_SIDE / Math.max(originalWidth, originalHeight, 1),
      );
      const { data, width, height } = await page.render({ scale, render: "bitmap" }).catch(() => {
        throw new ReadingFault("pdf_broken");
      });
      return { data: withoutAlpha(data), width, height, channels: 3 };
    },
    close() {
      document.destroy();
      library.destroy();
    },
  };
}

/** It draws red, green, blue and alpha on white, whatever it calls the order. */
function withoutAlpha(rgba: Uint8Array): Uint8Array {
  const pixels = rgba.length / 4;
  const rgb = new Uint8Array(pixels * 3);
  for (let i = 0; i < pixels; i++) {
    rgb[i * 3] = rgba[i * 4]!;
    rgb[i * 3 + 1] = rgba[i * 4 + 1]!;
    rgb[i * 3 + 2] = rgba[i * 4 + 2]!;
  }
  return rgb;
}
