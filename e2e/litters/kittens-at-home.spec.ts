/** Kittens at home: weighed by their breeder, with a loss named and drawn, and inspected for the club. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, field, link, open } from "../screen.ts";

const cat = { breed: "SIB", ems: "n 22", born: "2020-02-03" } as const;

for (const language of languages) {
  const say = { locale: language };

  test(`a breeder weighs the kittens, sees a loss at once, and enters the inspection (${language})`, async ({
    page,
    watch,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const dam_id = await enterCat(call, { ...cat, name: "Marfa", sex: "female" });
    const sire_id = await enterCat(call, { ...cat, name: "Semyon", sex: "male" });
    const { data: litter } = await call("POST /litters", {
      body: {
        dam_id,
        sire_id,
        born: "2026-09-01",
        prefix: null,
        kittens: [
          { cat_name: "Alisa", sex: "female", ems: null },
          { cat_name: "Boris", sex: "male", ems: null },
        ],
        key: crypto.randomUUID(),
      },
    });
    await open(page, language, `/litters/${litter.id}`);
    await link(page, m.weights_title({}, say)).click();
    await expect(page.getByText(m.weights_none({}, say))).toBeVisible();
    const grams = (name: string) => field(page, m.weights_of({ name }, say), language);
    const weigh = async (day: string, alisa: string, boris: string) => {
      await field(page, m.weights_day({}, say), language).fill(day);
      await expect(grams("Alisa")).toHaveValue("");
      await grams("Alisa").fill(alisa);
      await grams("Boris").fill(boris);
      await button(page, m.weights_save({}, say)).click();
    };
    await expect(grams("Alisa")).toHaveAttribute("inputmode", "numeric");
    await weigh("2026-09-01", "9.8", "104");
    await expect(page.getByText(m.field_grams({}, say))).toBeVisible();
    await grams("Alisa").fill("98");
    await button(page, m.weights_save({}, say)).click();
    await expect(page.getByRole("img", { name: m.weights_chart({ count: 2 }, say) })).toBeVisible();
    await expect(page.getByRole("cell", { name: "98", exact: true })).toBeVisible();
    await weigh("2026-09-02", "91", "116");
    await expect(page.getByRole("cell", { name: "91", exact: true })).toBeVisible();
    const lost = page.getByRole("listitem").filter({ hasText: /Alisa.* 7 [gг]/ });
    await expect(lost.first()).toBeVisible();

    // Corrected at once, it is one's own change; what another tab has cleared is not entered again.
    await grams("Alisa").fill("92");
    await button(page, m.weights_save({}, say)).click();
    await expect(page.getByRole("cell", { name: "92", exact: true })).toBeVisible();
    watch.expectConsoleError(/status of 409/);
    await call("PUT /litters/{id}/weights", {
      params: { id: litter.id },
      body: { day: "2026-09-02", weights: [{ place: 2, grams: null }] },
    });
    await grams("Alisa").fill("93");
    await button(page, m.weights_save({}, say)).click();
    await expect(page.getByRole("region", { name: m.conflict_title({}, say) })).toBeFocused();
    await expect(grams("Boris")).toHaveValue("");
    await expect(grams("Alisa")).toHaveValue("93");
    await button(page, m.weights_save({}, say)).click();
    await expect(page.getByRole("cell", { name: "93", exact: true })).toBeVisible();
    await expect(page.getByRole("cell", { name: "116", exact: true })).toHaveCount(0);

    await open(page, language, `/litters/${litter.id}`);
    await button(page, m.inspection_add({}, say)).click();
    await field(page, m.inspection_day({}, say), language).fill("2026-10-20");
    await field(page, m.inspection_inspector({}, say), language).fill("Ilse Berg");
    await button(page, m.inspection_save({}, say)).click();
    const inspections = page.getByRole("region", { name: m.inspection_title({}, say) });
    await expect(inspections.getByText("Ilse Berg")).toBeVisible();
  });
}
