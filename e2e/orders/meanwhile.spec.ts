/** A page that stands open while the other side, another buyer or the club acts. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, field, open } from "../screen.ts";
import { expectFits } from "../screens/fits.ts";

const TERMS = {
  terms: "With a vaccination card.",
  deposit: 0,
  open_until: daysFromNow(5),
  hand_over_by: daysFromNow(20),
};

for (const language of languages)
  test(`a buyer whose page stands open sees what has become of the order (${language})`, async ({
    watch,
    newVisitor,
  }) => {
    watch.expectConsoleError(/\/reservation/);
    const say = { locale: language };
    const enter = async (first_name: string) => {
      const page = await newVisitor({ viewport: { width: 360, height: 740 }, isMobile: true });
      return { page, member: await enterAsMember(page.context(), language, { first_name }) };
    };
    const [seller, buyer, faster] = [await enter("Olga"), await enter("Emma"), await enter("Nora")];
    const cat = {
      name: "Quartz",
      sex: "male",
      breed: "BRI",
      ems: "a",
      born: "2024-03-01",
    } as const;
    const catId = await enterCat(seller.member.call, cat);
    await placeAd(seller.member.call, catId);
    const accepted = async ({ call }: Member) => {
      const { data } = await call("POST /order", { body: { catId, price: 700 } });
      const params = { id: data.orderId };
      await seller.member.call("PUT /order/{id}/status", { params, body: { status: "accepted" } });
      await seller.member.call("POST /order/{id}/reservation", { params, body: TERMS });
      return params;
    };
    const params = await accepted(buyer.member);
    const { page } = buyer;

    const takeBack = () =>
      seller.member.call("PUT /order/{id}/reservation", { params, body: { move: "take_back" } });
    const agree = async () => {
      await button(page, m.reserve_agree({}, say)).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: m.reserve_agree({}, say) })
        .click();
    };

    await test.step("the seller offers other terms while the first are read: the buyer reads those, and can accept them", async () => {
      await open(page, language, `/my/orders/${params.id}`);
      await takeBack();
      const body = { ...TERMS, terms: "With a vaccination card and a basket." };
      await seller.member.call("POST /order/{id}/reservation", { params, body });
      await agree();
      await expect(page.getByText(m.order_meanwhile({}, say))).toBeFocused();
      await expect(page.getByText(body.terms)).toBeVisible();
      await expect(page.getByText(m.error_terms_changed({}, say))).toHaveCount(0);
    });

    await test.step("the seller takes the terms back while they are read", async () => {
      await open(page, language, `/my/orders/${params.id}`);
      await takeBack();
      await agree();
      await expect(page.getByText(m.order_meanwhile({}, say))).toBeFocused();
      await expect(page.getByText(m.reserve_lead_buyer({}, say))).toBeVisible();
      await expect(button(page, m.reserve_agree({}, say))).toHaveCount(0);
    });

    await test.step("another buyer cancels before the seller takes the terms back: the seller reads that", async () => {
      const theirs = await accepted(faster.member);
      await open(seller.page, language, `/my/orders/${theirs.id}`);
      const body = { status: "cancelled" } as const;
      await faster.member.call("PUT /order/{id}/status", { params: theirs, body });
      await button(seller.page, m.reserve_take_back({}, say)).click();
      await expect(seller.page.getByText(m.order_meanwhile({}, say))).toBeFocused();
      await expectFits(seller.page);
    });

    const form = `/my/orders/${params.id}#reservation ${params.id}`;
    const reserved =
      await test.step("another buyer reserves the cat while the seller writes terms for this one: the seller reads that", async () => {
        await open(seller.page, language, `/my/orders/${params.id}`);
        await button(seller.page, m.reserve_form_open({}, say)).click();
        await writeTerms(seller.page, language);
        await expect
          .poll(async () => (await seller.member.call("GET /me/draft", { query: { form } })).data)
          .toMatchObject({ entries: { terms: TERMS.terms } });
        const theirs = await accepted(faster.member);
        const { call } = faster.member;
        const { terms } = (await call("GET /order/{id}/reservation", { params: theirs })).data;
        const body = { hash: terms!.hash };
        await call("PUT /order/{id}/reservation/agreed", { params: theirs, body });
        await button(seller.page, m.reserve_form_send({}, say)).click();
        await expect(seller.page.getByText(m.order_meanwhile({}, say))).toBeFocused();
        await expect(seller.page.getByText(m.reserve_taken_seller({}, say))).toBeVisible();
        await expect(button(seller.page, m.reserve_form_open({}, say))).toHaveCount(0);
        await open(page, language, `/my/orders/${params.id}`);
        await expect(page.getByText(m.reserve_taken_buyer({}, say))).toBeVisible();
        await expectFits(page);
        return theirs;
      });

    await test.step("that reservation ends, and the terms that could not be sent are offered to the seller", async () => {
      const body = { status: "cancelled" } as const;
      await faster.member.call("PUT /order/{id}/status", { params: reserved, body });
      await open(seller.page, language, `/my/orders/${params.id}`);
      await button(seller.page, m.reserve_form_open({}, say)).click();
      await button(seller.page, m.draft_take({}, say)).click();
      await expect(field(seller.page, m.reserve_form_terms({}, say), language)).toHaveValue(
        TERMS.terms,
      );
    });

    await test.step("the club suspends the seller, and the order warns its buyer", async () => {
      const { id } = (await seller.member.call("GET /me", {})).data;
      const club = await enterAsAdministrator((await newVisitor()).context(), language);
      await club.call("PUT /admin/members/{id}/suspension", {
        params: { id },
        body: { reason: "Sold a kitten that does not exist" },
      });
      await open(page, language, `/my/orders/${params.id}`);
      await expect(page.getByText(m.order_seller_suspended({}, say))).toBeVisible();
      await expectFits(page);
    });
  });

/** The day until which the offer is open follows an earlier hand-over, until the seller types one. */
async function writeTerms(page: Page, language: Language): Promise<void> {
  const say = { locale: language };
  const until = field(page, m.reserve_form_until({}, say), language);
  const by = field(page, m.reserve_form_by({}, say), language);
  await page.getByLabel(/^(Deposit|Задаток), /).fill("0");
  for (const [handOver, open] of [
    [3, 3],
    [20, 7],
  ] as const) {
    await by.fill(daysFromNow(handOver));
    await expect(until).toHaveValue(daysFromNow(open));
  }
  await until.fill(TERMS.open_until);
  await by.fill(daysFromNow(3));
  await expect(until).toHaveValue(TERMS.open_until);
  await by.fill(TERMS.hand_over_by);
  await field(page, m.reserve_form_terms({}, say), language).fill(TERMS.terms);
}
