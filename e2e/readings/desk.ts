/** A paper on the desk where its reading is checked. */
import type { Page } from "@playwright/test";
import type { ScanReading } from "@felistry/contract/readings.ts";
import { parseEms } from "@felistry/domain/colours/ems/parse.ts";
import type { ReadField, ReadPedigree } from "@felistry/domain/readings/recognised.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import type { PaperPedigree } from "@felistry/testkit/scans/paper-pedigree.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { type Language, PORT } from "../address.ts";
import { expect } from "../journey.ts";
import { open } from "../screen.ts";

/** Reading takes seconds of CPU time, and longer on a busy machine. */
export const READING_MS = 120_000;

export async function chooseScan(
  page: Page,
  language: Language,
  catId: number,
  buffer: Buffer,
): Promise<void> {
  await open(page, language, `/cats/${catId}/registrationai`);
  await page
    .getByLabel(m.reading_file({}, { locale: language }), { exact: true })
    .setInputFiles({ name: "pedigree.png", mimeType: "image/png", buffer });
}

export async function onTheDesk(page: Page, language: Language): Promise<void> {
  await expect(
    page.getByRole("heading", { name: m.reading_check({}, { locale: language }) }),
  ).toBeVisible({ timeout: READING_MS });
}

/** Takes every doubtful field as it was read, and every namesake for the cat itself. */
export async function acceptAll(page: Page, language: Language): Promise<void> {
  const say = { locale: language };
  const none = page.getByText(m.reading_none_left({}, say));
  const accept = page.getByRole("button", { name: m.reading_accept({}, say) });
  const isThisCat = page.locator("button[data-in-hand]");
  const most = 90;
  for (let i = 0; i < most && !(await none.isVisible()); i++)
    await ((await isThisCat.isVisible()) ? isThisCat : accept).click();
  await expect(none).toBeVisible();
}

/** Saves 30 ancestors and a picture: on a busy machine that takes longer than a press. */
export async function savedSheet(page: Page, language: Language): Promise<void> {
  await expect(page.getByText(m.reading_saved({}, { locale: language }))).toBeVisible({
    timeout: READING_MS / 2,
  });
}

/** What is printed in a field; null for fields that this paper is not asked about. */
export function printedIn(paper: PaperPedigree, at: number, field: string): string | null {
  if (at === 0) {
    if (field === "number") return paper.number;
    return field === "issuer" ? paper.issuer : null;
  }
  const cat = at === 1 ? paper.cat : paper.ancestors.get(at);
  if (!cat) return null;
  if (field === "prefix") return cat.prefix.replace("*", " ");
  if (field === "name") return cat.name;
  if (field === "suffix") return cat.suffix;
  if (field === "ems") {
    const parsed = parseEms(cat.ems);
    return parsed.ok ? parsed.normalised : cat.ems;
  }
  return null;
}

interface Answer {
  recognizedText: string;
  data: ScanReading;
}

/**
 * Makes every tenth field of what was read as wrong and as doubtful as on a worn sheet: how well a clean one is read
 * changes with the reader, and here its member's keys are counted.
 */
export async function wearTheReading(page: Page): Promise<{ fields: number; worn: number }> {
  const count = { fields: 0, worn: 0 };
  await page.route(/\/api\/readings\/[^/]+$/u, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const { host, pathname } = new URL(route.request().url());
    // By address and Host header: not every machine resolves names below localhost outside a browser.
    const response = await requesterTo(PORT).send(pathname, {
      headers: { ...(await route.request().allHeaders()), host },
    });
    const answer = (await response.json()) as Answer;
    const read = JSON.parse(answer.recognizedText) as ReadPedigree;
    Object.assign(count, { fields: 0, worn: 0 });
    const worn = <Field extends ReadField | null>(field: Field): Field => {
      if (!field) return field;
      count.fields++;
      if (count.fields % 10 !== 0) return { ...field, confidence: 0.95 };
      count.worn++;
      return { ...field, value: `${field.value.slice(0, -1)}x`, confidence: 0.4 };
    };
    const pedigree: ReadPedigree = {
      ...read,
      number: worn(read.number),
      issuer: worn(read.issuer),
      system: read.system && { ...read.system, confidence: 0.95 },
      ancestors: read.ancestors.map((one) => ({
        ...one,
        prefix: worn(one.prefix),
        name: worn(one.name),
        suffix: worn(one.suffix),
        ems: worn(one.ems),
        birthdate: one.birthdate && { ...one.birthdate, confidence: 0.95 },
        number: one.number && { ...one.number, confidence: 0.95 },
      })),
    };
    await route.fulfill({
      json: { ...answer, recognizedText: JSON.stringify(pedigree) },
    });
  });
  return count;
}
