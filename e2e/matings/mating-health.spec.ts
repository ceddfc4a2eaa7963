/** A trial mating says what tests, blood groups and genes of form mean for the kittens; a litter of two breeds warns. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { open } from "../screen.ts";

for (const locale of languages) {
  const say = { locale };

  test(`from the header to the kittens' health (${locale})`, async ({ page }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const enter = (name: string, sex: "male" | "female") =>
      enterCat(call, {
        name,
        sex,
        born: "2021-04-02",
        breed: "BRI",
        ems: sex === "male" ? "ny 11" : "ns 12",
      });
    const [queen, stud] = [await enter("Aglaya", "female"), await enter("Tikhon", "male")];
    const test_ = (id: number, kind: "dna" | "health", name: string, result: string) =>
      call("POST /cats/{id}/credentials", {
        params: { id },
        body: { kind, name, result, issued_on: "2023-05-01" },
      });
    await test_(queen, "dna", "PKD1", "N/N");
    await test_(stud, "dna", "PKD1", "N/PKD");
    await test_(queen, "dna", "AB blood group", "B");
    await test_(stud, "dna", "AB blood group", "A/b");
    await test_(stud, "health", "HCM", "normal");

    await open(page, locale, "/my");
    await page
      .getByRole("banner")
      .getByRole("link", { name: m.nav_breeding({}, say), exact: true })
      .click();
    await expect(page).toHaveURL(`${origins[locale]}/mating`);
    await open(page, locale, `/mating?dam=${queen}&sire=${stud}`);
    const health = page.getByRole("region", { name: m.mating_health({}, say), exact: true });
    await expect(health).toContainText(m.mating_test_dominant({ affected: "1/2" }, say));
    await expect(health).toContainText(m.mating_blood_danger({ share: "1/2" }, say));
    await expect(health).toContainText(m.mating_examination_old({}, say));
    await expect(health).toContainText(m.mating_note_tipping_between({}, say));
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`a litter of two breeds that may not be crossed warns before it is sent (${locale})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const cat = { born: "2021-04-02", ems: "n" } as const;
    const queen = await enterCat(call, {
      ...cat,
      name: `Sevilla ${locale}`,
      sex: "female",
      breed: "SIB",
    });
    await enterCat(call, { ...cat, name: `Zephyrin ${locale}`, sex: "male", breed: "ABY" });
    await open(page, locale, `/litters/new?dam=${queen}`);
    const warning = page.getByText(m.litter_breeds_not_crossed({ dam: "SIB", sire: "ABY" }, say));
    await expect(warning).toBeHidden();
    const sire = page.getByRole("group", { name: m.litter_form_sire({}, say) });
    await sire.getByRole("searchbox").fill(`Zephyrin ${locale}`);
    await sire
      .getByRole("button", { name: m.litter_form_choose_sire({}, say) })
      .first()
      .click();
    await expect(warning).toBeVisible();
  });
}
