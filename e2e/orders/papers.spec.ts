/** Papers and a chip that France wants before a hand-over: the buyer is told, the seller sees the answer and finds the field. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { daysFromNow, enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, field, link, open } from "../screen.ts";
import { expectFits } from "../screens/fits.ts";
import { codeOf } from "./contract-code.ts";

const PHONE = { width: 360, height: 740 };

for (const language of languages)
  test(`before the hand-over in France each side gives its papers, and the seller enters the chip (${language})`, async ({
    watch,
    newVisitor,
  }) => {
    test.setTimeout(300_000);
    watch.expectConsoleError(/\/reservation/);
    const say = { locale: language };
    const enter = async (first_name: string) => {
      const page = await newVisitor({ viewport: PHONE, isMobile: true, hasTouch: true });
      const member = await enterAsMember(page.context(), language, {
        first_name,
        country: "France",
      });
      return { page, member };
    };
    const [seller, buyer] = [await enter("Olga"), await enter("Emma")];
    const { catId, orderId } = await signed(seller.member, buyer.member);
    const show = async (page: Page) => {
      await open(page, language, `/my/orders/${orderId}`);
      await expectFits(page);
    };

    await test.step("the buyer finds the form open, and says when the certificate was given", async () => {
      const { page } = buyer;
      await show(page);
      await expect(page.getByText(m.reserve_gates_buyer_papers({}, say))).toBeVisible();
      await field(page, m.reserve_papers_cert({}, say), language).fill(daysFromNow(-8));
      await button(
        page.getByRole("region", { name: m.reserve_heading({}, say) }),
        m.reserve_health_save({}, say),
      ).click();
      await expect(page.getByText(m.reserve_health_saved({}, say))).toBeVisible();
      await expect(page.getByText(m.reserve_gates_buyer({}, say))).toBeVisible();
      await expect(field(page, m.reserve_papers_cert({}, say), language)).toBeHidden();
    });

    await test.step("the seller reads it, and is led to the chip's field", async () => {
      const { page } = seller;
      await show(page);
      await expect(
        page.getByRole("heading", { name: m.reserve_buyers_papers({}, say) }),
      ).toBeVisible();
      await button(page, m.reserve_pass({}, say)).click();
      await expect(page.getByText(m.error_gates_missing({}, say))).toBeVisible();
      await link(page, m.reserve_gate_enter({}, say)).first().click();
      await expect(page).toHaveURL(new RegExp(`/cats/${catId}/update\\?field=chip$`));
      await expectFits(page);
      const chip = page.locator("[name=chip]");
      await expect(chip).toBeFocused();
      await expect(chip).toBeInViewport();
      await chip.fill(`25026981${String(Date.now()).slice(-7)}`);
      await button(page, m.catform_save_edit({}, say)).click();
      await expect(page).toHaveURL(new RegExp(`/cats/${catId}$`));
    });

    await test.step("and says that the cat is ready", async () => {
      const { page } = seller;
      await show(page);
      await expect(link(page, m.reserve_gate_enter({}, say))).toHaveCount(0);
      await button(page, m.reserve_pass({}, say)).click();
      await expect(page.getByText(m.reserve_passed({}, say))).toBeVisible();
      await expectFits(page);
    });
  });

/** By the calls that the pages make: an order whose contract both have signed. */
async function signed(seller: Member, buyer: Member) {
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
  await seller.call("POST /order/{id}/reservation", {
    params,
    body: {
      terms: "With a vaccination card.",
      deposit: 0,
      open_until: daysFromNow(5),
      hand_over_by: daysFromNow(20),
    },
  });
  const { terms } = (await buyer.call("GET /order/{id}/reservation", { params })).data;
  await buyer.call("PUT /order/{id}/reservation/agreed", { params, body: { hash: terms!.hash } });
  for (const side of [seller, buyer]) {
    await side.call("POST /order/{id}/contract/code", { params });
    await side.call("PUT /order/{id}/contract", { params, body: { code: await codeOf(side) } });
  }
  return { catId, orderId: data.orderId };
}
