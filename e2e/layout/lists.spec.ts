/** Lists to their end, and their messages while loading, on failure, and when empty. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages, origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, guestApi } from "../member.ts";
import { button, link, open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`[8-15] [8-43] the market says that more is loading, and that it failed (${language})`, async ({
    page,
    watch,
  }) => {
    watch.expectConsoleError(/api\/market/);
    await open(page, language, "/market");
    const ads = page.getByRole("region", { name: m.market_list({}, say), exact: true });
    const first = await ads.getByRole("article").count();
    const more = link(ads, m.market_more({}, say));
    const path = "**/api/market?**";
    await page.route(path, (route) => route.fulfill({ status: 400, json: { success: false } }));
    await more.click();
    await expect(ads.getByRole("alert")).toHaveText(
      language === "en" ? "Request failed" : m.market_failed({}, say),
    );
    await page.unroute(path);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await held;
      await route.continue();
    });
    await more.click();
    await expect(
      link(ads, language === "en" ? "Loading..." : m.market_loading({}, say)),
    ).toBeVisible();
    letGo();
    await expect.poll(() => ads.getByRole("article").count()).toBeGreaterThan(first);
    await expect(ads.getByRole("alert")).toHaveCount(0);
  });

  test(`[8-46] a cat without an ad has no sale data (${language})`, async ({ page, watch }) => {
    watch.expectConsoleError(/404/);
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, { name: "Aurora", sex: "female", breed: "SIB", ems: "n" });
    await open(page, language, `/cat-profile-sell/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      language === "en" ? "No sale data available" : m.sale_none({}, say),
    );
  });

  test(`[8-42] an empty list of cats says that there is no data (${language})`, async ({
    page,
  }) => {
    await open(page, language, "/allcats?q=zzzzzzzzzz");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(
      language === "en" ? "No data" : m.all_cats_no_data({}, say),
    );
    await link(page, m.all_cats_reset({}, say)).click();
    await expect(page.getByRole("article").first()).toBeVisible();
  });
}

test("[8-15] a market that cannot be loaded says so, and loads on retry", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/api\/market/);
  await open(page, "en", "/");
  const path = "**/api/market**";
  await page.route(path, (route) => route.fulfill({ status: 400, json: { success: false } }));
  await link(page.getByRole("main"), m.home_buy()).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Request failed");
  await page.unroute(path);
  await button(page, m.market_retry()).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("[D1-30] the list of all cats continues until every cat has been shown", async ({ page }) => {
  const breed = "PER";
  const wanted = new Set<string>();
  let cursor: string | null = null;
  do {
    const query = { breed, limit: 50, ...(cursor !== null && { cursor }) };
    const answer: { data: { id: number }[]; page: { next: string | null } } = await guestApi()(
      "GET /cats",
      { query },
    );
    for (const { id } of answer.data) wanted.add(`/cats/${id}`);
    cursor = answer.page.next;
  } while (cursor !== null);
  const shown = new Set<string>();
  await page.goto(`${origins.en}/allcats?breed=${breed}`);
  const next = link(page, m.list_next());
  for (;;) {
    const addresses = await page
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((links) => links.map((a) => a.getAttribute("href")!));
    for (const address of addresses) shown.add(address);
    if ((await next.count()) === 0) break;
    await page.goto(
      origins.en + "/allcats" + (await next.getAttribute("href"))!.replace(/^[^?]*/, ""),
    );
  }
  expect(wanted.size).toBeGreaterThan(10);
  expect([...wanted].filter((address) => !shown.has(address))).toEqual([]);
});

test("[7-02] an answer is awaited, however long it takes", async ({ page }) => {
  await open(page, "en", "/market");
  const ads = page.getByRole("region", { name: m.market_list(), exact: true });
  const first = await ads.getByRole("article").count();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/market?**", async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  await link(ads, m.market_more()).click();
  await page.clock.runFor(120_000);
  await expect(link(ads, m.market_loading())).toBeVisible();
  await expect(ads.getByRole("alert")).toHaveCount(0);
  letGo();
  await expect.poll(() => ads.getByRole("article").count()).toBeGreaterThan(first);
});
