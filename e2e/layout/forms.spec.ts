/** Forms: errors at the field, shortly after typing; nothing typed is lost if saving fails. */
import type { Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { fillJoin, join, logIn } from "../accounts.ts";
import { type Language, languages, origins } from "../address.ts";
import { fillCat, sendCat } from "../cat-form.ts";
import { daysFromNow } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, guestApi, somebody } from "../member.ts";
import { button, containing, field, open, takenOver } from "../screen.ts";

const en = { locale: "en" } as const;
const NO_ANSWER = /ERR_FAILED/;

interface Mistake {
  label: string;
  typed: string;
  error: string;
}

function mistakesOfJoining(locale: Language): Mistake[] {
  const say = { locale };
  return [
    { label: m.join_first_name({}, say), typed: "An", error: m.field_first_name({}, say) },
    { label: m.join_last_name({}, say), typed: "O'Hara", error: m.field_last_name({}, say) },
    { label: m.join_email({}, say), typed: "cats.example", error: m.field_email({}, say) },
    { label: m.join_birthday({}, say), typed: daysFromNow(-6000), error: m.field_adult({}, say) },
    { label: m.join_password({}, say), typed: "kittens", error: m.field_password({}, say) },
    {
      label: m.join_confirm_password({}, say),
      typed: "kitten",
      error: m.field_passwords_differ({}, say),
    },
  ];
}

const error = (page: Page, text: string) => page.getByRole("paragraph").filter({ hasText: text });

test("[5-01] [5-02] [5-04] [5-08] [5-12] joining shows errors at the fields, in both languages", async ({
  page,
}) => {
  for (const locale of languages) {
    await open(page, locale, "/join");
    for (const mistake of mistakesOfJoining(locale)) {
      const input = field(page, mistake.label, locale);
      await input.fill(mistake.typed);
      await expect(error(page, mistake.error)).toBeVisible();
      await expect(input).toHaveAccessibleDescription(containing(mistake.error));
      await expect(input).toHaveAttribute("aria-invalid", "true");
    }
  }
});

test("[5-13] [9-16] errors show 300 ms after typing", async ({ page }) => {
  await open(page, "en", "/join");
  const [first, second] = mistakesOfJoining("en") as [Mistake, Mistake];
  // The first error loads the rules; after that the second depends only on time.
  await field(page, first.label, "en").fill(first.typed);
  await expect(error(page, first.error)).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page, second.label, "en").fill(second.typed);
  await page.clock.runFor(299);
  // A message goes through the queue that React uses for rendering.
  await page.evaluate(
    () =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", done);
        port1.start();
        port2.postMessage(null);
      }),
  );
  await expect(error(page, second.error)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(error(page, second.error)).toBeVisible();
});

/** Delays the scripts like a slow connection. @returns a function that releases them */
async function slowScripts(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await takenOver(page);
  };
}

test("input before the script has loaded is not lost", async ({ page }) => {
  const person = somebody();
  const scriptsCome = await slowScripts(page);
  await page.goto(`${origins.en}/join`, { waitUntil: "commit" });
  await fillJoin(page, "en", person);
  await page.getByRole("checkbox").check();
  await scriptsCome();
  await page.getByRole("button", { name: m.join_submit({}, en), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: m.login_joined({}, en) })).toBeVisible();

  await logIn(page, "en", person);
  await expect(page).toHaveURL(`${origins.en}/`);
  const scriptsComeAgain = await slowScripts(page);
  await page.goto(`${origins.en}/addwithcolor`, { waitUntil: "commit" });
  const breed = field(page, m.catform_breed({}, en), "en");
  await breed.selectOption({ label: "SIB - Siberian" });
  await scriptsComeAgain();
  await field(page, m.catform_main({}, en), "en").selectOption("n");
  await expect(page.getByRole("status", { name: m.catform_ems({}, en) })).toContainText("SIB n");
  await expect(breed.locator("option:checked")).toHaveText("SIB - Siberian");
});

