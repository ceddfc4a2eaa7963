/** Catteries: created, changed, at most four, and their public page. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { scannedSheet, sendPicture, sentCalls } from "../scan.ts";
import { containing, field, open } from "../screen.ts";
import { catteryName } from "./cattery-name.ts";

const en = { locale: "en" } as const;

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

for (const language of languages) {
  const say = { locale: language };
  const input = (page: Page, label: string) => field(page, label, language);

  test(`[2.1-20] [2.1-21] [2.10-14] [2.19-01] [2.19-02] [2.19-03] [2.19-04] [2.19-05] [2.19-06] [2.19-07] [2.19-08] a cattery is created, listed, changed and shown to everybody (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const [name, becomes] = [catteryName(), catteryName()];
    const { call } = await enterAsMember(page.context(), language);
    const kitten = await enterCat(call, { name: "Pepper", sex: "male", breed: "BRI", ems: "a" });
    await enterCat(call, {
      name: "Ancestor",
      sex: "female",
      breed: "BRI",
      ems: "a",
      isMine: false,
    });
    await placeAd(call, kitten);

    await open(page, language, "/my?tab=cattery");
    await link(page, m.my_catteries_add({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cattery`);
    await input(page, m.cattery_name({}, say)).fill(name);
    await input(page, m.cattery_name_full({}, say)).fill(`of ${name}`);
    await input(page, m.cattery_issued_at({}, say)).fill("2019-05-01");
    await input(page, m.cattery_number({}, say)).fill("17/2019");
    await input(page, m.cattery_issued_by({}, say)).fill("Felis Club");
    await input(page, m.cattery_system({}, say)).selectOption({ index: 1 });
    await input(page, m.cattery_photo({}, say)).setInputFiles(await scannedSheet());
    await press(page, m.cattery_save({}, say));
    await expect(page).toHaveURL(`${origins[language]}/my?tab=cattery`);

    await link(page, name).click();
    await expect(page).toHaveURL(/\/cattery\/\?id=\d+$/);
    await expect(input(page, m.cattery_name({}, say))).toHaveValue(name);
    await expect(input(page, m.cattery_name_full({}, say))).toHaveValue(`of ${name}`);
    await expect(input(page, m.cattery_issued_at({}, say))).toHaveValue("2019-05-01");
    await expect(input(page, m.cattery_number({}, say))).toHaveValue("17/2019");
    await expect(input(page, m.cattery_issued_by({}, say))).toHaveValue("Felis Club");
    await expect(page.getByRole("img", { name: m.photo_current({}, say) })).toBeVisible();
    await input(page, m.cattery_name({}, say)).fill(becomes);
    await press(page, m.cattery_save({}, say));
    await expect(page).toHaveURL(`${origins[language]}/my?tab=cattery`);
    await expect(link(page, becomes)).toBeVisible();
    await expect(link(page, name)).toHaveCount(0);

    const address = await link(page, m.cattery_public_page({}, say)).getAttribute("href");
    const guest = await newVisitor();
    await open(guest, language, address!);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(`of ${name}`);
    await expect(guest.getByText("Marta Lindgren")).toBeVisible();
    await expect(guest.getByText("Pepper")).toHaveCount(2);
    await expect(guest.getByText("Ancestor")).toHaveCount(0);
    await expect(link(guest, m.cattery_edit({}, say))).toHaveCount(0);
  });

  test(`[5-34] [5-35] [5-36] [5-37] an incomplete cattery is not sent (${language})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), language);
    await open(page, language, "/cattery");
    const sent = sentCalls(page);
    await input(page, m.cattery_name({}, say)).fill("ab");
    await press(page, m.cattery_save({}, say));
    const inputs: [string, string][] = [
      [m.cattery_name({}, say), m.field_cattery_name({}, say)],
      [m.cattery_issued_by({}, say), m.field_cattery_issuer({}, say)],
      [m.cattery_system({}, say), m.field_cattery_system({}, say)],
      [m.cattery_photo({}, say), m.field_cattery_photo({}, say)],
    ];
    for (const [label, text] of inputs)
      await expect(input(page, label)).toHaveAccessibleDescription(containing(text));
    expect(sent).toEqual([]);
  });

  test(`[2.10-15] with three catteries a fourth is offered, with four no other (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const [system] = (await call("GET /cat-systems", {})).data;
    const image_url = await sendPicture(page.context(), language, "cattery");
    const add = (cattery_name: string) =>
      call("POST /me/cattery", {
        body: {
          cattery_name,
          certificate_issued_by: "Club",
          cat_systems_id: system!.id,
          image_url,
        },
      });
    for (let count = 0; count < 3; count++) await add(catteryName());
    await open(page, language, "/my?tab=cattery");
    await expect(link(page, m.my_catteries_add({}, say))).toBeVisible();
    const fourth = catteryName();
    await add(fourth);
    await page.reload();
    await expect(link(page, fourth)).toBeVisible();
    await expect(link(page, m.my_catteries_add({}, say))).toHaveCount(0);
    await open(page, language, "/cattery");
    await expect(page.getByText(m.cattery_four_already({}, say))).toBeVisible();
    await expect(page.getByRole("button", { name: m.cattery_save({}, say) })).toHaveCount(0);
  });
}

test("[5-34] [5-35] [5-36] [5-37] the messages match the specification", () => {
  expect([
    m.field_cattery_name({}, en),
    m.field_cattery_issuer({}, en),
    m.field_cattery_system({}, en),
    m.field_cattery_photo({}, en),
  ]).toEqual([
    "Please, write a cattery name, it should be 3-16 symbols",
    "Club/systme can't be empty",
    "Choose a system",
    "Upload a photo",
  ]);
});

test("[2.1-20] [2.1-21] a guest is sent home, and a stranger cannot edit", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/status of 403/);
  for (const path of ["/cattery", "/cattery/?id=1"]) {
    await open(page, "en", path);
    await expect(page).toHaveURL(`${origins.en}/`);
  }
  await enterAsMember(page.context(), "en");
  expect((await open(page, "en", "/cattery/?id=1")).status()).toBe(403);
});
