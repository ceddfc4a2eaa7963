/** Forms of many values: what was changed in another tab is shown before it is written over, and nothing typed is lost. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

/** In the other language the first one's cats would be offered as likely namesakes. */
const TYPED = {
  en: { dam: "Daisy Unheard of", granny: "Granny Wintergreen" },
  ru: { dam: "Белла Невиданная", granny: "Фрося с Мельницы" },
};

const REFUSED = /status of 409/;
const cell = (page: Page, position: number) =>
  page.locator(`[data-position="${position}"]`).getByRole("combobox");

for (const language of languages) {
  const say = { locale: language };

  test(`[SEC-07] a pedigree that got a dam meanwhile shows her before lines are saved for another (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(REFUSED);
    const { call } = await enterAsMember(page.context(), language);
    const { dam, granny } = TYPED[language];
    const kitten = { sex: "female", breed: "SIB", ems: "n 22" } as const;
    const id = await enterCat(call, { ...kitten, name: "Aurora", born: "2024-02-03" });
    const rosa = await enterCat(call, { ...kitten, name: "Rosa", born: "2020-02-03" });
    await open(page, language, `/cats/${id}/pedigree/edit`);
    await cell(page, 3).fill(dam);
    await cell(page, 7).fill(granny);
    await call("POST /parents/", { body: { catId: id, motherId: rosa } });
    await button(page, m.grid_save({}, say)).click();
    await expect(page.getByText(m.error_version_stale({}, say))).toBeVisible();
    await expect(page.locator('[data-position="3"]')).toContainText("Rosa");
    const left = page.getByRole("alert").filter({ hasText: m.grid_left({}, say) });
    await expect(left).toContainText(dam);
    await expect(cell(page, 7)).toHaveValue(granny);
    expect(await accessibilityFaults(page)).toEqual([]);
    const { data: before } = await call("GET /cats/{id}/pedigree/grid", { params: { id } });
    expect(before.ancestors.map(({ position }) => position)).toEqual([3]);
    await button(page, m.grid_save({}, say)).click();
    await expect(page.locator('[data-position="7"]').getByRole("link")).toBeVisible();
  });

  test(`[SEC-07] boxes that were ticked in another tab are named, and either choice can be kept (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(REFUSED);
    const { call } = await enterAsAdministrator(page.context(), language);
    const name = `Dora ${randomUUID().slice(0, 8)}`;
    const body = { name, email: `${randomUUID()}@judges.example`, systems: ["FIFe" as const] };
    const { data: judge } = await call("POST /admin/judges", { body });
    await open(page, language, "/admin/credentials?list=judges");
    const entry = page.getByRole("listitem").filter({ hasText: name });
    await entry.getByText(m.judge_change({}, say), { exact: true }).click();
    await entry.getByRole("checkbox", { name: "TICA" }).check();
    await call("PUT /admin/judges/{id}", {
      params: { id: judge.id },
      body: { ...body, systems: ["FIFe", "WCF"], rested: 1 },
    });
    const save = entry.locator("form").getByRole("button", { name: m.judge_save({}, say) });
    await save.click();
    const conflict = entry.getByRole("region", { name: m.conflict_title({}, say) });
    await expect(conflict).toBeFocused();
    const systems = conflict.getByRole("group").filter({ hasText: "TICA" });
    await expect(systems).toContainText("FIFe, WCF");
    await expect(systems).toContainText("FIFe, TICA");
    await systems.getByRole("radio").first().check();
    await expect(entry.getByRole("checkbox", { name: "WCF" })).toBeChecked();
    await expect(entry.getByRole("checkbox", { name: "TICA" })).not.toBeChecked();
    await systems.getByRole("radio").last().check();
    await expect(entry.getByRole("checkbox", { name: "TICA" })).toBeChecked();
    await save.click();
    await expect(page.getByText(m.judge_saved({ name }, say))).toBeVisible();
    const { data: judges } = await call("GET /admin/judges", { query: { limit: 100 } });
    expect(judges.find(({ id }) => id === judge.id)).toMatchObject({
      systems: ["FIFe", "TICA"],
      rested_at: expect.any(String),
    });
  });
}
