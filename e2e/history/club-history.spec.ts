/** The club's full history: searching, filtering, and undoing a wrong change. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`the club finds a change by type, member and day (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const breeder = await enterAsMember((await newVisitor()).context(), language, {
      first_name: `Ada${language}`,
      last_name: `B${Math.floor(Math.random() * 1e9)}`,
    });
    const who = `${breeder.first_name} ${breeder.last_name}`;
    const cat = { sex: "female", breed: "SIB", ems: "n 22" } as const;
    const id = await enterCat(breeder.call, { ...cat, name: "Castalia" });
    await breeder.call("PATCH /cats/{id}", { params: { id }, body: { chip: "643094100000001" } });

    await enterAsAdministrator(page.context(), language);
    await open(page, language, "/admin/history");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      m.history_admin_title({}, say),
    );
    await link(page, m.history_filter_member({ name: who }, say))
      .first()
      .click();
    await expect(page.getByText(m.history_only_member({ name: who }, say))).toBeVisible();
    const happened = page.getByRole("main").getByRole("article").getByRole("heading");
    await expect(happened).toHaveText([
      m.history_cat_update({}, say),
      m.history_colour_insert({}, say),
      m.history_cat_insert({}, say),
    ]);
    const filters = page.getByRole("search", { name: m.history_filters({}, say) });
    await filters
      .getByLabel(m.history_filter_noun({}, say))
      .selectOption({ label: m.history_noun_colour({}, say) });
    await button(filters, m.history_filter_submit({}, say)).click();
    await expect(happened).toHaveText([m.history_colour_insert({}, say)]);

    // The filters are in the address; an empty day says so.
    await filters.getByLabel(m.history_filter_day({}, say)).fill("2001-01-01");
    await button(filters, m.history_filter_submit({}, say)).click();
    await expect(page).toHaveURL(/day=2001-01-01/);
    await expect(page.getByText(m.history_none_found({}, say))).toBeVisible();
    await link(page, m.history_reset({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/admin/history`);
    await expect(happened.first()).toBeVisible();
  });

  test(`the club finds and undoes its wrong change to a cat on its page (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/409/);
    const club = await enterAsAdministrator(page.context(), language, {
      first_name: "Irina",
      last_name: `C${Math.floor(Math.random() * 1e9)}`,
    });
    const cat = { sex: "female", breed: "SIB", ems: "n 22" } as const;
    const id = await enterCat(club.call, { ...cat, name: "Drusilla", born: "2024-02-03" });
    const motherId = await enterCat(club.call, { ...cat, name: "Wrong One", born: "2020-02-03" });
    await club.call("POST /parents/", { body: { catId: id, motherId } });

    await open(page, language, "/admin/history?noun=parents");
    const who = m.history_filter_member({ name: `${club.first_name} ${club.last_name}` }, say);
    await link(page, who).first().click();
    const change = page.getByRole("article", { name: m.history_parents_update({}, say) });
    await expect(change).toHaveCount(1);
    await expect(change).toContainText("Wrong One");
    const motherOf = async () =>
      (await club.call("GET /parents/{id}", { params: { id } })).data.mother_id;
    const agree = () => button(page.getByRole("dialog"), m.history_undo_yes({}, say)).click();
    const said = page.getByText(m.history_undo_done({}, say));
    const what = `${m.history_parents_update({}, say)} · Drusilla`;
    const undo = button(change, m.history_undo_label({ what }, say));
    await undo.click();
    await expect(page.getByRole("dialog")).toContainText(what);
    await page.keyboard.press("Escape");
    await expect(undo).toBeFocused();
    await undo.click();
    await agree();
    await expect(said).toBeFocused();
    await expect(change).toHaveCount(2);
    await expect(change.first()).toContainText(m.history_is_undoing({}, say));
    expect(await motherOf()).toBeNull();

    // The undo can be undone in turn, here or in the cat's history.
    await link(change.first(), "Drusilla").click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}/history`);
    await button(
      page,
      m.history_undo_label({ what: m.history_parents_update({}, say) }, say),
    ).click();
    await agree();
    await expect(said).toBeFocused();
    expect(await motherOf()).toBe(motherId);

    // If later changes prevent an undo, the club is told so.
    await club.call("DELETE /parents/{id}", { params: { id }, body: { mother: true } });
    await page.goBack();
    await button(change.nth(1), m.history_undo_label({ what }, say)).click();
    await agree();
    await expect(page.getByRole("alert")).toHaveText(m.error_changed_since({}, say));

    // Entries stay: the undo is another entry, and the club cannot undo changes in the history of a member's cat.
    const breeder = await enterAsMember((await newVisitor()).context(), language);
    const theirs = await enterCat(breeder.call, { ...cat, name: "Elektra" });
    await breeder.call("PATCH /cats/{id}", {
      params: { id: theirs },
      body: { description: "Shy" },
    });
    await open(page, language, `/cats/${theirs}/history`);
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("article").getByRole("button")).toHaveCount(0);
  });
}
