/** Likely duplicates: offered with reasons while a cat is entered and in the checks, called two cats, and an address that moves. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";
import { open } from "../screen.ts";

/** Both languages share a registry. */
const NAMES = {
  en: { affix: "Frostvale", latin: "Ambrosius", cyrillic: "Амброзиус", affixToo: "Фроствейл" },
  ru: { affix: "Moonbrook", latin: "Evstafij", cyrillic: "Евстафий", affixToo: "Мунбрук" },
} as const;

for (const locale of languages) {
  const say = { locale };
  const { affix, latin, cyrillic, affixToo } = NAMES[locale];

  test(`a likely duplicate is offered with its reasons, and called another cat (${locale})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const cat = { breed: "SIB", ems: "n 22", sex: "male" } as const;
    const one = await enterCat(call, { ...cat, prefix: affix, name: latin, born: "2021-06-04" });
    await enterCat(call, { ...cat, name: cyrillic, suffix: affixToo, born: "2021-04-06" });

    await open(page, locale, "/my/checks");
    const list = page.getByRole("list", { name: m.check_list({}, say) });
    const swapped = m.likeness_date_swapped({}, say);
    await expect(list.getByText(swapped).first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const name = `${cyrillic} ${affixToo}`;
    await list.getByRole("button", { name: m.likeness_different_named({ name }, say) }).click();
    await expect(list.getByText(m.likeness_said_different({ name }, say))).toBeVisible();
    await page.reload();
    await expect(page.getByText(m.check_none({}, say))).toBeVisible();

    await open(page, locale, "/add");
    await page.locator("input[name=cat_name]").fill(`${cyrillic}`);
    await page.locator("input[name=cat_name_cattery_prefix]").fill(affix);
    await page.locator("input[name=cat_birthdate]").fill("2021-06-04");
    const offer = page.getByRole("heading", { name: m.likeness_offer_title({}, say) });
    await expect(offer).toBeVisible();
    await expect(page.locator("form").getByRole("link", { name: latin }).first()).toHaveAttribute(
      "href",
      `/cats/${one}`,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`the address of a merged record leads to the one that stands, until the merge is undone (${locale})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), locale);
    const cat = { breed: "SIB", ems: "n", sex: "female", born: "2020-02-03" } as const;
    const [first, second, third] = [
      await enterCat(call, { ...cat, name: `First ${affix}` }),
      await enterCat(call, { ...cat, name: `Second ${affix}` }),
      await enterCat(call, { ...cat, name: `Third ${affix}` }),
    ];
    const merge = async (kept: number, gone: number) =>
      (await call("POST /cats/{id}/merge", { params: { id: kept }, body: { other: gone } })).data
        .id;
    await merge(second, first);
    const later = await merge(third, second);
    const answer = await page.goto(`${origins[locale]}/cats/${first}?tab=pedigree`);
    await expect(page).toHaveURL(`${origins[locale]}/cats/${third}?tab=pedigree`);
    expect((await answer!.request().redirectedFrom()!.response())!.status()).toBe(301);
    await page.goto(`${origins[locale]}/pedigree/${first}/descendants?generations=2`);
    await expect(page).toHaveURL(`${origins[locale]}/pedigree/${third}/descendants?generations=2`);
    for (const path of ["/cat-profile-sell/{id}", "/cat-profile-sell/{id}/question"]) {
      const moved = await page.request.get(origins.en + path.replace("{id}", `${first}`), {
        headers: { host: new URL(origins[locale]).host },
        maxRedirects: 0,
      });
      expect([moved.status(), moved.headers()["location"]]).toEqual([
        301,
        path.replace("{id}", `${third}`),
      ]);
    }
    await call("POST /merges/{id}/undo", { params: { id: later } });
    await page.goto(`${origins[locale]}/cats/${first}`);
    await expect(page).toHaveURL(`${origins[locale]}/cats/${second}`);
  });
}
