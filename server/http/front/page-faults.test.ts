/** A page of which a call fails: whoever sees it can say by which number the log is searched. */
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { m } from "@felistry/i18n/compiled/messages.js";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { requesterTo, type Requester } from "@felistry/testkit/http-request.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { buildApp } from "../../app.ts";

let server: TestServer;
let site: Requester;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startTestServer();
  const app = await buildApp(server.services, {
    clientDir: undefined,
    render: async ({ url, call, requestId }) => {
      if (url.endsWith("/broken")) throw new Error("the renderer is broken");
      const failure = await call("GET /me/favorites", { query: {} }).catch((error) => error);
      const told = failure instanceof ApiFailure ? failure.body.requestId : null;
      return { kind: "page", status: 500, html: JSON.stringify([requestId, told]), faults: [] };
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  site = requesterTo((app.server.address() as AddressInfo).port);
  close = () => app.close();
});
afterAll(async () => {
  site.close();
  await close();
  await server.stop();
});

test("[16.5] the page gets its request's number, the failed call has the same, and the log says with it what failed", async () => {
  const cookie = await server.sessionCookie(await buildMember(server));
  await server.pool.query("alter table favourites rename to lost");
  try {
    const page = await site.send("/favorites", { headers: { host: "localhost", cookie } });
    const number = page.headers.get("x-request-id");
    expect(number).toMatch(/^[\da-f-]{36}$/);
    expect(await page.json()).toEqual([number, number]);
    const line = server.faults.find((text) => text.includes("call of a page failed"));
    expect(JSON.parse(line!)).toMatchObject({
      reqId: number,
      err: { message: expect.stringContaining("favourites") },
    });
  } finally {
    await server.pool.query("alter table lost rename to favourites");
  }
});

test.each(["en", "ru"] as const)(
  "[16.5] a page that cannot be rendered says its number in words (%s)",
  async (locale) => {
    const host = locale === "en" ? "localhost" : `${locale}.localhost`;
    const page = await site.send("/broken", { headers: { host, accept: "text/html" } });
    expect(page.status).toBe(500);
    const number = page.headers.get("x-request-id")!;
    expect(await page.text()).toContain(`<p>${m.fault_number({ number }, { locale })}</p>`);
    expect(server.faults.at(-1)).toContain("the renderer is broken");
    const json = await site.send("/broken", { headers: { host } });
    expect(await json.json()).toMatchObject({ requestId: json.headers.get("x-request-id") });
  },
);
