import { afterAll, beforeAll, expect, it } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const text = async (path: string, host = "localhost:3000") => {
  const response = await server.raw(path, { headers: { host } });
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    body: await response.text(),
  };
};

it("names the pages of the market in the language of the host, with the way to the other", async () => {
  const ad = await buildAd(server, { cat: buildCat(server, { breed: "SIB" }) });
  const sold = await buildAd(server, { cat: buildCat(server, { breed: "ABY" }), is_active: false });
  const { status, type, body } = await text("/sitemap.xml", "ru.localhost:3000");
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
  expect(body).toContain(
    `<loc>http://ru.localhost:3000/cat-profile-sell/${ad.cat_id}</loc><lastmod>`,
  );
  expect(body).toContain(
    `hreflang="en" href="${server.services.config.publicOrigin}/cat-profile-sell/${ad.cat_id}"`,
  );
  expect(body).toContain("<loc>http://ru.localhost:3000/market?breed=sib</loc>");
  expect(body).toContain("<loc>http://ru.localhost:3000/catbreeds/sib</loc>");
  expect(body).toContain("<loc>http://ru.localhost:3000/</loc>");
  expect(body).toContain(`<loc>http://ru.localhost:3000/cats/${sold.cat_id}</loc><lastmod>`);
  expect(body).not.toContain(`/cat-profile-sell/${sold.cat_id}<`);
  expect(body).not.toContain("breed=aby");
});

it("names the litters that have a page for everybody, and no other", async () => {
  const breeder = await buildMember(server);
  const stud = () => buildCat(server, { sex: "male", born: "2020-01-01" });
  const [shown, waiting] = await Promise.all(
    [1, 2].map(() => buildLitter(server, { breeder, stud: stud() })),
  );
  await server.pool.query(
    "update litters set status = 'confirmed', decided_at = '2026-11-01T12:00:00Z' where id = $1",
    [shown!.id],
  );
  const { body } = await text("/sitemap.xml");
  expect(body).toContain(
    `<loc>http://localhost:3000/litters/${shown!.id}</loc><lastmod>2026-11-01T12:00:00`,
  );
  expect(body).not.toContain(`/litters/${waiting!.id}<`);
  expect((await text("/sitemaps/litters-0.xml")).body).toContain(`/litters/${shown!.id}<`);
});

it("keeps search engines from private pages and shows them the sitemap of their host", async () => {
  const { status, body } = await text("/robots.txt");
  expect(status).toBe(200);
  expect(body.split("\n")).toEqual(
    expect.arrayContaining([
      "User-agent: *",
      "Disallow: /my",
      "Disallow: /order/",
      "Sitemap: http://localhost:3000/sitemap.xml",
    ]),
  );
});

it("switches to an index of parts when there are too many ads for one", async () => {
  const near = await buildAd(server);
  const far = await buildAd(server, { cat: buildCat(server, { ems: null }) });
  // The ad follows its cat.
  await server.pool.query("update cats set id = 25001 where id = $1", [far.cat_id]);
  const index = await text("/sitemap.xml");
  expect(index.body).toContain("<sitemapindex");
  expect([...index.body.matchAll(/sitemaps\/([a-z0-9-]+)\.xml/g)].map(([, part]) => part)).toEqual([
    "pages",
    "ads-0",
    "ads-2",
    "cats-0",
    "cats-2",
    "litters-0",
  ]);
  expect((await text("/sitemaps/cats-2.xml")).body).toContain("/cats/25001<");
  expect((await text("/sitemaps/ads-0.xml")).body).toContain(`/cat-profile-sell/${near.cat_id}<`);
  expect((await text("/sitemaps/ads-2.xml")).body).toContain("/cat-profile-sell/25001<");
  expect((await text("/sitemaps/ads-1.xml")).status).toBe(404);
  // Beyond the largest id there can be.
  expect((await text("/sitemaps/cats-999999.xml")).status).toBe(404);
  expect((await text("/sitemaps/pages.xml")).body).toContain("/market<");
});
