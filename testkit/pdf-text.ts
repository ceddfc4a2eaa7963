import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface PdfText {
  readonly pages: number;
  /** Pieces of text in drawing order, separated by spaces. */
  readonly text: string;
}

/** The text that a reader of the PDF can select and copy. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    const document = await task.promise;
    const texts: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const { items } = await (await document.getPage(number)).getTextContent();
      texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
    }
    // A name in two scripts is drawn in pieces, and a long one in lines.
    return { pages: document.numPages, text: texts.join(" ").replaceAll(/\s+/g, " ") };
  } finally {
    await task.destroy();
  }
}
