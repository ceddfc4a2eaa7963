/** Protective headers on every kind of answer. */
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { openSite, quotingSite } from "@felistry/testkit/processes/quoting-site.ts";

const at = quotingSite();
const { host, get } = at;

describe("headers", () => {
  const SECURITY = {
    "content-security-policy": /default-src 'self';.*object-src 'none';.*frame-ancestors 'none'/,
    "x-content-type-options": /^nosniff$/,
    "x-frame-options": /./,
    "referrer-policy": /^strict-origin-when-cross-origin$/,
  };
  const answers: [
    title: string,
    path: string,
    init: { method?: string; headers?: Record<string, string> },
    status: number,
  ][] = [
    ["a call", "/api/breeds", {}, 200],
    ["a public list", "/api/sales/all-cats", {}, 200],
    ["the public list kept", "/api/sales/all-cats", {}, 200],
    ["a refusal", "/api/me", {}, 401],
    [
      "a change from elsewhere",
      "/api/auth/logout",
      { method: "POST", headers: { origin: "https://evil.example" } },
      403,
    ],
    ["an unknown call", "/api/nothing", {}, 404],
    ["a page", "/market", {}, 200],
    ["the page kept", "/market", {}, 200],
    ["a page not found", "/gone", {}, 404],
    [
      "a body of another type",
      "/api/auth/login",
      { method: "POST", headers: { "content-type": "text/xml" } },
      415,
    ],
    ["the description", "/api/openapi.json", {}, 200],
    ["the readable description", "/api/docs", {}, 200],
    ["health", "/healthz", {}, 200],
    ["a method nobody asks by", "/market", { method: "OPTIONS" }, 404],
    ["an answer without a body", "/market", { method: "HEAD" }, 200],
  ];
  test.each(answers)(
    "%s carries all that protects its reader",
    async (_title, path, { method = "GET", headers }, status) => {
      const answer = await at.site.send(path, { method, headers: { host: host(), ...headers } });
      expect(answer.status).toBe(status);
      for (const [name, value] of Object.entries(SECURITY))
        expect([name, answer.headers.get(name)]).toEqual([name, expect.stringMatching(value)]);
      expect(answer.headers.get("content-security-policy")).not.toMatch(/unsafe|\*/);
      expect(answer.headers.get("x-powered-by")).toBeNull();
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    },
  );

  test("an address that cannot even be read is answered without any right to load or frame something", async () => {
    const answer = await get("/api/cats/%zz");
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("[SEC-14] nothing may cache a refusal or a member's private data", async () => {
    expect((await get("/api/me")).headers.get("cache-control")).toBe("no-store");
    expect((await get("/api/nothing")).headers.get("cache-control")).toBe("no-store");
    const cookie = await at.server.sessionCookie(await buildMember(at.server));
    expect((await get("/api/me", { cookie })).headers.get("cache-control")).toBe("no-store");
    expect((await get("/market", { cookie })).headers.get("cache-control")).toBe("no-store");
  });

  test("HEAD answers like GET for a page and a list, without the body", async () => {
    for (const path of ["/market", "/", "/api/breeds", "/healthz"]) {
      const [head, whole] = [
        await at.site.send(path, { method: "HEAD", headers: { host: host() } }),
        await get(path),
      ];
      expect([path, head.status, head.headers.get("content-type")]).toEqual([
        path,
        whole.status,
        whole.headers.get("content-type"),
      ]);
      expect(await head.text()).toBe("");
    }
  });

  test("is Strict-Transport-Security if the site is served by https", async () => {
    expect((await get("/market")).headers.get("strict-transport-security")).toBeNull();
    const { config } = at.server.services;
    const secure = await openSite({
      ...at.server.services,
      config: { ...config, publicOrigin: "https://cats.example" },
    });
    const answer = await secure.send("/market", { headers: { host: "cats.example" } });
    expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    await secure.close();
  });

  test("compressed answers declare what they depend on, and go only to clients that accept them", async () => {
    // Also a page not requested before.
    for (const path of ["/market", "/allcats?sex=male", "/api/breeds"]) {
      const zipped = await get(path, { "accept-encoding": "br;q=1, gzip;q=0.5" });
      expect([path, zipped.headers.get("content-encoding")]).toEqual([path, "gzip"]);
      expect(zipped.headers.get("vary")).toMatch(/accept-encoding/i);
      expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).length).toBeGreaterThan(1_024);
      for (const refuses of ["identity", "gzip;q=0", "gzip; q=0.0, identity", "xgzip"]) {
        const plain = await get(path, { "accept-encoding": refuses });
        expect([path, refuses, plain.status, plain.headers.get("content-encoding")]).toEqual([
          path,
          refuses,
          200,
          null,
        ]);
      }
    }
  });
});
