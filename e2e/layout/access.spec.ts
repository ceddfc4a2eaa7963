/** Who can open which private page: guests, members, owners and strangers. */
import type { BrowserContext, Page } from "@playwright/test";
import * as m from "@felistry/i18n/compiled/messages.js";
import { logIn } from "../accounts.ts";
import { origins } from "../address.ts";
import { enterCat } from "../cats.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember, forgetSession } from "../member.ts";
import { addressOf, memberScreens, oldestAd, settle } from "../screens/screen-list.ts";
import { button, link, open } from "../screen.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function ownCat(context: BrowserContext) {
  const member = await enterAsMember(context, "en");
  const id = await enterCat(member.call, {
    prefix: "Silverbrook",
    name: "Aurora",
    sex: "female",
    breed: "SIB",
    ems: "ns 22",
  });
  return { member, id };
}

/** The page's HTML as served, without a script. */
async function htmlOf({ request }: BrowserContext, path: string): Promise<string> {
  const answer = await request.get(origins.en + path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

async function expectSentHome({ request }: BrowserContext, path: string): Promise<void> {
  const answer = await request.get(origins.en + path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(302);
  expect(answer.headers()["location"], path).toBe("/");
  expect(answer.headers()["set-cookie"], path).toContain(`wanted=${encodeURIComponent(path)};`);
}

test("[2.1-14] [2.1-17] [2.1-18] [2.1-34] [2.1-35] [D8-09] a guest is sent to / and, logged in, to the page first asked for", async ({
  page,
  newVisitor,
}) => {
  const guest = (await newVisitor()).context();
  const member = await enterAsMember(page.context(), "en");
  const ad = await oldestAd();
  const wanted: [string, string][] = [
    ["/my", "Marta Lindgren"],
    ["/add?p=female", m.catform_add_title()],
    ["/addwithcolor", m.catform_with_colour_title()],
    [`/order/${ad}`, m.order_heading()],
    ["/order/sent", m.order_sent_title()],
    ["/settings", m.settings_title()],
  ];
  for (const [path, heading] of wanted) {
    await expectSentHome(guest, path);
    expect(await htmlOf(page.context(), path), path).toMatch(
      new RegExp(`<h1[^>]*>${heading}</h1>`),
    );
  }
  for (const [path, heading] of [wanted[1]!, wanted[3]!]) {
    await forgetSession(page);
    await open(page, "en", path);
    await expect(page).toHaveURL(`${origins.en}/`);
    await link(page.getByRole("banner"), m.nav_login()).click();
    await expect(page).toHaveURL(`${origins.en}/login`);
    await logIn(page, "en", member);
    await expect(page).toHaveURL(origins.en + path);
    await expect(title(page)).toHaveText(heading);
  }
});

test("[6-01] [2.1-14] [2.1-17] [2.1-18] [2.1-34] [2.1-35] role 1 can open all its private pages", async ({
  page,
}) => {
  const member = await enterAsMember(page.context(), "en");
  const { roleIds } = (await member.call("GET /me", {})).data;
  expect(roleIds).toEqual([1]);
  const ids = await settle(member, page.context(), "en");
  for (const pattern of memberScreens) {
    const path = addressOf(pattern, ids);
    const answer = await page.request.get(origins.en + path, { maxRedirects: 0 });
    expect.soft(answer.status(), path).toBe(200);
  }
});

const deeper = (id: number) => [
  `/cats/${id}/addphoto`,
  `/cats/${id}/addparent?p=female`,
  `/cats/${id}/addparent?p=male`,
  `/cats/${id}/update`,
  `/cats/${id}/updateshort`,
  `/cats/${id}/sale`,
  `/cats/${id}/metric/new`,
  `/cats/${id}/pedigree/new`,
];

test("[2.1-22] [2.1-23] [2.1-25] [2.1-26] [2.2-04] [4-06] [D10-01] a guest sees only a cat's public profile, and so does a stranger", async ({
  page,
  newVisitor,
}) => {
  const { id } = await ownCat((await newVisitor()).context());
  const stranger = await newVisitor();
  await enterAsMember(stranger.context(), "en");
  for (const path of deeper(id)) await expectSentHome(page.context(), path);
  for (const [visitor, path] of [
    [page, `/cats/${id}`],
    [stranger, `/cats/${id}`],
    ...deeper(id).map((address) => [stranger, address] as const),
  ] as const) {
    await visitor.goto(origins.en + path);
    await expect(visitor.getByText(m.cat_profile_public()), path).toBeVisible();
    await expect(title(visitor), path).toHaveText("Silverbrook Aurora");
    await expect(visitor.getByRole("main").getByRole("textbox"), path).toHaveCount(0);
    await expect(visitor.getByText(m.cat_menu(), { exact: true }), path).toHaveCount(0);
  }
});

test("[2.1-22] [2.1-23] [2.1-25] [2.1-26] the owner gets the content of each of a cat's pages", async ({
  page,
}) => {
  const { id } = await ownCat(page.context());
  await open(page, "en", `/cats/${id}`);
  await expect(page.getByText(m.cat_profile_cat(), { exact: true })).toBeVisible();
  await open(page, "en", `/cats/${id}/addphoto`);
  await expect(button(page, m.photo_save())).toBeVisible();
  await open(page, "en", `/cats/${id}/addparent?p=male`);
  await expect(title(page)).toHaveText(m.cat_choose_father());
  await open(page, "en", `/cats/${id}/addparent?p=female`);
  await expect(title(page)).toHaveText(m.cat_choose_mother());
  await open(page, "en", `/cats/${id}/update`);
  await expect(page.getByLabel(m.catform_name(), { exact: true })).toHaveValue("Aurora");
});
