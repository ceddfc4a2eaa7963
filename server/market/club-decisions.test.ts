/**
 * The club's decision on an ad persists, whatever the seller does with the cat, and the seller never learns who
 * reported it.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildAd, type BuiltAd } from "@felistry/testkit/build-ad.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let seller: BuiltMember;
let reporter: BuiltMember;
let cat: BuiltCat;
let ad: BuiltAd;

beforeAll(async () => {
  server = await startTestServer();
  [admin, seller, reporter] = await Promise.all([
    buildAdmin(server),
    buildMember(server),
    buildMember(server, { first_name: "Whistle", last_name: "Blower" }),
  ]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  cat = await buildCat(server, { owner: seller });
  ad = await buildAd(server, { cat });
});

const another = (owner = seller) => buildCat(server, { owner });
const report = async (by = reporter, catId = cat.id) =>
  (
    await server.as(by)("POST /sales/{catId}/reports", {
      params: { catId },
      body: { reason: "fraud", text: "I was his buyer" },
    })
  ).data.report_id;
const takeDown = (id: number, by = admin) =>
  server.as(by)("PUT /admin/reports/{id}/take-down", {
    params: { id },
    body: { reason: "The photos are another cat's" },
  });
const dismiss = (id: number, by = admin) =>
  server.as(by)("PUT /admin/reports/{id}/dismiss", { params: { id } });
const reports = async (by = admin) =>
  (await server.as(by)("GET /admin/reports", { query: { limit: 100 } })).data;
const takenDown = async (by = admin) =>
  (await server.as(by)("GET /admin/taken-down-ads", { query: { limit: 100 } })).data;
const lift = (id: number, by = admin) =>
  server.as(by)("PUT /admin/taken-down-ads/{id}/lift", { params: { id } });
const merge = (kept: number, gone: number, by = seller) =>
  server.as(by)("POST /cats/{id}/merge", { params: { id: kept }, body: { other: gone, take: [] } });
const undo = (id: number, by = seller) =>
  server.as(by)("POST /merges/{id}/undo", { params: { id } });
const remove = (id: number, by = seller) => server.as(by)("DELETE /cats/{id}", { params: { id } });
const place = (by: BuiltMember, catId: number) =>
  server.as(by)("POST /sales/{catId}", {
    params: { catId },
    body: { price_pet: 700, delivery_text: "By train", ready_to_move_at: "2026-12-24" },
  });
const pass = async (from: BuiltMember, to: BuiltMember, catId: number) => {
  await server.as(from)("PATCH /cats/{id}", { params: { id: catId }, body: { is_my_cat: 0 } });
  await server.as(to)("POST /cat-change-owner", { body: { catId } });
};

describe.each([
  ["a decision against an ad", async () => void (await takeDown(await report()))],
  ["an open report of an ad", async () => void (await report())],
])("[SEC-06] %s", (_, decided) => {
  const word = async () =>
    (
      await server.pool.query(
        `select (select count(*)::int from ad_reports where sale_id = $1 and status <> 'dismissed') as reports,
                (select count(*)::int from taken_down_ads where sale_id = $1 and lifted_at is null) as standing`,
        [ad.id],
      )
    ).rows[0] as { reports: number; standing: number };

  test("[SEC-06] keeps the cat from being deleted or merged either way, and says so in both languages", async () => {
    const other = await another();
    await buildAd(server, { cat: other });
    await decided();
    const before = await word();
    for (const way of [
      () => remove(cat.id),
      () => merge(other.id, cat.id),
      () => merge(cat.id, other.id),
      () => merge(other.id, cat.id, admin),
      () =>
        server.as(seller)("GET /cats/{id}/merge", {
          params: { id: other.id },
          query: { other: cat.id },
        }),
    ])
      expect(await refusalOf(way())).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining("The club has taken down") },
      });
    const russian = server.as(seller, { locale: "ru" });
    const { body } = await refusalOf(russian("DELETE /cats/{id}", { params: { id: cat.id } }));
    expect(body.message).toContain("Клуб снял объявление");
    expect(await word()).toEqual(before);
  });

  test("[SEC-06] keeps a merge from being undone: the second record would be free of it", async () => {
    const other = await another();
    const { data } = await merge(other.id, cat.id);
    cat = other;
    await decided();
    const before = await word();
    expect(await statusOf(undo(data.id))).toBe(409);
    expect(await statusOf(undo(data.id, admin))).toBe(409);
    expect(await word()).toEqual(before);
  });

  test("[SEC-06] is enforced by the database for any writer", async () => {
    await decided();
    const write = (text: string, ...values: number[]) => server.pool.query(text, values);
    await expect(write("delete from sales where id = $1", ad.id)).rejects.toMatchObject({
      code: "23514",
    });
    await expect(write("delete from cats where id = $1", cat.id)).rejects.toMatchObject({
      code: "23514",
    });
    await expect(
      write("update sales set cat_id = $2 where id = $1", ad.id, (await another()).id),
    ).rejects.toMatchObject({ constraint: "sales_stay_while_with_club" });
  });

  test("[SEC-06] persists when the ad is replaced, the cat passed on and given back, and the seller's account closed", async () => {
    const owner = await buildMember(server);
    cat = await buildCat(server, { owner });
    ad = await buildAd(server, { cat });
    await decided();
    const before = await word();
    await place(owner, cat.id).catch(() => {});
    const next = await buildMember(server);
    await pass(owner, next, cat.id);
    await server.as(next)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
    await server.as(owner)("POST /me/close", { body: { currentPassword: owner.password } });
    expect(await word()).toEqual(before);
  });
});

test("[SEC-06] a deletion and five reports of one ad at once: what was reported stands, or there was nothing to report", async () => {
  const reporters = await Promise.all(Array.from({ length: 5 }, () => buildMember(server)));
  for (let round = 0; round < 4; round++) {
    const target = await another();
    const { id } = await buildAd(server, { cat: target });
    const [removed, ...reported] = await Promise.all([
      statusOf(remove(target.id)),
      ...reporters.map((by) => statusOf(report(by, target.id))),
    ]);
    const { rowCount } = await server.pool.query("select from ad_reports where sale_id = $1", [id]);
    const sent = reported.filter((status) => status === 200).length;
    expect(removed).toBe(sent === 0 ? 200 : 409);
    expect(rowCount).toBe(sent);
  }
});

test("[SEC-06] what the club has settled stays on record when the cat is deleted after it", async () => {
  const id = await report();
  await takeDown(id);
  const [standing] = (await takenDown()).filter(({ cat_id }) => cat_id === cat.id);
  await lift(standing!.id);
  await remove(cat.id);
  const { rows } = await server.pool.query(
    `select r.status, r.seller_id as reported, t.seller_id as decided, t.sale_id
     from ad_reports r, taken_down_ads t where r.id = $1 and t.id = $2`,
    [id, standing!.id],
  );
  expect(rows).toEqual([
    { status: "taken_down", reported: seller.id, decided: seller.id, sale_id: null },
  ]);
});

describe("[SEC-06] an administrator who sells", () => {
  let selling: BuiltMember;
  beforeEach(async () => {
    selling = await buildAdmin(server);
    reporter = await buildMember(server, { first_name: "Whistle" });
    cat = await buildCat(server, { owner: selling });
    ad = await buildAd(server, { cat });
  });

  /** All that goes out to them, by any call that could name a reporter, and by mail. */
  async function allToldTo(member: BuiltMember): Promise<string> {
    const call = server.as(member);
    const params = { id: cat.id };
    const told = await Promise.all([
      call("GET /admin/reports", { query: { limit: 100 } }),
      call("GET /admin/taken-down-ads", { query: { limit: 100 } }),
      call("GET /history", { query: { limit: 100 } }),
      call("GET /cats/{id}/history", { params, query: {} }),
      call("GET /me/merges", { query: {} }),
      call("GET /me/data", {}),
      call("GET /sales/{catId}", { params: { catId: cat.id } }),
      call("GET /admin/cases", { query: { limit: 100 } }),
      call("GET /admin/cases", { query: { kind: "report", limit: 100 } }),
    ]);
    return JSON.stringify([told, await server.mailsSentTo(member.email)]);
  }
  const mentionsReporter = (text: string) =>
    [reporter.last_name, reporter.email, `"reporter_id":`].some((word) => text.includes(word));

  test("[SEC-06] never learns who reported them: not in the list, the history, mails, merges or their own data", async () => {
    const id = await report();
    expect((await reports()).map((one) => one.id)).toContain(id);
    expect((await reports(selling)).map((one) => one.id)).not.toContain(id);
    expect(mentionsReporter(await allToldTo(selling))).toBe(false);
    await takeDown(id);
    const told = await allToldTo(selling);
    expect(mentionsReporter(told)).toBe(false);
    expect(told).toContain("The photos are another cat's");
    expect((await takenDown(selling)).map(({ cat_id }) => cat_id)).not.toContain(cat.id);
  });

  test("[SEC-06] meets the report nowhere at the desk, not by its address, and cannot write to who reported", async () => {
    const id = await report();
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from cases where kind = 'report' and subject_id = $1",
      [id],
    );
    const params = { id: rows[0]!.id };
    const doors = (by: BuiltMember) => [
      statusOf(server.as(by)("GET /admin/cases/{id}", { params, query: {} })),
      statusOf(server.as(by)("POST /admin/cases/{id}/notes", { params, body: { text: "Who?" } })),
      statusOf(
        server.as(by)("POST /admin/cases/{id}/questions", {
          params,
          body: { text: "Who are you?" },
        }),
      ),
      statusOf(
        server.as(by)("PUT /admin/cases/{id}/assign", { params, body: { member_id: by.id } }),
      ),
    ];
    expect(await Promise.all(doors(selling))).toEqual([404, 404, 404, 404]);
    expect(await server.mailsSentTo(reporter.email)).toEqual([]);
    expect(await statusOf(server.as(admin)("GET /admin/cases/{id}", { params, query: {} }))).toBe(
      200,
    );
  });

  test("[SEC-06] can neither decide on their own ad nor lift a decision, not even through a friend's page", async () => {
    const friend = await buildMember(server);
    const id = await report();
    expect(await statusOf(dismiss(id, selling))).toBe(403);
    await pass(selling, friend, cat.id);
    // The friend's own ad is reported too: closing both with one decision would close theirs.
    await place(friend, cat.id);
    const later = await report(await buildMember(server));
    expect((await reports(selling)).map((one) => one.id)).not.toContain(id);
    for (const decide of [dismiss, takeDown])
      for (const of of [id, later]) expect(await statusOf(decide(of, selling))).toBe(403);
    await takeDown(id);
    const [standing] = (await takenDown()).filter(({ cat_id }) => cat_id === cat.id);
    expect((await takenDown(selling)).map((one) => one.id)).not.toContain(standing!.id);
    expect(await statusOf(lift(standing!.id, selling))).toBe(403);
    await lift(standing!.id);
  });

  test("[SEC-06] is refused by the database for any writer", async () => {
    const id = await report();
    await expect(
      server.pool.query(
        "update ad_reports set status = 'dismissed', decided_at = now(), decided_by = $2 where id = $1",
        [id, selling.id],
      ),
    ).rejects.toMatchObject({ constraint: "ad_reports_not_by_seller" });
    await expect(
      server.pool.query(
        "insert into taken_down_ads (sale_id, taken_down_by, reason) values ($1, $2, 'Mine')",
        [ad.id, selling.id],
      ),
    ).rejects.toMatchObject({ constraint: "taken_down_ads_not_by_seller" });
  });
});
