import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let seller: BuiltMember;
let ad: BuiltAd;

beforeAll(async () => {
  server = await startTestServer();
  [admin, seller] = await Promise.all([buildAdmin(server), buildMember(server, { locale: "ru" })]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
});

const report = (by: BuiltMember, reason: "fraud" | "other" = "fraud") =>
  server.as(by)("POST /sales/{catId}/reports", {
    params: { catId: ad.cat_id },
    body: { reason, text: "The same photos are on another site" },
  });
const open = async () =>
  (await server.as(admin)("GET /admin/reports", { query: { limit: 100 } })).data;
const dismiss = (id: number, by = admin) =>
  server.as(by)("PUT /admin/reports/{id}/dismiss", { params: { id } });
const takeDown = (id: number, by = admin) =>
  server.as(by)("PUT /admin/reports/{id}/take-down", {
    params: { id },
    body: { reason: "The photos are another cat's" },
  });

async function statusOf(answer: Promise<unknown>): Promise<number> {
  try {
    await answer;
    return 200;
  } catch (error) {
    if (error instanceof ApiFailure) return error.status;
    throw error;
  }
}

describe("reporting an ad", () => {
  test("is every member's once, but not the seller's; the club reads who and why", async () => {
    const [reporter, other] = await Promise.all([buildMember(server), buildMember(server)]);
    const { data } = await report(reporter);
    expect(await statusOf(report(reporter))).toBe(409);
    expect(await statusOf(report(other, "other"))).toBe(200);
    expect(await statusOf(report(seller))).toBe(403);
    const [found] = (await open()).filter(({ id }) => id === data.report_id);
    expect(found).toMatchObject({
      reason: "fraud",
      text: "The same photos are on another site",
      reporter: `${reporter.first_name} ${reporter.last_name}`,
      seller: `${seller.first_name} ${seller.last_name}`,
      cat_id: ad.cat_id,
      is_active: 1,
    });
  });

  test("ten at the same moment by one member are one", async () => {
    const reporter = await buildMember(server);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, () => statusOf(report(reporter))),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test("needs one of the reasons and an ad that is active", async () => {
    const reporter = await buildMember(server);
    const wrong = server.as(reporter)("POST /sales/{catId}/reports", {
      params: { catId: ad.cat_id },
      body: { reason: "boring" as never },
    });
    expect(await statusOf(wrong)).toBe(400);
    await server.pool.query("update sales set is_active = false where id = $1", [ad.id]);
    expect(await statusOf(report(reporter))).toBe(404);
  });
});

describe("twenty reports an hour", () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1" } });
  });
  afterAll(() => limited.stop());

  test("are all that a member may send, whichever ads they are of; others still may", async () => {
    const [eager, other] = await Promise.all([buildMember(limited), buildMember(limited)]);
    const of = await Promise.all([buildAd(limited), buildAd(limited), buildAd(limited)]);
    const send = (by: BuiltMember, i: number) =>
      statusOf(
        limited.as(by)("POST /sales/{catId}/reports", {
          params: { catId: of[i % of.length]!.cat_id },
          body: { reason: "fraud" },
        }),
      );
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push(await send(eager, i));
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(17).fill(409), 429]);
    expect(await send(other, 0)).toBe(200);
  });
});

describe("deciding on a report", () => {
  test("dismissed, the ad stays, and the member may report it again", async () => {
    const reporter = await buildMember(server);
    const { data } = await report(reporter);
    await dismiss(data.report_id);
    expect((await open()).map(({ id }) => id)).not.toContain(data.report_id);
    expect(await statusOf(report(reporter))).toBe(200);
    expect(await statusOf(dismiss(data.report_id))).toBe(409);
    expect(await statusOf(dismiss(999_999))).toBe(404);
  });

  test("taken down, the ad leaves the market with all its reports, and the seller is told why, not by whom", async () => {
    const [reporter, other] = await Promise.all([buildMember(server), buildMember(server)]);
    const [{ data }, second] = [await report(reporter), await report(other)];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => statusOf(takeDown(data.report_id))),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(5);
    const { rows } = await server.pool.query("select is_active from sales where id = $1", [ad.id]);
    expect(rows).toEqual([{ is_active: false }]);
    const ids = (await open()).map(({ id }) => id);
    expect(ids).not.toContain(second.data.report_id);
    const [mail] = await server.mailsSentTo(seller.email);
    expect(mail!.subject).toContain("Ваше объявление снято");
    expect(mail!.text).toContain("The photos are another cat's");
    expect(mail!.text).not.toContain(reporter.last_name);
  });

  test("is not an administrator's whose ad it is", async () => {
    ad = await buildAd(server, { cat: buildCat(server, { owner: admin }) });
    const { data } = await report(await buildMember(server));
    for (const decide of [dismiss, takeDown])
      expect(await statusOf(decide(data.report_id))).toBe(403);
  });
});
