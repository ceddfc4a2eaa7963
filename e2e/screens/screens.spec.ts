/** Rules for every screen: accessible, fits a phone, in its language, findable by search engines. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { baseLocale } from "@felistry/i18n/locale.ts";
import { accessibilityFaults } from "./accessibility.ts";
import { type Language, languages, origins } from "../address.ts";
import { appoint } from "../club.ts";
import { expect, test } from "../journey.ts";
import { drawn } from "../short-form.ts";
import { enterAsMember } from "../member.ts";
import {
  addressOf,
  adminScreens,
  guestIds,
  guestScreens,
  memberScreens,
  publicScreens,
  settle,
  settleDesk,
  settleJudges,
  settleMemberships,
  type Ids,
} from "./screen-list.ts";
import { open } from "../screen.ts";

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };
const SMALL_PHONE = { width: 320, height: 640 };

async function expectNothingFound(page: Page, where: string, rules?: "of colour"): Promise<void> {
  expect.soft(await accessibilityFaults(page, rules), `axe on ${where}`).toEqual([]);
}

/** Changes the theme, and waits for colour transitions. */
async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement!;
    if (scrollWidth <= innerWidth) return [];
    const widest = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return widest.slice(0, 5).map((element) => element.outerHTML.slice(0, 200));
  });
  expect
    .soft(beyond, `beyond the edge of ${where} at ${page.viewportSize()!.width} px`)
    .toEqual([]);
}

/** A column that breaks the words of its heading, or a tab that breaks its name, is unreadable. */
async function expectWholeWords(page: Page, where: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("th, nav a, button")) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of text.textContent!.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
  expect.soft(broken, `broken words on ${where}`).toEqual([]);
}

/** `SWEEP=whole` looks for every fault of every screen at each width, in each theme and language. */
const isWhole = process.env["SWEEP"] === "whole";

/** In the short form each half of the screens is looked at in one language, by lot. */
const isLeftOut = (part: number, language: Language) =>
  !isWhole && language !== languages[(drawn("screens", 2) + part) % languages.length];

/**
 * Checks every width and theme of one loaded page. Markup, widths and themes are the same in all languages, so that the short form
 * looks for other faults than those of words at one width in each: wide in the first language, as on a small phone in the others.
 */
async function checkScreen(page: Page, language: Language, path: string): Promise<void> {
  const where = `${path} (${language})`;
  const isFirst = language === baseLocale;
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const response = await open(page, language, path);
  expect.soft(response.status(), where).toBe(200);
  await expect.soft(page.locator("html"), where).toHaveAttribute("lang", language);
  await expect.soft(page.getByRole("heading", { level: 1 }), where).toHaveCount(1);
  if (isWhole || isFirst) {
    await expectNothingFound(page, `${where} at ${WIDE.width} px`);
    await wear(page, "dark");
    await expectNothingFound(page, `${where} at ${WIDE.width} px, dark`, "of colour");
  }
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page, where);
  await page.setViewportSize(SMALL_PHONE);
  await expectNoSidewaysScroll(page, where);
  await expectWholeWords(page, where);
  if (isWhole || !isFirst) {
    await wear(page, "dark");
    await expectNothingFound(page, `${where} at ${SMALL_PHONE.width} px, dark`);
  }
  if (!isWhole) return;
  await wear(page, "light");
  await expectNothingFound(page, `${where} at ${SMALL_PHONE.width} px`, "of colour");
}

async function checkScreens(
  page: Page,
  language: Language,
  screens: readonly string[],
  ids: Partial<Ids>,
): Promise<void> {
  for (const pattern of screens) {
    const path = addressOf(pattern, ids);
    await test.step(path, () => checkScreen(page, language, path));
  }
}

const SLOW_MS = 480_000;
const OTHER_LANGUAGE = "run in another language";
const halves = <Item>(items: readonly Item[]) => [
  items.filter((_, index) => index % 2 === 0),
  items.filter((_, index) => index % 2 === 1),
];

