/** Kept answers: nobody can replace one, and a member's answer goes to nobody else. */
import { describe, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { openSite, quotingSite } from "@felistry/testkit/processes/quoting-site.ts";

const at = quotingSite();
const { host, get, renderings } = at;

describe("kept answers", () => {
  const quoted = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse(await (await get(path, headers)).text()) as {
      url: string;
      locale: string;
      theme: string | null;
      currency: string | null;
      facts: { origins: Record<string, string> };
      viewer: unknown;
    };
  let fresh = 0;
  /** A page not requested before. */
  const page = () => `/market?n=${++fresh}`;

  test("are made once", async () => {
    const path = page();
    const before = renderings();
    for (let i = 0; i < 3; i++) await quoted(path);
    expect(renderings()).toBe(before + 1);
  });

  test.each<[title: string, headers: Record<string, string>]>([
    ["another host", { host: "evil.example" }],
    ["our host in other letters", { host: "LOCALHOST" }],
    ["another port", { host: "localhost:1" }],
    ["a host that a client only claims", { "x-forwarded-host": "evil.example" }],
    ["a theme in another spelling", { cookie: "theme=%64ark" }],
    ["an unknown theme", { cookie: "theme=evil" }],
    ["a currency that is none", { cookie: "currency=<b>" }],
    ["another chosen currency", { cookie: "currency=RUB" }],
    ["two themes", { cookie: "theme=dark; theme=evil" }],
    ["the Russian host", { host: "ru.localhost" }],
    ["a language that no cookie decides here", { cookie: "lang=ru" }],
  ])("of ours stay ours, whatever came before: %s", async (_title, headers) => {
    const path = page();
    await get(path, headers);
    const own = await quoted(path);
    expect(own).toMatchObject({
      url: `http://${host()}${path}`,
      locale: "en",
      theme: null,
      currency: null,
      viewer: null,
    });
    expect(own.facts.origins["en"]).toBe(`http://${host()}`);
  });

  test("are kept apart by the currency that a reader has chosen", async () => {
    const path = page();
    const before = renderings();
    const chosen = async (cookie: string) => (await quoted(path, { cookie })).currency;
    for (let i = 0; i < 2; i++) {
      expect(await chosen("currency=EUR")).toBe("EUR");
      expect(await chosen("theme=dark; currency=RUB")).toBe("RUB");
      expect(await chosen("currency=ad")).toBe("ad");
      expect(await chosen("currency=euro")).toBeNull();
    }
    expect(renderings()).toBe(before + 4);
  });

  test("of a member go to nobody else", async () => {
    const path = page();
    const member = await buildMember(at.server);
    const cookie = await at.server.sessionCookie(member);
    expect((await quoted(path, { cookie })).viewer).toMatchObject({ id: member.id });
    expect((await quoted(path)).viewer).toBeNull();
    expect((await quoted(path, { cookie })).viewer).toMatchObject({ id: member.id });
  });

  test("tell http from https behind a proxy", async () => {
    const { config } = at.server.services;
    const proxied = await openSite({ ...at.server.services, config: { ...config, trustProxy: 1 } });
    const ask = async (headers: Record<string, string>) =>
      (
        JSON.parse(
          await (
            await proxied.send("/market", { headers: { host: "localhost", ...headers } })
          ).text(),
        ) as { url: string }
      ).url;
    expect(await ask({})).toBe("http://localhost/market");
    expect(await ask({ "x-forwarded-proto": "https" })).toBe("https://localhost/market");
    expect(await ask({ "x-forwarded-proto": "https, http" })).toBe("http://localhost/market");
    expect(await ask({ "x-forwarded-proto": "http,https" })).toBe("https://localhost/market");
    await proxied.close();
  });

  test("take no room for hosts that are none of ours", async () => {
    const before = renderings();
    const path = page();
    for (let i = 0; i < 3; i++) await get(path, { host: `evil${i}.example` });
    for (let i = 0; i < 2; i++) await get(path, { host: "evil.example" });
    expect(renderings()).toBe(before + 5);
  });

  test("that many ask for outlive those that one asks for once each", async () => {
    const wanted = page();
    await quoted(wanted);
    for (let i = 0; i < 32; i++) {
      await Promise.all(Array.from({ length: 100 }, () => get(page())));
      await quoted(wanted);
    }
    const before = renderings();
    await quoted(wanted);
    expect(renderings()).toBe(before);
  });

  test("answer 304 to a matching tag of any form, and never to another", async () => {
    for (const path of [page(), "/api/sales/all-cats"]) {
      await get(path);
      const etag = (await get(path)).headers.get("etag")!;
      expect(etag).toMatch(/^W\/"/);
      for (const tag of [etag, etag.slice(2), `"other", ${etag}`]) {
        const answer = await get(path, { "if-none-match": tag });
        expect([path, answer.status, await answer.text()]).toEqual([path, 304, ""]);
        expect(answer.headers.get("etag")).toBe(etag);
      }
      expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  test("of lists do not depend on the host, but on its language", async () => {
    const list = async (name: string) => {
      const answer = await get("/api/sales/cats-sales?breed=XLH", { host: name });
      return [answer.status, ((await answer.json()) as { message: string }).message];
    };
    expect(await list("evil.example")).toEqual(await list(host()));
    expect(await list("ru.localhost")).not.toEqual(await list(host()));
  });
});
