import Document from "pdfkit";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Answer } from "@felistry/contract/api.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { paperPedigree } from "@felistry/testkit/scans/paper-pedigree.ts";
import { printPedigree } from "@felistry/testkit/scans/print-pedigree.ts";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { compared, share } from "@felistry/testkit/scans/score.ts";
import {
  startWithSender,
  LONG,
  server,
  member,
  send,
  read,
  blank,
} from "@felistry/testkit/worlds/scan-sender.ts";
import { openPdf } from "./pdf-pages.ts";

startWithSender();

describe("a good scan", () => {
  test(
    "[7-88] [D1-05] is read: recognizedText is JSON of every field with its confidence and region",
    { timeout: LONG },
    async () => {
      const { paper, file } = await madeScan();
      const { status, body } = await send(file);
      expect(status).toBe(200);
      const pedigree = read(body);
      const results = compared(paper, pedigree);
      expect(results.filter(({ right }) => !right).length / results.length).toBeLessThan(0.05);
      expect(pedigree.ancestors).toHaveLength(30);
      const [page] = body.data.pages;
      expect(body.data).toMatchObject({ page_count: 1, recogniser: "embedded", matches: [] });
      const picture = await sharp(Buffer.from(page!.jpeg, "base64")).metadata();
      expect(picture).toMatchObject({ format: "jpeg", width: page!.width, height: page!.height });
      for (const field of [pedigree.number!, pedigree.cat.name!, pedigree.ancestors[0]!.name]) {
        expect(field.confidence).toBeGreaterThan(0.5);
        expect(field.region).toMatchObject({ page: 0 });
        expect(field.region!.w).toBeGreaterThan(0);
        expect(field.region!.x + field.region!.w).toBeLessThanOrEqual(1);
      }
      // The sire is in the upper half, the dam in the lower one.
      expect(pedigree.ancestors[0]!.name.region!.y).toBeLessThan(
        pedigree.ancestors[1]!.name.region!.y,
      );
    },
  );

  test(
    "a photo on its side is turned upright; a cat of the registry is offered for an ancestor",
    { timeout: LONG },
    async () => {
      const { paper, file } = await madeScan({ layout: "bracket", variant: 2, wear: "sideways" });
      const sire = paper.ancestors.get(2)!;
      const known = await buildCat(server, {
        sex: "male",
        ...(sire.prefix !== "" && { prefix: sire.prefix.replace("*", " ") }),
        cat_name: sire.name,
        ...(sire.suffix !== "" && { suffix: sire.suffix }),
        born: null,
      });
      const { status, body } = await send(file);
      expect(status).toBe(200);
      expect(share(compared(paper, read(body)))).toBeGreaterThan(0.8);
      expect(body.data.pages[0]!.width).toBeGreaterThan(body.data.pages[0]!.height);
      expect(body.data.matches.find(({ position }) => position === 2)?.cats[0]).toMatchObject({
        id: known.id,
      });
    },
  );

  test("Russian print is read, names of both scripts in it", { timeout: LONG }, async () => {
    const { paper, file } = await madeScan({
      language: "ru",
      layout: "list",
      variant: 2,
      wear: "tilted",
    });
    const { status, body } = await send(file);
    expect(status).toBe(200);
    const pedigree = read(body);
    expect(share(compared(paper, pedigree))).toBeGreaterThan(0.8);
    expect(body.data.notices).toEqual([]);
  });

  test(
    "a PDF is read page by page, its progress told to its sender only; what follows the third page is left out",
    { timeout: LONG },
    async () => {
      const readingId = crypto.randomUUID();
      const file = await printPedigree(paperPedigree("en", 3), { layout: "list", emptyPages: 4 });
      const sent = send(file, { fields: { readingId }, name: "pedigree.pdf" });
      const stranger = await buildMember(server);
      let seen: Answer<"GET /readings/{id}/progress">["data"] = null;
      while (!seen || seen.page === 0) {
        seen = (
          await server.as(member)("GET /readings/{id}/progress", { params: { id: readingId } })
        ).data;
        expect(
          (await server.as(stranger)("GET /readings/{id}/progress", { params: { id: readingId } }))
            .data,
        ).toBeNull();
      }
      expect(seen).toMatchObject({ page: 1, pages: 3, ahead: 0 });
      const { status, body } = await sent;
      expect(status).toBe(200);
      expect(read(body).cat.name?.value).toBeTruthy();
      expect(body.data).toMatchObject({ page_count: 5, notices: ["pages_left_out"] });
      expect(body.data.pages).toHaveLength(3);
      expect(
        (await server.as(member)("GET /readings/{id}/progress", { params: { id: readingId } }))
          .data,
      ).toBeNull();
    },
  );
});

describe("access", () => {
  test(
    "[7-88] guests may not; for a cat only its owners and the club may",
    { timeout: LONG },
    async () => {
      expect((await send(await blank(), { headers: { cookie: "" } })).status).toBe(401);
      const cat = await buildCat(server, { owner: buildMember(server) });
      const fields = { catId: String(cat.id) };
      expect((await send(await blank(), { fields })).status).toBe(403);
      expect((await send(await blank(), { fields: { catId: "999999" } })).status).toBe(404);
      const admin = await server.sessionCookie(await buildAdmin(server));
      // The sheet is empty; being told so proves the right to ask.
      expect((await send(await blank(), { fields, headers: { cookie: admin } })).status).toBe(400);
    },
  );
});

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
