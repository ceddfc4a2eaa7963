/** A second club is made on the page, gets its officers, and works beside the first: cases, numbers, certificates, fees, names. */
import type { Page } from "@playwright/test";
import { CASE_CHECKS } from "@felistry/domain/cases/checks.ts";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { locales } from "@felistry/i18n/locale.ts";
import { pdfText } from "@felistry/testkit/pdf-text.ts";
import { type Language, languages } from "../../address.ts";
import { addPedigree, breederWithCat } from "../../applied-cat.ts";
import { endTakingBack, enterAsAdministrator } from "../../club.ts";
import { expect, test } from "../../journey.ts";
import { enterAsMember, type Member } from "../../member.ts";
import { button, open } from "../../screen.ts";
import { accessibilityFaults } from "../../screens/accessibility.ts";

const YEAR = new Date().getUTCFullYear();

/** Both languages make a club on one site. */
const CLUBS: Record<Language, { prefix: string; names: Record<Language, string> }> = {
  en: { prefix: "NORD", names: { en: "Nordic Cat Club", ru: "Северный клуб кошек" } },
  ru: { prefix: "VOLGA", names: { en: "Volga Cat Club", ru: "Волжский клуб кошек" } },
};

async function addClub(page: Page, language: Language) {
  const say = { locale: language };
  const { prefix, names } = CLUBS[language];
  await open(page, language, "/admin/clubs");
  const form = page.getByRole("region", { name: m.clubs_add({}, say), exact: true });
  const languageIn = new Intl.DisplayNames([language], { type: "language" });
  for (const locale of locales)
    await form
      .getByLabel(m.clubs_name_in({ language: languageIn.of(locale)! }, say), { exact: true })
      .fill(names[locale]);
  const prefixField = form.getByLabel(m.clubs_prefix({}, say), { exact: true });
  await prefixField.fill("N1");
  await button(form, m.clubs_add({}, say)).click();
  await expect(form.getByText(m.field_club_prefix({}, say))).toBeVisible();
  // The first club's.
  await prefixField.fill("FEL");
  await button(form, m.clubs_add({}, say)).click();
  await expect(form.getByText(m.error_club_prefix_taken({}, say))).toBeVisible();
  await prefixField.fill(prefix.toLowerCase());
  await form.getByLabel(new RegExp(`^${m.clubs_region({}, say)}`)).fill("Karelia");
  await button(form, m.clubs_add({}, say)).click();
  const name = names[language];
  await expect(page.getByText(m.clubs_added_said({ name }, say))).toBeFocused();
  const card = page.getByRole("article", { name, exact: true });
  await expect(card).toContainText(`${prefix}-${YEAR}-000001`);
  await expect(card).toContainText("Karelia");
  await expect(card).toContainText(m.clubs_officers_none({}, say));
  expect(await accessibilityFaults(page)).toEqual([]);
  return name;
}

const roleWords = {
  registrar: m.members_role_registrar,
  decider: m.members_role_decider,
  treasurer: m.members_role_treasurer,
} as const;

async function giveRoles(
  page: Page,
  language: Language,
  { member, club, roles }: { member: Member; club: string; roles: (keyof typeof roleWords)[] },
) {
  const say = { locale: language };
  await open(page, language, `/admin/members?q=${encodeURIComponent(member.email)}`);
  const card = page.getByRole("article", { name: `${member.first_name} ${member.last_name}` });
  await card.getByText(m.members_roles({}, say), { exact: true }).click();
  await card
    .getByLabel(m.members_role_club({}, say), { exact: true })
    .selectOption({ label: club });
  for (const role of roles) {
    const tick = card.getByRole("checkbox", { name: roleWords[role]({}, say), exact: true });
    await tick.click();
    await expect(tick).toBeChecked();
  }
  await expect(card.getByText(m.members_role_club_of({ club }, say))).toBeVisible();
}

