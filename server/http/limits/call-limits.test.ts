/** Every limit of the contract holds, to the exact call, and only for those whom it counts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressOf, apiKeys, specOf, type ApiKey } from "@felistry/contract/api.ts";
import { clubRightOf, methodOf, pathOf, type CallLimit } from "@felistry/contract/call.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { readConfig } from "../../config.ts";
import type { ApiDescription } from "../docs/openapi.ts";

const FACTOR = 0.01;

const limitsOf = (keys: readonly ApiKey[]) =>
  keys.flatMap((key) => (specOf(key).limits ?? []).map((limit) => ({ key, limit })));
/** Only files that must be made are counted; their own tests make some. */
const limited = limitsOf(apiKeys.filter((key) => !specOf(key).bytes));
const mostOf = ({ most }: CallLimit) => Math.ceil(most * FACTOR);

let server: TestServer;
let lastAddress = 0;

beforeAll(async () => {
  server = await startTestServer({
    now: new Date(clock),
    env: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: String(FACTOR) },
  });
});
afterAll(() => server.stop());

let clock = Date.now();
/** For calls that the process counts itself. */
const later = (seconds: number) => server.setNow(new Date((clock += seconds * 1000)));

const newAddress = () => `198.51.100.${++lastAddress}`;
const newMember = async () => server.sessionCookie(await buildMember(server));
const newCaller = async (key: ApiKey) =>
  server.sessionCookie(
    await (clubRightOf(specOf(key).access) !== null ? buildAdmin : buildMember)(server),
  );

/** Sends what the call refuses as bad input: the limit counts before anything is read. */
function send(key: ApiKey, address: string, cookie: string, to = server): Promise<Response> {
  return to.raw(`/api${pathOf(key)}?x=1`, {
    method: methodOf(key),
    headers: { host: "localhost", "x-forwarded-for": address, cookie },
  });
}

/** Someone whom no other limit of the call stops: of those who share an address, or of the places one member calls from. */
async function anotherOf(
  key: ApiKey,
  limit: CallLimit,
  fixed: { address: string; cookie: string },
) {
  return limit.per === "member"
    ? { ...fixed, address: newAddress() }
    : { ...fixed, cookie: await newCaller(key) };
}

describe("[SEC-01] each limit of the contract", () => {
  it.for(limited)(
    "$key: $limit.most in $limit.windowSeconds s per $limit.per",
    async ({ key, limit }) => {
      const fixed = { address: newAddress(), cookie: await newCaller(key) };
      for (let i = 0; i < mostOf(limit); i++) {
        const { address, cookie } = await anotherOf(key, limit, fixed);
        expect((await send(key, address, cookie)).status, `call ${i + 1}`).not.toBe(429);
      }
      const { address, cookie } = await anotherOf(key, limit, fixed);
      const refused = await send(key, address, cookie);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({
        success: false,
        message: "Too many attempts. Please try again later",
      });
      const seconds = Number(refused.headers.get("retry-after"));
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(limit.windowSeconds);

      expect((await send(key, newAddress(), await newCaller(key))).status).not.toBe(429);
      later(limit.windowSeconds + 1);
      await server.pool.query(
        "update attempts set window_started_at = window_started_at - make_interval(secs => $1)",
        [limit.windowSeconds + 1],
      );
      expect((await send(key, address, cookie)).status).not.toBe(429);
    },
  );

  it("is in its call's description, with its 429", async () => {
    const { paths } = (await (await server.raw("/api/openapi.json")).json()) as ApiDescription;
    for (const { key, limit } of limitsOf(apiKeys)) {
      const call = paths[addressOf(key)]![methodOf(key).toLowerCase()]!;
      const whose = limit.per === "member" ? "by one member" : "from one address";
      const text = `At most ${limit.most} calls in ${limit.windowSeconds / 60} minutes ${whose}.`;
      expect(call.description).toContain(text);
      expect(call.responses[429]!.headers).toHaveProperty("Retry-After");
    }
  });

  it("is one limit wherever its name is used", () => {
    const byName = Map.groupBy(limited, ({ limit }) => `${limit.name} ${limit.per}`);
    for (const calls of byName.values())
      for (const { limit } of calls) expect(limit).toEqual(calls[0]!.limit);
  });

  it("counts calls that share it together", async () => {
    const [address, cookie] = [newAddress(), await newMember()];
    const searches = limited.filter(({ limit }) => limit.name === "search");
    expect(searches.length).toBeGreaterThan(1);
    for (let i = 0; i < mostOf(searches[0]!.limit); i++)
      await send(searches[0]!.key, address, cookie);
    for (const { key } of searches) expect((await send(key, address, cookie)).status).toBe(429);
  });

  it("covers joining, uploads, orders, logs and searches", () => {
    expect(limited.map(({ key }) => key)).toEqual(
      expect.arrayContaining<ApiKey>([
        "POST /auth/register",
        "GET /auth/check-email-exists",
        "POST /upload",
        "POST /uploadToAi",
        "POST /order",
        "POST /logs/client",
        "GET /cats/all-with-color-10-by-gender",
        "GET /cats/all-with-color-10-free",
        "GET /users",
      ]),
    );
  });
});

describe("several processes", () => {
  it("count together", async () => {
    const url = (await server.pool.query<{ name: string }>("select current_database() as name"))
      .rows[0]!.name;
    const other = await startTestServer({
      env: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: String(FACTOR) },
      database: {
        url: Object.assign(new URL(server.services.config.databaseUrl!), { pathname: `/${url}` })
          .href,
        drop: async () => {},
      },
    });
    try {
      const [address, cookie] = [newAddress(), await newMember()];
      const most = mostOf(specOf("GET /users").limits![0]!);
      for (let i = 0; i < most; i++)
        await send("GET /users", address, cookie, i % 2 === 0 ? server : other);
      for (const process of [server, other])
        expect((await send("GET /users", address, cookie, process)).status).toBe(429);
    } finally {
      await other.stop();
    }
  });
});

describe("the configuration", () => {
  it("has the limits as they are declared, and cannot switch them off", () => {
    expect(readConfig({}).limitFactor).toBe(1);
    for (const factor of ["0", "-1", "many", "Infinity"])
      expect(() => readConfig({ RATE_LIMIT_FACTOR: factor })).toThrow("RATE_LIMIT_FACTOR");
  });
});
