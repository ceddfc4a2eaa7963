import Document from "pdfkit";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { MAX_SCANS } from "../pictures/picture-head.ts";
import { jpegOfScans } from "@felistry/testkit/heavy-pictures.ts";
import { paperPedigree } from "@felistry/testkit/scans/paper-pedigree.ts";
import { printPedigree } from "@felistry/testkit/scans/print-pedigree.ts";
import {
  startWithSender,
  LONG,
  server,
  send,
  blank,
  handwriting,
} from "@felistry/testkit/worlds/scan-sender.ts";

startWithSender();

function pdfOfPages(count: number): Promise<Buffer> {
  const document = new Document({ size: "A6" });
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  for (let page = 1; page < count; page++) document.addPage();
  document.end();
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
}

/** A PDF with these objects, starting with its catalogue. */
function pdfOf(...objects: string[]): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj`);
  return Buffer.from(
    `%PDF-1.7\n${body.join("\n")}\ntrailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`,
  );
}

const CATALOGUE = "<</Type/Catalog/Pages 2 0 R>>";
const pdfOfBox = (box: string) =>
  pdfOf(
    CATALOGUE,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[${box}]>>`,
  );

describe("bad input", () => {
  test.for([
    ["no file", 400, null, "Please select a file"],
    ["an empty file", 400, Buffer.alloc(0), "This file is empty"],
    ["HTML named .png", 415, Buffer.from("<!doctype html><script>alert(1)</script>"), "Only JPEG"],
    ["a broken PDF", 415, Buffer.from("%PDF-1.7\nnothing of a PDF follows"), "cannot be opened"],
    ["too large a file", 413, Buffer.alloc(10_485_761), "10"],
  ] as const)("[7-89] %s is refused with %i", { timeout: LONG }, async ([, status, file, text]) => {
    const answer = await send(file);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false, message: expect.stringContaining(text) });
    expect(answer.body.recognizedText).toBeUndefined();
  });

  test(
    "[7-89] half a picture, a protected PDF, an empty sheet and handwriting are refused in the reader's language",
    { timeout: LONG },
    async () => {
      const whole = await sharp({
        create: {
          width: 600,
          height: 600,
          channels: 3,
          background: "#987",
          noise: { type: "gaussian", mean: 120, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer();
      const locked = await printPedigree(paperPedigree("en", 1), {
        layout: "list",
        password: "secret",
      });
      const cases: [Buffer, number, RegExp][] = [
        [whole.subarray(0, 900), 415, /не удаётся прочитать/],
        [locked, 415, /защищён паролем/],
        [await blank(), 400, /не удаётся разобрать/],
        [await handwriting(), 400, /не удаётся разобрать/],
        [await pdfOfPages(500), 400, /не удаётся разобрать/],
      ];
      for (const [file, status, message] of cases) {
        const answer = await send(file, { headers: { host: "ru.localhost" } });
        expect([answer.status, answer.body.message]).toEqual([
          status,
          expect.stringMatching(message),
        ]);
      }
      expect(server.faults).toEqual([]);
    },
  );

  test.for([
    ["a page smaller than a pixel", pdfOfBox("0 0 0.1 0.1")],
    ["a page thinner than a pixel", pdfOfBox("0 0 0.1 500")],
    ["a page of a million by one", pdfOfBox("0 0 1000000 1")],
    ["a page tree that names itself", pdfOf(CATALOGUE, "<</Type/Pages/Kids[2 0 R]/Count 1>>")],
    [
      "two page trees that name each other",
      pdfOf(
        CATALOGUE,
        "<</Type/Pages/Kids[3 0 R]/Count 3>>",
        "<</Type/Pages/Kids[2 0 R]/Parent 3 0 R/Count 2>>",
      ),
    ],
    ["pages that are only counted", pdfOf(CATALOGUE, "<</Type/Pages/Kids[]/Count 5>>")],
  ] as const)("[SEC-02] a PDF with %s is 400", { timeout: LONG }, async ([, file]) => {
    const answer = await send(file);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      expect.stringContaining("No printed pedigree could be recognised here"),
    ]);
    expect(server.faults).toEqual([]);
  });

  test("[SEC-02] a JPEG with more scans than any camera writes is refused unread", async () => {
    const before = server.services.readings.running();
    const answer = await send(await jpegOfScans(MAX_SCANS + 1));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain("takes too long");
    expect(server.services.readings.running()).toEqual(before);
  });
});
