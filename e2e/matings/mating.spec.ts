/** The breeder's desk: a cat's inbreeding, and a trial mating from choosing two cats to sharing the link. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { open, takenOver } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`a breeder tries a mating of two half-siblings, sends the link, and a guest reads it (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const enter = (name: string, sex: "male" | "female", born: string, ems: string) =>
      enterCat(call, { name, sex, born, breed: "KOR", ems });
    const sire = await enter("Bayun", "male", "2018-04-02", "a");
    const queen = await enter("Aurelia", "female", "2021-04-02", "a");
    const stud = await enter("Matvey", "male", "2021-05-02", "a");
    for (const catId of [queen, stud])
      await call("POST /parents/", { body: { catId, fatherId: sire } });

    await open(page, language, "/mating");
    const own = page.getByRole("region", { name: m.mating_choose_dam({}, say), exact: true });
    await expect(own.getByRole("heading", { name: m.mating_own({}, say) })).toBeVisible();
    await expect(own.getByText(m.mating_more_by_name({}, say))).toBeVisible();
    await own
      .getByRole("link", { name: m.mating_choose_cat({ name: "Aurelia" }, say), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`${origins[language]}/mating?dam=${queen}&limit=paths`);
    const studs = page.getByRole("region", { name: m.mating_choose_sire({}, say), exact: true });
    await studs.getByRole("searchbox").fill("Matvey");
    await studs.getByRole("button", { name: m.mating_search_button({}, say) }).click();
    await studs
      .getByRole("link", { name: m.mating_choose_cat({ name: "Matvey" }, say), exact: true })
      .first()
      .click();

    const read = async (reader: typeof page) => {
      const figures = reader.getByRole("region", { name: m.mating_figures({}, say), exact: true });
      await expect(figures).toContainText(language === "en" ? "12.5%" : /12,5\s%/);
      await expect(figures).toContainText(m.inbreeding_close_8({}, say));
      await expect(reader.getByText(m.mating_warns_half_siblings({}, say))).toBeVisible();
      const colours = reader.getByRole("region", { name: m.mating_colours({}, say), exact: true });
      await expect(colours.getByRole("heading", { name: m.mating_sons({}, say) })).toBeVisible();
      await expect(colours).toContainText(/100\s?%/);
      const pedigree = reader.getByRole("region", {
        name: m.mating_pedigree({}, say),
        exact: true,
      });
      const all = reader.getByRole("region", { name: m.mating_figures_all({}, say), exact: true });
      const ancestor = all.getByRole("link", { name: "Bayun" });
      if (!(await ancestor.isVisible()))
        await all.getByText(m.mating_figures_all({}, say), { exact: true }).click();
      await expect(ancestor).toBeVisible();
      // Both places of the grandsire, and his line in the legend of repeated ancestors.
      await expect(pedigree.getByText("Bayun")).toHaveCount(3);
    };
    await read(page);
    await page.getByRole("button", { name: m.mating_copy_link({}, say) }).click();
    await expect(
      page.getByText(m.mating_copied({}, say)).or(page.getByText(m.mating_copy_failed({}, say))),
    ).toBeVisible();

    const guest = await newVisitor();
    await guest.goto(page.url());
    await takenOver(guest);
    await read(guest);
    await guest.getByLabel(m.inbreeding_depth({}, say)).selectOption("3");
    await guest.getByRole("button", { name: m.inbreeding_count({}, say) }).click();
    await expect(guest).toHaveURL(/generations=3/);
    await read(guest);
  });

  test(`[2.11-52] [D10-16] a queen's menu links to a trial mating, registered or not, a tom's does not; her page shows her inbreeding (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    // The profile call answers guests with 403.
    watch.expectConsoleError(/403/);
    const { call } = await enterAsMember(page.context(), language);
    // A rare breed: in a common one the registry's own studs would be suggested first.
    const cat = { breed: "SOK", ems: "n 22", born: "2021-01-02" } as const;
    const queen = await enterCat(call, { ...cat, name: "Aurora", sex: "female" });
    const tom = await enterCat(call, { ...cat, name: "Matvey", sex: "male" });
    const mate = page.getByRole("link", { name: m.mating_add_mate({}, say), exact: true });
    await open(page, language, `/cats/${queen}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await expect(mate).toHaveAttribute("href", `/mating?dam=${queen}`);
    await expect(
      page.getByRole("button", { name: m.own_menu_delete({}, say), exact: true }),
    ).toBeVisible();
    await open(page, language, "/add");
    const sections = page.getByRole("region");
    await expect(sections.first()).toHaveAccessibleName(m.catform_search_title({}, say));
    await expect(sections.nth(1)).toHaveAccessibleName(m.catform_new_title({}, say));
    await registerByClub(queen);
    await registerByClub(tom);
    await open(page, language, `/cats/${tom}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await expect(mate).toHaveCount(0);
    await open(page, language, `/cats/${queen}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await mate.click();
    await expect(page).toHaveURL(`${origins[language]}/mating?dam=${queen}`);
    const suggested = page.getByRole("region", {
      name: m.mating_suggestions({}, say),
      exact: true,
    });
    await expect(
      suggested.getByRole("link", { name: m.mating_try_cat({ name: "Matvey" }, say) }).first(),
    ).toBeAttached();

    const guest = await newVisitor();
    await open(guest, language, `/cats/${queen}`);
    await guest.getByRole("link", { name: m.inbreeding_tab({}, say), exact: true }).click();
    await expect(guest.getByText(m.inbreeding_unknown({}, say))).toBeVisible();
    await expect(guest.getByText(m.inbreeding_loss_none({}, say))).toBeVisible();
    await guest.getByRole("link", { name: m.inbreeding_breed_link({}, say) }).click();
    await expect(guest.getByRole("heading", { level: 1 })).toContainText(
      m.inbreeding_title({}, say),
    );
    await expect(
      guest.getByRole("heading", { name: m.population_distribution({}, say) }),
    ).toBeVisible();
  });
}

test("a queen and a stud in the wrong places are swapped with one press", async ({ page }) => {
  const say = { locale: "en" } as const;
  const { call } = await enterAsMember(page.context(), "en");
  const cat = { born: "2021-04-02", breed: "KOR", ems: "a" } as const;
  const queen = await enterCat(call, { ...cat, name: "Swapped queen", sex: "female" });
  const stud = await enterCat(call, { ...cat, name: "Swapped stud", sex: "male" });
  await open(page, "en", `/mating?dam=${stud}&sire=${queen}`);
  await expect(page.getByText(m.mating_warns_dam_not_female({}, say))).toBeVisible();
  // On paper there are no buttons; what is folded and the colours' assumptions are expanded.
  const pedigree = page.getByRole("region", { name: m.mating_pedigree({}, say), exact: true });
  await expect(pedigree.getByText("Swapped queen", { exact: true }).first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(pedigree.getByText("Swapped queen", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: m.mating_swap({}, say) })).toBeHidden();
  await expect(page.getByRole("link", { name: m.mating_change_dam({}, say) })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  // Nothing is suggested for a cat that is not a queen.
  await expect(page.getByRole("heading", { name: m.mating_suggestions({}, say) })).toHaveCount(0);
  await page.getByRole("link", { name: m.mating_swap({}, say) }).click();
  await expect(page.getByText(m.mating_warns_dam_not_female({}, say))).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`dam=${queen}&sire=${stud}`, "u"));
  const assumptions = page.getByRole("group").filter({ hasText: m.mating_assumptions({}, say) });
  await expect(assumptions.getByRole("listitem").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(assumptions.getByRole("listitem").first()).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("heading", { name: m.mating_suggestions({}, say) })).toBeVisible();
});

for (const language of languages) {
  const say = { locale: language };

  test(`a phone shows the answer of a trial mating on two screens, and the rest without scripts (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const cat = { born: "2021-04-02", breed: "SIB" } as const;
    const dam = await enterCat(call, { ...cat, name: "Queen", sex: "female", ems: "ns 22 09" });
    const sire = await enterCat(call, { ...cat, name: "Stud", sex: "male", ems: "d 22" });
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, `/mating?dam=${dam}&sire=${sire}`);
    const sons = page
      .getByRole("region", { name: m.mating_colours({}, say), exact: true })
      .getByRole("listitem")
      .last();
    const { y, height } = (await sons.boundingBox())!;
    expect(y + height).toBeLessThan(2 * 740);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4 * 740);
    expect(await accessibilityFaults(page)).toEqual([]);

    const guest = await newVisitor({ javaScriptEnabled: false });
    await guest.goto(page.url());
    const pedigree = guest.getByRole("region", {
      name: m.mating_pedigree({}, say),
      exact: true,
    });
    await expect(pedigree.getByRole("figure")).toBeHidden();
    await pedigree.getByText(m.mating_pedigree({}, say), { exact: true }).click();
    await expect(pedigree.getByRole("figure")).toBeVisible();
  });
}

test("a stud is chosen among those of breeding age, of the queen's breed first; a kitten is found by name", async ({
  page,
}) => {
  const say = { locale: "en" } as const;
  const { call } = await enterAsMember(page.context(), "en");
  const grown = { sex: "male", born: "2021-04-02" } as const;
  const dam = await enterCat(call, {
    ...grown,
    name: "Mother",
    sex: "female",
    breed: "SIB",
    ems: "n",
  });
  await enterCat(call, { ...grown, name: "Sameness", breed: "SIB", ems: "n" });
  await enterCat(call, { ...grown, name: "Foreigner", breed: "ABY", ems: "n" });
  const born = new Date(Date.now() - 100 * 86_400_000).toISOString().slice(0, 10);
  await enterCat(call, { ...grown, name: "Kittenish", born, breed: "SIB", ems: "n" });
  await open(page, "en", `/mating?dam=${dam}`);
  const studs = page.getByRole("region", { name: m.mating_choose_sire({}, say), exact: true });
  const own = studs
    .getByRole("list")
    .first()
    .getByRole("link", { name: /^Choose/u });
  const chosen = (name: string) => m.mating_choose_cat({ name }, say);
  await expect(own).toHaveCount(2);
  await expect(own.nth(0)).toHaveAccessibleName(chosen("Sameness"));
  await expect(own.nth(1)).toHaveAccessibleName(chosen("Foreigner"));
  await expect(studs.getByText(m.mating_left_out({ months: 9 }, say))).toBeVisible();
  await studs.getByRole("searchbox").fill("Kittenish");
  await studs.getByRole("button", { name: m.mating_search_button({}, say) }).click();
  await expect(own).toHaveCount(1);
  await expect(own).toHaveAccessibleName(chosen("Kittenish"));
});
