/** Registration by the club, from the breeder's page to the administrator's desk and back. */
import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { displayName } from "@felistry/domain/cats/display-name.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { madeScan } from "@felistry/testkit/scans/scan-file.ts";
import { type Language, languages, origins } from "./address.ts";
import { enterCat } from "./cats.ts";
import { appoint, enterAsAdministrator } from "./club.ts";
import { expect, test } from "./journey.ts";
import { mailsTo } from "./mailbox.ts";
import { enterAsMember, type Member } from "./member.ts";
import { sendPicture } from "./scan.ts";
import { button, containing, fact, link, open, takenOver } from "./screen.ts";

const en = { locale: "en" } as const;
/** Reading takes seconds of a processor, and more of a busy one. */
const READING_MS = 120_000;
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function addPedigree(
  { call }: Member,
  page: Page,
  language: Language,
  cat_id: number,
): Promise<number> {
  const { data: systems } = await call("GET /cat-systems", {});
  const { data } = await call("POST /pedigrees", {
    body: {
      pedigree_num: `RX 17-${cat_id}`,
      issued_by: "Felis Club",
      cat_systems_id: systems.find(({ abb }) => abb === "WCF")!.id,
      cat_id,
      pedigree_img_url: await sendPicture(page.context(), language, "pedigree"),
    },
  });
  return data.id;
}

/** A name that no other journey's search finds. */
const coined = (start: string) => `${start} ${Math.floor(Math.random() * 1e9)}`;

async function breederWithCat(page: Page, language: Language) {
  const member = await enterAsMember(page.context(), language);
  const name = coined("Aurelia");
  const cat = { prefix: "Silverbrook", name, sex: "female", breed: "MCO", ems: "ns 22" } as const;
  const id = await enterCat(member.call, { ...cat, born: "2024-02-03" });
  const { data: profile } = await member.call("GET /cats/cat-and-color/{id}", { params: { id } });
  const shown = displayName({
    cat_name_cattery_prefix: "Silverbrook",
    cat_name: name,
    cat_name_suffix: null,
  });
  return { member, id, name, shown, breed_id: profile!.breed_id };
}

/** The place of the field in hand is marked, and stays on the print however the scan is enlarged and turned. */
async function marksWhatWasRead(
  dialog: Locator,
  page: Page,
  { number, field }: { number: string; field: string },
): Promise<void> {
  const scan = dialog.getByRole("img");
  const mark = dialog.locator("polygon");
  const within = async () => {
    const [outer, inner] = [(await scan.boundingBox())!, (await mark.boundingBox())!];
    return {
      x: (inner.x + inner.width / 2 - outer.x) / outer.width,
      y: (inner.y + inner.height / 2 - outer.y) / outer.height,
      area: inner.width * inner.height,
    };
  };
  await expect(mark).toHaveCount(0);
  await button(dialog, number).focus();
  await expect(mark).toHaveCount(1);
  await expect(dialog.getByRole("img", { name: containing(field) })).toBeVisible();
  const first = await within();
  expect(first.x).toBeGreaterThan(0);
  expect(first.x).toBeLessThan(1);
  expect(first.y).toBeLessThan(0.5);
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const enlarged = await within();
  expect(enlarged.area).toBeGreaterThan(first.area * 3);
  expect(Math.abs(enlarged.x - first.x)).toBeLessThan(0.01);
  await expect(mark).toBeInViewport();
  await page.keyboard.press("r");
  const turned = await within();
  expect(Math.abs(turned.x - (1 - first.y))).toBeLessThan(0.01);
  expect(Math.abs(turned.y - first.x)).toBeLessThan(0.01);
  await page.keyboard.press("0");
  // From one field to the next by keyboard, and to any by pointer.
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("img", { name: containing(field) })).toHaveCount(0);
  await button(dialog, number).hover();
  await expect(dialog.getByRole("img", { name: containing(field) })).toBeVisible();
  await expect.poll(async () => (await within()).y).toBeCloseTo(first.y, 2);
}

