/** A litter of which the rules ask nothing: from the stud owner's consent to certificates without a person of the club; and one about which they ask. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator, registerByClub } from "../club.ts";
import { caseOf } from "../cases/desk-steps.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

// The club's leave holds for the whole registry.
test.describe.configure({ mode: "serial" });

const cat = { breed: "SIB", ems: "n 22", born: "2022-02-03" } as const;
const KITTENS = 9;

async function parents(breeder: Member, studOwner: Member) {
  const queen = await enterCat(breeder.call, { ...cat, name: "Vesta", sex: "female" });
  const stud = await enterCat(studOwner.call, { ...cat, name: "Argus", sex: "male" });
  await registerByClub(queen);
  await registerByClub(stud);
  return { queen, stud };
}

async function enterLitter(breeder: Member, queen: number, stud: number): Promise<number> {
  const { data } = await breeder.call("POST /litters", {
    body: {
      dam_id: queen,
      sire_id: stud,
      born: "2026-09-01",
      prefix: "Silverbrook",
      kittens: Array.from({ length: KITTENS }, (_, at) => ({
        cat_name: `Star ${String.fromCodePoint(65 + at)}`,
        sex: at % 2 ? ("male" as const) : ("female" as const),
        ems: "n 22",
      })),
      key: randomUUID(),
    },
  });
  return data.id;
}

async function letLittersRegister(club: Page, language: Language, on: boolean) {
  const say = { locale: language };
  await open(club, language, "/admin/club-rules");
  const clean = club.getByRole("region", { name: m.club_rules_clean({}, say), exact: true });
  await button(clean, on ? m.club_rules_turn_on({}, say) : m.club_rules_turn_off({}, say)).click();
  const state = on ? m.club_rules_clean_on({}, say) : m.club_rules_clean_off({}, say);
  await expect(clean.getByText(state, { exact: true })).toBeVisible();
}

for (const language of languages) {
  const say = { locale: language };

  test(`a clean litter of nine has numbers and certificates as soon as the stud's owner agrees (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const [owner, club] = [await newVisitor(), await newVisitor()];
    const studOwner = await enterAsMember(owner.context(), language, { first_name: "Olga" });
    const breeder = await enterAsMember(page.context(), language);
    await enterAsAdministrator(club.context(), language);
    const { queen, stud } = await parents(breeder, studOwner);

    await open(page, language, `/mating?dam=${queen}&sire=${stud}`);
    const told = page.getByRole("region", { name: m.club_rules_title({}, say), exact: true });
    await expect(told).toHaveAttribute("data-clean", "true");

    await letLittersRegister(club, language, true);
    const litter = await enterLitter(breeder, queen, stud);
    await letLittersRegister(club, language, false);

    await open(owner, language, `/litters/${litter}`);
    await expect(
      owner.getByRole("region", { name: m.club_rules_title({}, say), exact: true }),
    ).toHaveAttribute("data-clean", "true");
    await button(owner, m.litter_confirm({}, say)).click();
    const begun = Date.now();
    await button(owner.getByRole("dialog"), m.litter_confirm({}, say)).click();
    await expect(owner.getByText(m.litter_confirmed({}, say), { exact: true })).toBeVisible();
    const { data } = await breeder.call("GET /litters/{id}", { params: { id: litter } });
    const papers = await Promise.all(
      data.kittens.map(
        async ({ cat_id }) =>
          (await breeder.call("GET /cats/{id}/certificates", { params: { id: cat_id! } })).data,
      ),
    );
    const took = Date.now() - begun;
    test
      .info()
      .annotations.push({ type: "from consent to certificates", description: `${took} ms` });
    process.stdout.write(`${KITTENS} kittens: ${took} ms from the consent to the certificates\n`);
    expect(papers.map((list) => list.map(({ status }) => status))).toEqual(
      Array.from({ length: KITTENS }, () => ["valid"]),
    );

    await open(page, language, `/cats/${data.kittens[0]!.cat_id}`);
    await expect(page.getByText(/FEL-\d{4}-\d{6}/).first()).toBeVisible();
  });

  test(`a litter that a rule asks about is on the desk with both parents and each kitten (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const club = await newVisitor();
    const breeder = await enterAsMember(page.context(), language);
    await enterAsAdministrator(club.context(), language);
    const name = language === "en" ? "Florabella" : "Флорабелла";
    const queen = await enterCat(breeder.call, { ...cat, name, sex: "female" });
    const stud = await enterCat(breeder.call, { ...cat, name: "Orpheus", sex: "male" });
    await registerByClub(queen);
    await breeder.call("POST /cats/{id}/credentials", {
      params: { id: stud },
      body: { kind: "dna", name: "PK-DEF", result: "N/N" },
    });
    await letLittersRegister(club, language, true);
    const litter = await enterLitter(breeder, queen, stud);
    await letLittersRegister(club, language, false);
    const facts = language === "en" ? "the club has allowed it" : "клуб разрешил";
    await expect(club.locator('[data-rule="F01"] [data-records="never"]')).toHaveText(
      m.club_rules_unrecorded({ facts }, say),
    );
    const { data } = await breeder.call("GET /litters/{id}", { params: { id: litter } });
    const [first] = data.kittens;

    await open(club, language, await caseOf(club, language, name, "litter"));
    const shown = club.getByRole("region", { name: m.case_litter({}, say), exact: true });
    await expect(shown.getByRole("link", { name })).toHaveAttribute("href", `/cats/${queen}`);
    await expect(shown.getByText(/FEL-\d{4}-\d{6}/)).toBeVisible();
    await expect(shown.getByText("PK-DEF")).toBeVisible();
    await expect(shown.getByText("N/N")).toBeVisible();
    await expect(shown.getByRole("article")).toHaveCount(KITTENS);
    await expect(shown.getByRole("link", { name: first!.cat_name })).toHaveAttribute(
      "href",
      `/cats/${first!.cat_id}`,
    );
    for (const width of [1280, 360]) {
      await club.setViewportSize({ width, height: 800 });
      expect(await accessibilityFaults(club)).toEqual([]);
      const wide = await club.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await club.screenshot({
        fullPage: true,
      });
    }
  });
}
