/** A cat is neutered: its owner says so on the form, its page tells it, and it is offered as a pet alone. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { daysFromNow, enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, fact, field, open } from "../screen.ts";

for (const locale of languages) {
  const say = { locale };

  test(`the day on which a cat was neutered (${locale})`, async ({ page, watch }) => {
    // The page requests the ad of a cat without one.
    watch.expectConsoleError(/404/);
    const { call } = await enterAsMember(page.context(), locale);
    const cat = { breed: "SIB", ems: "n", born: "2022-01-01" } as const;
    const id = await enterCat(call, { ...cat, sex: "female", name: `Neuter-${locale}` });
    const stud = await enterCat(call, { ...cat, sex: "male", name: `Stud-${locale}` });
    await open(page, locale, `/cats/${id}/update`);
    const neutered = field(page, m.cat_neutered_on({}, say), locale);
    await neutered.fill("2021-12-31");
    await button(page, m.catform_save_edit({}, say)).click();
    await expect(page.getByText(m.field_before_birth({}, say))).toBeVisible();
    const died = field(page, m.cat_deceased_on({}, say), locale);
    await died.fill("2023-12-31");
    await neutered.fill("2024-01-01");
    await button(page, m.catform_save_edit({}, say)).click();
    await expect(neutered).toHaveAccessibleDescription(m.field_after_death({}, say));
    await died.fill("");
    await button(page, m.catform_save_edit({}, say)).click();
    await expect(fact(page, m.cat_neutered_on({}, say))).toContainText("2024");

    await open(page, locale, `/cats/${id}/sale`);
    await expect(page.getByText(m.cat_sale_neutered({ sex: "female" }, say))).toBeVisible();
    await expect(field(page, m.cat_sale_for_breeding({}, say), locale)).toHaveCount(0);
    await field(page, m.cat_sale_price_pet({}, say), locale).fill("850");
    await field(page, m.cat_sale_delivery({}, say), locale).fill("By train");
    await field(page, m.cat_sale_ready({}, say), locale).fill(daysFromNow(14));
    await button(page, m.cat_sale_save({}, say)).click();
    await expect(fact(page, m.cat_sale_for_breeding({}, say))).toContainText(m.cat_no({}, say));

    await open(page, locale, `/mating?dam=${id}&sire=${stud}`);
    await expect(page.getByText(m.mating_warns_dam_neutered({}, say))).toBeVisible();
  });
}
