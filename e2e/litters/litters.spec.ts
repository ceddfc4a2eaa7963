/** A litter: registered in one form, confirmed by the stud's owner, after which the kittens are cats with parents. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { button, containing, field, link, open } from "../screen.ts";

/** Both languages share one registry. */
const studs = { en: "Thunderclap", ru: "Громобой" };
const cat = { breed: "SIB", ems: "n 22", born: "2020-02-03" } as const;

interface Kitten {
  readonly name: string;
  readonly sex: "male" | "female";
  readonly ems: string;
}

/** By id, because other journeys have studs of this name. */
async function chooseSire(page: Page, language: Language, name: string, id: number) {
  const say = { locale: language };
  const sires = page.getByRole("group", { name: m.litter_form_sire({}, say), exact: true });
  await sires.getByRole("searchbox").fill(name);
  await sires
    .getByRole("article")
    .filter({ has: page.getByText(m.cat_number({ id }, say), { exact: true }) })
    .getByRole("button", { name: m.litter_form_choose_sire({}, say) })
    .click();
}

async function fillKitten(page: Page, language: Language, number: number, kitten: Kitten) {
  const say = { locale: language };
  const row = page.getByRole("group", { name: m.litter_form_kitten({ number }, say), exact: true });
  await field(row, m.litter_form_name({}, say), language).fill(kitten.name);
  await field(row, m.litter_form_sex({}, say), language).selectOption(kitten.sex);
  await field(row, m.litter_form_ems({}, say), language).fill(kitten.ems);
}

const addressOfLitter = (language: Language) =>
  new RegExp(`^${origins[language].replaceAll(".", "\\.")}/litters/\\d+$`);

