/** Memberships of two clubs: fees, applications, reminders and tables of each, and a member of both. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { buildTwoClubs, NORD, type TwoClubs } from "@felistry/testkit/worlds/two-clubs.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { remindOfFees } from "./remind.ts";

let server: TestServer;
let clubs: TwoClubs;
let currency_id: number;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-20T10:00:00Z" });
  clubs = await buildTwoClubs(server);
  currency_id = await referenceId(server, "currencies", "code", "EUR");
});
afterAll(() => server.stop());

const desks = () => [clubs.first, clubs.nord] as const;
const yearOf = async (by: BuiltMember, year: number) =>
  server.as(by)("GET /admin/memberships", { query: { year } });
const apply = (by: BuiltMember, club_id?: number) =>
  server.as(by)("POST /me/memberships", {
    body: { year: 2026, kind: "full", ...(club_id !== undefined && { club_id }) },
  });

test("[15.5] a member is a member of two clubs in one year, and is told which each is of", async () => {
  const member = await buildMember(server);
  const { fees } = (await server.as(member)("GET /me/memberships", {})).data;
  const site = server.services.config.siteName.en;
  expect(
    fees.filter(({ year }) => year === 2026).map(({ club, amount }) => [club!.name, amount]),
  ).toEqual([
    [site, 41],
    [NORD.names.en, 40 + clubs.nord.id],
  ]);
  await apply(member);
  await apply(member, clubs.nord.id);
  expect(await statusOf(apply(member, clubs.nord.id))).toBe(409);
  expect(await statusOf(apply(member, 9_999))).toBe(409);
  const { memberships } = (await server.as(member, { locale: "ru" })("GET /me/memberships", {}))
    .data;
  expect(memberships.map(({ club }) => club!.name)).toEqual([
    server.services.config.siteName.ru,
    NORD.names.ru,
  ]);
  for (const { decider, id } of desks()) {
    const { data } = await yearOf(decider, 2026);
    const own = data.filter((each) => each.member.id === member.id);
    expect(own.map(({ club }) => club!.id)).toEqual([id]);
  }
});

test("[15.5] each treasurer sets the fees of their club, asks for them and marks them, and not the other's", async () => {
  const member = await buildMember(server);
  for (const { decider, id } of desks())
    await server.as(decider)("PUT /admin/membership-fees", {
      body: { year: 2040, kind: "youth", amount: id, currency_id, due_on: "2040-03-31" },
    });
  const asked = [];
  for (const { decider } of desks())
    asked.push(
      (
        await server.as(decider)("POST /admin/memberships", {
          body: { member_id: member.id, year: 2040, kind: "youth" },
        })
      ).data,
    );
  expect(asked.map(({ amount }) => amount)).toEqual([1, clubs.nord.id]);
  const mark = (by: BuiltMember, id: number) =>
    server.as(by)("PUT /admin/memberships/{id}/paid", { params: { id }, body: { paid: 1 } });
  expect(await outcomeOf(mark(clubs.first.decider, asked[1]!.id))).toMatchObject({ status: 404 });
  await mark(clubs.nord.decider, asked[1]!.id);
  expect((await yearOf(clubs.nord.decider, 2040)).counts).toEqual({
    asked: 0,
    overdue: 0,
    paid: 1,
  });
  expect((await yearOf(clubs.first.decider, 2040)).counts).toEqual({
    asked: 1,
    overdue: 0,
    paid: 0,
  });
  // Renewals of one club know nothing of the other's members.
  await server.as(clubs.nord.decider)("PUT /admin/membership-fees", {
    body: { year: 2041, kind: "youth", amount: 3, currency_id, due_on: "2041-03-31" },
  });
  const renew = (by: BuiltMember) =>
    server.as(by)("POST /admin/memberships/renewals", { body: { year: 2041 } });
  expect((await renew(clubs.first.decider)).data.asked).toBe(0);
  expect((await renew(clubs.nord.decider)).data.asked).toBe(1);
  expect((await yearOf(clubs.first.decider, 2041)).data).toEqual([]);
});

test("[15.5] the table of a year has the club's own members alone, and the history says the club", async () => {
  for (const [by, of] of [desks(), [...desks()].reverse()]) {
    const answer = await server.raw("/admin/memberships/memberships-2026.csv", {
      headers: { host: "localhost", cookie: await server.sessionCookie(by!.decider) },
    });
    const text = await answer.text();
    expect(text).toContain(by!.owner.email);
    expect(text).not.toContain(of!.owner.email);
  }
  const { rows } = await server.pool.query(
    "select after -> 'club_id' as club from history where noun = 'fee' and after ->> 'year' = '2041' and after ->> 'amount' = '3'",
  );
  expect(rows).toEqual([{ club: clubs.nord.id }]);
});

test("[15.5] a reminder names the club", async () => {
  const member = await buildMember(server);
  const asked = await server.as(clubs.nord.decider)("POST /admin/memberships", {
    body: { member_id: member.id, year: 2040, kind: "youth" },
  });
  expect(asked.data.due_on).toBe("2040-03-31");
  await remindOfFees(server.pool, {
    ...server.services,
    now: () => Date.parse("2040-03-20T06:00:00Z"),
  });
  const [mail] = await server.mailsSentTo(member.email);
  expect(JSON.stringify(mail)).toContain(`Club: ${NORD.names.en}`);
});

test("[15.5] the list of a club is read by its index", async () => {
  await server.pool.query(
    `insert into memberships (club_id, member_id, year, kind, amount, currency_id, due_on)
     select 1, u.id, y, 'full', 1, $1, make_date(y, 3, 31) from users u, generate_series(2050, 2199) y`,
    [currency_id],
  );
  await server.pool.query("analyze memberships");
  const client = await server.pool.connect();
  try {
    await client.query(
      `begin; set local felistry.club = '${clubs.nord.id}'; select set_config('role', session_user || '_desk', true)`,
    );
    const { rows } = await client.query(
      "explain select * from memberships b where b.year = 2026 and b.id < 1000000 order by b.id desc limit 25",
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("memberships_of_club_idx");
  } finally {
    await client.query("rollback");
    client.release();
  }
});
