/** Memberships over HTTP: asked for, paid, reminded of, listed, exported and left. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { MembershipKind } from "@felistry/domain/memberships/membership.ts";
import { buildMember, buildOfficer, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { inTransaction } from "../db/transaction.ts";
import { askLastYears } from "./of-club.ts";
import { remindOfFees } from "./remind.ts";

let server: TestServer;
let treasurer: BuiltMember;
let currency_id: number;
const NOW = new Date("2026-02-01T09:00:00Z");

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(NOW);
  treasurer = await buildOfficer(server, "treasurer");
  currency_id = await referenceId(server, "currencies", "code", "EUR");
  await fee({ year: 2026, kind: "full", amount: 60 });
  await fee({ year: 2026, kind: "youth", amount: 20 });
});
afterAll(() => server.stop());

const fee = (body: { year: number; kind: MembershipKind; amount: number }) =>
  server.as(treasurer)("PUT /admin/membership-fees", {
    body: { ...body, currency_id, due_on: `${body.year}-03-31` },
  });
const ask = (by: BuiltMember, kind: MembershipKind = "full", year = 2026) =>
  server.as(by)("POST /me/memberships", { body: { year, kind } });
const pay = (id: number, paid: 0 | 1 = 1, by = treasurer) =>
  server.as(by)("PUT /admin/memberships/{id}/paid", { params: { id }, body: { paid } });
const own = async (by: BuiltMember) => (await server.as(by)("GET /me/memberships", {})).data;
const remind = (day: string) =>
  remindOfFees(server.pool, { ...server.services, now: () => Date.parse(`${day}T06:00:00Z`) });

test("a fee in a currency that there is not is refused beside its field", async () => {
  const body = { year: 2026, kind: "full", amount: 50, currency_id: 32_000, due_on: "2026-03-31" };
  await expect(
    server.as(treasurer)("PUT /admin/membership-fees", { body: { ...body, kind: "full" } }),
  ).rejects.toMatchObject({ status: 400, fieldErrors: [{ field: "currency_id" }] });
});

describe("a membership", () => {
  test("keeps the fee it was asked for with, and is one a year", async () => {
    const member = await buildMember(server);
    expect((await own(member)).fees.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["full", 60],
      ["youth", 20],
    ]);
    const { data } = await ask(member);
    expect(data).toMatchObject({
      year: 2026,
      amount: 60,
      currency: "EUR",
      due_on: "2026-03-31",
      paid_at: null,
      state: "asked",
    });
    await fee({ year: 2026, kind: "full", amount: 75 });
    expect((await own(member)).memberships).toMatchObject([{ id: data.id, amount: 60 }]);
    await fee({ year: 2026, kind: "full", amount: 60 });
    expect(await statusOf(ask(member, "youth"))).toBe(409);
    expect(await outcomeOf(ask(await buildMember(server), "family"))).toEqual({
      status: 409,
      message: "The club has not set a fee for this kind and year",
    });
    // The next year opens in October.
    await fee({ year: 2027, kind: "full", amount: 65 });
    expect(await statusOf(ask(await buildMember(server), "full", 2027))).toBe(409);
  });

  test("of fifty requests at once is stored once", async () => {
    const member = await buildMember(server);
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(ask(member))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  test("is withdrawn by its member while it is not paid, and by nobody else", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    const { data } = await ask(member);
    const withdraw = (by: BuiltMember) =>
      statusOf(server.as(by)("DELETE /me/memberships/{id}", { params: { id: data.id } }));
    expect(await withdraw(other)).toBe(404);
    await pay(data.id);
    expect(await withdraw(member)).toBe(409);
    await pay(data.id, 0);
    expect(await withdraw(member)).toBe(200);
    expect((await own(member)).memberships).toEqual([]);
  });

  test("is marked as paid by the treasurer once, taken back, and never by oneself", async () => {
    const member = await buildMember(server);
    const { data } = await ask(member);
    const first = await pay(data.id);
    expect(first.data).toMatchObject({ state: "paid", member: { id: member.id } });
    expect((await pay(data.id)).data.paid_at).toBe(first.data.paid_at);
    expect((await pay(data.id, 0)).data).toMatchObject({ paid_at: null, paid_by: null });
    const mine = await ask(treasurer);
    expect(await statusOf(pay(mine.data.id))).toBe(403);
    expect(await statusOf(pay(data.id, 1, await buildOfficer(server, "registrar")))).toBe(403);
    expect(await statusOf(pay(2_000_000_000))).toBe(404);
  });

  test("is asked of a member by the club, too", async () => {
    const member = await buildMember(server);
    const body = { member_id: member.id, year: 2026, kind: "youth" as const };
    const askOf = () => server.as(treasurer)("POST /admin/memberships", { body });
    await askOf();
    expect((await own(member)).memberships).toMatchObject([{ kind: "youth", amount: 20 }]);
    expect(await statusOf(askOf())).toBe(409);
  });
});

describe("all of last year's members", () => {
  const renew = (year: number, by = treasurer) =>
    server.as(by)("POST /admin/memberships/renewals", { body: { year } });
  const renewals = async (year: number) =>
    (await server.as(treasurer)("GET /admin/memberships", { query: { year } })).renewals;
  const had = (member: BuiltMember, kind: MembershipKind, paid = true, amount = 40) =>
    server.pool.query(
      `insert into memberships (member_id, year, kind, amount, currency_id, due_on, paid_at, paid_by)
       values ($1, 2040, $2, $3, $4, '2040-03-31', case when $5 then now() end, case when $5 then $6::int end)`,
      [member.id, kind, amount, currency_id, paid, treasurer.id],
    );

  test("are asked for the fee of their kind, once, also by fifty calls at once", async () => {
    const [full, youth, honoured] = [
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
    ];
    const [unpaid, without, suspended, again] = [
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
      await buildMember(server),
    ];
    await had(full, "full");
    await had(youth, "youth");
    await had(honoured, "full", false, 0);
    await had(unpaid, "full", false);
    await had(without, "family");
    await had(suspended, "full");
    await had(again, "full");
    await server.pool.query(
      "update users set suspended_at = now(), suspension_reason = 'Why' where id = $1",
      [suspended.id],
    );
    expect(await renewals(2041)).toEqual({ askable: 0, without_fee: 5 });
    expect((await renew(2041)).data).toEqual({ asked: 0 });
    await fee({ year: 2041, kind: "full", amount: 70 });
    await fee({ year: 2041, kind: "youth", amount: 25 });
    await server.as(treasurer)("POST /admin/memberships", {
      body: { member_id: again.id, year: 2041, kind: "youth" },
    });
    expect(await renewals(2041)).toEqual({ askable: 3, without_fee: 1 });
    expect(await statusOf(renew(2041, await buildOfficer(server, "registrar")))).toBe(403);
    const asked = await Promise.all(Array.from({ length: 50 }, () => renew(2041)));
    expect(asked.reduce((sum, { data }) => sum + data.asked, 0)).toBe(3);
    expect(await renewals(2041)).toEqual({ askable: 0, without_fee: 1 });
    const { rows } = await server.pool.query(
      "select member_id, kind, amount, due_on::text from memberships where year = 2041 order by member_id",
    );
    expect(rows).toEqual(
      [
        [full, "full", 70],
        [youth, "youth", 25],
        [honoured, "full", 70],
        [again, "youth", 25],
      ].map(([member, kind, amount]) => ({
        member_id: (member as BuiltMember).id,
        kind,
        amount,
        due_on: "2041-03-31",
      })),
    );
  });

  test("are given thirty days, if the day of the fee is near", async () => {
    const member = await buildMember(server);
    await server.pool.query(
      `insert into memberships (member_id, year, kind, amount, currency_id, due_on, paid_at, paid_by)
       values ($1, 2025, 'full', 40, $2, '2025-03-31', now(), $3)`,
      [member.id, currency_id, treasurer.id],
    );
    server.setNow(new Date("2026-03-20T09:00:00Z"));
    await renew(2026);
    server.setNow(NOW);
    expect((await own(member)).memberships[0]).toMatchObject({ year: 2026, due_on: "2026-04-19" });
  });

  test("and one asked by mistake is no longer asked, unless it is paid", async () => {
    const member = await buildMember(server);
    const { data } = await server.as(treasurer)("POST /admin/memberships", {
      body: { member_id: member.id, year: 2026, kind: "full" },
    });
    const takeBack = (by: BuiltMember, id = data.id) =>
      statusOf(server.as(by)("DELETE /admin/memberships/{id}", { params: { id } }));
    expect(await takeBack(member)).toBe(403);
    await pay(data.id);
    expect(await takeBack(treasurer)).toBe(409);
    await pay(data.id, 0);
    expect(await takeBack(treasurer)).toBe(200);
    expect(await takeBack(treasurer)).toBe(404);
    expect((await own(member)).memberships).toEqual([]);
  });
});

describe("a fee that the club asks for", () => {
  const subjects = async (member: BuiltMember) =>
    (await server.mailsSentTo(member.email)).map(({ subject }) => subject);
  const paidFor = (member: BuiltMember, year: number, amount = 40) =>
    server.pool.query(
      `insert into memberships (member_id, year, kind, amount, currency_id, due_on, paid_at, paid_by)
       values ($1, $2::int, 'full', $3, $4, make_date($2::int, 3, 31), now(), $5)`,
      [member.id, year, amount, currency_id, treasurer.id],
    );

  test("[15.5] is mailed once, with sum and day, in the member's language", async () => {
    const [en, ru, own] = [
      await buildMember(server),
      await buildMember(server, { locale: "ru" }),
      await buildMember(server),
    ];
    for (const member of [en, ru])
      await server.as(treasurer)("POST /admin/memberships", {
        body: { member_id: member.id, year: 2026, kind: "full" },
      });
    await ask(own);
    expect(await subjects(en)).toEqual(["Membership fee for 2026: 60 EUR"]);
    expect(await subjects(ru)).toEqual(["Членский взнос за 2026 год: 60 EUR"]);
    expect((await server.mailsSentTo(en.email))[0]!.text).toMatch(/60 EUR, by 31 March 2026/);
    // Who applies has read it on the page.
    expect(await subjects(own)).toEqual([]);
  });

  test("[15.5] is mailed to everybody of last year once, also by ten calls at once, and not where it costs nothing", async () => {
    const people = await Promise.all(
      Array.from({ length: 30 }, (_, n) => buildMember(server, { locale: n % 2 ? "ru" : "en" })),
    );
    for (const person of people) await paidFor(person, 2050);
    await fee({ year: 2051, kind: "full", amount: 70 });
    await Promise.all(
      Array.from({ length: 10 }, () =>
        server.as(treasurer)("POST /admin/memberships/renewals", { body: { year: 2051 } }),
      ),
    );
    for (const person of people) expect(await subjects(person)).toHaveLength(1);
    const honoured = await buildMember(server);
    await fee({ year: 2053, kind: "full", amount: 0 });
    await paidFor(honoured, 2052);
    await server.as(treasurer)("POST /admin/memberships/renewals", { body: { year: 2053 } });
    expect((await own(honoured)).memberships[0]).toMatchObject({ year: 2053 });
    expect(await subjects(honoured)).toEqual([]);
  });

  test("[15.5] is asked for in the transaction of its mail: a process that dies has done neither", async () => {
    const member = await buildMember(server);
    await paidFor(member, 2060);
    await fee({ year: 2061, kind: "full", amount: 80 });
    const renew = () =>
      server.as(treasurer)("POST /admin/memberships/renewals", { body: { year: 2061 } });
    const jobs = Object.create(server.services.jobs, {
      enqueueMails: { value: () => Promise.reject(new Error("the process ends here")) },
    }) as typeof server.services.jobs;
    const ends = inTransaction(server.pool, (tx) => {
      const context = { db: tx, today: "2060-12-01", services: { ...server.services, jobs } };
      return askLastYears({ body: { year: 2061 } } as never, context as never) as Promise<unknown>;
    });
    await expect(ends).rejects.toThrow("ends here");
    expect((await own(member)).memberships.map(({ year }) => year)).toEqual([2060]);
    await renew();
    expect(await subjects(member)).toEqual(["Membership fee for 2061: 80 EUR"]);
  });
});

describe("the history", () => {
  const told = async (query: object = {}) => {
    const { data } = await server.as(await buildOfficer(server, "auditor"))("GET /history", {
      query: { limit: 100, ...query },
    });
    return data;
  };

  test("says who asked for a fee, who marked it as paid and when, and who took that back", async () => {
    const member = await buildMember(server);
    const { data } = await ask(member);
    const { data: paid } = await pay(data.id);
    await pay(data.id);
    await pay(data.id, 0);
    await server.pool.query("update memberships set reminded_before_at = now() where id = $1", [
      data.id,
    ]);
    await server.as(member)("DELETE /me/memberships/{id}", { params: { id: data.id } });
    const entries = (await told({ noun: "membership" })).filter(
      ({ about }) => about?.id === member.id,
    );
    const name = `${treasurer.first_name} ${treasurer.last_name}`;
    const facts = [
      ["year", "2026"],
      ["kind", "full"],
      ["amount", "60"],
      ["currency_id", "EUR"],
      ["due_on", "2026-03-31"],
    ] as const;
    const each = (side: "before" | "after") =>
      facts.map(([field, value]) => ({ field, before: null, after: null, [side]: value }));
    const fields = (changes: readonly { field: string }[]) =>
      changes.toSorted((one, other) => one.field.localeCompare(other.field));
    const marked = (before: object, after: object) => [{ field: "paid_at", ...before, ...after }];
    expect(entries.map(({ action, member: by }) => [action, by?.id])).toEqual([
      ["delete", member.id],
      ["update", treasurer.id],
      ["update", treasurer.id],
      ["insert", member.id],
    ]);
    expect(fields(entries[0]!.changes)).toEqual(fields(each("before")));
    expect(fields(entries[3]!.changes)).toEqual(fields(each("after")));
    const at = entries[2]!.changes.find(({ field }) => field === "paid_at")!.after!;
    expect(Date.parse(at)).toBe(Date.parse(paid.paid_at!));
    const year = { field: "year", before: "2026", after: "2026" };
    expect(fields(entries[2]!.changes)).toEqual([
      ...marked({ before: null }, { after: at }),
      { field: "paid_by", before: null, after: name },
      year,
    ]);
    expect(fields(entries[1]!.changes)).toEqual([
      ...marked({ before: at }, { after: null }),
      { field: "paid_by", before: name, after: null },
      year,
    ]);
    expect(entries.every(({ cat, may_undo }) => cat === null && may_undo === 0)).toBe(true);
  });

  test("says who set what a year costs, and nothing if it is set again as it was", async () => {
    for (const amount of [30, 30, 35]) await fee({ year: 2031, kind: "youth", amount });
    const entries = (await told({ noun: "fee" })).filter(({ changes }) =>
      changes.some(({ field, after }) => field === "year" && after === "2031"),
    );
    expect(entries.map(({ action, member, about }) => [action, member?.id, about])).toEqual([
      ["update", treasurer.id, null],
      ["insert", treasurer.id, null],
    ]);
    expect(entries[0]!.changes).toContainEqual({ field: "amount", before: "30", after: "35" });
    expect(entries[0]!.changes).toContainEqual({ field: "kind", before: "youth", after: "youth" });
    expect(entries[0]!.changes).toHaveLength(3);
  });
});

describe("a reminder", () => {
  /** The server's own job goes by the real clock, and would remind of what is due in these years. */
  const askMuchLater = async (member: BuiltMember, kind: MembershipKind = "full") =>
    server.as(treasurer)("POST /admin/memberships", {
      body: { member_id: member.id, year: 2126, kind },
    });

  /** Without the mail that asks for the fee, which names its sum. */
  const told = async (member: BuiltMember) =>
    (await server.mailsSentTo(member.email))
      .map(({ subject }) => subject)
      .filter((subject) => !subject.includes("EUR"));

  beforeAll(async () => {
    await fee({ year: 2126, kind: "full", amount: 60 });
    await fee({ year: 2126, kind: "supporting", amount: 0 });
  });

  test("comes once before the last day and once after it, whoever runs at the same time, and not to those who paid", async () => {
    const [late, prompt] = [await buildMember(server, { locale: "ru" }), await buildMember(server)];
    await askMuchLater(late);
    await pay((await askMuchLater(prompt)).data.id);
    await remind("2126-03-16");
    expect(await told(late)).toEqual([]);
    await Promise.all([remind("2126-03-17"), remind("2126-03-17"), remind("2126-03-20")]);
    expect(await told(late)).toHaveLength(1);
    expect((await told(late))[0]).toContain("Членский взнос за 2126 год: срок");
    await remind("2126-03-31");
    await remind("2126-04-06");
    expect(await told(late)).toHaveLength(1);
    await Promise.all([remind("2126-04-07"), remind("2126-04-09")]);
    await remind("2126-06-01");
    expect(await told(late)).toHaveLength(2);
    expect((await told(late))[1]).toContain("срок прошёл");
    expect(await told(prompt)).toEqual([]);
  });

  test("is not sent to a suspended member until that ends, nor of a year that costs nothing", async () => {
    const [suspended, honoured] = [await buildMember(server), await buildMember(server)];
    await askMuchLater(honoured, "supporting");
    await askMuchLater(suspended);
    const suspend = (at: string | null) =>
      server.pool.query(
        "update users set suspended_at = $2::timestamptz, suspension_reason = case when $2::timestamptz is not null then 'Why' end where id = $1",
        [suspended.id, at],
      );
    await suspend("2026-03-01T00:00:00Z");
    await remind("2126-03-20");
    expect(await told(suspended)).toEqual([]);
    await suspend(null);
    await remind("2126-03-21");
    await remind("2126-05-01");
    expect(await told(suspended)).toHaveLength(2);
    expect(await server.mailsSentTo(honoured.email)).toEqual([]);
  });

  test("is not sent of a fee that is postponed after it was found", async () => {
    const member = await buildMember(server);
    const { data } = await askMuchLater(member);
    for (const [day, later] of [
      ["2126-03-20", "2126-06-01"],
      ["2126-06-20", "2126-08-01"],
    ] as const) {
      const desk = await server.pool.connect();
      try {
        await desk.query("begin");
        await desk.query("update memberships set due_on = $2 where id = $1", [data.id, later]);
        const reminded = remind(day);
        await vi.waitFor(async () => {
          const { rowCount } = await server.pool.query(
            `select from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock' and query like '%memberships b%'`,
          );
          expect(rowCount).toBe(1);
        }, 5_000);
        await desk.query("commit");
        await reminded;
      } finally {
        desk.release();
      }
    }
    expect(await told(member)).toEqual([]);
  });

  test("that cannot be sent does not keep those behind it, and is tried again", async () => {
    const [faulty, behind] = [await buildMember(server), await buildMember(server)];
    const { data } = await askMuchLater(faulty);
    await askMuchLater(behind);
    await server.pool.query(
      `create function refuse_reminding() returns trigger language plpgsql as $$ begin raise 'a fault of ours'; end $$;
       create trigger refuse_reminding before update on memberships for each row when (new.id = ${data.id}) execute function refuse_reminding()`,
    );
    for (const [day, mails] of [
      ["2126-03-20", 1],
      ["2126-05-01", 2],
    ] as const) {
      await expect(remind(day)).rejects.toThrow(AggregateError);
      expect(await told(behind)).toHaveLength(mails);
    }
    expect(await told(faulty)).toEqual([]);
    await server.pool.query("drop function refuse_reminding cascade");
    await remind("2126-05-01");
    expect(await told(faulty)).toHaveLength(1);
  });

  test("is marked in the transaction of its mail: one that fails has done neither", async () => {
    const member = await buildMember(server);
    const { data } = await askMuchLater(member);
    const broken = { ...server.services, now: () => Date.parse("2126-03-20T06:00:00Z") };
    const jobs = Object.create(broken.jobs, {
      enqueueMails: { value: () => Promise.reject(new Error("the process ends here")) },
    }) as typeof broken.jobs;
    await expect(remindOfFees(server.pool, { ...broken, jobs })).rejects.toThrow(AggregateError);
    const { rows } = await server.pool.query(
      "select reminded_before_at from memberships where id = $1",
      [data.id],
    );
    expect(rows[0].reminded_before_at).toBeNull();
    await remind("2126-03-20");
    expect(await told(member)).toHaveLength(1);
  });
});

