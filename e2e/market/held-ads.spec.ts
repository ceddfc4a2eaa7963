/** An ad with an unlikely price waits for the club, whose decision a keyboard is enough for; the seller sees what would settle it. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator } from "../club.ts";
import { expect, test } from "../journey.ts";
import { mailsTo } from "../mailbox.ts";
import { enterAsMember, type Member } from "../member.ts";
import { button, open } from "../screen.ts";

const mailsOf = async ({ email }: Member) => (await mailsTo(email)).map(({ text }) => text);

for (const language of languages) {
  const say = { locale: language };

  test(`an unlikely price is held, refused with a reason, corrected, and another released by keys (${language})`, async ({
    page,
    newVisitor,
    watch,
  }) => {
    watch.expectConsoleError(/404/);
    const seller = await enterAsMember(page.context(), language);
    const names = [1, 2].map((at) => `Severin ${at} ${Math.floor(Math.random() * 1e9)}`);
    const cats: number[] = [];
    for (const name of names) {
      const id = await enterCat(seller.call, { name, sex: "male", breed: "SOK", ems: "n 22" });
      await placeAd(seller.call, id, { price: 654_321 });
      cats.push(id);
    }
    const [refused, released] = cats as [number, number];

    await open(page, language, `/cats/${refused}?tab=selling`);
    const note = page.getByRole("region", { name: m.held_title({}, say) });
    await expect(note).toContainText(m.held_price({}, say));
    await expect(note).toContainText(m.held_lead({}, say));

    const guest = await newVisitor();
    await open(guest, language, `/cat-profile-sell/${refused}`);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(m.sale_none({}, say));

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, "/admin/reports?list=held");
    const [first, second] = names.map((name) => club.getByRole("article", { name })) as [
      ReturnType<typeof club.getByRole>,
      ReturnType<typeof club.getByRole>,
    ];
    await first.getByRole("link").first().focus();
    await club.keyboard.press("x");
    const dialog = club.getByRole("dialog");
    await dialog.getByLabel(m.reports_reason({}, say)).fill("A kitten costs less than a flat");
    await button(dialog, m.held_refuse({}, say)).click();
    await expect(first).toHaveCount(0);
    await second.getByRole("link").first().focus();
    await club.keyboard.press("r");
    await expect(
      club.getByText(m.held_released({ name: names[1]! }, say), { exact: true }),
    ).toBeVisible();

    await expect
      .poll(async () => (await mailsOf(seller)).join("\n"))
      .toContain("A kitten costs less than a flat");
    await open(guest, language, `/cat-profile-sell/${released}`);
    await expect(guest.getByRole("heading", { level: 1 })).toContainText(names[1]!);

    await open(page, language, `/cats/${refused}?tab=selling`);
    await expect(page.getByText("A kitten costs less than a flat")).toBeVisible();
    await placeAd(seller.call, refused, { price: 900 });
    await open(guest, language, `/cat-profile-sell/${refused}`);
    await expect(guest.getByRole("heading", { level: 1 })).toContainText(names[0]!);

    // Else its price would make such prices likely for the breed.
    const params = { catId: released };
    await seller.call("PUT /sales/{catId}/is-active-update", { params, body: { is_active: 0 } });
  });

  test(`the club verifies a seller's address, the ad says so, and no longer once it is withdrawn (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await enterAsMember(page.context(), language);
    const name = `Solveig ${Math.floor(Math.random() * 1e9)}`;
    const id = await enterCat(seller.call, { name, sex: "female", breed: "TOG", ems: "n 23" });
    await placeAd(seller.call, id, { price: 900 });
    const verified = m.seller_verified({ marks: m.seller_mark_address({}, say) }, say);
    const guest = await newVisitor();
    await open(guest, language, `/cat-profile-sell/${id}`);
    await expect(guest.getByText(m.seller_kind_private({}, say))).toBeVisible();
    await expect(guest.getByText(verified)).toHaveCount(0);

    const club = await newVisitor();
    await enterAsAdministrator(club.context(), language);
    await open(club, language, `/admin/members?q=${encodeURIComponent(seller.email)}`);
    await club.getByText(m.marks_title({}, say), { exact: true }).click();
    await button(club, m.marks_give_address({}, say)).click();
    const withdraw = button(club, m.marks_withdraw({}, say));
    await expect(withdraw).toBeVisible();
    await open(guest, language, `/cat-profile-sell/${id}`);
    await expect(guest.getByText(verified)).toBeVisible();

    await withdraw.click();
    const dialog = club.getByRole("dialog");
    await dialog.getByLabel(m.reports_reason({}, say)).fill("Has moved");
    await button(dialog, m.marks_withdraw({}, say)).click();
    await expect(club.getByText(/Has moved/)).toBeVisible();
    await open(guest, language, `/cat-profile-sell/${id}`);
    await expect(guest.getByText(m.seller_kind_private({}, say))).toBeVisible();
    await expect(guest.getByText(verified)).toHaveCount(0);
  });
}
