/** A cat's history, viewed and undone. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`a wrong change is seen in the cat's history and undone (${language})`, async ({ page }) => {
    const { call, first_name, last_name } = await enterAsMember(page.context(), language);
    const catId = await enterCat(call, {
      name: "Marmalade",
      sex: "female",
      breed: "SIB",
      ems: "ns 22",
      born: "2024-02-03",
    });
    const { data: card } = await call("GET /cats/{id}", { params: { id: catId } });
    await call("PUT /cats/{id}", {
      params: { id: catId },
      body: { cat_name: "Marmelade", breed_id: card.breed_id, cat_birthdate: "2024-02-03" },
    });

    await open(page, language, `/cats/${catId}`);
    await page.getByRole("link", { name: m.history_tab({}, say), exact: true }).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${catId}/history`);
    const changed = page
      .getByRole("article", { name: m.history_cat_update({}, say), exact: true })
      .first();
    await expect(changed).toContainText(`${first_name} ${last_name}`);
    await expect(changed).toContainText(m.history_field_cat_name({}, say));
    await expect(changed).toContainText(/Marmalade → .*Marmelade/);
    const added = page.getByRole("article", { name: m.history_cat_insert({}, say), exact: true });
    await expect(added).toContainText("Marmalade");
    await expect(added.getByRole("button")).toHaveCount(0);

    const undo = changed.getByRole("button", {
      name: m.history_undo_label({ what: m.history_cat_update({}, say) }, say),
    });
    await undo.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: m.history_undo_no({}, say), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await undo.click();
    await dialog.getByRole("button", { name: m.history_undo_yes({}, say), exact: true }).click();
    await expect(page.getByText(m.history_undo_done({}, say))).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Marmalade");
    await expect(changed).toContainText(m.history_is_undoing({}, say));
    await expect(
      page.getByRole("article").filter({ hasText: m.history_is_undone({}, say) }),
    ).toHaveCount(1);
  });

  test(`an undo prevented by later changes says so (${language})`, async ({ page, watch }) => {
    watch.expectConsoleError(/409/);
    const { call } = await enterAsMember(page.context(), language);
    const catId = await enterCat(call, { name: "Pepper", sex: "male", breed: "SIB", ems: "n" });
    for (const description of ["Shy", "Bold"])
      await call("PATCH /cats/{id}", { params: { id: catId }, body: { description } });
    await open(page, language, `/cats/${catId}/history`);
    const first = page.getByRole("article").filter({ hasText: /→ .*Shy/ });
    await first.getByRole("button").click();
    await page.getByRole("button", { name: m.history_undo_yes({}, say), exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText(m.error_changed_since({}, say));
  });
}