test("a wrong EMS code typed before the script has loaded keeps the cat from being saved", async ({
  page,
}) => {
  await enterAsMember(page.context(), "en");
  const scriptsCome = await slowScripts(page);
  await page.goto(`${origins.en}/addwithcolor`, { waitUntil: "commit" });
  const code = field(page, m.catform_by_ems({}, en), "en");
  await field(page, m.catform_name({}, en), "en").fill("Vesna");
  await field(page, m.catform_breed({}, en), "en").selectOption({ label: "SIB - Siberian" });
  await field(page, m.catform_main({}, en), "en").selectOption("n");
  await field(page, m.catform_eye({}, en), "en").selectOption("62");
  await code.fill("SIB zz 99");
  await scriptsCome();
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await sendCat(page, "en");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toHaveValue("SIB zz 99");
  expect(sent.filter((url) => url.endsWith("/api/cats"))).toEqual([]);
});

test("a form sent before the first script has come says what is missing once it has", async ({
  page,
}) => {
  const scriptsCome = await slowScripts(page);
  await page.goto(`${origins.en}/login`, { waitUntil: "commit" });
  await button(page.getByRole("main"), m.login_submit({}, en)).click();
  await scriptsCome();
  await expect(error(page, m.field_email({}, en))).toBeVisible();
});

test("a password sent before the first script has come is sent then, and never gets into the address", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/404/);
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  const scriptsCome = await slowScripts(page);
  await page.goto(`${origins.en}/login`, { waitUntil: "commit" });
  await logIn(page, "en", somebody());
  await scriptsCome();
  await expect(page.getByText(m.error_user_not_found({}, en))).toBeVisible();
  // Once for the page, and again if the router has set its state by then.
  expect(new Set(addresses)).toEqual(new Set([`${origins.en}/login`]));
});

test("[2.4-09] [5-05] [5-06] [5-07] joining waits for the terms, then for all required fields", async ({
  page,
}) => {
  await open(page, "en", "/join");
  const submit = page.getByRole("button", { name: m.join_submit({}, en), exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole("checkbox").check();
  await submit.click();
  for (const text of [
    m.field_first_name({}, en),
    m.field_last_name({}, en),
    m.field_email({}, en),
    m.field_birthday({}, en),
    m.field_country({}, en),
    m.field_password({}, en),
  ])
    await expect(error(page, text)).toBeVisible();
  await expect(field(page, m.join_first_name({}, en), "en")).toBeFocused();
  await page.getByRole("checkbox").uncheck();
  await expect(submit).toBeDisabled();
});

/** At the form, and not also in the layout. */
async function expectSaidOnce(page: Page, text: string): Promise<void> {
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: text })).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(1);
}

test("joining that fails on the network loses nothing, and succeeds on retry", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(NO_ANSWER);
  const person = somebody({ first_name: "Ottilie", last_name: "Brandt", country: "Sweden" });
  await open(page, "en", "/join");
  await page.route("**/api/auth/register", (route) => route.abort());
  await fillJoin(page, "en", person);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: m.join_submit({}, en), exact: true }).click();
  await expectSaidOnce(page, m.error_fault({}, en));
  const value = (label: string) => expect(field(page, label, "en"));
  await value(m.join_first_name({}, en)).toHaveValue(person.first_name);
  await value(m.join_last_name({}, en)).toHaveValue(person.last_name);
  await value(m.join_email({}, en)).toHaveValue(person.email);
  await value(m.join_birthday({}, en)).toHaveValue(person.birthday);
  await value(m.join_country({}, en)).not.toHaveValue("");
  await value(m.join_password({}, en)).toHaveValue(person.password);
  await value(m.join_confirm_password({}, en)).toHaveValue(person.password);
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.unroute("**/api/auth/register");
  await page.getByRole("button", { name: m.join_submit({}, en), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: m.login_joined({}, en) })).toBeVisible();
});

