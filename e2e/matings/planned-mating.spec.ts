/** A mating planned by the queen's owner, agreed to by the stud's, and the litter that comes of it without another question. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { button, fact, field, link, open } from "../screen.ts";

const names = {
  en: { queen: "Willowmere", stud: "Galahad" },
  ru: { queen: "Ладушка", stud: "Богатырь" },
};
const cat = { breed: "SIB", ems: "n 22", born: "2020-02-03" } as const;
/** The days are long enough ago for kittens born today. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

for (const language of languages) {
  const say = { locale: language };
  const { queen, stud } = names[language];

  test(`a mating is planned, agreed to, and becomes a litter that needs no other consent (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    // Days that are over are refused.
    watch.expectConsoleError(/400.*api\/planned-matings/);
    const owner = await newVisitor();
    const studOwner = await enterAsMember(owner.context(), language, { first_name: "Olga" });
    const sire = await enterCat(studOwner.call, { ...cat, name: stud, sex: "male" });
    const { call } = await enterAsMember(page.context(), language);
    const dam = await enterCat(call, { ...cat, name: queen, sex: "female" });

    await open(page, language, `/mating?dam=${dam}&sire=${sire}`);
    await link(page, m.mating_plan_this({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/matings/new?dam=${dam}&sire=${sire}`);
    await expect(page.getByText(m.mating_fee({}, say))).toBeVisible();
    await field(page, m.mating_plan_from({}, say), language).fill(daysAgo(61));
    await field(page, m.mating_plan_until({}, say), language).fill(daysAgo(1));
    const save = button(page, m.mating_plan_save({}, say));
    await save.click();
    await expect(page.getByText(m.field_mating_past({}, say)).first()).toBeVisible();
    await field(page, m.mating_plan_from({}, say), language).fill(daysAgo(60));
    await field(page, m.mating_plan_until({}, say), language).fill(daysAgo(0));
    await save.click();
    await expect(page).toHaveURL(/\/matings\/\d+$/);
    const address = new URL(page.url()).pathname;
    await expect(page.getByText(m.mating_stage_asked({}, say), { exact: true })).toBeVisible();
    await expect(button(page, m.mating_agree({}, say))).toHaveCount(0);

    await expect
      .poll(async () => (await mailsTo(studOwner.email)).map(({ subject }) => subject))
      .toContain(m.mail_mating_ask_subject({ queen, stud }, say));
    await open(owner, language, "/matings");
    await link(owner, m.mating_of({ queen, stud }, say)).click();
    await button(owner, m.mating_agree({}, say)).click();
    await expect(owner.getByText(m.mating_stage_agreed({}, say), { exact: true })).toBeVisible();

    await open(page, language, address);
    await button(page, m.mating_mate({}, say)).click();
    await field(page, m.mating_mated_from({}, say), language).fill(daysAgo(60));
    await button(page, m.mating_mate_save({}, say)).click();
    await expect(fact(page, m.mating_fact_expected({}, say))).toBeVisible();
    await button(page, m.mating_expect({}, say)).click();
    await expect(page.getByText(m.mating_stage_pregnant({}, say), { exact: true })).toBeVisible();
    await open(page, language, "/dates");
    await expect(link(page, m.date_birth({ queen }, say))).toBeVisible();

    await open(page, language, address);
    await link(page, m.mating_bear({}, say)).click();
    await expect(field(page, m.litter_form_born({}, say), language)).toHaveValue(daysAgo(0));
    await expect(button(page, m.litter_form_other_sire({}, say))).toBeVisible();
    const kitten = page.getByRole("group", {
      name: m.litter_form_kitten({ number: 1 }, say),
      exact: true,
    });
    await field(kitten, m.litter_form_name({}, say), language).fill("Alisa");
    await field(kitten, m.litter_form_sex({}, say), language).selectOption("female");
    await button(page, m.litter_form_save({}, say)).click();
    await expect(page).toHaveURL(/\/litters\/\d+$/);
    await expect(page.getByText(m.litter_confirmed({}, say), { exact: true })).toBeVisible();
    await expect(link(page, "Alisa")).toBeVisible();

    await open(owner, language, address);
    await expect(owner.getByText(m.mating_lead_born({}, say))).toBeVisible();
    await link(owner, m.mating_to_litter({}, say)).click();
    await expect(owner.getByText(m.litter_confirmed({}, say), { exact: true })).toBeVisible();
  });

  test(`the owner of the stud declines a planned mating, and the planner reads it (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const owner = await newVisitor();
    const studOwner = await enterAsMember(owner.context(), language, { first_name: "Olga" });
    const sire_id = await enterCat(studOwner.call, { ...cat, name: `${stud} II`, sex: "male" });
    const { call } = await enterAsMember(page.context(), language);
    const dam_id = await enterCat(call, { ...cat, name: `${queen} II`, sex: "female" });
    const { data } = await call("POST /planned-matings", {
      body: { dam_id, sire_id, from_day: daysAgo(0), until_day: null },
    });
    await open(owner, language, `/matings/${data.id}`);
    await button(owner, m.mating_decline({}, say)).click();
    await button(owner.getByRole("dialog"), m.mating_decline({}, say)).click();
    await expect(owner.getByText(m.mating_lead_declined({}, say))).toBeVisible();
    await expect(button(owner, m.mating_agree({}, say))).toHaveCount(0);
    await open(page, language, `/matings/${data.id}`);
    await expect(page.getByText(m.mating_lead_declined({}, say))).toBeVisible();
  });

  test(`of one's own pair nobody is asked, and nothing is declined or paid (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const dam_id = await enterCat(call, { ...cat, name: `${queen} III`, sex: "female" });
    const sire_id = await enterCat(call, { ...cat, name: `${stud} III`, sex: "male" });
    const { data } = await call("POST /planned-matings", {
      body: { dam_id, sire_id, from_day: daysAgo(0), until_day: null },
    });
    await open(page, language, `/matings/${data.id}`);
    await expect(page.getByText(m.mating_lead_agreed_own({}, say))).toBeVisible();
    await expect(button(page, m.mating_withdraw({}, say))).toBeVisible();
    await expect(button(page, m.mating_decline({}, say))).toHaveCount(0);
    await expect(page.getByText(m.mating_fee({}, say))).toHaveCount(0);
  });
}
