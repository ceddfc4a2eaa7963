/** Steps at the club's desk. */
import type { Page } from "@playwright/test";
import type { CaseKind } from "@felistry/domain/cases/kinds.ts";
import type { Language } from "../address.ts";
import { addPedigree, breederWithCat } from "../applied-cat.ts";
import { expect } from "../journey.ts";
import { open } from "../screen.ts";

export async function applied(page: Page, language: Language) {
  const { member, id, name, shown } = await breederWithCat(page, language);
  const pedigrees_id = await addPedigree(member, page, language, id);
  await member.call("POST /applications/send-to-registration/{catId}", {
    params: { catId: id },
    body: { pedigrees_id },
  });
  return { member, id, name, shown, pedigrees_id };
}

/** From the newest page of the queue, which other journeys fill too. */
export async function caseOf(
  desk: Page,
  language: Language,
  name: string,
  kind: CaseKind = "application",
): Promise<string> {
  await open(desk, language, `/club/desk?kind=${kind}`);
  for (;;) {
    const link = desk.getByRole("link", { name: new RegExp(name) });
    if (await link.count()) return (await link.getAttribute("href"))!.replace(/\?.*/, "");
    await desk.locator('a[rel="next"]').click();
    await desk.waitForLoadState();
  }
}

/** The boxes come anew whenever the case has changed, so they are waited for, and those that came meanwhile are ticked too. */
export async function tickAll(desk: Page): Promise<void> {
  const boxes = desk.locator("fieldset input[type=checkbox]");
  await expect(async () => {
    await expect(boxes.first()).toBeVisible();
    for (const box of await boxes.all()) await box.check();
    await expect(desk.locator("fieldset input[type=checkbox]:not(:checked)")).toHaveCount(0);
  }).toPass();
}
