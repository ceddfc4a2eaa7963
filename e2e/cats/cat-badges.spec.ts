/** What cards and lists show about a cat's registration, and to whom. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { enterAsAdministrator, registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { sendPicture } from "../scan.ts";
import { open } from "../screen.ts";

/** A breeder with a registered cat and one with a pending application. */
async function breeder(page: Page, language: Language) {
  const { call } = await enterAsMember(page.context(), language);
  const name = `Perdita ${Math.floor(Math.random() * 1e9)}`;
  const cat = { sex: "female", breed: "SIB", ems: "n 22" } as const;
  const [registered, applied] = [
    await enterCat(call, { ...cat, name: `${name} Prima`, born: "2020-02-03" }),
    await enterCat(call, { ...cat, name: `${name} Secunda`, born: "2024-02-03" }),
  ];
  await call("POST /parents/", { body: { catId: applied, motherId: registered } });
  const { data: systems } = await call("GET /cat-systems", {});
  const { data: document } = await call("POST /pedigrees", {
    body: {
      pedigree_num: `RX 17-${applied}`,
      issued_by: "Felis Club",
      cat_systems_id: systems[0]!.id,
      cat_id: applied,
      pedigree_img_url: await sendPicture(page.context(), language, "pedigree"),
    },
  });
  await call("POST /applications/send-to-registration/{catId}", {
    params: { catId: applied },
    body: { pedigrees_id: document.id },
  });
  await placeAd(call, registered);
  await registerByClub(registered);
  return { name, registered, applied };
}

for (const language of languages) {
  const say = { locale: language };
  const underReview = m.reg_badge_pending({}, say);
  const reg = m.cat_badge_reg({}, say);

  test(`everybody sees "Reg", only the owners and the club see "under review" (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const { name, registered, applied } = await breeder(page, language);
    const cardOf = (reader: Page, whose: string) =>
      reader.getByRole("article").filter({ hasText: `${name} ${whose}` });
    const finds = async (reader: Page, path: string, sees: boolean) => {
      await open(reader, language, path);
      const [prima, secunda] = [cardOf(reader, "Prima"), cardOf(reader, "Secunda")];
      await expect(prima.getByText(reg, { exact: true })).toBeVisible();
      await expect(prima.getByText(underReview)).toHaveCount(0);
      await expect(secunda).toBeVisible();
      await expect(secunda.getByText(reg, { exact: true })).toHaveCount(0);
      await expect(secunda.getByText(underReview)).toHaveCount(sees ? 1 : 0);
    };
    const list = `/allcats?q=${encodeURIComponent(name)}`;
    await finds(page, list, true);
    await finds(page, "/my", true);
    await open(page, language, `/cats/${applied}`);
    await expect(page.getByText(underReview)).toBeVisible();
    await open(page, language, `/cats/${registered}`);
    await expect(
      page.getByRole("main").getByText(m.cat_badge_registered({}, say), { exact: true }),
    ).toBeVisible();

    const [club, stranger, guest] = [await newVisitor(), await newVisitor(), await newVisitor()];
    await enterAsAdministrator(club.context(), language);
    await enterAsMember(stranger.context(), language);
    await finds(club, list, true);
    await open(club, language, `/cats/${applied}`);
    await expect(club.getByText(underReview)).toBeVisible();
    for (const reader of [stranger, guest]) {
      await finds(reader, list, false);
      await open(reader, language, `/cats/${applied}`);
      await expect(reader.getByRole("heading", { level: 1 })).toContainText("Secunda");
      await expect(reader.getByText(underReview)).toHaveCount(0);
      // The mother is shown as registered to everybody, among the parents and in the market.
      await expect(cardOf(reader, "Prima").getByText(reg, { exact: true })).toBeVisible();
      await open(reader, language, `/cat-profile-sell/${registered}`);
      await expect(reader.getByRole("main").getByText(reg, { exact: true }).first()).toBeVisible();
      await open(reader, language, "/market");
      await cardOf(reader, "Prima").getByText(m.card_details({}, say)).first().click();
      await expect(
        cardOf(reader, "Prima").getByText(m.card_registered({}, say), { exact: true }).first(),
      ).toBeVisible();
    }
  });
}
