/** A sheet of paper for text, lines and boxes, with letters of both scripts. */
import { createRequire } from "node:module";
import Document from "pdfkit";

export type Typeface = "serif" | "sans";

interface TextLook {
  readonly size?: number;
  readonly bold?: boolean;
  readonly face?: Typeface;
}

const FILES: Readonly<Record<Typeface, string>> = { serif: "noto-serif", sans: "pt-sans" };
const require = createRequire(import.meta.url);

/** There is one font file per script, so text is set run by run. */
const RUNS = /[\u0400-\u04FF№]+|[^\u0400-\u04FF№]+/gu;

export interface PaperSheet {
  readonly width: number;
  readonly height: number;
  text(x: number, y: number, text: string, look?: TextLook): void;
  /** The width of a text in points. */
  widthOf(text: string, look?: TextLook): number;
  line(x1: number, y1: number, x2: number, y2: number): void;
  box(x: number, y: number, width: number, height: number): void;
  /** The finished file, with `emptyPages` pages after the sheet. */
  pdf(emptyPages?: number): Promise<Buffer>;
}

export interface SheetOptions {
  readonly orientation: "portrait" | "landscape";
  readonly face: Typeface;
  /** Protects the file with a password. */
  readonly password?: string;
}

/** One A4 page, measured in points from its upper left corner. */
export function paperSheet({ orientation, face, password }: SheetOptions): PaperSheet {
  const document = new Document({
    size: "A4",
    layout: orientation,
    margin: 0,
    ...(password !== undefined && { userPassword: password, ownerPassword: password }),
  });
  const done = new Promise<Buffer>((resolve) => {
    const chunks: Buffer[] = [];
    document.on("data", (chunk: Buffer) => chunks.push(chunk));
    document.on("end", () => resolve(Buffer.concat(chunks)));
  });
  const choose = (run: string, { size = 9, bold = false, face: own = face }: TextLook) => {
    const script = /[\u0400-\u04FF№]/u.test(run) ? "cyrillic" : "latin";
    const name = `${FILES[own]}-${script}-${bold ? 700 : 400}-normal`;
    document.font(require.resolve(`@fontsource/${FILES[own]}/files/${name}.woff`)).fontSize(size);
  };
  const widthOf = (text: string, look: TextLook = {}) => {
    let width = 0;
    for (const run of text.match(RUNS) ?? []) {
      choose(run, look);
      width += document.widthOfString(run);
    }
    return width;
  };
  return {
    width: document.page.width,
    height: document.page.height,
    widthOf,
    text(x, y, text, look = {}) {
      let left = x;
      for (const run of text.match(RUNS) ?? []) {
        choose(run, look);
        document.fillColor("#1c1c1c").text(run, left, y, { lineBreak: false });
        left += document.widthOfString(run);
      }
    },
    line(x1, y1, x2, y2) {
      document.moveTo(x1, y1).lineTo(x2, y2).lineWidth(0.6).stroke("#444");
    },
    box(x, y, width, height) {
      document.rect(x, y, width, height).lineWidth(0.6).stroke("#444");
    },
    pdf(emptyPages = 0) {
      for (let page = 0; page < emptyPages; page++) document.addPage();
      document.end();
      return done;
    },
  };
}
