/** A judge without an account, and without scripts, confirms by a mailed link what the owner has entered; the title follows. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins, type Language } from "../address.ts";
import { enterCat } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { button, field, open } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

/** Both languages share one list. */
const judgesOf = (language: Language) =>
  ["Anna North", "Ben West", "Carla South"].map((name) => {
    const mark = randomUUID().slice(0, 8);
    return { name: `${name} ${mark}`, email: `${mark}@judges.example`, locale: language };
  });

/** Of the newest mail. */
async function linkTo(email: string): Promise<string> {
  const link = async () =>
    /\/judge\/[\w-]{43}/.exec((await mailsTo(email)).at(-1)?.text ?? "")?.[0];
  await expect.poll(link).toBeTruthy();
  return (await link())!;
}

async function addJudge(
  desk: Page,
  language: Language,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> {
  const say = { locale: language };
  await open(desk, language, "/admin/credentials?list=judges");
  await desk.getByText(m.judge_add({}, say), { exact: true }).click();
  const form = desk
    .locator("form")
    .filter({ has: desk.locator('[name="email"]') })
    .last();
  await field(form, m.judge_name({}, say), language).fill(name);
  await field(form, m.judge_email({}, say), language).fill(email);
  await form.getByLabel("FIFe").check();
  await field(form, m.judge_language({}, say), language).selectOption(language);
  expect(await accessibilityFaults(desk)).toEqual([]);
  await button(form, m.judge_save({}, say)).click();
  await expect(desk.getByText(email)).toBeVisible();
}

for (const language of languages) {
  const say = { locale: language };

  test(`[15.8] [SEC-38] judges confirm three certificates by mail, without scripts, and a champion follows (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    test.slow();
    const judges = judgesOf(language);
    const desk = await newVisitor();
    const { call: club } = await enterAsAdministrator(desk.context(), language);
    await addJudge(desk, language, judges[0]!);
    for (const judge of judges.slice(1))
      await club("POST /admin/judges", { body: { ...judge, systems: ["FIFe"] } });

    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, {
      name: "Marquis",
      sex: "male",
      breed: "SIB",
      ems: "n 22",
      born: "2022-02-03",
    });
    for (const [at, { name }] of judges.entries())
      await call("POST /cats/{id}/credentials", {
        params: { id },
        body: {
          kind: "result",
          name: "CAC",
          issued_by: "Baltic Show",
          issued_on: `2025-0${at + 1}-11`,
          show_system: "FIFe",
          show_class: "adult",
          show_country: "FI",
          judge: name,
        },
      });
    await open(page, language, `/cats/${id}/credentials`);
    await expect(page.getByText(m.titles_unconfirmed({}, say))).toBeVisible();
    for (const { name } of judges) {
      await button(page, m.judge_ask_one({ judge: name, award: "CAC" }, say)).click();
      await expect(button(page, m.judge_ask_one({ judge: name, award: "CAC" }, say))).toHaveCount(
        0,
      );
    }
    await expect(page.getByText(m.judge_denied({}, say))).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);

    const judge = await newVisitor({ javaScriptEnabled: false });
    const links = await Promise.all(judges.map(({ email }) => linkTo(email)));
    for (const link of links) {
      const answered = await judge.goto(origins[language] + link);
      expect(answered!.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "strict-origin",
        "x-robots-tag": "noindex, nofollow",
      });
      await expect(judge.getByText("Baltic Show")).toBeVisible();
      await button(judge, m.judge_page_yes({}, say)).click();
      await expect(judge).toHaveURL(/\/judge\/yes$/);
      await expect(judge.getByText(m.judge_page_said_yes({}, say))).toBeVisible();
    }
    watch.expectConsoleError(/404/);
    const again = await judge.goto(origins[language] + links[0]!);
    expect(again!.status()).toBe(404);
    await expect(judge.getByText(m.error_judge_link_over({}, say))).toBeVisible();

    await page.reload();
    await expect(page.getByText(m.credential_judged({}, say), { exact: true })).toHaveCount(3);
    await expect(page.getByText(m.titles_confirmed({}, say))).toBeVisible();
    await button(page, m.titles_enter({ title: "CH" }, say)).click();
    await expect(page.getByText(m.titles_held({}, say), { exact: true })).toBeVisible();
  });

  test(`[15.8] a judge who did not give a result says so, and the owner and the club see it (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const [judge] = judgesOf(language);
    const desk = await newVisitor();
    const { call: club } = await enterAsAdministrator(desk.context(), language);
    await club("POST /admin/judges", { body: { ...judge!, systems: ["TICA"] } });
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, {
      name: "Baron",
      sex: "male",
      breed: "SIB",
      ems: "n 22",
      born: "2022-02-03",
    });
    const { data } = await call("POST /cats/{id}/credentials", {
      params: { id },
      body: {
        kind: "result",
        name: "Final",
        issued_by: "Winter Show",
        issued_on: "2025-01-11",
        show_system: "TICA",
        show_class: "adult",
        show_country: "FI",
        judge: judge!.name,
        points: 120,
        scan_url: await sendPicture(page.context(), language, "credential"),
      },
    });
    await call("POST /credentials/{id}/judge-ask", { params: { id: data.id } });
    const reader = await newVisitor();
    await reader.goto(origins[language] + (await linkTo(judge!.email)));
    await reader.setViewportSize({ width: 360, height: 800 });
    expect(await accessibilityFaults(reader)).toEqual([]);
    await button(reader, m.judge_page_no({}, say)).click();
    await expect(reader.getByText(m.judge_page_said_no({}, say))).toBeVisible();
    await open(page, language, `/cats/${id}/credentials`);
    await expect(page.getByText(m.judge_denied({}, say))).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    // The club, which has the scan before it, reads the judge's word beside it.
    await open(desk, language, "/admin/credentials");
    const waiting = desk.getByRole("listitem").filter({ hasText: judge!.name });
    await expect(waiting.getByText(m.judge_club_denied({}, say))).toBeVisible();
    const { data: cases } = await club("GET /admin/cases", { query: { kind: "title" } });
    const one = cases.find(({ cat_id }) => cat_id === id)!;
    await open(desk, language, `/club/cases/${one.id}`);
    await expect(desk.getByText(m.judge_club_denied({}, say))).toBeVisible();
    expect(await accessibilityFaults(desk)).toEqual([]);

    await open(desk, language, "/admin/credentials?list=judges");
    const removal = button(desk, m.judge_remove_one({ name: judge!.name }, say));
    await removal.click();
    const question = desk.getByRole("dialog");
    expect(await accessibilityFaults(desk)).toEqual([]);
    await button(question, m.judge_keep({}, say)).click();
    await expect(removal).toBeFocused();
    await removal.click();
    await button(question, m.judge_remove({}, say)).click();
    await expect(desk.getByText(m.judge_removed({ name: judge!.name }, say))).toBeVisible();
    await expect(desk.getByText(judge!.email)).toHaveCount(0);
    await open(page, language, `/cats/${id}/credentials`);
    await expect(page.getByText(m.judge_denied({}, say))).toBeVisible();
  });
}