/** On the cat's page, where the club is chosen. */
async function applyTo(page: Page, language: Language, club: string | null) {
  const say = { locale: language };
  const { member, id, name } = await breederWithCat(page, language);
  await addPedigree(member, page, language, id);
  await open(page, language, `/cats/${id}/registration`);
  if (club !== null)
    await page.getByLabel(m.reg_club({}, say), { exact: true }).selectOption({ label: club });
  await button(page, m.reg_send({}, say)).click();
  await expect(button(page, m.reg_show_state({}, say))).toBeVisible();
  return { member, id, name };
}

type Applied = Awaited<ReturnType<typeof applyTo>>;

async function registeredBy({ call }: Member, { id, name }: Applied): Promise<void> {
  const { data } = await call("GET /admin/cases", { query: { kind: "application", limit: 100 } });
  const found = data.find(({ cat_name }) => cat_name?.includes(name))!;
  const asked = Array.from({ length: 20 }, (_, n) => `H${String(n).padStart(2, "0")}`);
  await call("PUT /admin/cases/{id}/confirm", {
    params: { id: found.id },
    body: { checks: [...CASE_CHECKS, ...asked] },
  });
  await endTakingBack(id);
}

async function sheetOf(page: Page, { member, id }: Applied): Promise<string> {
  const { data } = await member.call("POST /cats/{id}/certificates", {
    params: { id },
    body: { kind: "pedigree" },
  });
  // Not every machine resolves names below localhost outside of a browser.
  const bytes = await page.evaluate(async (code) => {
    const answer = await fetch(`/certificates/${code}.pdf`);
    return [...new Uint8Array(await answer.arrayBuffer())];
  }, data.code);
  // Letters of the heading are drawn apart.
  return (await pdfText(new Uint8Array(bytes))).text.replaceAll(" ", "");
}

const asDrawn = (name: string) => name.toUpperCase().replaceAll(" ", "");