for (const language of languages) {
  const say = { locale: language };

  test(`[1-06] [2.17-01] [2.17-02] [2.17-03] [2.17-04] [2.11-49] [D6-04] a cat is applied for, declined, applied for again and registered (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { member, id, name, shown } = await breederWithCat(page, language);
    await open(page, language, `/cats/${id}`);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await link(page, m.reg_menu({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}/registration`);
    await expect(page.getByText(m.reg_requirement_pedigree({}, say))).toBeVisible();
    await expect(page.getByText(m.error_no_pedigree({}, say))).toBeVisible();
    await expect(button(page, m.reg_send({}, say))).toBeDisabled();

    await addPedigree(member, page, language, id);
    await open(page, language, `/cats/${id}/registration`);
    await button(page, m.reg_send({}, say)).click();
    await expect(page.getByText(m.reg_sent({}, say))).toBeVisible();
    await open(page, language, `/cats/${id}/registration`);
    await expect(page.getByText(m.reg_under_review_text({}, say))).toBeVisible();
    await expect(button(page, m.reg_send({}, say))).toHaveCount(0);
    await open(page, language, `/cats/${id}`);
    await expect(page.getByText(m.reg_badge_pending({}, say))).toBeVisible();

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    const desk = async () => {
      await open(club, language, `/admin?q=${encodeURIComponent(name)}`);
      return club.getByRole("article", { name: shown });
    };
    let card = await desk();
    await button(card, m.desk_decline({}, say)).click();
    const dialog = club.getByRole("dialog");
    const decline = button(dialog, m.desk_decline({}, say));
    await decline.click();
    await expect(dialog.getByText(m.field_decline_reason({}, say))).toBeVisible();
    await dialog.getByLabel(m.desk_decline_reason({}, say)).fill("The number cannot be read");
    await decline.click();
    await expect(club.getByText(m.desk_declined({ name: shown }, say))).toBeVisible();
    await expect(card).toHaveCount(0);

    await open(page, language, `/cats/${id}/registration`);
    await expect(page.getByText("The number cannot be read")).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(member.email)).map(({ text }) => text).join("\n"))
      .toContain("The number cannot be read");
    await button(page, m.reg_send_again({}, say)).click();
    await expect(page.getByText(m.reg_sent({}, say))).toBeVisible();

    card = await desk();
    await button(card, m.desk_confirm({}, say)).click();
    const registered = m.desk_confirmed({ name: shown, number: "FEL-" }, say).split("FEL-")[0]!;
    await expect(club.getByText(containing(registered))).toBeVisible();
    await expect(card).toHaveCount(0);

    await open(page, language, `/cats/${id}`);
    await expect(fact(page, m.cat_fact_registration({}, say))).toHaveText(/^FEL-\d{4}-\d{6}$/);
    await page.getByText(m.cat_menu({}, say), { exact: true }).click();
    await expect(link(page, m.reg_menu({}, say))).toHaveCount(0);
    await expect
      .poll(async () => (await mailsTo(member.email)).map(({ subject }) => subject))
      .toContain(m.reg_mail_confirmed_subject({ cat: shown }, say));
  });

  test(`[2.18-01] [2.18-02] [2.18-03] [2.18-04] [2.18-05] [2.18-06] [2.18-07] [2.18-08] [2.18-09] [2.18-10] [2.18-11] [2.18-12] [2.18-13] the desk shows the application as it is stored, and its scan large (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { member, id, name, shown, breed_id } = await breederWithCat(page, language);
    const pedigrees_id = await addPedigree(member, page, language, id);
    const body = {
      cat_name: name,
      cat_name_cattery_prefix: "Silverbrook",
      breed_id,
      cat_birthdate: "2024-02-03",
      main_ems: "n",
      gold_ems: "s",
      tabby_ems: "22",
    };
    const breederIs = (breeder: { breeder_id: number } | { breeder_not_user: string }) =>
      member.call("PUT /cats/{id}", { params: { id }, body: { ...body, ...breeder } });
    await breederIs({ breeder_not_user: "A. Petrova" });
    const { data: application } = await member.call(
      "POST /applications/send-to-registration/{catId}",
      { params: { catId: id }, body: { pedigrees_id } },
    );

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${encodeURIComponent(name)}`);
    await expect(title(club)).toHaveText(m.desk_title({}, say));
    const card = club.getByRole("article", { name: shown });
    await expect(card.getByRole("heading", { name: shown })).toBeVisible();
    const facts: [string, string | RegExp][] = [
      [m.desk_cat_id({}, say), m.desk_number({ id }, say)],
      [m.desk_application_id({}, say), m.desk_number({ id: application.application_id }, say)],
      [m.desk_sex({}, say), m.cat_female({}, say)],
      [m.desk_birthday({}, say), /3 .*2024/],
      [m.desk_breed({}, say), /MCO ns 22/],
      [m.desk_num({}, say), `RX 17-${id}`],
      [m.desk_issued_by({}, say), "Felis Club"],
      [m.desk_system({}, say), "WCF"],
      [m.desk_breeder({}, say), m.desk_breeder_not_registered({ name: "A. Petrova" }, say)],
    ];
    for (const [label, value] of facts) await expect(fact(card, label)).toHaveText(value);

    const { data: me } = await member.call("GET /me", {});
    await breederIs({ breeder_id: me.id });
    await club.reload();
    await takenOver(club);
    await expect(fact(card, m.desk_breeder({}, say))).toHaveText("Marta Lindgren");

    await button(card, m.desk_open_scan({ name: shown }, say)).click();
    const dialog = club.getByRole("dialog");
    const scan = dialog.getByRole("img");
    await expect
      .poll(() => scan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(360);
    await expect(fact(dialog, m.desk_name({}, say))).toHaveText(shown);
    await button(dialog, m.desk_zoom_in({}, say)).click();
    await expect(dialog.getByText(m.desk_scan_view({ percent: 150 }, say))).toBeVisible();
    await club.keyboard.press("+");
    await expect(dialog.getByText(m.desk_scan_view({ percent: 200 }, say))).toBeVisible();
    const upright = (await scan.boundingBox())!;
    await club.keyboard.press("r");
    const turned = (await scan.boundingBox())!;
    expect(Math.abs(turned.width - upright.height)).toBeLessThan(2);
    await club.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  });

  test(`the desk has the scan read and says field by field what is the same (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.setTimeout(READING_MS * 2);
    const member = await enterAsMember(page.context(), language);
    const { paper, file } = await madeScan({
      language: "en",
      layout: "grid",
      variant: 1,
      wear: "clean",
    });
    const printed = (position: number) => paper.ancestors.get(position)!;
    const enter = (of: typeof paper.cat, sex: "male" | "female", born: string) =>
      enterCat(member.call, {
        // The registry has no asterisk between country and cattery.
        prefix: of.prefix.replace("*", " "),
        suffix: of.suffix,
        name: of.name,
        sex,
        breed: paper.breed,
        ems: of.ems,
        born,
      });
    const [year, ...rest] = paper.cat.birthdate.split("-");
    const id = await enter(paper.cat, paper.sex, [Number(year) + 1, ...rest].join("-"));
    const fatherId = await enter(printed(2), "male", printed(2).birthdate);
    await member.call("POST /parents/", { body: { catId: id, fatherId } });
    const { data: systems } = await member.call("GET /cat-systems", {});
    const sheet = { name: "scan.png", mimeType: "image/png", buffer: file };
    const { data: document } = await member.call("POST /pedigrees", {
      body: {
        pedigree_num: paper.number,
        issued_by: "Another Club",
        cat_systems_id: systems.find(({ abb }) => abb === paper.system)!.id,
        cat_id: id,
        pedigree_img_url: await sendPicture(page.context(), language, "pedigree", sheet),
      },
    });
    await member.call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id: document.id },
    });

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${id}`);
    await club
      .getByRole("article")
      .getByRole("button", { name: m.desk_open_scan({ name: "" }, say).trim() })
      .first()
      .click();
    const dialog = club.getByRole("dialog");
    await expect(dialog.getByText(m.desk_same({}, say), { exact: true })).toHaveCount(0);
    const reading = button(dialog, m.desk_read_scan({}, say));
    await reading.focus();
    await club.keyboard.press("Enter");
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await expect(dialog.getByText(m.desk_scan_read({}, say))).toBeVisible({ timeout: READING_MS });

    const rowOf = (scope: Locator, label: string) =>
      scope.locator("dl > div", { has: club.locator("dt").getByText(label, { exact: true }) });
    const says = async (label: string, outcome: string, scope: Locator = dialog) =>
      expect(rowOf(scope, label).first()).toContainText(outcome);
    await says(m.desk_num({}, say), m.desk_same({}, say));
    await says(m.desk_num({}, say), "%");
    await says(m.desk_name({}, say), m.desk_same({}, say));
    await says(m.desk_issued_by({}, say), m.desk_differs({}, say));
    await says(m.desk_issued_by({}, say), paper.issuer);
    await says(m.desk_birthday({}, say), m.desk_differs({}, say));
    const ancestor = (kin: string) =>
      dialog.locator("section", { has: club.getByRole("heading", { name: kin, exact: true }) });
    const father = ancestor(language === "en" ? "Father" : "Отец").last();
    const mother = ancestor(language === "en" ? "Mother" : "Мать").last();
    await says(m.desk_name({}, say), m.desk_same({}, say), father);
    await says(m.desk_name({}, say), m.desk_not_entered({}, say), mother);
    await expect(mother).toContainText(printed(3).name);

    const accessibility = await new AxeBuilder({ page: club }).setLegacyMode().analyze();
    expect(accessibility.violations).toEqual([]);
    await marksWhatWasRead(dialog, club, {
      number: m.reading_show_on_scan({ value: paper.number, field: m.desk_num({}, say) }, say),
      field: m.desk_num({}, say),
    });
    await dialog.getByLabel(m.desk_only_others({}, say)).check();
    await expect(rowOf(dialog, m.desk_num({}, say))).toHaveCount(0);
    await expect(rowOf(father, m.desk_name({}, say))).toHaveCount(0);
    await club.setViewportSize({ width: 360, height: 740 });
    const sideways = await dialog.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(sideways).toBe(false);
    const { data: stored } = await member.call("GET /cats/{id}/docs", { params: { id } });
    expect(stored.pedigree).toMatchObject({ issued_by: "Another Club" });
  });

  test(`the desk says why a scan could not be read, and lets it be tried again (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    test.setTimeout(READING_MS * 2);
    watch.expectConsoleError(/400|503/);
    const { member, id, shown } = await breederWithCat(page, language);
    const pedigrees_id = await addPedigree(member, page, language, id);
    await member.call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id },
    });
    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin?q=${id}`);
    await button(
      club.getByRole("article", { name: shown }),
      m.desk_open_scan({ name: shown }, say),
    ).click();
    const dialog = club.getByRole("dialog");
    // A sheet of grey bars, no letter on it.
    await button(dialog, m.desk_read_scan({}, say)).click();
    await expect(dialog.getByRole("alert")).toContainText(m.error_scan_unreadable({}, say), {
      timeout: READING_MS,
    });
    await club.route("**/api/pedigrees/*/reading*", (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, message: m.error_readers_busy({}, say), data: null },
      }),
    );
    await button(dialog, m.desk_read_scan({}, say)).click();
    await expect(dialog.getByRole("alert")).toContainText(m.error_readers_busy({}, say));
    await expect(fact(dialog, m.desk_name({}, say))).toHaveText(shown);
  });

  test(`[2.18-18] the desk says in four steps how an application is checked (${language})`, async ({
    page,
  }) => {
    await enterAsAdministrator(page.context(), language);
    await open(page, language, "/admin");
    const steps = page.getByRole("group").getByRole("listitem");
    await expect(steps).toHaveText([
      m.desk_instruction_check({}, say),
      m.desk_instruction_take({}, say),
      m.desk_instruction_parents({}, say),
      m.desk_instruction_confirm({}, say),
    ]);
  });
}

