/** Results of shows: entered by their parts, counted by the federation's rules, and a title that the club confirms without a tick. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { caseOf } from "../cases/desk-steps.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { champion } from "./champion.ts";

/** Both languages share one registry, and the club sees all of it. */
const names = { en: "Marquis", ru: "Маркиз" };
const judges = ["Anna North", "Ben West", "Carla South"];

for (const language of languages) {
  const say = { locale: language };
  const name = names[language];

  test(`three certificates make a champion, and the club confirms it in one click (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const { call } = await enterAsMember(page.context(), language);
    const cat = await enterCat(call, {
      name,
      sex: "male",
      breed: "SIB",
      ems: "n 22",
      born: "2022-02-03",
    });
    const input = (label: string) => field(page, label, language);
    const save = () => page.getByRole("button", { name: m.credential_save({}, say) }).click();
    for (const [at, judge] of judges.entries()) {
      await open(page, language, `/cats/${cat}/credentials/new`);
      await input(m.credential_kind({}, say)).selectOption("result");
      await input(m.credential_system({}, say)).selectOption("FIFe");
      await input(m.credential_class({}, say)).selectOption("adult");
      await input(m.credential_award({}, say)).selectOption("CAC");
      if (at === 0) {
        await save();
        await expect(page.getByText(m.field_required({}, say)).first()).toBeVisible();
      }
      await input(m.credential_judge({}, say)).fill(judge);
      await input(m.credential_country({}, say)).selectOption("FI");
      await input(m.credential_show_name({}, say)).fill("Baltic Show");
      await input(m.credential_date({}, say)).fill(`2025-0${at + 1}-11`);
      await input(m.credential_scan({}, say)).setInputFiles(await scannedSheet());
      expect(await accessibilityFaults(page)).toEqual([]);
      await save();
      await expect(page).toHaveURL(/\/credentials$/);
      if (at === 1)
        await expect(
          page.getByText(m.titles_missing_certs({ count: 1, award: "CAC" }, say)),
        ).toContainText(m.titles_missing_judges({ count: 1 }, say));
    }
    await expect(page.getByText(m.titles_unconfirmed({}, say))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const desk = await newVisitor();
    const { call: asClub } = await enterAsAdministrator(desk.context(), language);
    const { data: results } = await call("GET /cats/{id}/credentials", { params: { id: cat } });
    for (const { id } of results)
      await asClub("PUT /credentials/{id}/confirm", { params: { id }, body: { confirmed: true } });

    await page.reload();
    await expect(page.getByText(m.titles_confirmed({}, say))).toBeVisible();
    await page.getByRole("button", { name: m.titles_enter({ title: "CH" }, say) }).click();
    await expect(page.getByText(m.titles_held({}, say), { exact: true })).toBeVisible();
    await expect(page.getByText(/\bIC \(FIFe/)).toBeVisible();

    await open(desk, language, await caseOf(desk, language, name, "title"));
    await expect(desk.getByText(m.case_checks_none({}, say))).toBeVisible();
    await desk.getByRole("button", { name: m.case_confirm({}, say) }).click();
    await expect(desk.getByRole("button", { name: m.case_take_back({}, say) })).toBeVisible();
  });

  test(`a title whose results have no scan is said to stay the owner's word (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const facts = { sex: "male", breed: "SIB", ems: "n 22", born: "2022-02-03" } as const;
    const cat = await enterCat(call, { name, ...facts });
    await champion(call, cat);
    await open(page, language, `/cats/${cat}/credentials`);
    await expect(page.getByText(m.titles_entered_unscanned({}, say))).toBeVisible();
    await expect(page.getByText(m.titles_entered_hint({}, say))).toBeHidden();
    await page.getByRole("button", { name: m.titles_enter({ title: "CH" }, say) }).click();
    await expect(page.getByText(m.titles_held({}, say), { exact: true })).toBeVisible();
  });
}
