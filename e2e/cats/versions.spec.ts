/** Two people changing or deciding the same thing; lost answers; and input before scripts have loaded. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { addPedigree, breederWithCat } from "../applied-cat.ts";
import { fillCat, sendCat } from "../cat-form.ts";
import { daysFromNow, enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet } from "../scan.ts";
import { button, field, open, takenOver } from "../screen.ts";

const REFUSED = /status of 409/;
const kitten = { name: "Aurora", sex: "female", breed: "SIB", ems: "ns 22 64" } as const;

const save = (page: Page, language: Language) =>
  button(page, m.catform_save_edit({}, { locale: language }));

for (const language of languages) {
  const say = { locale: language };
  const chip = (page: Page) => field(page, m.catform_chip({}, say), language);
  const description = (page: Page) => field(page, m.catform_description({}, say), language);

  test(`[SEC-07] the second of two tabs shows both values, loses nothing typed, and saves the choice (${language})`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectConsoleError(REFUSED);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, kitten);
    const second = await context.newPage();
    for (const tab of [page, second]) await open(tab, language, `/cats/${id}/update`);
    await chip(page).fill("643 0941 0001");
    await description(page).fill("Fond of boxes");
    await save(page, language).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}`);

    await description(second).fill("Fond of laps");
    await save(second, language).click();
    const conflict = second.getByRole("region", { name: m.conflict_title({}, say) });
    await expect(conflict).toBeFocused();
    await expect(conflict.getByRole("group")).toHaveCount(2);
    const ofDescription = conflict.getByRole("group", { name: m.catform_description({}, say) });
    await expect(ofDescription).toContainText("Fond of boxes");
    await expect(ofDescription).toContainText("Fond of laps");
    // The chip was not edited here, so the other tab's value is already there.
    await expect(chip(second)).toHaveValue("643 0941 0001");
    await expect(description(second)).toHaveValue("Fond of laps");
    await ofDescription.getByRole("radio").first().check();
    await expect(description(second)).toHaveValue("Fond of boxes");
    await ofDescription.getByRole("radio").last().check();
    await expect(description(second)).toHaveValue("Fond of laps");
    await save(second, language).click();
    await expect(second).toHaveURL(`${origins[language]}/cats/${id}`);
    const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    expect(data).toMatchObject({ chip: "643 0941 0001", description: "Fond of laps" });
  });

  test(`a birth date known by its month outlives a conflict in another field, and follows theirs (${language})`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expectConsoleError(REFUSED);
    const { call } = await enterAsMember(context, language);
    const id = await enterCat(call, { ...kitten, born: "2015-05-12" });
    const birth = (tab: Page) => field(tab, m.catform_birth({}, say), language);
    const known = (tab: Page) => field(tab, m.history_field_birthdate_precision({}, say), language);
    const [second, third] = [await context.newPage(), await context.newPage()];
    await open(third, language, `/cats/${id}/update`);
    await open(page, language, `/cats/${id}/update`);
    await known(page).selectOption("month");
    await expect(birth(page)).toHaveValue("05.2015");
    await save(page, language).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}`);
    for (const tab of [page, second]) await open(tab, language, `/cats/${id}/update`);
    await description(page).fill("Fond of boxes");
    await save(page, language).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}`);

    await description(second).fill("Fond of laps");
    await save(second, language).click();
    const conflict = second.getByRole("region", { name: m.conflict_title({}, say) });
    await expect(conflict.getByRole("group")).toHaveCount(1);
    await expect(birth(second)).toHaveValue("05.2015");
    await save(second, language).click();
    await expect(second).toHaveURL(`${origins[language]}/cats/${id}`);

    // Here the whole day is still shown; not touched, it becomes the month.
    await chip(third).fill("643 0941 0001");
    await save(third, language).click();
    await expect(third.getByRole("region", { name: m.conflict_title({}, say) })).toBeFocused();
    await expect(known(third)).toHaveValue("month");
    await expect(birth(third)).toHaveValue("05.2015");
    await save(third, language).click();
    await expect(third).toHaveURL(`${origins[language]}/cats/${id}`);
    const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    expect(data).toMatchObject({
      cat_birthdate_input: "2015-05-01",
      cat_birthdate_precision: "month",
      description: "Fond of laps",
    });
  });

  test(`[SEC-07] the club sees what has changed since it looked before it confirms (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(REFUSED);
    const { member, id, name, shown } = await breederWithCat(page, language);
    const dam = await enterCat(member.call, { ...kitten, name: "Bastet", born: "2020-01-01" });
    await member.call("POST /parents/", { body: { catId: id, motherId: dam } });
    const pedigrees_id = await addPedigree(member, page, language, id);
    await member.call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id },
    });
    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${encodeURIComponent(name)}`);
    const { data } = await member.call("GET /cats/cat-and-color/{id}", { params: { id: dam } });
    await member.call("PUT /cats/{id}", {
      params: { id: dam },
      body: { cat_name: "Sekhmet", breed_id: data!.breed_id, cat_birthdate: "2020-01-01" },
    });
    const card = club.getByRole("article", { name: shown });
    await button(card, m.desk_confirm({}, say)).click();
    const changed = card.locator('[data-changed="ancestor_3"]');
    await expect(changed).toContainText("Bastet");
    await expect(changed).toContainText("Sekhmet");
    await button(card, m.desk_confirm({}, say)).click();
    await expect(club.getByText(m.desk_none_found({}, say))).toBeVisible();
  });

  test(`[SEC-27] a wrong EMS code is refused at its field, and the old colour is not sent (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, kitten);
    await open(page, language, `/cats/${id}/update`);
    const sent: string[] = [];
    page.on("request", (request) => {
      // The draft is kept while one types, on a slow machine even before the button is pressed.
      if (request.method() === "PUT" && !request.url().endsWith("/me/draft"))
        sent.push(request.url());
    });
    const ems = field(page, m.catform_by_ems({}, say), language);
    await ems.fill("SIB qq");
    // Immediately, before the code has been read.
    await save(page, language).click();
    await expect(ems).toHaveAttribute("aria-invalid", "true");
    await expect(ems).toBeFocused();
    expect(sent).toEqual([]);
    // A correct one counts although it was sent before it was read.
    await ems.fill("SIB a 22");
    await save(page, language).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}`);
    const { data } = await call("GET /cats/cat-and-color/{id}", { params: { id } });
    expect(data).toMatchObject({ main: "a", gold: null, tabby: "22" });
  });
}

test("[SEC-27] a lost answer creates only one cat: the call is resent with the same key", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/ERR_FAILED/);
  const { call } = await enterAsMember(page.context(), "en");
  await open(page, "en", "/addwithcolor");
  const keys: (string | undefined)[] = [];
  let lost = 1;
  await page.route("**/api/cats", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (lost-- <= 0) return route.continue();
    // The server has answered, but the browser never receives it.
    await route.fetch();
    return route.abort();
  });
  await fillCat(page, "en", {
    name: "Only One",
    sex: "female",
    born: daysFromNow(-400),
    breed: "SIB",
    main: "n",
    eye: "64",
  });
  await sendCat(page, "en");
  await expect(page).toHaveURL(`${origins.en}/my`);
  expect(keys).toEqual([keys[0], keys[0]]);
  const { data } = await call("GET /me/cats", { query: {} });
  expect(data.map(({ cat_name }) => cat_name)).toEqual(["Only One"]);
});

test("[SEC-27] a photo chosen and sent before the scripts have loaded is saved once they have", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, kitten);
  const { promise: wanted, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route("**/entry-client*.js", async (route) => {
    await wanted;
    await route.continue();
  });
  // The page's first script has loaded, the rest is on its way.
  const asked = page.waitForRequest(/entry-client.*\.js/);
  await page.goto(`${origins.en}/cats/${id}/addphoto`, { waitUntil: "commit" });
  await page
    .getByLabel(m.photo_label({}, { locale: "en" }), { exact: true })
    .setInputFiles(await scannedSheet("aurora.png"));
  await asked;
  await button(page, m.photo_save({}, { locale: "en" })).click();
  await expect(page).toHaveURL(`${origins.en}/cats/${id}/addphoto`);
  letScriptsCome();
  await takenOver(page);
  await expect(page).toHaveURL(`${origins.en}/cats/${id}`);
  const { data } = await call("GET /cats/{id}/photos", { params: { id } });
  expect(data).toHaveLength(1);
});