test("[2.18-14] [2.18-15] [4-12] [4-10] [4-11] [D3-08] a cat is taken, decided on by the button's words, and the list is read anew", async ({
  page,
  newVisitor,
}) => {
  const { member, id, name, shown } = await breederWithCat(page, "en");
  const pedigrees_id = await addPedigree(member, page, "en", id);
  await member.call("POST /applications/send-to-registration/{catId}", {
    params: { catId: id },
    body: { pedigrees_id },
  });
  const club = await newVisitor();
  await enterAsAdministrator(club.context(), "en");
  await open(club, "en", `/admin?q=${encodeURIComponent(name)}`);
  const card = club.getByRole("article", { name: shown });
  await button(card, m.desk_take({}, en)).click();
  await expect(card.getByText(m.desk_taken({}, en))).toBeVisible();
  await expect(button(card, "Decline the pedigree")).toBeEnabled();
  const again = club.waitForRequest("**/api/applications/not-solve?*");
  await button(card, "Confirm the pedigree is correct").click();
  await again;
  await expect(card).toHaveCount(0);
  const { data } = await member.call("GET /cats/cat-and-color/{id}", { params: { id } });
  expect(data).toMatchObject({ registered: 1, is_online_owner: true, is_my_cat: 1 });
});

test("[2.18-16] [2.18-17] the desk says that it is on its way, and that nothing waits", async ({
  page,
}) => {
  await enterAsAdministrator(page.context(), "en");
  await open(page, "en", "/my");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/applications/not-solve*", async (route) => {
    await held;
    await route.fulfill({ status: 204 });
  });
  await link(page.getByRole("contentinfo"), m.footer_admin({}, en)).click();
  await expect(page.getByText("Loading ...", { exact: true })).toBeVisible();
  release();
  await expect(page.getByText("No Applications", { exact: true })).toBeVisible();
  await expect(title(page)).toHaveText("Not registered cats");
});

