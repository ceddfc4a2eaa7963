/** Under load and at its end the server stays fair: it answers whom it has begun to serve, and refuses others in time. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import Fastify, { type FastifyInstance } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RenderPage } from "@felistry/contract/rendering.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { requesterTo } from "@felistry/testkit/http-request.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { hashPassword, passwordMatches } from "./accounts/password-hash.ts";
import { buildApp } from "./app.ts";
import { endConnectionsOnClose } from "./http/front/connections.ts";
import { errorAnswerer } from "./http/error-answers.ts";
import { refuseWhenLate } from "./http/front/overload.ts";

let server: TestServer;
let member: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  member = await buildMember(server);
});
afterAll(() => server.stop());

async function listening(app: FastifyInstance): Promise<ReturnType<typeof requesterTo>> {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return requesterTo(portOf(app));
}

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

const loginAs = (password: string) => ({
  method: "POST",
  headers: { host: "localhost", "content-type": "application/json" },
  body: JSON.stringify({ email: member.email, password }),
});

const until = async (condition: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await condition())) await sleep(10);
};

/** In a thread, since the server keeps its own busy: while it answers the first, a newcomer and then a second busy one ask. */
const LATE_CALLERS = `
  const { workerData: port, parentPort } = require("node:worker_threads");
  const { connect } = require("node:net");
  const { setTimeout: sleep } = require("node:timers/promises");
  const opened = () => new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket));
  });
  const asks = (socket, path) => new Promise((resolve) => {
    let said = "";
    socket.on("data", (part) => (said += part)).on("error", () => {});
    socket.on("close", () => resolve(said.includes("answered") ? "answered" : "lost: " + said));
    socket.write("GET " + path + " HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n");
  });
  (async () => {
    const [first, second] = [await opened(), await opened()];
    parentPort.postMessage("ready");
    await new Promise((resolve) => parentPort.once("message", resolve));
    const answers = [asks(first, "/busy")];
    await sleep(300);
    const newcomer = await opened();
    answers.push(asks(newcomer, "/"), asks(second, "/busy"));
    parentPort.postMessage(await Promise.all(answers));
  })();`;

