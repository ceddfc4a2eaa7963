/** Addresses, methods and bodies that a hostile or clumsy client may send. */
import { describe, expect, test } from "vitest";
import { quotingSite, statusesIn } from "@felistry/testkit/processes/quoting-site.ts";

const at = quotingSite();
const { host, get, renderings, exchange } = at;

describe("addresses", () => {
  test("of a whole URL only the path counts, under the header's host", async () => {
    const text = await exchange(
      `GET http://evil.example/terms?a=1 HTTP/1.1\r\nHost: ${host()}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusesIn(text)).toEqual([200]);
    expect(at.site.rendered.at(-1)!.url).toBe(`http://${host()}/terms?a=1`);
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
    "localhost:70000",
    "[::1]:65536",
    "<script>",
    "[::1",
  ])("[SEC-02] a Host that is none is 400 and no page: %s", async (name) => {
    const before = renderings();
    const answer = await get("/market", { host: name });
    expect(answer.status).toBe(400);
    expect(renderings()).toBe(before);
  });

  test("a request without Host, as in HTTP/1.0, is answered under our own", async () => {
    expect(await exchange("GET /healthz HTTP/1.0\r\n\r\n")).toContain('"status":"ok"');
    await exchange("GET /terms HTTP/1.0\r\n\r\n");
    expect(at.site.rendered.at(-1)!.url).toBe(`${at.server.services.config.publicOrigin}/terms`);
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
      (await at.site.send("/api/me", { method: "TRACE", headers: { host: host() } })).status,
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
    // The client leaves midway: the server must go on, and log no fault.
    await get("/healthz");
    at.site.app.server.closeAllConnections();
    await answer.catch(() => undefined);
    expect((await get("/healthz")).status).toBe(200);
    expect(at.server.faults).toEqual([]);
  });

  test("too large are 413 in the envelope; too deep, or naming a prototype, are no fault", async () => {
    const send = (path: string, method: string, body: string) =>
      at.site.send(path, {
        method,
        headers: { host: host(), "content-type": "application/json" },
        body,
      });
    const post = (body: string) => send("/api/auth/login", "POST", body);
    const large = await post(`{"email":"${"a".repeat(70_000)}"}`);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      success: false,
      message: "The request is too large",
    });
    const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    expect((await post("[".repeat(60_000))).status).toBe(400);
    expect((await post(nested(10_000))).status).toBe(400);
    // A member's call takes more: what cannot be read is refused before it is known whose it is.
    const edit = (body: string) => send("/api/me/edit", "PUT", body);
    expect((await edit(`{"about":"${"a".repeat(2_200_000)}"}`)).status).toBe(413);
    expect((await edit("[".repeat(200_000))).status).toBe(400);
    expect((await edit(nested(100_000))).status).toBe(401);
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
    const { headersTimeout, requestTimeout, keepAliveTimeout } = at.site.app.server;
    for (const bound of [headersTimeout, requestTimeout, keepAliveTimeout])
      expect(bound).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
  });
});