for (const language of languages) {
  const say = { locale: language };
  const stud = studs[language];

  test(`[SEC-08] a litter of two members' cats waits for the stud's owner, who confirms by mail (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const owner = await newVisitor();
    const studOwner = await enterAsMember(owner.context(), language, { first_name: "Olga" });
    const sire = await enterCat(studOwner.call, { ...cat, name: stud, sex: "male" });
    const breeder = await enterAsMember(page.context(), language);
    const { call } = breeder;
    const queen = await enterCat(call, {
      ...cat,
      prefix: "Silverbrook",
      name: "Vega",
      sex: "female",
    });

    await open(page, language, `/cats/${queen}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await link(page, m.litter_new({}, say)).click();
    const save = button(page, m.litter_form_save({}, say));
    await save.click();
    await expect(page.getByText(m.litter_form_sire_missing({}, say))).toBeVisible();
    await chooseSire(page, language, stud, sire);
    await field(page, m.litter_form_born({}, say), language).fill("2026-03-01");
    await fillKitten(page, language, 1, { name: "Alisa", sex: "female", ems: "n zz" });
    await button(page, m.litter_form_add({}, say)).click();
    await button(page, m.litter_form_add({}, say)).click();
    await fillKitten(page, language, 3, { name: "Boris", sex: "male", ems: "d 22" });
    await expect(page.getByText(containing(m.litter_impossible({}, say)))).toBeVisible();
    await button(page, m.litter_form_remove({ number: 2 }, say)).click();
    await save.click();
    await expect(page.getByText(m.error_ems_unknown_part({ part: "zz" }, say))).toBeVisible();
    await expect(field(page, m.litter_form_prefix({}, say), language)).toHaveValue("Silverbrook");
    await fillKitten(page, language, 1, { name: "Alisa", sex: "female", ems: "n 22" });
    await save.click();
    await expect(page).toHaveURL(addressOfLitter(language));
    const address = new URL(page.url()).pathname;
    await expect(page.getByText(m.litter_waiting({}, say), { exact: true })).toBeVisible();
    const born = page.getByRole("region", { name: m.litter_kittens({}, say), exact: true });
    await expect(born.getByText("Boris")).toBeVisible();
    await expect(link(page, "Silverbrook Alisa")).toHaveCount(0);

    await open(owner, language, "/my");
    await link(owner, m.litter_list_title({}, say)).click();
    await expect(
      owner.getByRole("heading", { name: m.litter_list_waiting({}, say) }),
    ).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(studOwner.email)).some(({ text }) => text.includes("#")))
      .toBe(true);
    const mail = (await mailsTo(studOwner.email)).findLast(({ text }) => text.includes("#"))!;
    const token = /answer#([\w-]+)/.exec(mail.text)![1]!;
    const mailReader = await newVisitor();
    await open(mailReader, language, `/litters/answer#${token}`);
    const asked = mailReader.getByRole("main");
    for (const told of ["Silverbrook Vega", stud])
      await expect(asked.getByRole("link", { name: told, exact: true })).toBeVisible();
    await expect(
      asked.getByText(
        m.litter_mail_page_lead(
          { breeder: `${breeder.first_name} ${breeder.last_name}`, stud },
          say,
        ),
      ),
    ).toBeVisible();
    for (const kitten of ["Silverbrook Alisa", "Silverbrook Boris"])
      await expect(asked.getByText(kitten, { exact: true })).toBeVisible();
    await button(mailReader, m.litter_confirm({}, say)).click();
    await button(mailReader.getByRole("dialog"), m.litter_confirm({}, say)).click();
    await expect(
      mailReader.getByRole("heading", { name: m.litter_mail_page_confirmed({}, say) }),
    ).toBeVisible();

    await open(page, language, address);
    await expect(page.getByText(m.litter_confirmed({}, say), { exact: true })).toBeVisible();
    await link(page, "Silverbrook Alisa").click();
    await expect(page.getByRole("heading", { level: 1, name: "Silverbrook Alisa" })).toBeVisible();
    await expect(page.getByRole("main").getByText(stud).first()).toBeVisible();
    await expect(page.getByRole("main").getByText("Vega").first()).toBeVisible();
  });

  test(`with the breeder's own stud the kittens become cats at once (${language})`, async ({
    page,
    watch,
  }) => {
    // The kitten has no ad.
    watch.expectConsoleError(/404.*api\/sales/);
    const { call } = await enterAsMember(page.context(), language);
    const queen = await enterCat(call, { ...cat, name: "Vega", sex: "female" });
    const sire = await enterCat(call, { ...cat, name: `${stud} II`, sex: "male" });
    await open(page, language, `/litters/new?dam=${queen}`);
    await chooseSire(page, language, `${stud} II`, sire);
    await field(page, m.litter_form_born({}, say), language).fill("2026-03-01");
    await fillKitten(page, language, 1, { name: "Alisa", sex: "female", ems: "n 22" });
    await button(page, m.litter_form_save({}, say)).click();
    await expect(page).toHaveURL(addressOfLitter(language));
    await expect(link(page, "Alisa")).toBeVisible();
    await link(page, m.litter_ad_of({ name: "Alisa" }, say)).click();
    await expect(page).toHaveURL(/\/cats\/\d+\/sale$/);
  });

  test(`an older queen is found by her name, and a colour is chosen by its words (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const queen = await enterCat(call, { ...cat, name: "Zvezda", sex: "female" });
    for (let i = 0; i < 10; i++)
      await enterCat(call, { ...cat, name: `Later ${i}`, sex: "female" });
    const sire = await enterCat(call, { ...cat, name: `${stud} III`, sex: "male" });
    await open(page, language, "/litters/new");
    const dams = page.getByRole("group", { name: m.litter_form_dam({}, say), exact: true });
    await expect(dams.getByRole("article")).toHaveCount(10);
    await expect(dams.getByText(m.cat_number({ id: queen }, say), { exact: true })).toHaveCount(0);
    await dams.getByRole("searchbox").fill("zvez");
    await expect(dams.getByRole("article")).toHaveCount(1);
    await button(dams, m.litter_form_choose_dam({}, say)).click();
    await chooseSire(page, language, `${stud} III`, sire);
    await field(page, m.litter_form_born({}, say), language).fill("2026-03-01");
    await fillKitten(page, language, 1, { name: "Alisa", sex: "female", ems: "" });
    const row = page.getByRole("group", { name: m.litter_form_kitten({ number: 1 }, say) });
    await row.getByText(m.litter_form_by_words({}, say)).click();
    await field(row, m.catform_main({}, say), language).selectOption("a");
    await field(row, m.catform_tabby({}, say), language).selectOption("23");
    await expect(field(row, m.litter_form_ems({}, say), language)).toHaveValue("a 23");
    await expect(row.getByRole("status")).toContainText(language === "en" ? "blue" : "голубой");
    // In the other direction the selects follow the code.
    await field(row, m.litter_form_ems({}, say), language).fill("n 22");
    await expect(field(row, m.catform_main({}, say), language)).toHaveValue("n");
    await button(page, m.litter_form_save({}, say)).click();
    await expect(page).toHaveURL(addressOfLitter(language));
    await expect(page.getByText("n 22").first()).toBeVisible();
  });

  test(`the owner of the stud declines on the site (${language})`, async ({ page, newVisitor }) => {
    const owner = await newVisitor();
    const studOwner = await enterAsMember(owner.context(), language, { first_name: "Olga" });
    const sire_id = await enterCat(studOwner.call, { ...cat, name: stud, sex: "male" });
    const { call } = await enterAsMember(page.context(), language);
    const dam_id = await enterCat(call, { ...cat, name: "Vega", sex: "female" });
    const { data } = await call("POST /litters", {
      body: {
        dam_id,
        sire_id,
        born: "2026-03-01",
        prefix: null,
        kittens: [{ cat_name: "Alisa", sex: "female", ems: null }],
        key: crypto.randomUUID(),
      },
    });
    await open(owner, language, `/litters/${data.id}`);
    await button(owner, m.litter_decline({}, say)).click();
    await button(owner.getByRole("dialog"), m.litter_decline({}, say)).click();
    await expect(owner.getByText(m.litter_declined({}, say), { exact: true })).toBeVisible();
    await expect(button(owner, m.litter_confirm({}, say))).toHaveCount(0);
  });
}
