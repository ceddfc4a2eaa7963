/** A guest types a question to a seller, logs in without losing it, is answered, and orders: the thread is then beside the order. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { button, field, link, open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const bell = (page: Page) => page.locator("header [data-bell] a");
/** A form asks for its draft after the page: until nothing is asked for. */
const settled = (page: Page) => page.waitForLoadState("networkidle");

const TIME = { timeout: 30_000 };

for (const language of languages) {
  const say = { locale: language };

  test(`a guest asks, logs in with the text kept, is answered and orders (${language})`, async ({
    page,
    newVisitor,
  }) => {
    test.slow();
    const desk = await newVisitor();
    const seller = await enterAsMember(desk.context(), language, { first_name: "Ilse" });
    const buyer = await enterAsMember((await newVisitor()).context(), language, {
      first_name: "Emma",
      last_name: "Stone",
    });
    const name = { en: "Juniper", ru: "Jasper" }[language];
    const price = { en: 655, ru: 665 }[language];
    const cat = { name, sex: "male", breed: "BRI", ems: "a" } as const;
    const catId = await enterCat(seller.call, cat);
    await placeAd(seller.call, catId, { price });

    // Asked by a guest.
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, language, `/cat-profile-sell/${catId}`);
    await link(page.getByRole("main"), m.question_ask({}, say)).click();
    await expect(page).toHaveURL(`${origins[language]}/cat-profile-sell/${catId}/question`);
    await takenOver(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await field(page, m.question_text({}, say), language).fill("Is he used to dogs?");
    await link(page.getByRole("main"), m.question_guest({}, say)).click();
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, language, buyer);
    await expect(page).toHaveURL(`${origins[language]}/cat-profile-sell/${catId}/question`);
    await expect(field(page, m.question_text({}, say), language)).toHaveValue(
      "Is he used to dogs?",
      TIME,
    );
    await button(page, m.question_send({}, say)).click();
    await expect(page).toHaveURL(/\/my\/questions\/\d+$/);
    await expect(page.getByText("Is he used to dogs?", { exact: true })).toBeVisible(TIME);
    const address = page.url();

    // What was sent is no draft any more.
    await open(page, language, `/cat-profile-sell/${catId}/question`);
    const text = field(page, m.question_text({}, say), language);
    await expect(text).toHaveValue("");
    await settled(page);
    await expect(button(page, m.draft_take({}, say))).toHaveCount(0);

    // Opened by its address, as from the mail: its notice is read with it.
    await open(desk, language, new URL(address).pathname);
    await expect
      .poll(async () => (await seller.call("GET /me/notices/unread", {})).data.unread, TIME)
      .toBe(0);
    await expect(bell(desk)).toHaveAccessibleName(m.notices_bell({}, say), TIME);
    await open(desk, language, "/my/questions");
    expect(await accessibilityFaults(desk)).toEqual([]);
    await link(desk.getByRole("main"), name).click();
    await expect(desk).toHaveURL(address);
    await takenOver(desk);
    // Kept on the way, and forgotten when it is sent, in the form shown anew as on other devices.
    const kept = desk.waitForResponse(
      (response) => response.request().method() === "PUT" && response.url().endsWith("/draft"),
    );
    await field(desk, m.order_message_text({}, say), language).fill("He grew up with one");
    await kept;
    await button(desk, m.order_message_send({}, say)).click();
    await expect(desk.getByText("He grew up with one", { exact: true })).toBeVisible(TIME);
    await settled(desk);
    await expect(button(desk, m.draft_take({}, say))).toHaveCount(0);
    await desk.reload();
    await takenOver(desk);
    await settled(desk);
    await expect(button(desk, m.draft_take({}, say))).toHaveCount(0);
    expect(await accessibilityFaults(desk)).toEqual([]);

    // Ordered: the address of the question now leads to the order, with all that was said.
    await open(page, language, new URL(address).pathname);
    await expect(page.getByText("He grew up with one", { exact: true })).toBeVisible(TIME);
    await link(page.getByRole("main"), m.question_order({}, say)).click();
    await takenOver(page);
    await page.getByRole("button", { name: new RegExp(String(price)) }).click();
    await expect(page).toHaveURL(/\/order\/sent$/);
    await page.goto(address);
    await expect(page).toHaveURL(/\/my\/orders\/\d+$/);
    for (const said of ["Is he used to dogs?", "He grew up with one"])
      await expect(page.getByText(said, { exact: true })).toBeVisible(TIME);
  });
}