test("[2.4-10] an address in use is reported at its field", async ({ page, watch }) => {
  watch.expectConsoleError(/400/);
  const person = somebody();
  await open(page, "en", "/join");
  await join(page, "en", person);
  await open(page, "en", "/join");
  await fillJoin(page, "en", person);
  await expect(
    page.getByRole("status").filter({ hasText: m.join_email_taken({}, en) }),
  ).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: m.join_submit({}, en), exact: true }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    m.error_email_in_use({}, en),
  );
});

test("a wrong password and an unknown address have different messages, in both languages", async ({
  page,
  newVisitor,
  watch,
}) => {
  watch.expectConsoleError(/40[04]/);
  const member = await enterAsMember((await newVisitor()).context(), "en");
  for (const locale of languages) {
    const say = { locale };
    await open(page, locale, "/login");
    await logIn(page, locale, { ...member, password: "Not4theirs" });
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      m.login_wrong_credentials({}, say),
    );
    await logIn(page, locale, somebody());
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      m.error_user_not_found({}, say),
    );
  }
});

test("a cat that could not be saved stays in the form, and is created once", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(NO_ANSWER);
  const { call } = await enterAsMember(page.context(), "en");
  await open(page, "en", "/addwithcolor");
  await page.route("**/api/cats", (route) => route.abort());
  await fillCat(page, "en", {
    prefix: "Silverbrook",
    name: "Aurora",
    sex: "female",
    breed: "SIB",
    main: "n",
    gold: "s",
    tabby: "22",
    eye: "64",
    isMine: true,
  });
  await sendCat(page, "en");
  await expectSaidOnce(page, m.error_fault({}, en));
  await expect(field(page, m.catform_prefix({}, en), "en")).toHaveValue("Silverbrook");
  await expect(field(page, m.catform_name({}, en), "en")).toHaveValue("Aurora");
  await expect(page.getByRole("radio", { name: m.cat_female({}, en), exact: true })).toBeChecked();
  await expect(page.getByRole("status", { name: m.catform_ems({}, en) })).toContainText(
    "SIB ns 22",
  );
  await expect(field(page, m.catform_is_mine({}, en), "en")).toBeChecked();
  await page.unroute("**/api/cats");
  await sendCat(page, "en");
  await expect(page).toHaveURL(/\/my$/);
  expect((await call("GET /me/cats", { query: {} })).data).toMatchObject([
    { cat_name: "Aurora", ems: "ns 22 64" },
  ]);
});

test("[4-30] an order that could not be sent is logged, and its page stays with the comment", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(NO_ANSWER);
  await enterAsMember(page.context(), "en");
  const { data } = await guestApi()("GET /sales/all-cats", { query: { limit: 100 } });
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  const address = `/order/${data.at(-1)!.id}`;
  await open(page, "en", address);
  await page.route("**/api/order", (route) => route.abort());
  const comment = field(page, m.order_comment({}, en), "en");
  await comment.fill("Is she used to children?");
  await field(page, m.order_delivery({}, en), "en").check();
  await page.getByRole("main").getByRole("button").first().click();
  await expectSaidOnce(page, m.error_fault({}, en));
  await expect(comment).toHaveValue("Is she used to children?");
  await expect(field(page, m.order_delivery({}, en), "en")).toBeChecked();
  await expect(page).toHaveURL(origins.en + address);
  expect(logged).toContain("No response from server");
});

test("a form whose rules cannot be loaded is sent anyway, and the server reports the errors", async ({
  page,
  watch,
}) => {
  watch.expectConsoleError(/ERR_FAILED|status of 40/);
  await open(page, "en", "/login");
  await page.route("**/assets/**", (route) => route.abort());
  await field(page, m.login_email({}, en), "en").fill("nobody@cats.example");
  await field(page, m.login_password({}, en), "en").fill("Wrong-Password-1");
  const answered = page.waitForResponse("**/api/auth/login");
  await button(page, m.login_submit({}, en)).click();
  expect((await answered).status()).toBeGreaterThanOrEqual(400);
  await expect(button(page, m.login_submit({}, en))).toBeEnabled();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(field(page, m.login_email({}, en), "en")).toHaveValue("nobody@cats.example");
});
