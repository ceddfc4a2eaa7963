/** Two records of one cat are merged and split again. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";

/** One cat in two alphabets; both languages share a registry, so their cats must not look like duplicates of each other. */
const names = { en: ["Xenia", "Ксения"], ru: ["Olga", "Ольга"] } as const;

for (const locale of languages) {
  const say = { locale };
  const [latin, cyrillic] = names[locale];

  test(`merge and undo (${locale})`, async ({ page }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const cat = { breed: "SIB", ems: "n", sex: "female", born: "2021-01-01" } as const;
    const kept = await enterCat(call, { ...cat, name: latin });
    const gone = await enterCat(call, { ...cat, name: cyrillic });
    const kitten = await enterCat(call, { ...cat, name: `Kitten of ${latin}`, born: "2023-01-01" });
    await call("POST /parents/", { body: { catId: kitten, motherId: gone } });
    const mother = async () =>
      (await call("GET /parents/{id}", { params: { id: kitten } })).data.mother_id;

    await open(page, locale, "/my/checks");
    await page
      .getByRole("link", { name: m.check_compare({ name: cyrillic }, say) })
      .first()
      .click();
    await expect(
      page.getByRole("heading", { level: 1, name: m.merge_title({}, say) }),
    ).toBeVisible();
    await page.getByRole("radio", { name: cyrillic, exact: true }).check();
    await page.getByRole("button", { name: m.merge_submit({}, say) }).click();
    await expect(page.getByText(m.merge_done({}, say))).toBeVisible();
    expect(await mother()).toBe(kept);
    expect((await call("GET /cats/{id}/name", { params: { id: kept } })).data.cat_name).toBe(
      cyrillic,
    );

    await page.getByRole("button", { name: m.merge_undo({}, say) }).click();
    await expect(page.getByText(m.merge_undone({}, say))).toBeVisible();
    expect(await mother()).toBe(gone);
    expect((await call("GET /cats/{id}/name", { params: { id: kept } })).data.cat_name).toBe(latin);
  });

  test(`a merge is undone later, from the list (${locale})`, async ({ page, watch }) => {
    const { call } = await enterAsMember(page.context(), locale);
    await open(page, locale, "/my/checks");
    await page.getByRole("link", { name: m.merges_title({}, say) }).click();
    await expect(page.getByText(m.merges_none({}, say))).toBeVisible();

    const cat = { breed: "SIB", ems: "n", sex: "female", born: "2021-01-01" } as const;
    const kept = await enterCat(call, { ...cat, name: `Kept ${latin}` });
    const gone = await enterCat(call, { ...cat, name: `Gone ${latin}` });
    await call("POST /cats/{id}/merge", { params: { id: kept }, body: { other: gone } });
    const later = { params: { id: kept }, body: { description: "Entered after the merge" } };
    await call("PATCH /cats/{id}", later);
    await open(page, locale, "/my/merges");
    const pair = { name: `Gone ${latin}`, kept: `Kept ${latin}` };
    const undo = page.getByRole("button", { name: m.merges_undo_of(pair, say) });
    await undo.click();
    await page.getByRole("button", { name: m.merges_keep({}, say) }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    watch.expectConsoleError(/409/);
    await undo.click();
    await page.getByRole("button", { name: m.merges_undo_confirm({}, say) }).click();
    await expect(page.getByRole("alert")).toContainText(m.catform_description({}, say));
    await page.getByRole("link", { name: m.merges_see_history({}, say) }).click();
    const change = { what: m.history_cat_update({}, say) };
    await page.getByRole("button", { name: m.history_undo_label(change, say) }).click();
    await page.getByRole("button", { name: m.history_undo_yes({}, say) }).click();
    await expect(page.getByText(m.history_undo_done({}, say))).toBeVisible();
    await open(page, locale, "/my/merges");
    await undo.click();
    await page.getByRole("button", { name: m.merges_undo_confirm({}, say) }).click();
    await expect(undo).toBeHidden();
    expect((await call("GET /cats/{id}/name", { params: { id: gone } })).data.cat_name).toBe(
      pair.name,
    );
  });
}
