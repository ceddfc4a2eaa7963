/** Several photos of a cat: added, one chosen, reordered, enlarged, removed. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { enterCat, placeAd } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";
import { ownPhoto, sendPicture } from "../scan.ts";
import { open } from "../screen.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

function words(language: Language) {
  const say = { locale: language };
  return {
    say,
    photo: (number: number, total: number) => m.photos_number({ number, total }, say),
  };
}

for (const language of languages) {
  const { say, photo } = words(language);

  test(`the photos of a cat are chosen, ordered and removed by its owner (${language})`, async ({
    page,
  }) => {
    const { call } = await enterAsMember(page.context(), language);
    const id = await enterCat(call, { name: "Pixel", sex: "male", breed: "SIB", ems: "n" });
    for (let sent = 0; sent < 3; sent++) {
      const filePath = await sendPicture(page.context(), language, "cat-photo");
      await call("POST /cats/{id}/photos", { params: { id }, body: { filePath } });
    }
    const { data: before } = await call("GET /cats/{id}/photos", { params: { id } });
    const now = async () => (await call("GET /cats/{id}/photos", { params: { id } })).data;

    await open(page, language, `/cats/${id}/addphoto`);
    const second = page.getByRole("listitem", { name: photo(2, 3), exact: true });
    await second.getByRole("button", { name: m.photos_make_main({}, say), exact: true }).click();
    await expect(second.getByText(m.photos_main({}, say), { exact: true })).toBeVisible();
    expect((await now()).map(({ chosen }) => chosen)).toEqual([0, 1, 0]);
    await second.getByRole("button", { name: m.photos_earlier({}, say), exact: true }).click();
    await expect
      .poll(async () => (await now()).map((found) => found.id))
      .toEqual([before[1]!.id, before[0]!.id, before[2]!.id]);

    const third = page.getByRole("listitem", { name: photo(3, 3), exact: true });
    await third.getByRole("button", { name: m.photos_remove({}, say), exact: true }).click();
    await button(page, m.photos_remove_yes({}, say)).click();
    await expect(page.getByRole("listitem", { name: photo(2, 2), exact: true })).toBeVisible();
    await expect(third).toHaveCount(0);
    expect((await page.request.get(origins.en + before[2]!.path)).status()).toBe(404);
  });

  test(`a guest looks at the photos of a kitten for sale one by one (${language})`, async ({
    page,
    newVisitor,
  }) => {
    const seller = await newVisitor();
    const { call } = await enterAsMember(seller.context(), language);
    const id = await enterCat(call, { name: "Pixel", sex: "male", breed: "SIB", ems: "n" });
    for (let sent = 0; sent < 2; sent++) {
      const filePath = await sendPicture(seller.context(), language, "cat-photo", await ownPhoto());
      await call("POST /cats/{id}/photos", { params: { id }, body: { filePath } });
    }
    await placeAd(call, id);
    await open(page, language, `/cat-profile-sell/${id}`);
    const main = page.getByRole("link", { name: m.photos_enlarge({ name: "Pixel" }, say) });
    await main.click();
    const dialog = page.getByRole("dialog", { name: m.photos_all({ name: "Pixel" }, say) });
    await expect(dialog.getByText(photo(1, 2), { exact: true })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByText(photo(2, 2), { exact: true })).toBeVisible();
    await expect(
      dialog.getByRole("img", { name: `Pixel: ${photo(2, 2)}`, exact: true }),
    ).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(main).toBeFocused();
  });
}
