/** The code of the next page comes while its link is pointed at; of whoever saves data it comes with the click. */
import type { Page } from "@playwright/test";
import { origins } from "../address.ts";
import { expect, test } from "../journey.ts";

/** The scripts that come while the link is pointed at, and then with the click. */
async function scriptsOfNextPage(page: Page): Promise<Record<"ahead" | "later", string[]>> {
  await page.goto(`${origins.en}/catbreeds`);
  await page.waitForFunction(() => performance.getEntriesByName("after-page").length > 0);
  const came: string[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script") came.push(answer.url());
  });
  const link = page.locator('header a[href="/market"]').first();
  await link.hover();
  await page.waitForTimeout(1_500);
  const ahead = came.splice(0);
  await link.click();
  await expect(page).toHaveURL(/\/market$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return { ahead, later: came };
}

test("[16.9] the next page's code is loaded while its link is pointed at", async ({ page }) => {
  const { ahead, later } = await scriptsOfNextPage(page);
  expect(ahead.length).toBeGreaterThan(0);
  // Parts that the page itself asks for once it has its data.
  expect(later.filter((url) => ahead.includes(url))).toEqual([]);
});

test("[16.9] whoever saves data loads nothing ahead", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const { ahead, later } = await scriptsOfNextPage(page);
  expect(ahead).toEqual([]);
  expect(later.length).toBeGreaterThan(0);
});