test("[2.1-13] [2.2-03] [6-02] [D2-08] [D8-10] the desk is opened by role 2 alone, whatever the browser has stored", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/403/);
  await open(page, "en", "/admin");
  await expect(page).toHaveURL(`${origins.en}/`);

  const member = await enterAsMember(page.context(), "en");
  const calls: string[] = [];
  page.on("request", (request) => void calls.push(new URL(request.url()).pathname));
  await page.evaluate(() => localStorage.setItem("roleIds", "[1,2]"));
  const answer = await open(page, "en", "/admin");
  expect(answer.status()).toBe(403);
  await expect(page.getByText(m.error_screen({}, en))).toBeVisible();
  await expect(page.getByText(m.desk_title({}, en))).toHaveCount(0);
  // The same on the way there within the site.
  await open(page, "en", "/my");
  await link(page.getByRole("contentinfo"), m.footer_admin({}, en)).click();
  await expect(page.getByText(m.error_screen({}, en))).toBeVisible();
  expect(calls.filter((path) => path.includes("/applications/"))).toEqual([]);

  await appoint(member.email);
  await open(page, "en", "/admin");
  await expect(title(page)).toHaveText(m.desk_title({}, en));
});

test("[2.1-28] the registration page is the owners': guests go home, strangers see the public page", async ({
  page,
  newVisitor,
}) => {
  const { id } = await breederWithCat(page, "en");
  await open(page, "en", `/cats/${id}/registration`);
  await expect(page.getByText(m.reg_requirements({}, en))).toBeVisible();
  const visitor = await newVisitor();
  await open(visitor, "en", `/cats/${id}/registration`);
  await expect(visitor).toHaveURL(`${origins.en}/`);
  await enterAsMember(visitor.context(), "en");
  await open(visitor, "en", `/cats/${id}/registration`);
  await expect(visitor).toHaveURL(`${origins.en}/cats/${id}`);
  await expect(visitor.getByText(m.cat_profile_public({}, en))).toBeVisible();
});

test("[8-40] a pedigree that cannot be fetched is said to be so on the registration page", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/pedigree/);
  const { member, id } = await breederWithCat(page, "en");
  await addPedigree(member, page, "en", id);
  await open(page, "en", `/cats/${id}`);
  await page.route(`**/api/cats/${id}/pedigree`, (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.getByText(m.cat_menu({}, en), { exact: true }).click();
  await link(page, m.reg_menu({}, en)).click();
  await expect(page.getByText("Unexpected error, please try again")).toBeVisible();
  await expect(button(page, m.reg_send({}, en))).toBeDisabled();
});

test("an application is withdrawn by whoever sent it, and can be sent again", async ({ page }) => {
  const { member, id } = await breederWithCat(page, "en");
  await addPedigree(member, page, "en", id);
  await open(page, "en", `/cats/${id}/registration`);
  await button(page, m.reg_send({}, en)).click();
  await button(page, m.reg_show_state({}, en)).click();
  await button(page, m.reg_withdraw({}, en)).click();
  await expect(page.getByText(m.reg_withdrawn_text({}, en))).toBeVisible();
  await button(page, m.reg_send_again({}, en)).click();
  await expect(page.getByText(m.reg_sent({}, en))).toBeVisible();
});
