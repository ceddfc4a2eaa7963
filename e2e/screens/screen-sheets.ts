/**
 * Makes one sheet per screen in the given folder: at 1280 px in English light and Russian dark, at 360 px the other way
 * round, as seen by a visitor, a member with something in every list, and the club's administrator.
 */
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { type Language, languages } from "../address.ts";
import { appoint } from "../club.ts";
import { enterAsMember } from "../member.ts";
import { type Device, pageIn, showAllImages, type Theme } from "./picture-page.ts";
import {
  addressOf,
  adminScreens,
  guestIds,
  guestScreens,
  type Ids,
  memberScreens,
  settle,
  settleDesk,
} from "./screen-list.ts";
import { open } from "../screen.ts";

const WIDE: Device = { width: 1280, height: 900, scale: 0.6 };
const PHONE: Device = { width: 360, height: 900, scale: 1 };
/** The maximum page height in CSS pixels; anything below is in the other picture. */
const LONGEST = { wide: 1800, phone: 900 };
const GAP = 12;
const PAPER = "#8a8a8a";
const QUALITY = 60;

interface View {
  readonly device: Device;
  readonly longest: number;
  readonly language: Language;
  readonly theme: Theme;
}

const views: readonly View[] = [
  { device: WIDE, longest: LONGEST.wide, language: "en", theme: "light" },
  { device: WIDE, longest: LONGEST.wide, language: "ru", theme: "dark" },
  { device: PHONE, longest: LONGEST.phone, language: "ru", theme: "light" },
  { device: PHONE, longest: LONGEST.phone, language: "en", theme: "dark" },
];

interface Group {
  readonly name: string;
  readonly screens: readonly string[];
  /** Logs in, if the screens need it. */
  readonly enter: (page: Page, language: Language) => Promise<Partial<Ids>>;
}

const groups: readonly Group[] = [
  { name: "visitor", screens: guestScreens, enter: guestIds },
  {
    name: "member",
    screens: memberScreens,
    enter: async (page, language) => {
      const context = page.context();
      return settle(await enterAsMember(context, language), context, language);
    },
  },
  {
    name: "club",
    screens: adminScreens,
    enter: async (page, language) => {
      const admin = await enterAsMember(page.context(), language);
      await appoint(admin.email);
      return {};
    },
  },
];

const folder = process.argv[2]!;

async function takeSheets(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"]!,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await mkdir(folder, { recursive: true });
    for (const old of await readdir(folder)) await rm(join(folder, old));
    await fillDesk(browser);
    for (const group of groups) await takeGroup(browser, group);
  } finally {
    await browser.close();
  }
}

/** Sends what the club needs for its decisions. */
async function fillDesk(browser: Browser): Promise<void> {
  for (const language of languages) {
    const context = await browser.newContext();
    await settleDesk(await enterAsMember(context, language), context, language);
    await context.close();
  }
}

async function takeGroup(browser: Browser, { name, screens, enter }: Group): Promise<void> {
  const pages: { view: View; page: Page; ids: Partial<Ids> }[] = [];
  for (const view of views) {
    const page = await pageIn(browser, view.device, view.theme);
    pages.push({ view, page, ids: await enter(page, view.language) });
  }
  for (const pattern of screens) {
    const taken: Buffer[] = [];
    for (const { view, page, ids } of pages) {
      taken.push(await take(page, view, addressOf(pattern, ids)));
    }
    await (await sheet(taken)).toFile(join(folder, `${name}${fileName(pattern)}.webp`));
  }
  for (const { page } of pages) await page.context().close();
}

async function take(page: Page, { language, longest }: View, path: string): Promise<Buffer> {
  await open(page, language, path);
  await showAllImages(page);
  const { width } = page.viewportSize()!;
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(tall, longest) };
  return page.screenshot({ fullPage: true, clip });
}

/** Side by side on grey, which contrasts with both a light and a dark page. */
async function sheet(pictures: readonly Buffer[]): Promise<Sharp> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let left = GAP;
  const placed = pictures.map((input, at) => {
    const place = { input, left, top: GAP };
    left += sizes[at]!.width + GAP;
    return place;
  });
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * GAP;
  return sharp({ create: { width: left, height, channels: 3, background: PAPER } })
    .composite(placed)
    .webp({ quality: QUALITY, effort: 6 });
}

/** `/cats/{own}?tab=docs` → `-cats-own-tab-docs` */
const fileName = (pattern: string) => pattern.replace(/\W+/g, "-").replace(/-$/, "") || "-home";

await takeSheets();
