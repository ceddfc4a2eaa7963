/** Entering and editing a cat: the fields of every form, their errors, and the next page. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { fillCat, sendCat } from "../cat-form.ts";
import { daysFromNow, enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { sentCalls } from "../scan.ts";
import { button, containing, field, link, open } from "../screen.ts";

const en = { locale: "en" } as const;
const kitten = { name: "Aurora", sex: "female", breed: "SIB", ems: "ns 22" } as const;

const input = (page: Page, label: string, language: Language = "en") =>
  field(page, label, language);

const colourLabels = (language: Language) => {
  const say = { locale: language };
  return {
    always: [m.catform_main({}, say), m.catform_eye({}, say)],
    extra: [
      m.catform_gold({}, say),
      m.catform_white({}, say),
      m.catform_tabby({}, say),
      m.catform_point({}, say),
    ],
  };
};

for (const language of languages) {
  const say = { locale: language };

  test(`[2.13-01] [2.13-02] [2.13-03] [2.13-04] [2.13-05] [2.13-06] [2.13-07] [2.13-09] [2.13-10] a cat is entered with its colour (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    await open(page, language, "/addwithcolor");
    await expect(page.getByRole("radio", { name: m.cat_male({}, say), exact: true })).toBeChecked();
    await expect(page.getByRole("radio")).toHaveCount(2);
    const options = input(page, m.catform_breed({}, say), language).locator("option");
    for (const text of (await options.allTextContents()).slice(1))
      expect(text).toMatch(/^[A-Z]{3} - \S/);
    await expect(options.filter({ hasText: /^MCO - / })).toHaveText(
      language === "en" ? "MCO - Maine Coon" : "MCO - Мейн-кун",
    );
    await expect(page.locator("main select")).toHaveCount(7);
    await expect(input(page, m.catform_is_mine({}, say), language)).toHaveAccessibleDescription(
      containing(m.catform_is_mine_hint({}, say)),
    );
    await fillCat(page, language, {
      prefix: "Silverbrook",
      name: "Aurora",
      suffix: "of the Moor",
      sex: "female",
      born: daysFromNow(-400),
      breed: "SIB",
      main: "n",
      eye: "64",
      isMine: true,
    });
    await sendCat(page, language);
    await expect(page).toHaveURL(`${origins[language]}/my`);
    expect((await call("GET /me/cats", { query: {} })).data).toMatchObject([
      {
        cat_name_cattery_prefix: "Silverbrook",
        cat_name: "Aurora",
        cat_name_suffix: "of the Moor",
        cat_birthdate: daysFromNow(-400),
        sex: "female",
        is_my_cat: 1,
        ems: "n 64",
      },
    ]);
  });

  test(`[5-23] [5-24] [5-25] [5-26] [5-27] [5-28] [5-29] a cat form says what is wrong, and sends nothing (${language})`, async ({
    page,
  }) => {
    await enterAsMember(page.context(), language);
    for (const path of ["/addwithcolor", "/add"]) {
      await open(page, language, path);
      const sent = sentCalls(page);
      // Users cannot do this: the choice starts at "male".
      await page
        .getByRole("radio", { name: m.cat_male({}, say), exact: true })
        .evaluate((radio: HTMLInputElement) => void (radio.checked = false));
      await sendCat(page, language);
      for (const [label, text] of [
        [m.catform_name({}, say), m.field_cat_name({}, say)],
        [m.catform_breed({}, say), m.field_breed({}, say)],
        [m.catform_main({}, say), m.field_main_colour({}, say)],
        [m.catform_eye({}, say), m.field_eye_colour({}, say)],
      ] as const)
        await expect(input(page, label, language)).toHaveAccessibleDescription(containing(text));
      const sex = page.getByRole("group", { name: m.catform_sex({}, say), exact: true });
      await expect(sex).toContainText(m.field_sex({}, say));
      for (const [label, typed, text] of [
        [m.catform_prefix({}, say), "ab", m.field_cat_prefix({}, say)],
        [m.catform_prefix({}, say), "a_b", m.field_cat_prefix({}, say)],
        [m.catform_name({}, say), "ab", m.field_cat_name({}, say)],
        [m.catform_suffix({}, say), "a!b", m.field_cat_suffix({}, say)],
      ] as const) {
        await input(page, label, language).fill(typed);
        await expect(input(page, label, language)).toHaveAccessibleDescription(containing(text));
      }
      expect(sent).toEqual([]);
    }
  });
}

test("[5-23] [5-24] [2.13-09] the words match the specification", () => {
  expect([
    m.field_cat_prefix({}, en),
    m.field_cat_name({}, en),
    m.field_cat_suffix({}, en),
  ]).toEqual([
    "Use 3-100 letters or numbers",
    "Allow numbers, letters (3-100 symbols), space and '",
    "Allow numbers, letters (3-100 symbols), space and '",
  ]);
  expect(m.catform_is_mine({}, en)).toBe("It's my cat");
  expect(m.catform_is_mine_hint({}, en)).toMatch(
    /^Tick only if you personally own the cat.*ancestors/,
  );
});

test("[2.13-11] [2.13-13] cancelling creates no cat; /add has a separate form", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en");
  for (const path of ["/addwithcolor", "/add"]) {
    await open(page, "en", path);
    await input(page, m.catform_name({}, en)).fill("Nobody");
    await link(page.getByRole("main"), m.catform_cancel({}, en)).click();
    await button(page, m.catform_leave_go({}, en)).click();
    await expect(page).toHaveURL(`${origins.en}/my`);
  }
  expect((await call("GET /me/cats", { query: {} })).data).toEqual([]);
  await open(page, "en", "/add");
  await fillCat(page, "en", { name: "Aurora", sex: "male", breed: "SIB", main: "n", eye: "64" });
  await sendCat(page, "en");
  await expect(page).toHaveURL(`${origins.en}/my`);
  expect((await call("GET /me/cats", { query: {} })).data).toMatchObject([{ cat_name: "Aurora" }]);
});

for (const language of languages) {
  const say = { locale: language };

  test(`[2.13-07] [4-24] [4-25] [D8-01] [D8-02] [D8-03] every colour form shows white's extra selects directly, and the others' in a disclosure (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, { ...kitten, ems: "n" });
    const { always, extra } = colourLabels(language);
    for (const path of ["/addwithcolor", "/add", `/cats/${id}/update`]) {
      await open(page, language, path);
      const select = (label: string) => input(page, label, language);
      const main = select(always[0]!);
      const expectExtras = async (visible: boolean) => {
        for (const label of extra) await expect(select(label), label).toBeVisible({ visible });
      };
      for (const label of always) await expect(select(label), path).toBeVisible();
      await expectExtras(false);
      await main.selectOption("w");
      await expectExtras(true);
      await main.selectOption("n");
      await expectExtras(false);
      await page.getByText(m.catform_extras({}, say), { exact: true }).click();
      await expectExtras(true);
      await select(extra[0]!).selectOption("s");
      await select(extra[2]!).selectOption("22");
      await expect(page.getByRole("status", { name: m.catform_ems({}, say) })).toContainText(
        "ns 22",
      );
    }
    await button(page, m.catform_save_edit({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}`);
    const { data } = await call("GET /me/cats", { query: {} });
    expect(data).toMatchObject([{ id, ems: "ns 22" }]);
  });
}

test("[D8-02] the disclosure has the name given in the decisions", () => {
  expect(m.catform_extras({}, en)).toBe("Pattern, silver, white");
});

test("[2.14-01] an unregistered cat is edited in full, and its page shows it", async ({ page }) => {
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, kitten);
  await open(page, "en", `/cats/${id}/update`);
  await input(page, m.catform_prefix({}, en)).fill("Silverbrook");
  await input(page, m.catform_name({}, en)).fill("Bagheera");
  await page.getByRole("radio", { name: m.cat_male({}, en), exact: true }).check();
  await input(page, m.catform_breed({}, en)).selectOption({ label: "MCO - Maine Coon" });
  await input(page, m.history_field_birthdate_precision({}, en)).selectOption("year");
  await input(page, m.catform_birth({}, en)).fill("2019");
  await input(page, m.history_field_number_elsewhere({}, en)).fill("FIFe LO 4711");
  await input(page, m.catform_description({}, en)).fill("Calm");
  await input(page, m.catform_chip({}, en)).fill("643 0941");
  await input(page, m.catform_breeder_text({}, en)).fill("Anna Berg");
  await button(page, m.catform_save_edit({}, en)).click();
  await expect(page).toHaveURL(`${origins.en}/cats/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silverbrook Bagheera");
  for (const text of ["Maine Coon", "Calm", "643 0941", "Anna Berg", "MCO ns 22", "FIFe LO 4711"])
    await expect(page.getByRole("main")).toContainText(text);
  await open(page, "en", `/cats/${id}/update`);
  await expect(input(page, m.catform_birth({}, en))).toHaveValue("2019");
  await expect(input(page, m.history_field_birthdate_precision({}, en))).toHaveValue("year");
});

test("[5-22] [5-31] [9-07] text inputs enforce their maximum length", async ({ page }) => {
  const { call } = await enterAsMember(page.context(), "en");
  const id = await enterCat(call, kitten);
  const most = (label: string) => input(page, label).getAttribute("maxlength");
  for (const path of ["/addwithcolor", "/add", `/cats/${id}/update`]) {
    await open(page, "en", path);
    for (const label of [
      m.catform_prefix({}, en),
      m.catform_name({}, en),
      m.catform_suffix({}, en),
    ])
      expect(await most(label), `${label} of ${path}`).toBe("100");
  }
  expect(await most(m.catform_description({}, en))).toBe("100");
  await open(page, "en", "/edit");
  expect(await most(m.edit_about({}, en))).toBe("200");
  for (const label of [m.edit_site({}, en), m.edit_social({}, en)])
    expect(await most(label)).toBe("100");
  for (const [path, label] of [
    ["/cattery", m.cattery_name_full({}, en)],
    ["/cattery", m.cattery_number({}, en)],
    [`/cats/${id}/metric/new`, m.doc_metric_number({}, en)],
    [`/cats/${id}/sale`, m.cat_sale_delivery({}, en)],
  ] as const) {
    await open(page, "en", path);
    expect(await most(label), path).toBe("100");
  }
  const { data: me } = await call("GET /me", {});
  const { first_name, last_name, birthday, country_id } = me;
  const profile = (social_url: string) =>
    call("PUT /me/edit", { body: { first_name, last_name, birthday, country_id, social_url } });
  const address = (length: number) => "https://felis.example/".padEnd(length, "a");
  await profile(address(100));
  await expect(profile(address(101))).rejects.toMatchObject({ status: 400 });
});
