/** A page as shown on a reader's device, ready for a screenshot. */
import type { Browser, Page } from "@playwright/test";

export interface Device {
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
}

export type Theme = "light" | "dark";

export async function pageIn(
  browser: Browser,
  { width, height, scale }: Device,
  theme: Theme,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** Images below the fold are loaded only when they come near. */
export async function showAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