describe("the club's list", () => {
  test("is filtered by kind, state and name, counted, and walked without a double", async () => {
    const people = await Promise.all(
      ["Quentin", "Quirin", "Quiteria"].map((first_name) =>
        buildMember(server, { first_name, last_name: "Zzyzx" }),
      ),
    );
    const ids: number[] = [];
    for (const person of people) ids.push((await ask(person)).data.id);
    await pay(ids[0]!);
    const list = (query: object) =>
      server.as(treasurer)("GET /admin/memberships", { query: { year: 2026, ...query } });
    const named = async (query: object) =>
      (await list({ q: "zzyzx", ...query })).data.map(({ member }) => member.id);
    expect(await named({})).toEqual(people.map(({ id }) => id).toReversed());
    expect(await named({ state: "paid" })).toEqual([people[0]!.id]);
    expect(await named({ state: "asked" })).toEqual([people[2]!.id, people[1]!.id]);
    expect(await named({ kind: "youth" })).toEqual([]);
    server.setNow(new Date("2026-05-01T09:00:00Z"));
    expect(await named({ state: "overdue" })).toEqual([people[2]!.id, people[1]!.id]);
    server.setNow(NOW);
    const { rows } = await server.pool.query(
      "select count(*) filter (where paid_at is not null)::int as paid, count(*)::int as all from memberships where year = 2026",
    );
    const walked: number[] = [];
    let cursor: string | undefined;
    do {
      const { data, counts, page } = await list({ limit: 2, ...(cursor && { cursor }) });
      expect(counts).toEqual({ paid: rows[0].paid, asked: rows[0].all - rows[0].paid, overdue: 0 });
      walked.push(...data.map(({ id }) => id));
      cursor = page.next ?? undefined;
    } while (cursor);
    expect(walked).toEqual([...new Set(walked)].sort((a, b) => b - a));
    expect(walked).toHaveLength(rows[0].all);
  });

  test("is a table for spreadsheets, whose cells are no formulas", async () => {
    const member = await buildMember(server, { first_name: "=Eve", last_name: "Adams" });
    await ask(member);
    const file = await server.raw("/admin/memberships/memberships-2026.csv", {
      headers: { host: "localhost", cookie: await server.sessionCookie(treasurer) },
    });
    expect(file.status).toBe(200);
    const text = await file.text();
    const line = text.split("\r\n").find((each) => each.includes(member.email))!;
    expect(line.split(",").slice(1, 9)).toEqual([
      String(member.id),
      "'=Eve Adams",
      member.email,
      "2026",
      "full",
      "60",
      "EUR",
      "2026-03-31",
    ]);
    expect(line.endsWith(",asked")).toBe(true);
  });
});

describe("a member who leaves", () => {
  test("takes unpaid requests along; what was paid stays in the books without a name", async () => {
    const member = await buildMember(server);
    const paid = (await ask(member)).data.id;
    await pay(paid);
    server.setNow(new Date("2026-11-01T09:00:00Z"));
    await ask(member, "full", 2027);
    server.setNow(NOW);
    const { data } = await server.as(member)("GET /me/data", {});
    expect(data.memberships.map(({ year, amount }) => [year, amount])).toEqual([
      [2026, 60],
      [2027, 65],
    ]);
    await server.as(member)("POST /me/close", { body: { currentPassword: member.password } });
    const { rows } = await server.pool.query(
      "select id, year from memberships where member_id = $1",
      [member.id],
    );
    expect(rows).toEqual([{ id: paid, year: 2026 }]);
    expect(server.faults).toEqual([]);
  });
});
