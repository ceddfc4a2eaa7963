/** An ad shows the family of its cat as HTML that needs no script, and keeps price and button in sight on a phone. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { type Language, languages, origins } from "../address.ts";
import { daysFromNow, enterCat, placeAd } from "../cats.ts";
import { loadRate, registerByClub } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, type Member } from "../member.ts";
import { link, open } from "../screen.ts";

async function kittenForSale({ call }: Member) {
  const dam = await enterCat(call, { name: "Queen Ada", sex: "female", breed: "OCI", ems: "n 24" });
  const sire = await enterCat(call, { name: "Stud Bran", sex: "male", breed: "OCI", ems: "n 24" });
  const born = daysFromNow(-63);
  const [kitten, mate] = await Promise.all(
    ["Kitten Cleo", "Kitten Dart"].map(async (name) => {
      const id = await enterCat(call, { name, sex: "female", breed: "OCI", ems: "n 24", born });
      await call("POST /parents/", { body: { motherId: dam, catId: id } });
      await call("POST /parents/", { body: { fatherId: sire, catId: id } });
      return id;
    }),
  );
  await call("POST /cats/{id}/credentials", {
    params: { id: dam },
    body: { kind: "dna", name: "PRA-rdAc", result: "N/N" },
  });
  await placeAd(call, kitten!, { price: 900 });
  return { kitten: kitten!, mate: mate! };
}

test("an ad shows sire and dam with their tests, the litter, and what comes next, with and without a script", async ({
  page,
  newVisitor,
  browser,
}) => {
  const { kitten } = await kittenForSale(await enterAsMember(page.context(), "en"));
  const plain = await browser.newContext({ javaScriptEnabled: false });
  for (const locale of languages) {
    const say = { locale };
    const [scripted, scriptless] = [await newVisitor(), await plain.newPage()];
    for (const reader of [scripted, scriptless]) {
      await reader.goto(`${origins[locale]}/cat-profile-sell/${kitten}`);
      const family = reader.getByRole("region", { name: m.ad_family({}, say), exact: true });
      for (const text of ["Queen Ada", "Stud Bran", "PRA-rdAc", "N/N", "Kitten Dart"])
        await expect(family).toContainText(text);
      await expect(family.getByText(m.ad_grade_said({}, say))).toBeVisible();
      await expect(reader.getByText(m.ad_next_visit({}, say))).toBeVisible();
      await expect(reader.locator('script[type="application/ld+json"]')).toHaveCount(2);
      await expect(reader.locator('meta[property="og:image"]')).toHaveAttribute(
        "content",
        `${origins[locale]}/shared/ad-${kitten}.png`,
      );
    }
    // Chromium without scripts by Playwright parses as if it had them, so that it does not show what a browser does.
    expect(await scriptless.content()).toContain(`<noscript><p>${m.ad_no_scripts({}, say)}</p>`);
    await expect(scripted.getByText(m.ad_no_scripts({}, say))).toHaveCount(0);
  }
  await plain.close();
});

test("opened within the site, the ad shows the same family, of each cat its own", async ({
  page,
}) => {
  const { kitten, mate } = await kittenForSale(await enterAsMember(page.context(), "en"));
  await open(page, "en", `/cats/${kitten}`);
  await link(page, m.ad_of_cat({ price: "900 EUR" })).click();
  await expect(page).toHaveURL(`${origins.en}/cat-profile-sell/${kitten}`);
  const family = page.getByRole("region", { name: m.ad_family(), exact: true });
  await expect(family).toContainText("Kitten Dart");
  await expect(family).not.toContainText("Kitten Cleo");
  await family.getByRole("link", { name: "Kitten Dart" }).click();
  await expect(page).toHaveURL(`${origins.en}/cats/${mate}`);
});

test("beside colour, sex and birth an ad says who stands behind them, and its price in the reader's currency", async ({
  page,
  newVisitor,
}) => {
  const { kitten } = await kittenForSale(await enterAsMember(page.context(), "en"));
  // Of a currency in which no other journey reckons.
  await loadRate("MDL", "2026-11-20", 20);
  const guest = await newVisitor();
  const described = async (language: Language) => {
    const say = { locale: language };
    await open(guest, language, `/cat-profile-sell/${kitten}?currency=MDL`);
    const facts = guest.getByRole("table", { name: m.sale_facts({}, say) });
    const row = (name: string) => facts.getByRole("row", { name });
    const about = row(m.sale_price_about({}, say));
    await expect(about).toContainText(/18.000 MDL/);
    await expect(about).toContainText("2026");
    return [m.sale_colour, m.sale_ems, m.sale_sex, m.sale_birthdate].map((label) =>
      row(label({}, say)).locator("[data-grade]"),
    );
  };
  for (const language of languages)
    for (const mark of await described(language)) {
      await expect(mark).toHaveText(m.ad_grade_said({}, { locale: language }));
    }
  await registerByClub(kitten);
  for (const mark of await described("en")) await expect(mark).toHaveText(m.ad_grade_club());
  await open(guest, "en", `/cat-profile-sell/${kitten}`);
  await expect(guest.getByText(m.sale_price_about())).toHaveCount(0);
});

test("a currency that a guest chooses in the market is remembered, on ads too, until none is wanted", async ({
  page,
  newVisitor,
}) => {
  const { kitten } = await kittenForSale(await enterAsMember(page.context(), "en"));
  await loadRate("MDL", "2026-11-20", 20);
  const guest = await newVisitor();
  const choose = async (code: string) => {
    await open(guest, "en", "/market");
    await guest.getByLabel(m.find_currency(), { exact: true }).selectOption(code);
    await guest.getByRole("button", { name: m.market_apply() }).click();
    await expect(guest).toHaveURL(code === "" ? /\/market$/ : /currency=MDL/);
  };
  const about = guest.getByRole("row", { name: m.sale_price_about() });
  await choose("MDL");
  await open(guest, "en", "/market");
  await expect(guest.getByLabel(m.find_currency(), { exact: true })).toHaveValue("MDL");
  await open(guest, "en", `/cat-profile-sell/${kitten}`);
  await expect(about).toContainText(/18.000 MDL/);
  await choose("");
  await open(guest, "en", `/cat-profile-sell/${kitten}`);
  await expect(about).toHaveCount(0);
});

test("on a phone price and button stay in sight down to the ad's end", async ({
  page,
  newVisitor,
}) => {
  const { kitten } = await kittenForSale(await enterAsMember(page.context(), "en"));
  const phone = await newVisitor();
  await phone.setViewportSize({ width: 360, height: 640 });
  await open(phone, "en", `/cat-profile-sell/${kitten}`);
  const book = phone
    .getByRole("main")
    .getByRole("link", { name: m.card_book_cat({ name: "Kitten Cleo" }) });
  for (const text of [m.ad_family(), m.ad_checked(), m.ad_next()]) {
    await phone.getByRole("heading", { name: text, exact: true }).scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport();
    await expect(phone.getByText("900 EUR").first()).toBeInViewport();
  }
});
