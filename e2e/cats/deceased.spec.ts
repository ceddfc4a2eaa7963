/** A cat dies: its owner says so on the form, its page tells it, and it is offered for sale no more. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, fact, field, link, open } from "../screen.ts";

for (const locale of languages) {
  const say = { locale };

  test(`the date of a cat's death (${locale})`, async ({ page }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const cat = { breed: "SIB", ems: "n", sex: "female", born: "2012-01-01" } as const;
    const id = await enterCat(call, { ...cat, name: "Late Aurora" });
    await open(page, locale, `/cats/${id}/update`);
    const died = field(page, m.cat_deceased_on({}, say), locale);
    await died.fill("2011-12-31");
    await button(page, m.catform_save_edit({}, say)).click();
    await expect(page.getByText(m.field_before_birth({}, say))).toBeVisible();
    await died.fill("2024-01-01");
    await button(page, m.catform_save_edit({}, say)).click();
    await expect(fact(page, m.cat_deceased_on({}, say))).toContainText("2024");
    await expect(fact(page, m.cat_fact_birth({}, say))).toContainText(/\(12 /);

    await open(page, locale, `/cats/${id}?tab=selling`);
    await expect(page.getByText(m.cat_sale_none({}, say))).toBeVisible();
    await expect(link(page, m.cat_sale_put_up({}, say))).toHaveCount(0);
  });
}
