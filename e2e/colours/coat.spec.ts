/** Colours by their codes: typed, chosen, warned about. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat } from "../cats.ts";
import { sendCat } from "../cat-form.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { containing, field, open } from "../screen.ts";

for (const locale of languages) {
  const say = { locale };

  test(`a typed EMS code fills the colour form, and the reverse (${locale})`, async ({ page }) => {
    const { call } = await enterAsMember(page.context(), locale);
    await open(page, locale, "/addwithcolor");
    const input = (label: string) => field(page, label, locale);
    const code = input(m.catform_by_ems({}, say));
    const preview = page.getByRole("status", { name: m.catform_ems({}, say) });
    const notice = page.getByRole("status", { name: m.catform_ems_notice({}, say) });

    await input(m.catform_name({}, say)).fill("Aurora");
    await code.fill("mco NS 22 09");
    await expect(preview).toContainText("MCO ns 09 22");
    await expect(notice).toHaveText(m.catform_ems_rewritten({ code: "MCO ns 09 22" }, say));
    await expect(input(m.catform_breed({}, say)).locator("option:checked")).toHaveText(/^MCO - /);
    await expect(input(m.catform_main({}, say))).toHaveValue("n");
    await code.blur();
    await expect(code).toHaveValue("MCO ns 09 22");

    // The reverse: choices update the code.
    await input(m.catform_main({}, say)).selectOption("a");
    await input(m.catform_eye({}, say)).selectOption("64");
    await expect(code).toHaveValue("MCO as 09 22 64");

    // A code from another list, and one with an invalid part.
    await code.fill("BSH k 22");
    await expect(code).toHaveAccessibleDescription(
      containing(m.error_ems_unknown_part({ part: "k" }, say)),
    );
    await expect(preview).toContainText("MCO as 09 22 64");
    await code.fill("MCO n 22 23");
    await expect(code).toHaveAccessibleDescription(
      containing(m.error_ems_second_of_kind({ part: "23", beside: "22" }, say)),
    );
    await code.fill("BSH c 53");
    await code.press("Enter");
    await expect(preview).toContainText("BRI c 53 64");
    await sendCat(page, locale);
    await expect(page).toHaveURL(/\/my$/);
    expect((await call("GET /me/cats", { query: {} })).data).toMatchObject([
      { cat_name: "Aurora", breed_ems: "BRI", ems: "c 53 64" },
    ]);
  });
}

for (const locale of languages) {
  const say = { locale };

  test(`an impossible colour is explained and never blocked (${locale})`, async ({ page }) => {
    const { call } = await enterAsMember(page.context(), locale);
    // Names of their own: the other language's cats of the same coat would be likely duplicates.
    const [daughter, stud] = { en: ["Juniper", "Rufus"], ru: ["Jessamine", "Roland"] }[locale]!;
    const child = await enterCat(call, { breed: "SIB", ems: "n", sex: "female", name: daughter! });
    await open(page, locale, `/addwithcolor?child=${child}&p=male`);
    const input = (label: string) => field(page, label, locale);
    await input(m.catform_name({}, say)).fill(stud!);
    await input(m.catform_by_ems({}, say)).fill("SIB d 62");
    const warning = page.getByRole("status", { name: m.check_colour_title({}, say) });
    await expect(warning).toContainText(daughter!);
    const words = { en: "is not possible, because", ru: "невозможна" };
    await expect(warning).toContainText(words[locale]);
    await sendCat(page, locale);
    await expect(page).toHaveURL(new RegExp(`/cats/${child}$`));

    await open(page, locale, "/my/checks");
    const findings = page.getByRole("list", { name: m.check_list({}, say) });
    await expect(findings.getByRole("listitem")).toHaveCount(1);
    await expect(findings).toContainText(m.check_kind_impossible_colour({}, say));

    // A tortie tom: reported as soon as the sex is chosen.
    await open(page, locale, "/addwithcolor");
    await page.getByRole("radio", { name: m.cat_male({}, say), exact: true }).check();
    await input(m.catform_by_ems({}, say)).fill("SIB f 62");
    await expect(warning).toContainText(m.check_colour_tortie_male({}, say));
    await page.getByRole("radio", { name: m.cat_female({}, say), exact: true }).check();
    await expect(warning).toBeEmpty();
  });
}
