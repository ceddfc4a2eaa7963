/** Opens screens and finds their fields. */
import type { Locator, Page, Response } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, origins } from "./address.ts";

/** Opens an address and waits for hydration: earlier clicks would be lost. */
export async function open(page: Page, language: Language, path: string): Promise<Response> {
  const response = await page.goto(origins[language] + path);
  await takenOver(page);
  return response!;
}

/** For pages that the browser has navigated to. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("interactive").length > 0);
}

/** The input with this label, required or not. */
export function field(scope: Page | Locator, label: string, locale: Language): Locator {
  return scope
    .getByLabel(label, { exact: true })
    .or(scope.getByLabel(`${label} · ${m.site_optional({}, { locale })}`, { exact: true }));
}

/** For matchers that accept part of a text only as a pattern. */
export function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
}

export const link = (scope: Page | Locator, name: string) =>
  scope.getByRole("link", { name, exact: true });

export const button = (scope: Page | Locator, name: string) =>
  scope.getByRole("button", { name, exact: true });

/** A fact in a list of facts, by its name. */
export function fact(scope: Page | Locator, name: string): Locator {
  return scope
    .locator("dl > div", { has: pageOf(scope).locator("dt").getByText(name, { exact: true }) })
    .getByRole("definition");
}

const pageOf = (scope: Page | Locator): Page => ("page" in scope ? scope.page() : scope);
