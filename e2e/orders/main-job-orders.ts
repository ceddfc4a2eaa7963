/** The buyer's part of the main job, the breeder's answer, and the mails to both. */
import type { Locator, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { join, logIn } from "../accounts.ts";
import type { Language } from "../address.ts";
import { expect } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import type { Story } from "./main-job-stories.ts";
import type { Person } from "../member.ts";
import { field, open, takenOver } from "../screen.ts";

export async function findAndJoin(
  page: Page,
  locale: Language,
  { buyer, kittenName }: Story,
): Promise<void> {
  const say = { locale };
  await open(page, locale, "/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: m.nav_sale({}, say) })
    .click();
  await page.getByRole("combobox", { name: m.market_breed({}, say) }).selectOption("sib");
  await page.getByRole("button", { name: m.market_apply({}, say) }).click();
  await expect(page).toHaveURL(/\/market\?breed=sib$/);
  // The address changes a moment before the breed's list appears.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Siberian|Сибирская/);
  await page.getByRole("link", { name: m.card_book_cat({ name: kittenName }, say) }).click();
  await expect(page).toHaveURL(/\/join$/);
  await join(page, locale, buyer);
  await logIn(page, locale, buyer);
  await expect(page).toHaveURL(/\/order\/\d+$/);
  await takenOver(page);
}

export async function order(
  page: Page,
  locale: Language,
  kittenId: number,
  { comment, price }: Story,
): Promise<number> {
  const say = { locale };
  await expect(page).toHaveURL(new RegExp(`/order/${kittenId}$`));
  await field(page, m.order_comment({}, say), locale).fill(comment);
  await field(page, m.order_delivery({}, say), locale).check();
  await page.getByRole("button", { name: m.order_submit({ price }, say) }).click();
  await expect(page).toHaveURL(/\/order\/sent$/);
  await expect(
    page.getByRole("heading", { level: 1, name: m.order_sent_title({}, say) }),
  ).toBeVisible();
  const number = page
    .getByRole("main")
    .getByText(new RegExp(`^${m.order_sent_number({ id: "\\d+" }, say)}$`));
  return Number(/\d+/.exec((await number.textContent())!)![0]);
}

function orderCard(page: Page, locale: Language, id: number): Locator {
  return page.getByRole("article", { name: m.order_number({ id }, { locale }), exact: true });
}

export async function accept(
  page: Page,
  locale: Language,
  orderId: number,
  { buyer, comment, price, kittenName }: Story,
): Promise<void> {
  const say = { locale };
  await open(page, locale, "/my");
  await page.getByRole("link", { name: m.my_show_sell_orders({}, say) }).click();
  const card = orderCard(page, locale, orderId);
  for (const text of [
    kittenName,
    `${buyer.first_name} ${buyer.last_name}`,
    buyer.email,
    price,
    comment,
    m.order_delivery_yes({}, say),
    m.order_status_new({}, say),
  ])
    await expect(card).toContainText(text);
  await card.getByRole("button", { name: m.order_accept({}, say), exact: true }).click();
  await expect(card).toContainText(m.order_status_accepted({}, say));
  await expect(card.getByRole("button", { name: m.order_complete({}, say) })).toBeVisible();
}

export async function seeAccepted(
  page: Page,
  locale: Language,
  orderId: number,
  { breeder, price }: Story,
): Promise<void> {
  const say = { locale };
  await page.getByRole("link", { name: m.order_sent_to_my({}, say) }).click();
  await page.getByRole("link", { name: m.my_show_buy_orders({}, say) }).click();
  const card = orderCard(page, locale, orderId);
  for (const text of [
    m.order_status_accepted({}, say),
    price,
    `${breeder.first_name} ${breeder.last_name}`,
  ])
    await expect(card).toContainText(text);
}

export async function readMails(
  locale: Language,
  orderId: number,
  { breeder, buyer, kittenName, comment }: Story,
): Promise<void> {
  const say = { locale };
  const order = String(orderId);
  const subjects = async ({ email }: Person) =>
    (await mailsTo(email)).map(({ subject }) => subject).sort();
  await expect
    .poll(() => subjects(breeder))
    .toEqual([m.mail_order_received_subject({ order, cat: kittenName }, say)]);
  await expect
    .poll(() => subjects(buyer))
    .toEqual(
      [
        m.mail_order_sent_subject({ order, cat: kittenName }, say),
        m.mail_order_accepted_subject({ order }, say),
      ].sort(),
    );
  expect((await mailsTo(breeder.email))[0]!.text).toContain(comment);
}
