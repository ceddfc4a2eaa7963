/** The search in the header: while typing, by keyboard, on a phone and without scripts. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { transliterate } from "@felistry/domain/names/transliterate.ts";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

for (const language of languages) {
  const say = { locale: language };
  const label = m.search_label({}, say);

  test(`a cat is found by keyboard alone, in the other script (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    // The public part of a cat's page comes with a refusal; a search without a net fails.
    watch.expectConsoleError(/403|ERR_FAILED/);
    const { call } = await enterAsMember(page.context(), language);
    const syllable = () =>
      "bdgklmnprstvz"[Math.floor(Math.random() * 13)]! + "aeiou"[Math.floor(Math.random() * 5)]!;
    const name = `Zar${syllable()}${syllable()}${syllable()}k`;
    const typed = transliterate(name)!.toLowerCase();
    const id = await enterCat(call, { name, sex: "female", breed: "SIB", ems: "n 22" });
    const guest = await newVisitor({ viewport: { width: 1280, height: 800 } });
    await open(guest, language, "/market");
    const field = guest.getByRole("banner").locator("input[name=q]");

    // The shortcut is loaded once the page stands.
    await expect(async () => {
      await guest.keyboard.press("/");
      await expect(field).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(field).toHaveRole("combobox");
    await guest.keyboard.type(typed);
    const option = guest.getByRole("option", { name: new RegExp(name) });
    await expect(option).toBeVisible();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await guest.keyboard.press("ArrowDown");
    await expect(option).toHaveAttribute("aria-selected", "true");
    await expect(field).toHaveAttribute(
      "aria-activedescendant",
      (await option.getAttribute("id"))!,
    );
    expect(await accessibilityFaults(guest)).toEqual([]);
    await guest.keyboard.press("Escape");
    await expect(option).toBeHidden();
    await expect(field).toBeFocused();

    await guest.keyboard.press("ArrowDown");
    await expect(option).toBeVisible();
    await guest.keyboard.press("Enter");
    await expect(guest).toHaveURL(new RegExp(`/cats/${id}$`));

    await guest.keyboard.press("/");
    await field.fill("qqzzqqzz");
    await expect(guest.getByText(m.search_none({ q: "qqzzqqzz" }, say))).toBeVisible();
    await guest.route("**/api/search?*", (route) => route.abort());
    await field.fill("Zarn");
    await expect(guest.getByText(m.search_failed({}, say))).toBeVisible();
  });

  test(`a page of results needs no script (${language})`, async ({ page, newVisitor }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, {
      name: "Полуночница",
      sex: "female",
      breed: "SIB",
      ems: "n 22",
    });
    const guest = await newVisitor({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    await guest.goto(`${origins[language]}/market`);
    const field = guest.getByRole("banner").locator("input[name=q]");
    await field.fill("polunochnitsa");
    await field.press("Enter");
    await expect(guest).toHaveURL(/\/search\?q=polunochnitsa$/);
    await expect(guest.locator(`main a[href="/cats/${id}"]`).first()).toContainText("Полуночница");
  });

  test(`a phone's header leads to the page of results, which offers while typing (${language})`, async ({
    newVisitor,
  }) => {
    const guest = await newVisitor({ viewport: { width: 360, height: 740 } });
    await open(guest, language, "/market");
    await guest.getByRole("banner").getByRole("link", { name: label }).click();
    await expect(guest).toHaveURL(/\/search$/);
    const field = guest.getByRole("main").locator("input[name=q]");
    await field.fill("a");
    await expect(guest.getByRole("option").first()).toBeVisible();
    expect(await accessibilityFaults(guest)).toEqual([]);
    const width = await guest.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}
