/** From the ad that the club looks at, over search, question, order and a reservation with deposit and signed contract, to the reviews: at three widths. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { daysFromNow, enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsAdministrator } from "../club.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, field, link, open, takenOver } from "../screen.ts";
import { expectFits } from "../screens/fits.ts";
import { WIDTHS } from "../short-form.ts";
import { codeOf } from "./contract-code.ts";

const DESK = 1280;
const device = (width: number) => ({
  viewport: { width, height: 740 },
  isMobile: width < DESK,
  hasTouch: width < DESK,
});
const NAMES = { en: "Quillon", ru: "Журавушка" } as Readonly<Record<string, string>>;

interface Side {
  readonly page: Page;
  readonly member: Member;
}

for (const language of languages) for (const width of WIDTHS) walk(language, width);

function walk(language: Language, width: number): void {
  test(`search, question, order, reservation, deposit, contract, hand-over and reviews by two members and the club (${language}, ${width} px)`, async ({
    watch,
    newVisitor,
  }) => {
    // A deposit above the price is refused.
    watch.expectConsoleError(/\/reservation/);
    test.setTimeout(600_000);
    const say = { locale: language };
    const enter = async (first_name: string): Promise<Side> => {
      const page = await newVisitor(device(width));
      return {
        page,
        member: await enterAsMember(page.context(), language, { first_name }),
      };
    };
    const [seller, buyer] = [await enter("Olga"), await enter("Emma")];
    const name = `${NAMES[language] ?? "Quillon"} ${width}`;
    const press = (page: Page, label: string) => button(page, label).click();
    const confirm = (page: Page, label: string) =>
      page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();
    const show = async (page: Page, path: string) => {
      await open(page, language, path);
      await expectFits(page);
    };

    const catId =
      await test.step("the club holds an ad for its price; corrected, it is shown", async () => {
        const id = await forSale(seller.member, name, UNLIKELY);
        const club = await newVisitor(device(width));
        await enterAsAdministrator(club.context(), language);
        await show(club, "/admin/reports?list=held");
        const held = club.getByRole("article", { name });
        await button(held, m.held_refuse({}, say)).click();
        const dialog = club.getByRole("dialog");
        await dialog.getByLabel(m.reports_reason({}, say)).fill("A kitten costs less than a flat");
        await button(dialog, m.held_refuse({}, say)).click();
        await expect(held).toHaveCount(0);
        await show(seller.page, `/cats/${id}?tab=selling`);
        await expect(seller.page.getByText("A kitten costs less than a flat")).toBeVisible();
        await offer(seller.member, id, PRICE);
        return id;
      });

    await test.step("the buyer finds the cat and asks the seller, who answers", async () => {
      const { page } = buyer;
      await show(page, `/market?q=${encodeURIComponent(name)}`);
      await page.getByRole("article").getByRole("heading").getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`/cat-profile-sell/${catId}$`));
      await expectFits(page);
      await link(page.getByRole("main"), m.question_ask({}, say)).click();
      await expect(page).toHaveURL(/\/question$/);
      await expectFits(page);
      await field(page, m.question_text({}, say), language).fill("May we visit?");
      await press(page, m.question_send({}, say));
      await expect(page).toHaveURL(/\/my\/questions\/\d+$/);
      await show(seller.page, new URL(page.url()).pathname);
      await field(seller.page, m.order_message_text({}, say), language).fill("On Sunday");
      await press(seller.page, m.order_message_send({}, say));
      await expect(seller.page.getByText("On Sunday", { exact: true })).toBeVisible();
      await page.reload();
      await takenOver(page);
      await expect(page.getByText("On Sunday", { exact: true })).toBeVisible();
      await expectFits(page);
    });

    const orderId = await test.step("orders the cat", async () => {
      const { page } = buyer;
      await link(page.getByRole("main"), m.question_order({}, say)).click();
      await expect(page).toHaveURL(new RegExp(`/order/${catId}$`));
      await takenOver(page);
      await expectFits(page);
      await page
        .getByRole("button", { name: new RegExp(String(PRICE)) })
        .first()
        .click();
      await expect(page).toHaveURL(/\/order\/sent$/);
      await expectFits(page);
      const { data } = await buyer.member.call("GET /order/buy", { query: {} });
      return data[0]!.orders_id;
    });
    const path = `/my/orders/${orderId}`;

    await test.step("the seller accepts, and shows how to be reached, which was filled in and not sent", async () => {
      await show(seller.page, path);
      await expect(seller.page.getByText("May we visit?")).toBeVisible();
      await press(seller.page, m.order_accept({}, say));
      await expect(button(seller.page, m.reserve_form_open({}, say))).toBeVisible();
      await show(buyer.page, path);
      await expect(buyer.page.getByText(seller.member.email)).toHaveCount(0);
      await expect(field(seller.page, m.order_contact_own({}, say), language)).toHaveValue(
        seller.member.email,
      );
      await press(seller.page, m.order_contact_save({}, say));
      await expect(seller.page.getByText(m.order_contact_saved({}, say))).toBeVisible();
      await show(buyer.page, path);
      await expect(buyer.page.getByText(seller.member.email)).toBeVisible();
    });

    await test.step("the seller offers a reservation", async () => {
      const { page } = seller;
      await press(page, m.reserve_form_open({}, say));
      await expectFits(page);
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
      await show(page, path);
      await expect(page.getByText("With a vaccination card.")).toBeVisible();
      await expect(page.getByText(m.terms_buyer_kept({}, say))).toBeVisible();
      await press(page, m.reserve_agree({}, say));
      await confirm(page, m.reserve_agree({}, say));
      await expect(page.getByText(m.reserve_agreed({}, say))).toBeVisible();
    });

    await test.step("the deposit is declared and confirmed", async () => {
      await press(buyer.page, m.reserve_declare({}, say));
      await expect(buyer.page.getByText(m.reserve_declared({}, say))).toBeVisible();
      await show(seller.page, path);
      await press(seller.page, m.reserve_confirm({}, say));
      await confirm(seller.page, m.reserve_confirm({}, say));
      await expect(seller.page.getByText(m.reserve_confirmed({}, say))).toBeVisible();
    });

    await test.step("both sign the contract by their codes", async () => {
      for (const { page, member } of [seller, buyer]) {
        await show(page, path);
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
      await show(seller.page, path);
      await press(seller.page, m.reserve_pass({}, say));
      await expect(seller.page.getByText(m.reserve_passed({}, say))).toBeVisible();
      await press(seller.page, m.own_handover_offer({}, say));
      await expect(seller.page.getByText(m.own_handover_offered_seller({}, say))).toBeVisible();
      await show(buyer.page, path);
      await press(buyer.page, m.own_handover_confirm({}, say));
      await expect(buyer.page.getByText(m.own_handover_done_buyer({}, say))).toBeVisible();
    });

    await test.step("and both review each other", async () => {
      for (const [{ page }, said] of [
        [buyer, m.review_settle_noted({}, say)],
        [seller, m.review_settled({}, say)],
      ] as const) {
        await show(page, path);
        await press(page, m.review_settle({}, say));
        await expect(page.getByText(said)).toBeVisible();
      }
      for (const { page } of [buyer, seller]) {
        await show(page, path);
        await field(page, m.review_stars({}, say), language).selectOption("5");
        await press(page, m.review_send({}, say));
        await expect(page.getByText(m.review_sent({}, say))).toBeVisible();
        await expectFits(page);
      }
    });
  });
}

const PRICE = 700;
const UNLIKELY = 654_321;

async function forSale(seller: Member, name: string, price: number): Promise<number> {
  const catId = await enterCat(seller.call, {
    name,
    sex: "male",
    breed: "BRI",
    ems: "a",
    born: "2024-03-01",
  });
  await offer(seller, catId, price);
  return catId;
}

const offer = ({ call }: Member, catId: number, price_pet: number) =>
  call("POST /sales/{catId}", {
    params: { catId },
    body: {
      price_pet,
      sale_for_breeding: false,
      delivery_text: "By train",
      ready_to_move_at: daysFromNow(0),
      is_active: true,
    },
  });
