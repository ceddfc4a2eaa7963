/**
 * Takes screenshots for readers of the docs, into the given folder: of the demo registry, whose cats and breeders are
 * invented.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { ancestorPrefixes } from "@felistry/domain/pedigree/ancestor-prefixes.ts";
import { type Language, languages } from "../address.ts";
import { guestApi } from "../member.ts";
import { clubScreens } from "./club-screens.ts";
import { pageIn, showAllImages } from "./picture-page.ts";
import { open } from "../screen.ts";

/** A phone has smaller pixels. */
const widths = [
  { width: 360, height: 740, scale: 2 },
  { width: 1280, height: 900, scale: 1 },
] as const;
/** The maximum page height in CSS pixels: below that, a long page only repeats itself. */
const LONGEST = 1500;
const LONGEST_PEDIGREE = 2200;
const themes = ["light", "dark"] as const;
const COLOURS = 128;

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly longest: number;
}

const folder = process.argv[2]!;

async function takePictures(): Promise<void> {
  const executablePath = process.env["CHROMIUM_PATH"]!;
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const language of languages) {
      const screens = await screensIn(language);
      for (const size of widths) {
        for (const theme of themes) {
          const page = await pageIn(browser, size, theme);
          const write = async (screen: Screen) => {
            const file = `${screen.name}-${size.width}-${theme}-${language}.png`;
            await writeFile(join(folder, file), await picture(page, language, screen));
          };
          for (const screen of screens) await write(screen);
          for (const screen of await clubScreens(browser, page, language))
            await write({ ...screen, longest: LONGEST });
          await page.context().close();
        }
      }
    }
  } finally {
    await browser.close();
  }
}

/** Each language shows a cat with a readable name and a complete pedigree. */
async function screensIn(language: Language): Promise<Screen[]> {
  const api = guestApi(language);
  const readable = language === "ru" ? /^[а-яё .'-]+$/i : /^[a-z .'-]+$/i;
  const { data } = await api("GET /sales/all-cats", { query: { limit: 100 } });
  for (const cat of data) {
    const name = [cat.cat_name_cattery_prefix, cat.cat_name, cat.cat_name_suffix]
      .filter(Boolean)
      .join(" ");
    if (!readable.test(name) || !(await hasAllAncestors(api, cat.id))) continue;
    return [
      { name: "home", path: "/", longest: LONGEST },
      { name: "market", path: "/market", longest: LONGEST },
      { name: "sale-profile", path: `/cat-profile-sell/${cat.id}`, longest: LONGEST },
      { name: "cat-pedigree", path: `/cats/${cat.id}?tab=pedigree`, longest: LONGEST_PEDIGREE },
    ];
  }
  throw new Error(`no ad of a cat with a ${language} name and 30 known ancestors`);
}

async function hasAllAncestors(api: ApiCaller, id: number): Promise<boolean> {
  const { data } = await api("GET /parents/{id}/ancestors", { params: { id } });
  return ancestorPrefixes.every(({ prefix }) => data[`${prefix}id`] !== null);
}

async function picture(page: Page, language: Language, { path, longest }: Screen): Promise<Buffer> {
  await open(page, language, path);
  await showAllImages(page);
  const { width } = page.viewportSize()!;
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(tall, longest);
  const taken = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  return sharp(taken).png({ palette: true, colours: COLOURS, effort: 10 }).toBuffer();
}

await takePictures();