describe("ending", () => {
  test("answers a request in flight, takes no further one, and does not wait for idle connections", async () => {
    const app = await buildApp(server.services, null);
    const requester = await listening(app);
    const newcomer = requesterTo(portOf(app));
    await requester.send("/healthz");
    const blocker = await server.pool.connect();
    await blocker.query("begin");
    await blocker.query("lock table attempts in exclusive mode");

    const inFlight = requester.send("/api/auth/login", loginAs(member.password));
    const waits = "select 1 from pg_locks where not granted and relation = 'attempts'::regclass";
    await until(async () => (await server.pool.query(waits)).rows.length > 0);
    const closed = app.close();
    await until(() => !app.server.listening);
    await expect(newcomer.send("/healthz")).rejects.toThrow("ECONNREFUSED");
    await blocker.query("commit");
    blocker.release();
    expect((await inFlight).status).toBe(200);
    await closed;
    requester.close();
    // Less than the time before connections are cut off.
  }, 8_000);

  test("[16.7] takes nobody for silent whose call has come while it was busy", async () => {
    const app = Fastify({ return503OnClosing: false });
    endConnectionsOnClose(app);
    app.get("/", async () => "answered");
    app.get("/busy", async () => {
      const end = performance.now() + 700;
      while (performance.now() < end);
      return "answered";
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const callers = new Worker(LATE_CALLERS, { eval: true, workerData: portOf(app) });
    await once(callers, "message");
    callers.postMessage("go", []);
    const said = once(callers, "message");
    await app.close();
    expect(await said).toEqual([["answered", "answered", "answered"]]);
    await callers.terminate();
  }, 30_000);

  test("cuts off in the end what does not come to one", async () => {
    const app = Fastify();
    endConnectionsOnClose(app, 100);
    let began = false;
    app.get("/", () => new Promise(() => (began = true)));
    const requester = await listening(app);
    const stuck = requester.send("/").then(
      () => "answered",
      () => "cut off",
    );
    await until(() => began);
    await app.close();
    expect(await stuck).toBe("cut off");
    requester.close();
  });
});

describe("too much", () => {
  test("passwords to check hold no connection of the database", async () => {
    const logins = Array.from({ length: 30 }, () =>
      server.raw("/api/auth/login", loginAs("Wrong4kittens")),
    );
    const under = { way: true };
    const all = Promise.all(logins).finally(() => (under.way = false));
    // Between two statements of a transaction a connection idles too, for a moment.
    const held =
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and clock_timestamp() - state_change > interval '300 ms'";
    const seen: number[] = [];
    while (under.way) seen.push((await server.pool.query(held)).rows[0].n);
    const statuses = (await all).map(({ status }) => status);
    expect(Math.max(...seen)).toBe(0);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  test("passwords at once are refused by 503 rather than left to wait; those before them are served", async () => {
    const hash = await hashPassword("Queen4kittens", "here");
    const outcomes = await Promise.allSettled(
      Array.from({ length: 70 }, () => passwordMatches(hash, "Queen4kittens", "here")),
    );
    const refused = outcomes.filter(
      ({ status }) => status === "rejected",
    ) as PromiseRejectedResult[];
    expect(refused).toHaveLength(8);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: "unavailable", status: 503 });
    expect(await passwordMatches(hash, "Queen4kittens", "here")).toBe(true);
  });

  test("[SEC-25] pages of one address are made two at a time, another's at once, and whether the site lives is told meanwhile", async () => {
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const render: RenderPage = async ({ url }) => {
      begun.push(new URL(url).pathname);
      await new Promise<void>((end) => ends.push(end));
      return { kind: "page", status: 200, html: "<!doctype html>", faults: [] };
    };
    const config = { ...server.services.config, trustProxy: 1 };
    const app = await buildApp({ ...server.services, config }, { render, clientDir: undefined });
    const requester = await listening(app);
    const visitor =
      (address: string, more: Record<string, string> = {}) =>
      async (path: string) => {
        const headers = { "x-forwarded-for": address, ...more };
        const answer = await requester.send(path, { headers });
        if (answer.status === 503) refused.push(answer);
        return answer.status;
      };
    const refused: Response[] = [];
    const [crowd, other] = [visitor("192.0.2.1"), visitor("192.0.2.2")];
    const inRussian = visitor("192.0.2.1", { accept: "text/html", host: "ru.localhost" });
    // By name some of them are files; it is as hard to find that there are none.
    const asked = Array.from({ length: 10 }, (_, i) => [
      crowd(`/cats/${i + 1}`),
      crowd(`/cats-${i + 1}.php`),
      inRussian(`/ru/${i + 1}`),
    ]).flat();
    await until(() => begun.length === 2);
    const others = other("/cats/99");
    await until(() => begun.length === 3);
    expect(await crowd("/healthz")).toBe(200);
    expect(begun).toHaveLength(3);
    expect(begun).toContain("/cats/99");
    // Some are made; the others have waited too long.
    const statuses = Promise.all([...asked, others]);
    const ending = setInterval(() => ends.shift()?.(), 150);
    const seen = new Set(await statuses);
    clearInterval(ending);
    expect(await others).toBe(200);
    expect(seen).toEqual(new Set([200, 503]));
    for (const answer of refused) {
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    }
    const texts = await Promise.all(refused.map((answer) => answer.text()));
    expect(texts).toContainEqual(expect.stringContaining('<html lang="ru">'));
    expect(texts).toContainEqual(expect.stringContaining('"success":false'));
    requester.close();
    await app.close();
  });

  test("work for the event loop is 503 with Retry-After, though not for who asks whether we live; then all is well again", async () => {
    const app = Fastify() as unknown as FastifyInstance;
    app.setErrorHandler(errorAnswerer({ hosts: {} }));
    await refuseWhenLate(app, 200);
    for (const path of ["/", "/healthz"]) app.get(path, async () => "ok");
    await app.ready();
    const statusOf = async (path: string) => (await app.inject(path)).statusCode;
    expect(await statusOf("/")).toBe(200);
    const blockedUntil = performance.now() + 1_500;
    while (performance.now() < blockedUntil);
    await until(async () => (await statusOf("/")) === 503);
    const refused = await app.inject("/");
    expect(refused.headers["retry-after"]).toBe("5");
    expect(refused.json()).toMatchObject({ success: false, data: null });
    expect(await statusOf("/healthz")).toBe(200);
    await until(async () => (await statusOf("/")) === 200);
    await app.close();
  });
});
