/** From a search to a review: a guest finds a kitten, logs in, orders, talks to the seller, and both review the sale. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { type Language, languages, origins } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, somebody, guestApi } from "../member.ts";
import { button, field, link, open, takenOver } from "../screen.ts";
import { accessibilityFaults } from "../screens/accessibility.ts";

const words = { en: "red maine coon kitten", ru: "рыжий котёнок мейн-кун" };

function counted(page: Page, locale: Language) {
  let [clicks, keys] = [0, 0];
  return {
    said: () => `${clicks} clicks, ${keys} keys`,
    async click(target: ReturnType<typeof link>): Promise<void> {
      clicks++;
      await target.click();
    },
    async type(label: string, text: string): Promise<void> {
      keys += text.length;
      await field(page.getByRole("main"), label, locale).fill(text);
    },
  };
}

for (const language of languages) {
  const say = { locale: language };

  test(`a kitten is found, ordered, talked about and reviewed (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const desk = await newVisitor();
    const seller = await enterAsMember(desk.context(), language, { first_name: "Ilse" });
    const name = { en: "Thorolf", ru: "Torvald" }[language];
    const born = daysFromNow(-100);
    const kitten = { name, sex: "male", breed: "MCO", ems: "d 22", born } as const;
    const catId = await enterCat(seller.call, kitten);
    await placeAd(seller.call, catId, { price: 640 });
    const buyer = somebody({ first_name: "Emma" });
    const { first_name, last_name, email, birthday, password } = buyer;
    const countries = (await guestApi()("GET /countries/en_ru", {})).data;
    const countries_id = countries.find(({ country_en }) => country_en === buyer.country)!.id;
    await guestApi(language)("POST /auth/register", {
      body: {
        first_name,
        last_name,
        email,
        birthday,
        password,
        confirmPassword: password,
        countries_id,
      },
    });

    // Found and asked.
    await page.setViewportSize({ width: 360, height: 740 });
    const hand = counted(page, language);
    await open(page, language, "/");
    await hand.type(m.find_words({}, say), words[language]);
    await hand.click(button(page.getByRole("main"), m.find_search({}, say)));
    await expect(page).toHaveURL(/\/market\?q=/);
    await takenOver(page);
    await hand.click(page.getByText(m.find_more({}, say), { exact: true }));
    await hand.type(m.find_to({}, say), "640");
    await hand.click(button(page, m.market_apply({}, say)));
    await expect(page).toHaveURL(/\/market\?q=.*&to=640$/);
    const card = page.getByRole("article").filter({ hasText: m.card_number({ id: catId }, say) });
    await hand.click(card.getByRole("heading").getByRole("link"));
    await expect(page).toHaveURL(`${origins[language]}/cat-profile-sell/${catId}`);
    const book = page
      .getByRole("main")
      .getByRole("link", { name: m.card_book_cat({ name }, say) })
      .first();
    await hand.click(book);
    await expect(page).toHaveURL(/\/join$/);
    await hand.click(link(page.getByRole("main"), m.nav_login({}, say)));
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, language, buyer);
    await expect(page).toHaveURL(`${origins[language]}/order/${catId}`);
    await takenOver(page);
    await hand.type(m.order_comment({}, say), "Is he used to dogs?");
    await hand.click(page.getByRole("button", { name: /640/ }));
    await expect(page).toHaveURL(/\/order\/sent$/);
    test.info().annotations.push({ type: "measured", description: `asked: ${hand.said()}` });

    // The two talk on the order's page.
    const orderId = (await seller.call("GET /order", { query: {} })).data[0]!.orders_id;
    await hand.click(link(page.getByRole("main"), m.order_sent_number({ id: orderId }, say)));
    await expect(page).toHaveURL(`${origins[language]}/my/orders/${orderId}`);
    const write = async (at: Page, text: string) => {
      await field(at, m.order_message_text({}, say), language).fill(text);
      await button(at, m.order_message_send({}, say)).click();
      await expect(at.getByText(m.order_message_sent({}, say), { exact: true })).toBeVisible();
      await expect(field(at, m.order_message_text({}, say), language)).toHaveValue("");
    };
    await write(page, "May we come on Sunday?");
    await open(desk, language, `/my/orders/${orderId}`);
    await expect(desk.getByText("May we come on Sunday?", { exact: true })).toBeVisible();

    // What the seller is typing stays, though a message comes and the page is read anew.
    await field(desk, m.order_message_text({}, say), language).fill("Come at noon");
    await write(page, "Or on Monday?");
    await field(desk, m.order_contact_own({}, say), language).fill("+49 30 1234567");
    await button(desk, m.order_contact_save({}, say)).click();
    await expect(desk.getByText("Or on Monday?", { exact: true })).toBeVisible();
    await expect(field(desk, m.order_message_text({}, say), language)).toHaveValue("Come at noon");
    await button(desk, m.order_message_send({}, say)).click();
    await expect(desk.getByText("Come at noon", { exact: true })).toBeVisible();

    await button(desk, m.order_accept({}, say)).click();
    await button(desk, m.order_complete({}, say)).click();
    await button(desk, m.own_handover_offer({}, say)).click();
    await expect(desk.getByText(m.own_handover_offered_seller({}, say))).toBeVisible();
    await open(page, language, `/my/orders/${orderId}`);
    await expect(page.getByText("+49 30 1234567", { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await button(page, m.own_handover_confirm({}, say)).click();
    await button(page, m.review_settle({}, say)).click();
    await expect(page.getByText(m.review_settle_noted({}, say), { exact: true })).toBeVisible();
    await open(desk, language, `/my/orders/${orderId}`);
    expect(await accessibilityFaults(desk)).toEqual([]);
    await button(desk, m.review_settle({}, say)).click();
    await expect(desk.getByText(m.review_settled({}, say), { exact: true })).toBeVisible();
    await open(page, language, `/my/orders/${orderId}`);
    await page
      .getByRole("combobox", { name: m.review_stars({}, say), exact: true })
      .selectOption("5");
    await field(page, m.review_text({}, say), language).fill("All as promised");
    await button(page, m.review_send({}, say)).click();
    await expect(page.getByText("All as promised", { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await open(desk, language, `/my/orders/${orderId}`);
    await field(desk, m.review_answer_label({}, say), language).fill("Thank you");
    await button(desk, m.review_answer_send({}, say)).click();
    await expect(desk.getByText(m.review_answer_sent({}, say), { exact: true })).toBeVisible();
  });
}
