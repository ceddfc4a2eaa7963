import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
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

describe("reporting an ad", () => {
  test("is possible once per member, but not for the seller; the club sees who and why", async () => {
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
  test("is dismissed: the ad stays, and the member is informed and may report it again", async () => {
    const reporter = await buildMember(server, { locale: "ru" });
    const other = await buildMember(server);
    const before = await server.mailsSentTo(seller.email);
    const { data } = await report(reporter);
    await report(other);
    await dismiss(data.report_id);
    const mails = await server.mailsSentTo(reporter.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Ваша жалоба на объявление"),
    ]);
    expect(mails[0]!.text).toContain("не стал снимать");
    expect(mails[0]!.text).toContain(`/cat-profile-sell/${ad.cat_id}`);
    // The other's report still waits, and the seller has nothing to hear of.
    expect(await server.mailsSentTo(other.email)).toEqual([]);
    expect(await server.mailsSentTo(seller.email)).toEqual(before);
    expect((await open()).map(({ id }) => id)).not.toContain(data.report_id);
    expect(await statusOf(report(reporter))).toBe(200);
    expect(await statusOf(dismiss(data.report_id))).toBe(409);
    expect(await statusOf(dismiss(999_999))).toBe(404);
  });

  test("leads to taking the ad down: it leaves the market with all its reports, and the seller learns why, not from whom", async () => {
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
    for (const { email } of [reporter, other]) {
      const mails = await server.mailsSentTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringContaining("Your report of the ad for"),
      ]);
      expect(mails[0]!.text).toContain("taken it off the market");
      expect(mails[0]!.text).not.toContain("another cat's");
    }
  });

  test("holds: the seller learns why and cannot place the ad again in any way until the club lifts it", async () => {
    const reporter = await buildMember(server);
    const { data } = await report(reporter);
    await takeDown(data.report_id);
    const call = server.as(seller);
    const params = { catId: ad.cat_id };
    const shown = () => call("GET /sales/{catId}", { params });
    expect((await shown()).data.taken_down_reason).toBe("The photos are another cat's");
    const again = () =>
      call("PUT /sales/{catId}/is-active-update", { params, body: { is_active: 1 } });
    const body = {
      price_pet: 700,
      delivery_text: "By train",
      ready_to_move_at: "2026-12-24",
    };
    for (const wayBack of [
      again,
      () => call("POST /sales/{catId}", { params, body: { ...body, is_active: 1 } }),
    ])
      await expect(wayBack()).rejects.toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("The photos are another cat's") },
      });
    // What is wrong with it can be put right meanwhile.
    await call("POST /sales/{catId}", { params, body: { ...body, is_active: 0 } });
    await expect(
      server.pool.query("update sales set is_active = true where id = $1", [ad.id]),
    ).rejects.toMatchObject({ constraint: "sales_not_while_taken_down" });

    const [standing] = (
      await server.as(admin)("GET /admin/taken-down-ads", { query: { limit: 100 } })
    ).data.filter(({ cat_id }) => cat_id === ad.cat_id);
    expect(standing).toMatchObject({
      reason: "The photos are another cat's",
      seller: `${seller.first_name} ${seller.last_name}`,
      taken_down_by: `${admin.first_name} ${admin.last_name}`,
    });
    const lift = (by = admin) =>
      server.as(by)("PUT /admin/taken-down-ads/{id}/lift", { params: { id: standing!.id } });
    expect(await statusOf(lift(seller))).toBe(403);
    const answers = await Promise.all(Array.from({ length: 5 }, () => statusOf(lift())));
    expect(answers.toSorted()).toEqual([200, 409, 409, 409, 409]);
    // It comes back when the seller wants it to.
    expect((await shown()).data).toMatchObject({ is_active: 0, taken_down_reason: null });
    expect((await again()).data).toEqual({ is_active: 1 });
    const mails = await server.mailsSentTo(seller.email);
    // Mails of the same moment leave in any order.
    expect(mails.map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining("Объявление снова можно разместить"),
    );
  });

  test("holds when a suspension ends, and when the history is undone", async () => {
    const suspended = await buildMember(server);
    ad = await buildAd(server, { cat: buildCat(server, { owner: suspended }) });
    const { data } = await report(await buildMember(server));
    const of = { params: { id: suspended.id } };
    await server.as(admin)("PUT /admin/members/{id}/suspension", {
      ...of,
      body: { reason: "Three complaints" },
    });
    await takeDown(data.report_id);
    await server.as(admin)("DELETE /admin/members/{id}/suspension", of);
    const isActive = async () =>
      (await server.pool.query("select is_active from sales where id = $1", [ad.id])).rows[0];
    expect(await isActive()).toEqual({ is_active: false });

    ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
    await takeDown((await report(await buildMember(server))).data.report_id);
    const { data: history } = await server.as(seller)("GET /cats/{id}/history", {
      params: { id: ad.cat_id },
      query: {},
    });
    const change = history.find(({ noun, action }) => noun === "sale" && action === "update")!;
    expect(
      await statusOf(server.as(seller)("POST /history/{id}/undo", { params: { id: change.id } })),
    ).toBe(409);
    expect(await isActive()).toEqual({ is_active: false });
  });

  test("of two administrators who take it down at once, one succeeds", async () => {
    const reports = [
      await report(await buildMember(server)),
      await report(await buildMember(server)),
    ];
    const answers = await Promise.all(
      reports.map(({ data: { report_id } }) => statusOf(takeDown(report_id))),
    );
    expect(answers.toSorted()).toEqual([200, 409]);
  });

  test("is not for an administrator whose ad it is", async () => {
    ad = await buildAd(server, { cat: buildCat(server, { owner: admin }) });
    const { data } = await report(await buildMember(server));
    for (const decide of [dismiss, takeDown])
      expect(await statusOf(decide(data.report_id))).toBe(403);
  });
});
