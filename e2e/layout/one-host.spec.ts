/** A site with a single host and a custom name: what configuration changes. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, ONE_HOST_NAME, oneHost, oneHostUploads, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { button, link, takenOver } from "../screen.ts";

async function openOneHost(page: Page, path: string): Promise<void> {
  await page.goto(oneHost + path);
  await takenOver(page);
}

const brand = (page: Page, name: string) => link(page.getByRole("banner"), name);

test("[D0-02] the site bears its configured name, Felistry and Фелистри by default", async ({
  page,
}) => {
  for (const language of languages) {
    const name = { en: "Felistry", ru: "Фелистри" }[language];
    for (const path of ["/", "/market", "/terms"]) {
      await page.goto(origins[language] + path);
      await expect(page).toHaveTitle(new RegExp(`· ${name}$`));
      await expect(brand(page, name)).toBeVisible();
      await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute("content", name);
    }
    await expect(page.getByRole("main")).toContainText(name);
  }
  for (const path of ["/", "/market", "/terms", "/privacy"]) {
    await openOneHost(page, path);
    await expect(page).toHaveTitle(new RegExp(`· ${ONE_HOST_NAME}$`));
    await expect(brand(page, ONE_HOST_NAME)).toBeVisible();
    await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute(
      "content",
      ONE_HOST_NAME,
    );
    expect(await page.content(), path).not.toContain("Felistry");
  }
});

test("[D8-13] [D10-19] with a single host, the switch sets the cookie lang and stays there", async ({
  page,
}) => {
  await openOneHost(page, "/market?breed=sib");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page
    .getByRole("banner")
    .getByRole("button", { name: m.nav_language_label({}, { locale: "ru" }) })
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page).toHaveURL(`${oneHost}/market?breed=sib`);
  await expect(button(page, m.market_apply({}, { locale: "ru" }))).toBeVisible();
  expect(await page.context().cookies(oneHost)).toMatchObject([{ name: "lang", value: "ru" }]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await openOneHost(page, "/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test("[D9-12] files go with the session to the upload host, by default the site's own", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en");
  for (const [site, uploads] of [
    [origins.en, origins.en],
    [oneHost, oneHostUploads],
  ] as const) {
    const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n" });
    await page.goto(`${site}/cats/${id}/addphoto`);
    await takenOver(page);
    await page.getByLabel(m.photo_label(), { exact: true }).setInputFiles(await scannedSheet());
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.method() === "POST"),
      button(page, m.photo_save()).click(),
    ]);
    expect(sent.url()).toBe(`${uploads}/api/upload`);
    const [session] = await page.context().cookies(site);
    expect(await sent.headerValue("cookie")).toContain(session!.value);
    await expect(page).toHaveURL(`${site}/cats/${id}`);
    await expect(page.getByRole("img", { name: "Aurora" })).toHaveAttribute("src", /^\/photos\//);
  }
});
