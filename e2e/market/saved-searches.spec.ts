/** A search is saved, a matching ad is mailed and told at the bell, and the mail's link ends the search. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { languages, origins } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember } from "../member.ts";
import { button, link, open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

/** A mail goes through two jobs. */
const LONG = { timeout: 30_000 };

for (const language of languages) {
  const say = { locale: language };

  test(`a guest who wants mails of a search logs in and is back at it (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const member = await enterAsMember((await newVisitor()).context(), language);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, "/market");
    await expect(link(page.getByRole("main"), m.saved_guest({}, say))).toHaveCount(0);
    await open(page, language, "/market?breed=bml&to=900");
    await link(page.getByRole("main"), m.saved_guest({}, say)).click();
    await expect(page).toHaveURL(/\/login$/);
    await takenOver(page);
    await logIn(page, language, member);
    await expect(page).toHaveURL(`${origins[language]}/market?breed=bml&to=900`);
    await expect(button(page, m.saved_save({}, say))).toBeVisible();
  });

  test(`a search is saved, mailed by a matching ad, and stopped from the mail (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const buyer = await enterAsMember(page.context(), language);
    const [seller, witness] = [
      await enterAsMember((await newVisitor()).context(), language),
      await enterAsMember((await newVisitor()).context(), language),
    ];
    // Nobody else asks this price, and it is near enough to the others of the breed to be likely.
    const price = 1000 + 250 * languages.indexOf(language) + Math.floor(Math.random() * 250);
    const query = `breed=bml&from=${price}&to=${price}`;
    const sell = async (name: string) => {
      const born = daysFromNow(-90);
      const cat = { name, sex: "female", breed: "BML", ems: "n", born } as const;
      await placeAd(seller.call, await enterCat(seller.call, cat), { price });
    };

    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, `/market?${query}`);
    await button(page, m.saved_save({}, say)).click();
    await expect(page.getByText(m.saved_saved({}, say))).toBeVisible();
    await link(page.getByRole("main"), m.saved_link({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/my/searches`);
    const saved = page
      .getByRole("list", { name: m.saved_title({}, say), exact: true })
      .getByRole("listitem");
    await expect(saved).toHaveCount(1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await saved.getByRole("link").click();
    await expect(page).toHaveURL(`${origins[language]}/market?${query}`);

    // What was said of one search is not said of the next.
    await button(page, m.saved_save({}, say)).click();
    await expect(page.getByText(m.saved_saved({}, say))).toBeVisible();
    await page.getByRole("main").getByLabel(m.find_words({}, say)).fill("aurora");
    await button(page, m.market_apply({}, say)).click();
    await expect(page).toHaveURL(/q=aurora/);
    await expect(page.getByText(m.market_empty({}, say), { exact: true })).toBeVisible();
    await expect(page.getByText(m.saved_saved({}, say))).toHaveCount(0);

    await sell("Sarabi");
    await expect.poll(async () => (await mailsTo(buyer.email)).length, LONG).toBe(1);
    const [mail] = await mailsTo(buyer.email);
    expect(mail!.text).toContain("Sarabi");
    await open(page, language, "/");
    await expect(page.locator("header [data-bell] a")).toHaveAccessibleName(
      m.notices_bell_unread({ count: 1 }, say),
    );

    // In a browser where nobody is logged in; opening the link alone ends nothing.
    // Its host is that of the process which wrote it: the journeys' site has two.
    const path = /\/searches\/stop#[\w-]+/.exec(mail!.text)![0];
    const guest = await newVisitor();
    await guest.goto(origins[language] + path);
    await takenOver(guest);
    expect(await accessibilityFaults(guest)).toEqual([]);
    expect((await buyer.call("GET /me/searches", {})).data).toHaveLength(1);
    await button(guest, m.saved_stop({}, say)).click();
    await expect(guest.getByText(m.saved_stopped({}, say), { exact: true })).toBeVisible();
    expect((await buyer.call("GET /me/searches", {})).data).toEqual([]);

    await witness.call("POST /me/searches", { body: { query } });
    await sell("Safari");
    await expect.poll(async () => (await mailsTo(witness.email)).length, LONG).toBe(1);
    expect(await mailsTo(buyer.email)).toHaveLength(1);
  });
}
