/** What a hostile or clumsy client may send: every kind of answer stays protected, and nobody else's changes. */
import { connect } from "node:net";
import { gunzipSync } from "node:zlib";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PageRequest } from "@felistry/contract/rendering.ts";
import { buildApp } from "../app.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { requesterTo, type Requester } from "@felistry/testkit/http-request.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let site: Site;

interface Site {
  app: FastifyInstance;
  port: number;
  send: Requester["send"];
  rendered: PageRequest[];
  close(): Promise<void>;
}

/** The same services with pages, which quote all that a page is made of. */
async function openSite(services = server.services): Promise<Site> {
  const rendered: PageRequest[] = [];
  const app = await buildApp(services, {
    clientDir: undefined,
    render: async (request) => {
      rendered.push(request);
      const { url, locale, theme, site: facts, viewer } = request;
      const html = JSON.stringify({ url, locale, theme, facts, viewer, filler: "x".repeat(2_000) });
      return new URL(url).pathname === "/gone"
        ? { kind: "page", status: 404, html, faults: [] }
        : { kind: "page", status: 200, html, faults: [] };
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const requester = requesterTo(port);
  const close = async () => {
    requester.close();
    await app.close();
  };
  return { app, port, send: requester.send, rendered, close };
}

beforeAll(async () => {
  server = await startTestServer();
  const owner = await buildMember(server);
  await buildAd(server, { cat: buildCat(server, { owner }) });
  site = await openSite();
});
afterAll(async () => {
  await site.close();
  await server.stop();
});

const host = () => `localhost:${site.port}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  site.send(path, { headers: { host: host(), ...headers } });
const renderings = () => site.rendered.length;

/** Sends bytes as they are, and reads until the server closes or `until` shows. */
function exchange(bytes: string, until?: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes));
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      if (until?.test(text)) socket.destroy();
    });
  });
}

const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

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
      400,
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
      const answer = await site.send(path, { method, headers: { host: host(), ...headers } });
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

  test("no proxy may keep a refusal, or what a member alone may see", async () => {
    expect((await get("/api/me")).headers.get("cache-control")).toBe("no-store");
    expect((await get("/api/nothing")).headers.get("cache-control")).toBe("no-store");
    const cookie = await server.sessionCookie(await buildMember(server));
    expect((await get("/api/me", { cookie })).headers.get("cache-control")).toBe("no-store");
    expect((await get("/market", { cookie })).headers.get("cache-control")).toBe(
      "private, no-cache",
    );
  });

  test("HEAD says of a page and a list what GET says, without the body", async () => {
    for (const path of ["/market", "/", "/api/breeds", "/healthz"]) {
      const [head, whole] = [
        await site.send(path, { method: "HEAD", headers: { host: host() } }),
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

  test("is Strict-Transport-Security where the site is at home behind https", async () => {
    expect((await get("/market")).headers.get("strict-transport-security")).toBeNull();
    const { config } = server.services;
    const secure = await openSite({
      ...server.services,
      config: { ...config, publicOrigin: "https://cats.example" },
    });
    const answer = await secure.send("/market", { headers: { host: "cats.example" } });
    expect(answer.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
    await secure.close();
  });

  test("compressed answers say on what they depend, and come only to who takes them", async () => {
    // Also a page that nobody has asked for yet.
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

describe("kept answers", () => {
  const quoted = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse(await (await get(path, headers)).text()) as {
      url: string;
      locale: string;
      theme: string | null;
      facts: { origins: Record<string, string> };
      viewer: unknown;
    };
  let fresh = 0;
  /** A page that nobody has asked for. */
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
      viewer: null,
    });
    expect(own.facts.origins["en"]).toBe(`http://${host()}`);
  });

  test("of a member go to nobody else", async () => {
    const path = page();
    const member = await buildMember(server);
    const cookie = await server.sessionCookie(member);
    expect((await quoted(path, { cookie })).viewer).toMatchObject({ id: member.id });
    expect((await quoted(path)).viewer).toBeNull();
    expect((await quoted(path, { cookie })).viewer).toMatchObject({ id: member.id });
  });

  test("tell http from https behind a proxy", async () => {
    const { config } = server.services;
    const proxied = await openSite({ ...server.services, config: { ...config, trustProxy: 1 } });
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
    for (let i = 0; i < 700; i++) {
      await get(page());
      if (i % 100 === 0) await quoted(wanted);
    }
    const before = renderings();
    await quoted(wanted);
    expect(renderings()).toBe(before);
  });

  test("answer 304 to who has them, by tags of any form, and never to who has others", async () => {
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

describe("addresses", () => {
  test("a whole URL asks for the path in it, under the host of the header", async () => {
    const text = await exchange(
      `GET http://evil.example/terms?a=1 HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(text)).toEqual([200]);
    expect(site.rendered.at(-1)!.url).toBe(`http://${host()}/terms?a=1`);
    const api = await exchange(
      `GET http://evil.example/api/breeds HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(api)).toEqual([200]);
    const bare = await exchange(
      `GET http://evil.example HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(bare)).toEqual([200]);
  });

  test.each([
    "localhost/admin?",
    "localhost#",
    "a b",
    "user@localhost",
    "localhost:99999999",
    "<script>",
    "[::1",
  ])("a Host that is none is 400 and no page: %s", async (name) => {
    const before = renderings();
    const answer = await get("/market", { host: name });
    expect(answer.status).toBe(400);
    expect(renderings()).toBe(before);
  });

  test("who knows no Host, as HTTP/1.0 does not, is answered under our own", async () => {
    expect(await exchange("GET /healthz HTTP/1.0\r\n\r\n")).toContain('"status":"ok"');
    await exchange("GET /terms HTTP/1.0\r\n\r\n");
    expect(site.rendered.at(-1)!.url).toBe(`${server.services.config.publicOrigin}/terms`);
  });

  test.each([
    "//evil.example/x",
    "/..%2f..%2fetc/passwd",
    "/\\evil.example",
    "/market/%00",
    "/%E0%A4%A",
    `/${"a".repeat(9_000)}`,
  ])("an odd path is no fault and leads nowhere else: %s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get("location")).toBeNull();
  });

  test("OPTIONS * and an unknown method are refused", async () => {
    expect(
      statusesIn(
        await exchange(`OPTIONS * HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`),
      )[0],
    ).toBe(404);
    expect(
      statusesIn(
        await exchange(`BREW / HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`),
      )[0],
    ).toBe(400);
    expect(
      (await site.send("/api/me", { method: "TRACE", headers: { host: host() } })).status,
    ).toBe(404);
  });
});

describe("bodies", () => {
  const head = (headers: string) =>
    `POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}`;

  test("two lengths, or a length beside chunks, are refused and nothing after them is taken for a request", async () => {
    const smuggled = "GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n";
    for (const headers of [
      "Content-Length: 2\r\nContent-Length: 40\r\n",
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n",
      "Content-Length: -1\r\n",
      "Content-Length: 2, 40\r\n",
      "Transfer-Encoding: xchunked\r\n",
      "Transfer-Encoding : chunked\r\n",
    ]) {
      const text = await exchange(`${head(headers)}\r\n0\r\n\r\n${smuggled}`);
      expect([headers, statusesIn(text)]).toEqual([headers, [400]]);
    }
  });

  test("in chunks and without a length is as good as any", async () => {
    const text = await exchange(
      `${head("Transfer-Encoding: chunked\r\nConnection: close\r\n")}\r\n2\r\n{}\r\n0\r\n\r\n`,
    );
    expect(statusesIn(text)).toEqual([400]);
    expect(text).toContain('"field":"password"');
  });

  test("that break off are no fault", async () => {
    const answer = exchange(`${head("Content-Length: 500\r\n")}\r\n{"email":`, /never/);
    // The client goes away in the middle: the server must live on, and say nothing of a fault.
    await get("/healthz");
    site.app.server.closeAllConnections();
    await answer.catch(() => undefined);
    expect((await get("/healthz")).status).toBe(200);
    expect(server.faults).toEqual([]);
  });

  test("too large are 413 in the envelope; too deep, or naming a prototype, are no fault", async () => {
    const post = (body: string) =>
      site.send("/api/auth/login", {
        method: "POST",
        headers: { host: host(), "content-type": "application/json" },
        body,
      });
    const large = await post(`{"email":"${"a".repeat(2_200_000)}"}`);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      success: false,
      message: "The request is too large",
    });
    expect((await post("[".repeat(200_000))).status).toBe(400);
    expect((await post(`${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`)).status).toBe(400);
    expect((await post('{"__proto__":{"email":"a@b.example","password":"x"}}')).status).toBe(400);
    expect((await post('{"constructor":{"prototype":{"polluted":1}}}')).status).toBe(400);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    for (const query of ["__proto__[a]=1", "__proto__=1", "constructor=1", "toString=1"])
      expect((await get(`/api/sales/all-cats?${query}`)).status).toBe(400);
  });

  test("headers beyond all measure are refused by their size", async () => {
    const text = await exchange(
      `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${"a".repeat(40_000)}\r\n\r\n`,
    );
    expect(statusesIn(text)).toEqual([431]);
  });

  test("of clients that never finish do not hold the server: there are times for headers and for requests", () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = site.app.server;
    for (const bound of [headersTimeout, requestTimeout, keepAliveTimeout])
      expect(bound).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });
});
