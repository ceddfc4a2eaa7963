/** The pedigree is downloaded as PDF, PNG and SVG, by a guest, in both languages. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import * as m from "@felistry/i18n/compiled/messages.js";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { type Language, languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { link, open } from "../screen.ts";

async function catWithMother({ call }: Member): Promise<number> {
  const line = { breed: "MCO", ems: "ns 22", sex: "female" } as const;
  const catId = await enterCat(call, { ...line, prefix: "Silverbrook", name: "Aurora" });
  const motherId = await enterCat(call, { ...line, name: "Жемчужина", born: "2021-05-06" });
  await call("POST /parents/", { body: { catId, motherId } });
  return catId;
}

async function downloaded(page: Page, type: string, locale: Language) {
  const download = page.waitForEvent("download");
  await link(page, m.pedigree_download_as({ type }, { locale })).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** Parsed by the browser: malformed XML becomes an error element. */
const elementsOf = (page: Page, svg: string) =>
  page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, "image/svg+xml");
    return [...read.querySelectorAll("*")].map(({ localName }) => localName);
  }, svg);

for (const locale of languages) {
  test(`a guest downloads a pedigree as PDF, PNG and SVG (${locale})`, async ({
    page,
    newVisitor,
  }) => {
    const catId = await catWithMother(await enterAsMember((await newVisitor()).context(), locale));
    await open(page, locale, `/cats/${catId}?tab=pedigree`);
    const name = m.pedigree_file_name({ name: "Silverbrook Aurora" }, { locale });

    const pdf = await downloaded(page, "PDF", locale);
    expect(pdf.name).toBe(`${name}.pdf`);
    const { pages, text } = await pdfText(pdf.bytes);
    expect(pages).toBe(1);
    for (const said of [
      "Silverbrook",
      "Жемчужина",
      "MCO ns 22",
      m.pedigree_grandparents({}, { locale }),
    ])
      expect(text).toContain(said);

    const png = await downloaded(page, "PNG", locale);
    expect(png.name).toBe(`${name}.png`);
    expect(await sharp(png.bytes).metadata()).toMatchObject({ format: "png", width: 2970 });

    const svg = await downloaded(page, "SVG", locale);
    expect(svg.name).toBe(`${name}.svg`);
    expect(svg.bytes.toString()).toContain(">Жемчужина</text>");
    const elements = await elementsOf(page, svg.bytes.toString());
    expect(elements).toContain("text");
    expect(elements).not.toContain("parsererror");
    expect(elements).not.toContain("script");
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the links download as well", async ({ page, newVisitor }) => {
    const catId = await catWithMother(await enterAsMember((await newVisitor()).context(), "en"));
    await page.goto(`${origins.en}/cats/${catId}?tab=pedigree`);
    expect((await downloaded(page, "PDF", "en")).bytes.subarray(0, 5).toString()).toBe("%PDF-");
  });
});
