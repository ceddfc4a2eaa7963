/** Pages of a PDF as pictures. */
import Document from "pdfkit";
import { expect, test } from "vitest";
import { openPdf } from "./pdf-pages.ts";

async function coloured(colour: string): Promise<Buffer> {
  const pdf = new Document({ size: [100, 100], margin: 0 });
  const parts: Buffer[] = [];
  pdf.on("data", (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  pdf.rect(0, 0, 100, 100).fill(colour);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

test.each([
  ["#ff0000", [255, 0, 0]],
  ["#0000ff", [0, 0, 255]],
])("a page of the colour %s keeps it", async (colour, wanted) => {
  const pdf = await openPdf(await coloured(colour));
  const { data } = await pdf.page(0);
  pdf.close();
  expect([...data.subarray(0, 3)]).toEqual(wanted);
});
