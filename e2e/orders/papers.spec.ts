/** From an accepted order to the reviews by France's rules, with its papers and a chip that is lacking: every step by hand, on phones, and counted. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { daysFromNow, enterCat } from "../cats.ts";
import { type Hand, handSays, watchHand } from "../hand.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, field, link, open } from "../screen.ts";
import { expectFits } from "../screens/fits.ts";
import { codeOf } from "./contract-code.ts";

const PHONE = { width: 360, height: 740 };

interface Side {
  readonly page: Page;
  readonly member: Member;
  readonly hand: Hand;
}

for (const language of languages)
  test(`a hand-over in France from the accepted order to the reviews, with each side's papers and the chip entered on the way (${language})`, async ({
    watch,
    newVisitor,
  }) => {
    test.setTimeout(300_000);
    watch.expectConsoleError(/\/reservation/);
    const say = { locale: language };
    const enter = async (first_name: string): Promise<Side> => {
      const page = await newVisitor({ viewport: PHONE, isMobile: true, hasTouch: true });
      const hand = await watchHand(page);
      const member = await enterAsMember(page.context(), language, {
        first_name,
        country: "France",
      });
      return { page, member, hand };
    };
    const [seller, buyer] = [await enter("Olga"), await enter("Emma")];
    const { catId, orderId } = await accepted(seller.member, buyer.member);
    const walk = { seller, buyer, language, catId, orderId };

    await test.step("the seller offers a reservation, and the buyer accepts its terms", () =>
      agree(walk));
    await test.step("the deposit is declared and confirmed", () => payDeposit(walk));
    await test.step("both sign the contract by their codes", () => sign(walk));
    await test.step("the buyer finds the form open, and says when the certificate was given", () =>
      giveCertificate(walk));

    await test.step("the seller reads it, is led to the chip's field and back, and finds the chip in order", async () => {
      const { page } = seller;
      await show(walk, seller);
      await expect(
        page.getByRole("heading", { name: m.reserve_buyers_papers({}, say) }),
      ).toBeVisible();
      await button(page, m.reserve_pass({}, say)).click();
      await expect(page.getByText(m.error_gates_missing({}, say))).toBeVisible();
      await link(page, m.reserve_gate_enter({}, say)).first().click();
      await expect(page).toHaveURL(new RegExp(`/cats/${catId}/update\\?field=chip&order=`));
      await expectFits(page);
      const chip = page.locator("[name=chip]");
      await expect(chip).toBeFocused();
      await expect(chip).toBeInViewport();
      await expect(
        page.getByRole("main").getByRole("link", {
          name: `← ${m.catform_back_to_order({ id: orderId }, say)}`,
        }),
      ).toHaveAttribute("href", `/my/orders/${orderId}#gates`);
      await chip.fill(`25026981${String(Date.now()).slice(-7)}`);
      await button(page, m.catform_save_edit({}, say)).click();
      await expect(page).toHaveURL(new RegExp(`/my/orders/${orderId}#gates$`));
      const passed = page.getByRole("listitem").filter({
        hasText: `${m.reserve_gate_chip({}, say)}: ${m.reserve_gate_passed({}, say)}`,
      });
      await expect(passed).toBeInViewport();
      await expect(link(page, m.reserve_gate_enter({}, say))).toHaveCount(0);
    });

    await test.step("and hands the cat over", () => handOver(walk));
    await test.step("both say that all is settled, and review each other", () => review(walk));
    test
      .info()
      .annotations.push(
        { type: "measured", description: `seller: ${handSays(seller.hand)}` },
        { type: "measured", description: `buyer: ${handSays(buyer.hand)}` },
      );
  });

test("a way back that names no order leads to the cat's page, and never to another site", async ({
  page,
}) => {
  const { call } = await enterAsMember(page.context(), "en", {});
  const catId = await enterCat(call, { name: "Quartz", sex: "male", breed: "BRI", ems: "a" });
  for (const order of ["//evil.example", "https://evil.example", "12/../../x", "0", "", "1e3"]) {
    await open(page, "en", `/cats/${catId}/update?field=chip&order=${encodeURIComponent(order)}`);
    await expect(link(page, m.catform_cancel({}, { locale: "en" }))).toHaveAttribute(
      "href",
      `/cats/${catId}`,
    );
    await expect(page.locator("main a[href*=evil]")).toHaveCount(0);
  }
});

interface Walk {
  readonly seller: Side;
  readonly buyer: Side;
  readonly language: Language;
  readonly catId: number;
  readonly orderId: number;
}

/** By the link in a mail. */
async function show({ language, orderId }: Walk, { page }: Side): Promise<void> {
  await open(page, language, `/my/orders/${orderId}`);
  await expectFits(page);
}

