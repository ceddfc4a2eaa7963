import type { Locator, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { containing } from "./screen.ts";

const FARTHEST = 80;

/** Presses Tab until the element has the focus, like somebody without a pointer. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < FARTHEST; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by Tab`);
}

/** Follows a link, or presses a button. */
export async function tabAndEnter(target: Locator): Promise<void> {
  await target.waitFor();
  await tabTo(target);
  await target.page().keyboard.press("Enter");
}

export async function tabAndType(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

export async function tabAndTick(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("Space");
}

/** Moves down a select to the option that starts with the text. */
export async function tabAndChoose(target: Locator, beginning: string): Promise<void> {
  await tabTo(target);
  const presses = await target.evaluate((element, text) => {
    const { options, selectedIndex } = element as HTMLSelectElement;
    return [...options].findIndex((option) => option.text.startsWith(text)) - selectedIndex;
  }, beginning);
  for (let press = 0; press < presses; press++) await target.page().keyboard.press("ArrowDown");
  await expect
    .poll(() =>
      target.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text),
    )
    .toMatch(containing(beginning));
}

/** Expects the focus to be on something other than the whole document. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}
