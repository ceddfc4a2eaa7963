/** Addresses that somebody has mistyped, cut or made up: each is a page, a refusal or another address, and none an error of the server. */
import { origins } from "../address.ts";
import { appoint } from "../club.ts";
import { expect, test } from "../journey.ts";
import { enterAsMember } from "../member.ts";

const VALUES = [
  "zz",
  "0",
  "-1",
  "9999999999",
  "constructor",
  "%00",
  "2026-13-45",
  "a".repeat(3_000),
];

const ADDRESSES = [
  "/market?q={v}",
  "/market?age={v}",
  "/market?sex={v}",
  "/market?pattern={v}",
  "/market?build={v}",
  "/market?breed={v}",
  "/market?cursor={v}",
  "/market?sort={v}",
  "/studbook/{v}",
  "/studbook/2023/{v}",
  "/my?show={v}",
  "/my?tab={v}",
  "/my?show=cats&view={v}",
  "/my?show=cats&view=table&sort={v}",
  "/my?show=cats&view=table&tag={v}",
  "/my?show=cats&view=table&sex={v}",
  "/my?show=cats&view=table&state={v}",
  "/search?q={v}",
  "/mating?dam={v}&sire=2",
  "/mating?dam=1&sire={v}",
  "/club/desk?kind={v}",
  "/club/desk?list={v}",
  "/club/cases/{v}",
  "/club/cases/1?kind={v}",
  "/admin/reports?list={v}",
  "/admin/memberships?year={v}",
  "/admin/memberships?kind={v}",
  "/admin/memberships?state={v}",
  "/admin/memberships?cursor={v}",
  "/admin/cattery-names?list={v}",
  "/admin/cattery-names?cursor={v}",
  "/admin/clubs?cursor={v}",
  "/admin/club-rules?club={v}",
  "/admin/members?q={v}",
  "/admin/members?role={v}",
  "/admin/members?club={v}",
  "/admin/members?cursor={v}",
  "/admin/history?noun={v}",
  "/admin/history?cursor={v}",
  "/admin/messages?list={v}",
  "/admin/checks?cursor={v}",
  "/admin/credentials?list={v}",
  "/admin/disputes?list={v}",
  "/admin/disputes/{v}",
  "/admin/corrections?list={v}",
  "/admin/studbook?year={v}",
  "/verify?code={v}",
  "/verify/{v}",
  "/cats/1?tab={v}",
  "/cats/{v}",
  "/cat-profile-sell/{v}",
  "/cat-profile-sell/{v}/question",
  "/catbreeds/{v}",
  "/catbreeds/{v}/inbreeding",
  "/import?id={v}",
  "/litters/new?dam={v}",
  "/litters/new?mating={v}",
  "/litters/{v}",
  "/matings/{v}",
  "/notices?cursor={v}",
  "/my/questions?cursor={v}",
  "/my/questions/{v}",
  "/my/orders/{v}",
  "/pedigree/{v}/descendants",
  "/cats/1/merge?other={v}",
  "/cats/1/addparent?p={v}",
  "/users/{v}/addphoto",
  "/reviews/{v}",
  "/waiting/{v}",
  "/catteries/{v}",
  "/allcats?q={v}",
  "/favorites?cursor={v}",
  "/transfers/{v}",
  "/corrections/{v}",
  "/log?cursor={v}",
  "/dates?cursor={v}",
  "/order/{v}",
  "/my/list?cats={v}",
  "/my/checks?cursor={v}",
  "/cattery/?id={v}",
];

test("a broken address is never an error of the server", async ({ page }) => {
  test.setTimeout(300_000);
  const admin = await enterAsMember(page.context(), "en");
  await appoint(admin.email);
  const failed: string[] = [];
  for (const address of ADDRESSES)
    for (const value of VALUES) {
      const path = address.replace("{v}", value);
      const answer = await page.request.get(origins.en + path, {
        headers: { accept: "text/html" },
        maxRedirects: 0,
      });
      if (answer.status() >= 500) failed.push(`${answer.status()} ${path.slice(0, 80)}`);
    }
  expect(failed).toEqual([]);
});
