/** Finding a cat: a parent for a cat, and a free cat to take. */
import type { Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open } from "../screen.ts";

const en = { locale: "en" } as const;
const cat = { breed: "SIB", ems: "ns 22" } as const;

const box = (page: Page, language: Language) =>
  page.getByRole("searchbox", { name: m.cat_search_label({}, { locale: language }), exact: true });

const found = (page: Page) => page.getByRole("main").getByRole("article");

let names = 0;
/** Not found by anybody else's search. */
const uniqueName = (word: string) => `${word} ${process.pid} ${Date.now()} ${names++}`;

const kitten = (call: ApiCaller) => enterCat(call, { ...cat, name: "Aurora", sex: "female" });

/** Records search requests from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/cats/all-with-color-10")) asked.push(searchParams.get("q") ?? "");
  });
  return asked;
}

for (const language of languages) {
  const say = { locale: language };

  test(`[2.12-01] [2.12-03] [2.12-04] [2.12-05] [2.12-06] [2.13-12] [3-18] [3-19] [3-20] a parent is found and chosen (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const other = await enterAsMember((await newVisitor()).context(), language);
    const child = await kitten(call);
    const [damName, sireName] = [uniqueName("Juniper"), uniqueName("Bagheera")];
    const dam = await enterCat(call, { ...cat, name: damName, sex: "female" });
    await registerByClub(dam);
    const sire = await enterCat(other.call, { ...cat, name: sireName, sex: "male" });
    await open(page, language, `/cats/${child}/addparent?p=female`);
    await expect(found(page).first()).toBeVisible();
    await box(page, language).fill(damName);
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText(damName);
    await expect(found(page)).toContainText(m.cat_no_pedigree({}, say));
    const badge = (text: string) => found(page).getByText(text, { exact: true });
    await expect(badge(m.cat_badge_reg({}, say))).toBeVisible();
    await expect(badge(m.cat_badge_owned({}, say))).toHaveCount(0);

    await link(page, `← ${m.cat_back_to_page({}, say)}`).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${child}`);
    await open(page, language, `/cats/${child}/addparent?p=male`);
    await link(page.getByRole("main"), m.cat_add_with_colour({}, say)).click();
    await expect(page).toHaveURL(/\/addwithcolor\?/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      m.catform_father_title({}, say),
    );
    await expect(page.getByLabel(m.catform_main({}, say), { exact: true })).toBeVisible();
    await page.goBack();
    await box(page, language).fill(sireName);
    await expect(found(page)).toHaveCount(1);
    await expect(found(page)).toContainText(sireName);
    await expect(badge(m.cat_badge_owned({}, say))).toBeVisible();
    await expect(badge(m.cat_badge_reg({}, say))).toHaveCount(0);
    const [request] = await Promise.all([
      page.waitForRequest("**/api/parents/"),
      button(found(page), m.cat_add_father({}, say)).click(),
    ]);
    expect(request.method()).toBe("POST");
    expect(request.postDataJSON()).toMatchObject({ catId: child, fatherId: sire });
    await expect(page).toHaveURL(`${origins[language]}/cats/${child}`);
    await expect(
      page
        .getByRole("article")
        .filter({ hasText: m.cat_father({}, say) })
        .last(),
    ).toContainText(sireName);
    await open(page, language, `/cats/${child}/addparent?p=female`);
    await box(page, language).fill(damName);
    await expect(found(page)).toHaveCount(1);
    await expect(button(found(page), m.cat_add_mother({}, say))).toBeVisible();
  });

  test(`[2.12-07] [2.12-08] [2.12-10] a free cat is found above the form for a new one, and taken (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const keeper = await enterAsMember((await newVisitor()).context(), language);
    const name = uniqueName("Findling");
    const free = { ...cat, name, sex: "female", isMine: false } as const;
    await enterCat(keeper.call, free);
    const { call } = await enterAsMember(page.context(), language);
    const child = await kitten(call);
    await open(page, language, `/add?p=female&child=${child}`);
    const heading = page.getByRole("heading", {
      level: 2,
      name: m.catform_search_mother_of({ id: child }, say),
    });
    await expect(heading).toBeVisible();
    await open(page, language, "/add");
    await box(page, language).fill(name);
    await expect(found(page)).toHaveCount(1);
    await button(found(page), m.catform_take({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/my`);
    await expect(found(page).filter({ hasText: name })).toHaveCount(1);
  });
}

