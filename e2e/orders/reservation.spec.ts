/** On phones, in both languages: from the search to the reviews, with a reservation, a deposit and a contract signed by codes. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, field, link, open, takenOver } from "../screen.ts";

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } as const;
const NAMES = { en: "Quillon", ru: "Журавушка" } as Readonly<Record<string, string>>;
/** Not the middle of a mail's own identifier, which may be of digits alone. */
const CODE = /(?<![\w-])[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}(?![\w-])/;

interface Side {
  readonly page: Page;
  readonly member: Member;
}

for (const language of languages) {
  test(`search, question, reservation, deposit, contract, hand-over and reviews (${language})`, async ({
    watch,
    newVisitor,
  }) => {
    // A deposit above the price is refused.
    watch.expectConsoleError(/\/reservation/);
    test.setTimeout(300_000);
    const say = { locale: language };
    const enter = async (first_name: string): Promise<Side> => {
      const page = await newVisitor(PHONE);
      return {
        page,
        member: await enterAsMember(page.context(), language, { first_name }),
      };
    };
    const [seller, buyer] = [await enter("Olga"), await enter("Emma")];
    const name = NAMES[language] ?? "Quillon";
    const catId = await forSale(seller.member, name);
    const press = (page: Page, label: string) => button(page, label).click();
    const confirm = (page: Page, label: string) =>
      page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();

    const orderId = await test.step("the buyer finds the cat and orders it", async () => {
      const { page } = buyer;
      await open(page, language, `/market?q=${encodeURIComponent(name)}`);
      await link(page, m.card_book_cat({ name }, say)).click();
      await expect(page).toHaveURL(new RegExp(`/order/${catId}$`));
      await takenOver(page);
      const price = /700/;
      await page.getByRole("button", { name: price }).first().click();
      await expect(page).toHaveURL(/\/order\/sent$/);
      const { data } = await buyer.member.call("GET /order/buy", { query: {} });
      return data[0]!.orders_id;
    });
    const path = `/my/orders/${orderId}`;

    await test.step("asks a question, and the seller accepts", async () => {
      await open(buyer.page, language, path);
      await field(buyer.page, m.order_message_text({}, say), language).fill("May we visit?");
      await press(buyer.page, m.order_message_send({}, say));
      await expect(buyer.page.getByText(m.order_message_sent({}, say))).toBeVisible();
      await open(seller.page, language, path);
      await expect(seller.page.getByText("May we visit?")).toBeVisible();
      await press(seller.page, m.order_accept({}, say));
      await expect(button(seller.page, m.reserve_form_open({}, say))).toBeVisible();
    });

    await test.step("the seller offers a reservation", async () => {
      const { page } = seller;
      await press(page, m.reserve_form_open({}, say));
      const deposit = page.getByLabel(/^(Deposit|Задаток), /);
      await deposit.fill("900");
      await field(page, m.reserve_form_kept({}, say), language).check();
      await field(page, m.reserve_form_until({}, say), language).fill(daysFromNow(5));
      await field(page, m.reserve_form_by({}, say), language).fill(daysFromNow(20));
      await field(page, m.reserve_form_terms({}, say), language).fill("With a vaccination card.");
      await press(page, m.reserve_form_send({}, say));
      await expect(page.locator("[data-field=deposit]")).toHaveText(
        m.field_deposit_above_price({}, say),
      );
      await deposit.fill("100");
      await press(page, m.reserve_form_send({}, say));
      await expect(page.getByText(m.reserve_offered({}, say))).toBeVisible();
    });

    await test.step("the buyer reads the terms and accepts them", async () => {
      const { page } = buyer;
      await open(page, language, path);
      await expect(page.getByText("With a vaccination card.")).toBeVisible();
      await expect(page.getByText(m.terms_buyer_kept({}, say))).toBeVisible();
      await press(page, m.reserve_agree({}, say));
      await confirm(page, m.reserve_agree({}, say));
      await expect(page.getByText(m.reserve_agreed({}, say))).toBeVisible();
    });

    await test.step("the deposit is declared and confirmed", async () => {
      await press(buyer.page, m.reserve_declare({}, say));
      await expect(buyer.page.getByText(m.reserve_declared({}, say))).toBeVisible();
      await open(seller.page, language, path);
      await press(seller.page, m.reserve_confirm({}, say));
      await confirm(seller.page, m.reserve_confirm({}, say));
      await expect(seller.page.getByText(m.reserve_confirmed({}, say))).toBeVisible();
    });

    await test.step("both sign the contract by their codes", async () => {
      for (const { page, member } of [seller, buyer]) {
        await open(page, language, path);
        const contract = link(page, m.reserve_contract_open({}, say));
        const type = await page.evaluate(
          async (href) => (await fetch(href)).headers.get("content-type"),
          (await contract.getAttribute("href"))!,
        );
        expect(type).toBe("application/pdf");
        await press(page, m.reserve_code_send({}, say));
        await expect(page.getByText(m.reserve_code_sent({}, say))).toBeVisible();
        await field(page, m.reserve_code({}, say), language).fill(await codeOf(member));
        await press(page, m.reserve_sign({}, say));
        await expect(page.getByText(m.reserve_signed({}, say), { exact: true })).toBeVisible();
      }
    });

    await test.step("the gates are passed and the cat is handed over", async () => {
      await open(seller.page, language, path);
      await press(seller.page, m.reserve_pass({}, say));
      await expect(seller.page.getByText(m.reserve_passed({}, say))).toBeVisible();
      await press(seller.page, m.own_handover_offer({}, say));
      await expect(seller.page.getByText(m.own_handover_offered_seller({}, say))).toBeVisible();
      await open(buyer.page, language, path);
      await press(buyer.page, m.own_handover_confirm({}, say));
      await expect(buyer.page.getByText(m.own_handover_done_buyer({}, say))).toBeVisible();
    });

    await test.step("and both review each other", async () => {
      for (const [{ page }, said] of [
        [buyer, m.review_settle_noted({}, say)],
        [seller, m.review_settled({}, say)],
      ] as const) {
        await open(page, language, path);
        await press(page, m.review_settle({}, say));
        await expect(page.getByText(said)).toBeVisible();
      }
      for (const { page } of [buyer, seller]) {
        await open(page, language, path);
        await field(page, m.review_stars({}, say), language).selectOption("5");
        await press(page, m.review_send({}, say));
        await expect(page.getByText(m.review_sent({}, say))).toBeVisible();
      }
    });
  });
}

async function forSale({ call }: Member, name: string): Promise<number> {
  const catId = await enterCat(call, {
    name,
    sex: "male",
    breed: "BRI",
    ems: "a",
    born: "2024-03-01",
  });
  await placeAd(call, catId);
  await call("POST /sales/{catId}", {
    params: { catId },
    body: {
      price_pet: 700,
      sale_for_breeding: false,
      delivery_text: "By train",
      ready_to_move_at: daysFromNow(0),
      is_active: true,
    },
  });
  return catId;
}

async function codeOf({ email }: Member): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(email);
        code = mails.map(({ text }) => CODE.exec(text)?.[0]).findLast((found) => found);
        return code;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
  return code!;
}
