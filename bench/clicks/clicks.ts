/** From the press on a link to the next page's last paint, pictures included, in Chromium: 42 clicks as a visitor makes them. */
import { chromium, type Locator, type Page } from "@playwright/test";
import type { Child } from "../child.ts";
import { within, type Figure } from "../table.ts";
import { watchClicks } from "./watch-clicks.js";

const ROUNDS = 7;
const LIMIT_MS = 100;
/** So long, at least, a hand that has arrived at a link takes to press it. */
const AIMED_MS = 100;

/** @param browserPath Chromium's program */
export async function benchClicks({ origin }: Child, browserPath: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox"] });
  try {
    const figures: Figure[] = [];
    for (const aimedMs of [AIMED_MS, 0]) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.addInitScript(watchClicks);
      const times = await timesOf(page, origin, aimedMs);
      await page.close();
      const how = aimedMs > 0 ? `pointed at for ${aimedMs} ms before` : "pressed at once";
      for (const share of [0.5, 0.75])
        figures.push(
          within(
            `a click, ${how}, to the last paint: p${share * 100}`,
            times[Math.ceil(times.length * share) - 1]!,
            LIMIT_MS,
            "ms",
          ),
        );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** Market, an ad, its pedigree, an ancestor, all cats, their next page: each time another ad. */
async function timesOf(page: Page, origin: string, aimedMs: number): Promise<number[]> {
  const times: number[] = [];
  await page.goto(`${origin}/allcats`, { waitUntil: "networkidle" });
  const main = page.locator("main");
  for (let round = 0; round < ROUNDS; round++) {
    const links = [
      page.locator('header a[href="/market"]'),
      main.locator("article h3 a").nth(round),
      main.locator('a[href*="tab=pedigree"]').first(),
      main.locator('a[href^="/cats/"]:not([href*="tab="])').nth(1),
      page.locator('footer a[href="/allcats"]'),
      main.locator('a[rel="next"]'),
    ];
    for (const link of links) times.push(await click(page, link, aimedMs));
  }
  return times.toSorted((one, other) => one - other);
}

async function click(page: Page, link: Locator, aimedMs: number): Promise<number> {
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} has no such link: ${link}`);
  // A link of several lines has its words at its beginning.
  await page.mouse.move(box.x + Math.min(box.width / 2, 20), box.y + Math.min(box.height / 2, 12));
  await page.waitForTimeout(aimedMs);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (globalThis as unknown as Watched).shownAfter());
}

interface Watched {
  shownAfter(): Promise<number>;
}