for (const language of languages) {
  for (const [part, screens] of halves(guestScreens).entries()) {
    test(`a guest's screens (${language}, ${part + 1}) are accessible and fit a phone`, async ({
      watch,
      page,
    }) => {
      // The link to a litter's question is not from a mail.
      watch.expectConsoleError(/litters\/asked-by-mail/);
      test.skip(isLeftOut(part, language), OTHER_LANGUAGE);
      test.setTimeout(SLOW_MS);
      await checkScreens(page, language, screens, await guestIds());
    });
  }
  for (const [part, screens] of halves(memberScreens).entries()) {
    test(`a member's screens (${language}, ${part + 1}) are accessible and fit a phone`, async ({
      page,
    }) => {
      test.skip(isLeftOut(part, language), OTHER_LANGUAGE);
      test.setTimeout(SLOW_MS);
      const member = await enterAsMember(page.context(), language);
      const ids = await settle(member, page.context(), language);
      await checkScreens(page, language, screens, ids);
    });
  }
  test(`the club's screens (${language}) are accessible and fit a phone`, async ({
    page,
    newVisitor,
  }) => {
    test.skip(isLeftOut(0, language), OTHER_LANGUAGE);
    test.setTimeout(SLOW_MS);
    const visitor = await newVisitor();
    const member = await enterAsMember(visitor.context(), language);
    const memberId = await settleDesk(member, visitor.context(), language);
    const admin = await enterAsMember(page.context(), language);
    await appoint(admin.email);
    await settleMemberships(admin.call, memberId);
    await settleJudges(admin.call);
    await checkScreens(page, language, adminScreens, {});
  });
}

test("[1-20] [1-21] [1-23] [9-37] [D8-14] titles, descriptions and links for search engines are in the page's language", async ({
  page,
}) => {
  test.setTimeout(SLOW_MS);
  const ids = await guestIds();
  for (const pattern of publicScreens) {
    const path = addressOf(pattern, ids);
    const texts: string[][] = [];
    for (const language of languages) {
      // They are part of the page's HTML.
      await page.goto(origins[language] + path, { waitUntil: "domcontentloaded" });
      const content = (selector: string, attribute = "content") =>
        page
          .locator(`head ${selector}`)
          .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), attribute);
      const href = (selector: string) => content(selector, "href");
      const title = await page.title();
      const [description] = await content('meta[name="description"]');
      const where = `${path} (${language})`;
      expect.soft(title, where).not.toBe("");
      expect.soft(description, where).toBeTruthy();
      expect.soft(title, where).toContain((await content('meta[property="og:title"]'))[0]);
      expect.soft(await content('meta[property="og:description"]'), where).toEqual([description]);
      expect
        .soft(await content('meta[property="og:locale"]'), where)
        .toEqual([language === "ru" ? "ru_RU" : "en_GB"]);
      expect
        .soft(await content('meta[property="og:url"]'), where)
        .toEqual([origins[language] + path]);
      expect.soft(await href('link[rel="canonical"]'), where).toEqual([origins[language] + path]);
      for (const other of languages)
        expect
          .soft(await href(`link[hreflang="${other}"]`), where)
          .toEqual([origins[other] + path]);
      expect.soft(await href('link[hreflang="x-default"]'), where).toEqual([origins.en + path]);
      texts.push([title, description ?? ""]);
    }
    expect.soft(texts[0]![0], `titles of ${path}`).not.toBe(texts[1]![0]);
    expect.soft(texts[0]![1], `descriptions of ${path}`).not.toBe(texts[1]![1]);
  }
});

test("private screens are hidden from search engines", async ({ page }) => {
  await enterAsMember(page.context(), "en");
  for (const path of ["/my", "/favorites", "/add"]) {
    await page.goto(origins.en + path);
    await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", "noindex");
  }
});

test("[2.1-37] a missing page is answered with 404 and a way back, in both languages", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/404/);
  for (const locale of languages) {
    for (const path of ["/no-such-page", "/cats/12/no-such-page"]) {
      const response = await open(page, locale, path);
      expect(response.status()).toBe(404);
      await expect(
        page.getByRole("heading", { level: 1, name: m.error_screen({}, { locale }) }),
      ).toBeVisible();
      await expect(
        page.getByRole("main").getByRole("link", { name: m.error_back_home({}, { locale }) }),
      ).toHaveAttribute("href", "/");
    }
    expect((await open(page, locale, "/cat-profile-sell/99999999")).status()).toBe(404);
    await expect(
      page.getByRole("heading", { level: 1, name: m.sale_none({}, { locale }) }),
    ).toBeVisible();
  }
});

test("every screen is checked", async () => {
  const source = await readFile(new URL("../../web/routes.tsx", import.meta.url), "utf8");
  const routes = [...source.matchAll(/path: "([^"*]+)"/g)].map(([, path]) => path!);
  const shape = (path: string) =>
    path
      .replace(/^\//, "")
      .replace(/[?#].*$/, "")
      .replace(/\/\d+/, "/:")
      .replaceAll(/:\w+|\{\w+\}/g, ":");
  const looked = new Set([...guestScreens, ...memberScreens, ...adminScreens].map(shape));
  // They only lead on.
  looked.add("defaultPage").add("hand-over");
  // Looked at by its journey, which has a dispute.
  looked.add("admin/disputes/:");
  // Looked at by the journey of the desk.
  looked.add("club/cases/:").add("cases/:");
  // Looked at by the journey of the judge, who has a link.
  looked.add("judge/:");
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter((path) => !looked.has(shape(path)))).toEqual([]);
});
