import type { Locator } from "@playwright/test";

const FARTHEST = 80;

/** Goes on by Tab until the element has the focus, as somebody without a pointer does. */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  for (let presses = 0; presses < FARTHEST; presses++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not reached by Tab`);
}
