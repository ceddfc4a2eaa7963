/** Drawings as a PDF of a page each: lines and letters, no pixels, with the typefaces they need. It is named after the first. */
import Document from "pdfkit";
import { collected } from "./collected.ts";
import { DASHES, LINE_WIDTH, type Drawing, type Shape, type Text } from "./drawing.ts";
import { runsOf } from "./fonts.ts";

export async function pdfOf(drawing: Drawing, ...further: Drawing[]): Promise<Uint8Array> {
  const made = new Date(`${drawing.madeOn}T00:00:00Z`);
  const doc = new Document({
    size: [drawing.width, drawing.height],
    margin: 0,
    lang: drawing.language,
    displayTitle: true,
    info: {
      Title: drawing.title,
      Subject: drawing.description,
      Author: drawing.author,
      CreationDate: made,
      ModDate: made,
    },
  });
  const bytes = collected(doc);
  const registered = new Set<string>();
  for (const shape of drawing.shapes) put(doc, shape, registered);
  for (const { width, height, shapes } of further) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const shape of shapes) put(doc, shape, registered);
  }
  doc.end();
  return bytes;
}

/** @param registered the typefaces that the document already has */
export function put(doc: PDFKit.PDFDocument, shape: Shape, registered: Set<string>): void {
  switch (shape.kind) {
    case "rectangle": {
      const { x, y, width, height, fill, stroke, dashed } = shape;
      if (fill) doc.rect(x, y, width, height).fill(fill);
      if (!stroke) return;
      doc.rect(x, y, width, height).lineWidth(LINE_WIDTH);
      if (dashed) doc.dash(DASHES[0], { space: DASHES[1] });
      doc.stroke(stroke).undash();
      return;
    }
    case "disc":
      doc.circle(shape.x, shape.y, shape.radius).fill(shape.fill);
      return;
    case "polyline": {
      const [first, ...others] = shape.points;
      doc.moveTo(...first!);
      for (const point of others) doc.lineTo(...point);
      doc.lineWidth(LINE_WIDTH).stroke(shape.stroke);
      return;
    }
    case "text":
      write(doc, shape, registered);
  }
}

function write(
  doc: PDFKit.PDFDocument,
  { x, y, text, face, size, ink }: Text,
  registered: Set<string>,
): void {
  let at = x;
  for (const run of runsOf(text, face)) {
    if (!registered.has(run.font.name)) doc.registerFont(run.font.name, run.font.bytes);
    registered.add(run.font.name);
    doc.font(run.font.name).fontSize(size).fillColor(ink);
    doc.text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
    at += doc.widthOfString(run.text);
  }
}
