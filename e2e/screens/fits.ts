/** That a step of a journey can be read and pressed by everybody, at the width at which it is walked. */
import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./accessibility.ts";

export async function expectFits(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  // A phone's `innerWidth` grows with what does not fit.
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider, `pixels by which ${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}
