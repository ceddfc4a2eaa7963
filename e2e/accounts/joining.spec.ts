/** Joining: the fields, the request, and the next page. */
import * as m from "@felistry/i18n/compiled/messages.js";
import { fillJoin } from "../accounts.ts";
import { languages, origins } from "../address.ts";
import { expect, test } from "../journey.ts";
import { guestApi, somebody } from "../member.ts";
import { button, field, link, open } from "../screen.ts";

for (const language of languages) {
  const say = { locale: language };

  test(`[2.1-06] [2.4-01] [2.4-02] [2.4-03] [2.4-04] [2.4-05] [2.4-06] [2.4-07] [2.4-08] [4-23] joining asks for what the specification names, sends it, and leads to /login (${language})`, async ({
    page,
  }) => {
    const person = somebody({ first_name: "Ottilie", last_name: "Brandt", country: "Sweden" });
    await open(page, language, "/join");
    const input = (label: string) => field(page, label, language);
    await expect(input(m.join_birthday({}, say))).toHaveAttribute("type", "date");
    await expect(input(m.join_password({}, say))).toHaveAttribute("type", "password");
    await expect(input(m.join_confirm_password({}, say))).toHaveAttribute("type", "password");
    const { data: countries } = await guestApi(language)("GET /countries/en_ru", {});
    await expect(input(m.join_country({}, say)).locator("option:not([value=''])")).toHaveCount(
      countries.length,
    );
    const form = page.getByRole("main").locator("form");
    await expect(link(form, m.join_accept_terms({}, say))).toHaveAttribute("href", "/terms");
    await expect(link(form, m.join_accept_privacy({}, say))).toHaveAttribute("href", "/privacy");

    await fillJoin(page, language, person);
    const submit = button(page, m.join_submit({}, say));
    await expect(submit).toBeDisabled();
    await form.getByRole("checkbox").check();
    const [request] = await Promise.all([
      page.waitForRequest("**/api/auth/register"),
      submit.click(),
    ]);
    expect((await request.response())!.status()).toBe(200);
    const sweden = countries.find(({ country_en }) => country_en === "Sweden")!;
    expect(request.postDataJSON()).toMatchObject({
      first_name: "Ottilie",
      last_name: "Brandt",
      email: person.email,
      birthday: person.birthday,
      countries_id: String(sweden.id),
      password: person.password,
      confirmPassword: person.password,
    });
    await expect(page).toHaveURL(`${origins[language]}/login`);
  });
}

test("[8-20] without the list of countries the joining screen says which list failed", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/countries/);
  await open(page, "en", "/");
  await page.route("**/api/countries/en_ru", (route) => route.fulfill({ status: 500, json: {} }));
  await link(page.getByRole("banner"), m.nav_join()).click();
  await expect(field(page, m.join_country(), "en")).toHaveAccessibleDescription(
    "Failed fetchCountries",
  );
  await expect(field(page, m.join_first_name(), "en")).toBeVisible();
});