test("[2.12-03] [2.12-07] [3-18] [3-19] [3-20] the words match the specification", () => {
  expect([
    m.cat_add_father({}, en),
    m.cat_add_mother({}, en),
    m.catform_take({}, en),
    m.cat_no_pedigree({}, en),
    m.cat_badge_reg({}, en),
    m.cat_badge_owned({}, en),
  ]).toEqual([
    "Add a father",
    "Add a mother",
    "Add the cat to my page",
    "no pedigree provided",
    "Reg",
    "Owned",
  ]);
});

test("[5-50] [9-20] a search is sent if its text is empty or longer than two characters", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en");
  const child = await kitten(call);
  await open(page, "en", `/cats/${child}/addparent?p=female`);
  const asked = askedFor(page);
  const note = page.getByRole("search").getByRole("status");
  for (const text of ["a", "ab"]) {
    await box(page, "en").fill(text);
    await expect(note).toHaveText(m.cat_search_too_short({}, en));
  }
  await box(page, "en").fill("Abc");
  await expect.poll(() => asked).toEqual(["abc"]);
  await box(page, "en").fill("ab");
  await expect(note).toHaveText(m.cat_search_too_short({}, en));
  await box(page, "en").fill("");
  await expect.poll(() => asked).toEqual(["abc", ""]);
});

test("[8-48] [8-49] a search that fails or returns no list shows neither a message nor a wrong cat", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/all-with-color|color\/main/);
  const { call } = await enterAsMember(page.context(), "en");
  const child = await kitten(call);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await open(page, "en", `/cats/${child}/addparent?p=female`);
  await expect(found(page).first()).toBeVisible();
  const path = "**/api/cats/all-with-color-10-by-gender?**";
  await page.route(path, (route) =>
    route.fulfill({ status: 400, json: { success: false, message: "Not so" } }),
  );
  await box(page, "en").fill("juniper");
  await expect.poll(() => logged).toContain("Failed to search cats: Not so");
  await expect(page.getByText("Not so")).toHaveCount(0);
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  await page.unroute(path);
  await page.route(path, (route) =>
    route.fulfill({ json: { success: true, message: "", data: { data: { id: 1 } } } }),
  );
  await box(page, "en").fill("bagheera");
  await expect(page.getByText(m.cat_search_none({}, en))).toBeVisible();
  await expect(found(page)).toHaveCount(0);

  await page.route("**/api/color/main", (route) =>
    route.fulfill({ status: 400, json: { success: false, message: "No colours" } }),
  );
  await link(page.getByRole("main"), m.cat_add_with_colour({}, en)).click();
  const main = page.getByLabel(m.catform_main({}, en), { exact: true });
  await expect(main.locator("option")).toHaveCount(1);
  await expect.poll(() => logged).toContain("Failed to load colours: No colours");
  await expect(page.getByText("No colours")).toHaveCount(0);
});

test("[8-21] an error is shown if members cannot be loaded", async ({ page, watch }) => {
  watch.expectConsoleError(/api\/users/);
  const { call } = await enterAsMember(page.context(), "en");
  const id = await kitten(call);
  await open(page, "en", `/cats/${id}/update`);
  const members = page.getByRole("main").getByRole("searchbox");
  for (const status of [200, 400]) {
    await page.route("**/api/users?**", (route) =>
      route.fulfill({ status, json: { success: false, message: "No" } }),
    );
    await members.fill("");
    await members.fill("marta");
    await expect(page.getByText("Failed to fetch users", { exact: true })).toBeVisible();
    await members.fill("");
    await expect(page.getByText("Failed to fetch users", { exact: true })).toHaveCount(0);
    await page.unroute("**/api/users?**");
  }
});
