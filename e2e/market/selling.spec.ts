/** The Selling tab: a cat's ad, its form, and its state. */
import type { Page } from "@playwright/test";
import type { ApiCaller } from "@felistry/contract/client.ts";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, guestApi } from "../member.ts";
import { button, fact, field, link, open } from "../screen.ts";

const en = { locale: "en" } as const;

const kitten = (call: ApiCaller) =>
  enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n 22" });

const tabOf = (id: number) => `/cats/${id}?tab=selling`;

async function fillAd(page: Page, language: Language): Promise<void> {
  const say = { locale: language };
  const input = (label: string) => field(page, label, language);
  await input(m.cat_sale_price_pet({}, say)).fill("850");
  await input(m.cat_sale_price_breeding({}, say)).fill("1400");
  await input(m.cat_sale_delivery({}, say)).fill("By train");
  await input(m.cat_sale_ready({}, say)).fill(daysFromNow(14));
  await input(m.cat_sale_for_breeding({}, say)).check();
}

async function isOnMarket(id: number): Promise<boolean> {
  const { data } = await guestApi()("GET /sales/cats-sales", {
    query: { breed: "sib", limit: 100 },
  });
  return data.some((ad) => ad.id === id);
}

for (const language of languages) {
  const say = { locale: language };

  test(`[2.11-35] [2.11-36] [2.11-37] [2.11-38] [2.11-39] [2.11-40] [2.11-41] [2.11-42] [2.11-43] [2.11-44] [2.11-45] [2.11-46] [4-17] [4-18] [5-41] [8-17] a cat is put up for sale, and its ad shows everything (${language})`, async ({
    page,
    watch,
  }) => {
    // The page requests the ad of a cat without one.
    watch.expectConsoleError(/404/);
    const { call } = await enterAsMember(page.context(), language, {
      first_name: "Ingrid",
      last_name: "Falk",
      country: "Germany",
    });
    const id = await kitten(call);
    await open(page, language, tabOf(id));
    await expect(page.getByText(m.cat_sale_none({}, say), { exact: true })).toBeVisible();
    await link(page, m.cat_sale_put_up({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cats/${id}/sale`);
    await expect(field(page, m.cat_sale_ready({}, say), language)).toHaveAttribute("type", "date");
    await fillAd(page, language);

    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(`**/api/sales/${id}`, async (route) => {
      if (route.request().method() === "POST") await held;
      await route.continue();
    });
    await button(page, m.cat_sale_save({}, say)).click();
    await expect(button(page, m.cat_saving({}, say))).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(origins[language] + tabOf(id));
    await expect(button(page, m.cat_sale_save({}, say))).toHaveCount(0);

    const country = language === "en" ? "Germany" : "Германия";
    for (const [name, value] of [
      [m.cat_fact_owner({}, say), "Ingrid Falk"],
      [m.cat_fact_cattery({}, say), m.cat_unknown_value({}, say)],
      [m.cat_fact_location({}, say), country],
      [m.cat_sale_ready({}, say), new RegExp(`${daysFromNow(14).slice(0, 4)}`)],
      [m.cat_sale_country({}, say), country],
      [m.cat_sale_price_pet({}, say), "850 EUR"],
      [m.cat_sale_price_breeding({}, say), /^1.?400 EUR$/],
      [m.cat_sale_for_breeding({}, say), m.cat_yes({}, say)],
      [m.cat_sale_delivery({}, say), "By train"],
      [m.cat_sale_state({}, say), m.cat_sale_active({}, say)],
      [m.cat_sale_updated({}, say), /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
    ] as const) {
      const region = page.getByRole("region", { name: m.cat_tab_selling({}, say), exact: true });
      await expect(fact(region, name), name).toHaveText(value);
    }
    await link(page, m.cat_sale_edit({}, say)).click();
    await expect(field(page, m.cat_sale_price_pet({}, say), language)).toHaveValue("850");
  });

  test(`[4-13] [4-14] [4-15] an ad is taken off the market and placed again (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await kitten(call);
    await placeAd(call, id);
    await open(page, language, tabOf(id));
    const state = fact(page, m.cat_sale_state({}, say));
    await expect(state).toHaveText(m.cat_sale_active({}, say));
    expect(await isOnMarket(id)).toBe(true);
    await button(page, m.cat_sale_remove_ad({}, say)).click();
    await expect(state).toHaveText(m.cat_sale_not_active({}, say));
    const stored = async () => (await call("GET /sales/{catId}", { params: { catId: id } })).data;
    expect(await stored()).toMatchObject({ is_active: 0 });
    expect(await isOnMarket(id)).toBe(false);
    await button(page, m.cat_sale_place_ad({}, say)).click();
    await expect(state).toHaveText(m.cat_sale_active({}, say));
    expect(await stored()).toMatchObject({ is_active: 1 });
    expect(await isOnMarket(id)).toBe(true);
  });

  test(`the resting ad of a cat that has died is shown, and not to be placed again (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await kitten(call);
    await placeAd(call, id);
    await call("PATCH /cats/{id}", {
      params: { id },
      body: { deceased_on: new Date().toISOString().slice(0, 10) },
    });
    await open(page, language, tabOf(id));
    await expect(fact(page, m.cat_sale_state({}, say))).toHaveText(m.cat_sale_not_active({}, say));
    await expect(button(page, m.cat_sale_place_ad({}, say))).toHaveCount(0);
    await expect(link(page, m.cat_sale_edit({}, say))).toHaveCount(0);
  });
}

test("[2.11-36] [2.11-37] [4-13] [4-14] [4-15] [4-17] the words match the specification", () => {
  expect([
    m.cat_sale_none({}, en),
    m.cat_sale_put_up({}, en),
    m.cat_sale_active({}, en),
    m.cat_sale_not_active({}, en),
    m.cat_sale_remove_ad({}, en),
    m.cat_sale_place_ad({}, en),
    m.cat_saving({}, en),
  ]).toEqual([
    "No selling info",
    "Put it up for sale",
    "Active",
    "Not active",
    "Remove an ad",
    "Place an ad for sale",
    "Saving...",
  ]);
});

test("[4-16] [8-13] an ad's state changes on screen only if the server reports success; a missing ad causes no message", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/is-active-update/);
  const { call } = await enterAsMember(page.context(), "en");
  const id = await kitten(call);
  await placeAd(call, id);
  await open(page, "en", tabOf(id));
  const path = "**/is-active-update";
  const remove = button(page, m.cat_sale_remove_ad({}, en));
  const state = fact(page, m.cat_sale_state({}, en));
  const problem = page.getByRole("main").getByRole("alert");
  for (const [status, said] of [
    [404, []],
    [409, ["No"]],
    [200, ["No"]],
  ] as const) {
    await page.route(path, (route) =>
      route.fulfill({ status, json: { success: false, message: "No" } }),
    );
    const answered = page.waitForResponse(path);
    await remove.click();
    await answered;
    await expect(remove).toBeEnabled();
    await expect(problem).toHaveText([...said]);
    await expect(state).toHaveText(m.cat_sale_active({}, en));
    await page.unroute(path);
  }
});

test("[4-18] [8-33] [8-34] an ad that could not be saved stays in the form, and the console logs why", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/sales/);
  const { call } = await enterAsMember(page.context(), "en");
  const id = await kitten(call);
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await open(page, "en", `/cats/${id}/sale`);
  await fillAd(page, "en");
  const failsWith = async (words: string) => {
    await button(page, m.cat_sale_save({}, en)).click();
    await expect.poll(() => logged).toContain(words);
    await expect(page).toHaveURL(`${origins.en}/cats/${id}/sale`);
    await expect(field(page, m.cat_sale_price_pet({}, en), "en")).toHaveValue("850");
    await expect(page.getByText(words, { exact: true })).toHaveCount(0);
    await expect(button(page, m.cat_sale_save({}, en))).toBeEnabled();
    await page.unrouteAll({ behavior: "wait" });
  };
  const path = `**/api/sales/${id}`;
  await page.route(path, (route) =>
    route.fulfill({ status: 409, json: { success: false, message: "Sold already" } }),
  );
  await failsWith("Failed to send to sell: Sold already");
  await page.route(path, (route) => route.abort());
  await failsWith("No response from server");
  await page.evaluate(() => {
    const write = JSON.stringify;
    JSON.stringify = ((value: unknown) => {
      if (typeof value === "object" && value !== null && "price_pet" in value)
        throw new Error("no way to send");
      return write(value);
    }) as typeof JSON.stringify;
  });
  await failsWith("Error in setting up the request: no way to send");
});