async function agree(walk: Walk): Promise<void> {
  const { seller, buyer, language } = walk;
  const say = { locale: language };
  await show(walk, seller);
  const { page } = seller;
  await button(page, m.reserve_form_open({}, say)).click();
  await page.getByLabel(/^(Deposit|Задаток), /).fill("100");
  await expect(field(page, m.reserve_form_until({}, say), language)).toHaveValue(daysFromNow(7));
  await field(page, m.reserve_form_by({}, say), language).fill(daysFromNow(20));
  await field(page, m.reserve_form_terms({}, say), language).fill("With a vaccination card.");
  await button(page, m.reserve_form_send({}, say)).click();
  await expect(page.getByText(m.reserve_offered({}, say))).toBeVisible();
  await show(walk, buyer);
  await button(buyer.page, m.reserve_agree({}, say)).click();
  await confirm(buyer.page, m.reserve_agree({}, say));
  await expect(buyer.page.getByText(m.reserve_agreed({}, say))).toBeVisible();
}

const confirm = (page: Page, label: string) =>
  page.getByRole("dialog").getByRole("button", { name: label, exact: true }).click();

async function payDeposit(walk: Walk): Promise<void> {
  const { seller, buyer, language } = walk;
  const say = { locale: language };
  await button(buyer.page, m.reserve_declare({}, say)).click();
  await expect(buyer.page.getByText(m.reserve_declared({}, say))).toBeVisible();
  await show(walk, seller);
  await button(seller.page, m.reserve_confirm({}, say)).click();
  await confirm(seller.page, m.reserve_confirm({}, say));
  await expect(seller.page.getByText(m.reserve_confirmed({}, say))).toBeVisible();
}

async function sign(walk: Walk): Promise<void> {
  const say = { locale: walk.language };
  for (const side of [walk.seller, walk.buyer]) {
    await show(walk, side);
    const { page, member } = side;
    await button(page, m.reserve_code_send({}, say)).click();
    await expect(page.getByText(m.reserve_code_sent({}, say))).toBeVisible();
    await field(page, m.reserve_code({}, say), walk.language).fill(await codeOf(member));
    await button(page, m.reserve_sign({}, say)).click();
    await expect(page.getByText(m.reserve_signed({}, say), { exact: true })).toBeVisible();
  }
}

async function giveCertificate({ buyer: { page }, language }: Walk): Promise<void> {
  const say = { locale: language };
  await expect(page.getByText(m.reserve_gates_buyer_papers({}, say))).toBeVisible();
  await field(page, m.reserve_papers_cert({}, say), language).fill(daysFromNow(-8));
  await button(
    page.getByRole("region", { name: m.reserve_heading({}, say) }),
    m.reserve_health_save({}, say),
  ).click();
  await expect(page.getByText(m.reserve_health_saved({}, say))).toBeVisible();
  await expect(page.getByText(m.reserve_gates_buyer({}, say))).toBeVisible();
  await expect(field(page, m.reserve_papers_cert({}, say), language)).toBeHidden();
}

async function handOver(walk: Walk): Promise<void> {
  const { seller, buyer, language } = walk;
  const say = { locale: language };
  const { page } = seller;
  await button(page, m.reserve_pass({}, say)).click();
  await expect(page.getByText(m.reserve_passed({}, say))).toBeVisible();
  await expectFits(page);
  await button(page, m.own_handover_offer({}, say)).click();
  await expect(page.getByText(m.own_handover_offered_seller({}, say))).toBeVisible();
  await show(walk, buyer);
  await button(buyer.page, m.own_handover_confirm({}, say)).click();
  await expect(buyer.page.getByText(m.own_handover_done_buyer({}, say))).toBeVisible();
}

async function review(walk: Walk): Promise<void> {
  const { seller, buyer, language } = walk;
  const say = { locale: language };
  for (const [side, said] of [
    [buyer, m.review_settle_noted({}, say)],
    [seller, m.review_settled({}, say)],
  ] as const) {
    await show(walk, side);
    await button(side.page, m.review_settle({}, say)).click();
    await expect(side.page.getByText(said)).toBeVisible();
  }
  for (const side of [seller, buyer]) {
    const { page } = side;
    if (side === buyer) await show(walk, side);
    await field(page, m.review_stars({}, say), language).selectOption("5");
    await field(page, m.review_text({}, say), language).fill("All as promised");
    await button(page, m.review_send({}, say)).click();
    await expect(page.getByText(m.review_sent({}, say))).toBeVisible();
    await expectFits(page);
  }
}

/** By the calls that the pages make. */
async function accepted(seller: Member, buyer: Member) {
  const catId = await enterCat(seller.call, {
    name: "Quartz",
    sex: "male",
    breed: "BRI",
    ems: "a",
    born: "2024-03-01",
  });
  await seller.call("POST /sales/{catId}", {
    params: { catId },
    body: {
      price_pet: 700,
      sale_for_breeding: false,
      delivery_text: "By train",
      ready_to_move_at: daysFromNow(0),
      is_active: true,
    },
  });
  const { data } = await buyer.call("POST /order", { body: { catId, price: 700 } });
  const params = { id: data.orderId };
  await seller.call("PUT /order/{id}/status", { params, body: { status: "accepted" } });
  return { catId, orderId: data.orderId };
}