for (const language of languages) {
  const say = { locale: language };

  test(`[15.5] a second club is made, and neither desk sees the other's applications, numbers or fees (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/40[0349]/);
    const admin = await enterAsAdministrator(page.context(), language);
    const club = await addClub(page, language);
    const { prefix } = CLUBS[language];
    const [desk, office] = [await newVisitor(), await newVisitor()];
    const registrar = await enterAsMember(desk.context(), language, { last_name: "Registova" });
    const treasurer = await enterAsMember(office.context(), language, { last_name: "Kassirova" });
    await giveRoles(page, language, { member: registrar, club, roles: ["registrar", "decider"] });
    await giveRoles(page, language, { member: treasurer, club, roles: ["treasurer"] });
    await open(page, language, "/admin/clubs");
    await expect(page.getByRole("article", { name: club })).toContainText("Kassirova");

    const [home, other] = [await newVisitor(), await newVisitor()];
    const toSecond = await applyTo(home, language, club);
    const toFirst = await applyTo(other, language, null);
    for (const [by, own, foreign] of [
      [desk, toSecond, toFirst],
      [page, toFirst, toSecond],
    ] as const) {
      await open(by, language, "/club/desk?kind=application");
      await expect(by.getByRole("link", { name: new RegExp(own.name) })).toBeVisible();
      await expect(by.getByText(foreign.name)).toHaveCount(0);
    }

    await registeredBy(registrar, toSecond);
    await registeredBy(admin, toFirst);
    for (const [by, applied, number] of [
      [home, toSecond, `${prefix}-${YEAR}-000001`],
      [other, toFirst, new RegExp(`FEL-${YEAR}-\\d{6}`)],
    ] as const) {
      // Decisions are carried out within some seconds after the time for taking back.
      await expect(async () => {
        await open(by, language, `/cats/${applied.id}`);
        await expect(by.getByText(number).first()).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 90_000 });
    }
    const drawn = asDrawn(CLUBS[language].names.en);
    expect(await sheetOf(home, toSecond)).toContain(drawn);
    expect(await sheetOf(other, toFirst)).not.toContain(drawn);

    // The treasurer has memberships alone, of this club alone.
    await open(office, language, "/admin/memberships");
    await office.getByText(m.membership_fee_set({}, say), { exact: true }).click();
    const fees = office.getByRole("region", {
      name: m.membership_fees({ year: String(YEAR) }, say),
      exact: true,
    });
    await fees.getByLabel(m.membership_kind({}, say)).selectOption("full");
    await fees.getByLabel(m.membership_fee_amount({}, say)).fill("47");
    await fees.getByLabel(m.membership_fee_currency({}, say)).selectOption({ label: "EUR" });
    await fees.getByLabel(m.membership_fee_due({}, say)).fill(`${YEAR}-03-31`);
    await button(fees, m.membership_fee_save({}, say)).click();
    await expect(fees.getByRole("listitem").filter({ hasText: ": 47 " })).toBeVisible();

    await open(home, language, "/settings");
    const own = home.getByRole("region", { name: m.membership_title({}, say), exact: true });
    await own.getByRole("button").filter({ hasText: club }).click();
    await expect(own.getByRole("article").filter({ hasText: club })).toContainText(
      m.membership_state_asked({}, say),
    );
    const { first_name, last_name } = toSecond.member;
    const row = { name: `${first_name} ${last_name}` };
    await open(office, language, "/admin/memberships");
    await expect(office.getByRole("article", row)).toBeVisible();
    await open(page, language, "/admin/memberships");
    await expect(page.getByRole("article", row)).toHaveCount(0);
    await expect(page.getByRole("listitem").filter({ hasText: ": 47 " })).toHaveCount(0);
    expect((await open(office, language, "/club/desk")).status()).toBe(403);

    // A name is applied for at the club, whose desk alone sees it.
    const wanted = language === "en" ? "Nordlingham" : "Volgarina";
    await open(home, language, "/cattery-names");
    await home.getByLabel(m.cattery_names_name({}, say), { exact: true }).fill(wanted);
    await home.getByLabel(m.reg_club({}, say), { exact: true }).selectOption({ label: club });
    await button(home, m.cattery_names_submit({}, say)).click();
    await expect(home.getByRole("article", { name: wanted })).toContainText(club);
    await open(desk, language, "/admin/cattery-names");
    await expect(desk.getByRole("article", { name: wanted })).toBeVisible();
    await open(page, language, "/admin/cattery-names");
    await expect(page.getByRole("article", { name: wanted })).toHaveCount(0);

    // Its prefix stays now; its name may change.
    await open(page, language, "/admin/clubs");
    const card = page.getByRole("article", { name: club, exact: true });
    await card.getByText(m.clubs_change({}, say), { exact: true }).click();
    await expect(card.getByText(m.clubs_prefix_stays({ prefix }, say))).toBeVisible();
    // The address of an administrator's rules says whose they are.
    const { data: clubs } = await admin.call("GET /clubs", {});
    const second = clubs.find(({ name }) => name === club)!;
    expect(second.id).toBeGreaterThan(FIRST_CLUB);
    await open(page, language, `/admin/club-rules?club=${second.id}`);
    const rules = page.locator('[data-club="FIFe"]');
    await rules.getByRole("button").first().click();
    await expect(rules.getByText(m.club_rules_adopted({}, say), { exact: true })).toBeVisible();
    // The page from which an application is sent judges by the rules of the club that is chosen.
    const unsent = await breederWithCat(home, language);
    await addPedigree(unsent.member, home, language, unsent.id);
    await open(home, language, `/cats/${unsent.id}/registration`);
    const judged = home.locator("section[data-verdict]").filter({ hasText: "FIFe" });
    await expect(judged).toHaveCount(0);
    await home.getByLabel(m.reg_club({}, say), { exact: true }).selectOption({ label: club });
    await expect(judged).toBeVisible();
    await open(page, language, "/admin/club-rules");
    await expect(
      page.locator('[data-club="FIFe"]').getByText(m.club_rules_not_adopted({}, say), {
        exact: true,
      }),
    ).toBeVisible();
  });
}
