/** The club's desk: what is waiting there, and how it is decided. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { addPedigree, breederWithCat } from "../applied-cat.ts";
import { appoint, enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, fact, link, open, takenOver } from "../screen.ts";

const en = { locale: "en" } as const;
const title = (page: Page) => page.getByRole("heading", { level: 1 });

for (const language of languages) {
  const say = { locale: language };

  test(`[2.18-01] [2.18-02] [2.18-03] [2.18-04] [2.18-05] [2.18-06] [2.18-07] [2.18-08] [2.18-09] [2.18-10] [2.18-11] [2.18-12] [2.18-13] the desk shows the stored application with an enlarged scan (${language})`, async ({
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
    // A pending application cannot be changed: it is withdrawn, changed and sent again.
    await member.call("PUT /applications/{id}/withdraw", {
      params: { id: application.application_id },
    });
    await breederIs({ breeder_id: me.id });
    await member.call("POST /applications/send-to-registration/{catId}", {
      params: { catId: id },
      body: { pedigrees_id },
    });
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

  test(`[2.18-18] the desk explains in four steps how an application is checked (${language})`, async ({
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

test("[2.18-14] [2.18-15] [4-12] [4-10] [4-11] [D3-08] a cat is taken, decided by the labelled buttons, and the list is reloaded", async ({
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

test("[2.18-16] [2.18-17] the desk says that it is loading, and that nothing is waiting", async ({
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

test("[2.1-13] [2.2-03] [6-02] [D2-08] [D8-10] only role 2 can open the desk, whatever the browser has stored", async ({
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
  // The same when navigating there within the site.
  await open(page, "en", "/my");
  await link(page.getByRole("contentinfo"), m.footer_admin({}, en)).click();
  await expect(page.getByText(m.error_screen({}, en))).toBeVisible();
  expect(calls.filter((path) => path.includes("/applications/"))).toEqual([]);

  await appoint(member.email);
  await open(page, "en", "/admin");
  await expect(title(page)).toHaveText(m.desk_title({}, en));
});
