/** The Parents tab, and the links in the pedigree's empty places. */
import type { Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";

const en = { locale: "en" } as const;
const kitten = { name: "Aurora", sex: "female", breed: "SIB", ems: "ns 22" } as const;

const card = (page: Page, role: string) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: role, level: 3, exact: true }) });

interface Trio {
  readonly child: number;
  readonly mother: number;
  readonly father: number;
}

/** @param otherCall the father's owner */
async function trio(call: ApiCaller, otherCall = call): Promise<Trio> {
  const child = await enterCat(call, kitten);
  const mother = await enterCat(call, { ...kitten, name: "Juniper", prefix: "Silverbrook" });
  const father = await enterCat(otherCall, { ...kitten, name: "Bagheera", sex: "male" });
  await call("POST /parents/", { body: { catId: child, motherId: mother } });
  await call("POST /parents/", { body: { catId: child, fatherId: father } });
  return { child, mother, father };
}

for (const language of languages) {
  const say = { locale: language };

  test(`[2.11-10] [2.11-12] [2.11-13] [2.11-14] [2.11-15] [2.11-16] [2.11-17] [2.11-18] [2.11-19] both parents are shown as cards, which the online owner can change (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const other = await enterAsMember((await newVisitor()).context(), language);
    const { child, mother } = await trio(call, other.call);
    await registerByClub(mother);
    await open(page, language, `/cats/${child}`);
    const motherCard = card(page, m.cat_mother({}, say));
    const fatherCard = card(page, m.cat_father({}, say));
    await expect(motherCard).toHaveClass(/(^| )female( |$)/);
    await expect(fatherCard).toHaveClass(/(^| )male( |$)/);
    await expect(motherCard).toContainText("Silverbrook Juniper");
    const [reg, my, owned] = [
      m.cat_badge_reg({}, say),
      m.cat_badge_my({}, say),
      m.cat_badge_owned({}, say),
    ];
    for (const [parent, shown, absent] of [
      [motherCard, [reg, my], [owned]],
      [fatherCard, [owned], [reg, m.cat_badge_my_male({}, say)]],
    ] as const) {
      for (const text of shown) await expect(parent.getByText(text, { exact: true })).toBeVisible();
      for (const text of absent)
        await expect(parent.getByText(text, { exact: true })).toHaveCount(0);
    }

    const address = (sex: string) => `/cats/${child}/addparent?p=${sex}`;
    const [changeMother, changeFather] = [
      m.cat_mother_change({}, say),
      m.cat_father_change({}, say),
    ];
    await expect(link(fatherCard, changeFather)).toHaveAttribute("href", address("male"));
    await link(motherCard, changeMother).click();
    await expect(page).toHaveURL(origins[language] + address("female"));
    await page.goBack();
    await button(motherCard, m.cat_mother_delete({}, say)).click();
    await expect(motherCard).toContainText(m.cat_mother_unknown({}, say));
    await button(fatherCard, m.cat_father_delete({}, say)).click();
    await expect(fatherCard).toContainText(m.cat_father_unknown({}, say));
    await page.reload();
    await expect(link(fatherCard, m.cat_father_select({}, say))).toHaveAttribute(
      "href",
      address("male"),
    );
    await link(motherCard, m.cat_mother_select({}, say)).click();
    await expect(page).toHaveURL(origins[language] + address("female"));
    expect((await call("GET /parents/{id}", { params: { id: child } })).data).toMatchObject({
      mother_id: null,
      father_id: null,
    });
  });

  test(`[2.11-21] [2.11-27] [2.11-29] without parents a stranger is told who adds them, the owner where (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/403/);
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, kitten);
    const stranger = await newVisitor();
    await enterAsMember(stranger.context(), language);
    await open(stranger, language, `/cats/${id}`);
    await expect(stranger.getByText(m.cat_no_parents({}, say), { exact: true })).toBeVisible();

    await open(page, language, `/cats/${id}?tab=pedigree`);
    await expect(page.getByText(m.pedigree_hint({}, say), { exact: true })).toBeVisible();
    const place = (position: number) => page.locator(`[data-position="${position}"]`);
    await expect(place(2).getByRole("link")).toHaveAttribute(
      "href",
      `/cats/${id}/addparent?p=male`,
    );
    await place(3).getByRole("link").click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}/addparent?p=female`);
  });
}

test("[2.11-12] [2.11-13] [2.11-14] [2.11-21] [2.11-29] the words match the specification", () => {
  expect([
    m.cat_badge_reg({}, en),
    m.cat_badge_my({}, en),
    m.cat_badge_owned({}, en),
    m.cat_no_parents({}, en),
    m.pedigree_hint({}, en),
  ]).toEqual([
    "Reg",
    "My",
    "Owned",
    "No parents. Only online owner can add parents",
    "Add mother and father on the Parents tab, then go to their pages and add their parents.",
  ]);
});

test("[2.11-20] parents are fixed for strangers, on a registered cat, and on its ancestors", async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectConsoleError(/403/);
  const { call } = await enterAsMember(page.context(), "en");
  const { child, mother } = await trio(call);
  const grandmother = await enterCat(call, { ...kitten, name: "Willow" });
  await call("POST /parents/", { body: { catId: mother, motherId: grandmother } });
  const stranger = await newVisitor();
  await enterAsMember(stranger.context(), "en");
  const seesNoControls = async (visitor: Page, id: number, parent: string) => {
    await open(visitor, "en", `/cats/${id}`);
    const tab = visitor.getByRole("region", { name: m.cat_tab_parents({}, en), exact: true });
    await expect(tab).toContainText(parent);
    await expect(tab.getByRole("button")).toHaveCount(0);
    const leads = tab.getByRole("link");
    for (const href of await leads.evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
      expect(href).toMatch(/^\/cats\/\d+$/);
  };
  await open(page, "en", `/cats/${mother}`);
  await expect(button(page, m.cat_mother_delete({}, en))).toBeVisible();
  await seesNoControls(stranger, mother, "Willow");
  await registerByClub(child);
  await seesNoControls(page, child, "Juniper");
  await seesNoControls(page, mother, "Willow");
});

test("[8-26] deleting a parent that was already removed elsewhere says so", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/parents/);
  const { call } = await enterAsMember(page.context(), "en");
  const { child } = await trio(call);
  await open(page, "en", `/cats/${child}`);
  await call("DELETE /parents/{id}", { params: { id: child }, body: { mother: true } });
  await button(page, m.cat_mother_delete({}, en)).click();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "Expected error occured",
  );
});
