/** What members are told: on the site, by mail as they have chosen, and nothing twice. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOTICE_KINDS } from "@felistry/domain/notices/kinds.ts";
import { killedAtRow } from "@felistry/testkit/killed-at-row.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { inTransaction } from "../db/transaction.ts";
import { writeLetter } from "../mail/letter.ts";
import { sendDailyLetters } from "./daily-letters.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "100" } });
});
afterAll(() => server.stop());

const noticesOf = async (member: BuiltMember) =>
  (await server.as(member)("GET /me/notices", {})).data;
const unreadOf = async (member: BuiltMember) =>
  (await server.as(member)("GET /me/notices/unread", {})).data.unread;

function tell(member: BuiltMember, subject: string, event?: string): Promise<void> {
  const mail = writeLetter({
    to: member.email,
    subject,
    paragraphs: ["Text"],
    link: { label: "Link", url: "http://localhost/cats/7?tab=docs#secret" },
    notice: { kind: "certificates", ...(event && { event }) },
  });
  return inTransaction(server.pool, (tx) => server.services.jobs.enqueueMails(tx, [mail]));
}

const choose = (member: BuiltMember, mail: "now" | "daily" | "off") =>
  server.as(member)("PUT /me/notice-settings", { body: { kind: "certificates", mail } });

/** Everything told so far was told yesterday. */
const dayPasses = () =>
  server.pool.query("update notices set created_at = created_at - interval '1 day'");

const breakfast = (hour = 6) => {
  const now = new Date();
  now.setUTCHours(hour, 0, 0, 0);
  return now;
};
const letters = (now = breakfast()) => sendDailyLetters(server.pool, server.services, now);

const queued = async (member: BuiltMember): Promise<number> =>
  (
    await server.pool.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name = 'mail' and data->>'to' = $1",
      [member.email],
    )
  ).rows[0]!.count;

describe("a notice", () => {
  test("is written with the order that it tells of, for both sides, and mailed as before", async () => {
    const seller = await buildMember(server);
    const buyer = await buildMember(server);
    const ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
    const place = (price: number) =>
      server.as(buyer)("POST /order", {
        body: { catId: ad.cat_id, price, comment: "" },
      });
    // A refused order tells nobody.
    await expect(place(ad.price_pet + 1)).rejects.toMatchObject({ status: 409 });
    expect([await unreadOf(seller), await unreadOf(buyer)]).toEqual([0, 0]);
    await place(ad.price_pet);
    await place(ad.price_pet);
    const { data: sent } = await server.as(buyer)("GET /order/buy", { query: {} });
    const path = `/my/orders/${sent[0]!.orders_id}`;
    for (const member of [seller, buyer]) {
      const [mail, ...others] = await server.mailsSentTo(member.email);
      expect(others).toEqual([]);
      expect(await noticesOf(member)).toMatchObject([
        { kind: "orders", title: mail!.subject, path, locale: "en", is_read: 0 },
      ]);
      expect(mail!.text).toContain(path);
    }
  });

  test("is read once everywhere, alone or with all older ones, and by its member only", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    for (const subject of ["First", "Second", "Third"]) await tell(member, subject);
    await tell(other, "Theirs");
    const [third, second, first] = await noticesOf(member);
    const phone = server.as(member);
    const read = (who: typeof phone, id: number, with_older = false) =>
      who("PUT /me/notices/read", { body: { id, with_older } });
    expect((await read(phone, third!.id)).data.unread).toBe(2);
    expect((await read(server.as(other), second!.id)).data.unread).toBe(1);
    expect((await noticesOf(member)).map(({ is_read }) => is_read)).toEqual([1, 0, 0]);
    expect((await read(phone, second!.id, true)).data.unread).toBe(0);
    expect((await noticesOf(member)).map(({ id, is_read }) => [id, is_read])).toEqual([
      [third!.id, 1],
      [second!.id, 1],
      [first!.id, 1],
    ]);
    expect(await unreadOf(other)).toBe(1);
  });

  test("is read with the page that it tells of, however its member has come there", async () => {
    const [member, other] = [await buildMember(server), await buildMember(server)];
    await tell(member, "First");
    await tell(member, "Second");
    await tell(other, "Theirs");
    const open = (who: BuiltMember, path: string) =>
      server.as(who)("PUT /me/notices/read", { body: { path } });
    expect((await open(member, "/cats/7")).data.unread).toBe(2);
    expect((await open(member, "/cats/7?tab=docs")).data.unread).toBe(0);
    expect(await unreadOf(other)).toBe(1);
    expect((await noticesOf(member)).map(({ is_read }) => is_read)).toEqual([1, 1]);
  });

  test("of a question is read with the order that has taken it over", async () => {
    const [seller, buyer] = [await buildMember(server), await buildMember(server)];
    const ad = await buildAd(server, { cat: buildCat(server, { owner: seller }) });
    const ask = { params: { catId: ad.cat_id }, body: { text: "May we come?" } };
    await server.as(buyer)("POST /sales/{catId}/question", ask);
    const { data } = await server.as(buyer)("POST /order", {
      body: { catId: ad.cat_id, price: ad.price_pet, comment: "" },
    });
    expect(await unreadOf(seller)).toBe(2);
    const path = `/my/orders/${data.orderId}`;
    const read = await server.as(seller)("PUT /me/notices/read", { body: { path } });
    expect(read.data.unread).toBe(0);
  });

  test("comes in pages, the newest first, and leads to a page without the secret of its link", async () => {
    const member = await buildMember(server);
    for (const subject of ["1", "2", "3"]) await tell(member, subject);
    const call = server.as(member);
    const first = await call("GET /me/notices", { query: { limit: 2 } });
    const second = await call("GET /me/notices", {
      query: { limit: 2, cursor: first.page.next! },
    });
    expect([...first.data, ...second.data].map(({ title }) => title)).toEqual(["3", "2", "1"]);
    expect(second.page.next).toBeNull();
    expect(first.data[0]!.path).toBe("/cats/7?tab=docs");
  });

  test("of one event is told once, even by two at the same moment", async () => {
    const member = await buildMember(server);
    await Promise.all([1, 2, 3].map(() => tell(member, "A test is due", "test 7 due 2026-12")));
    await tell(member, "A test is due", "test 7 due 2026-12");
    expect(await unreadOf(member)).toBe(1);
    expect(await server.mailsSentTo(member.email)).toHaveLength(1);
  });

  test("and the way to be told end with the account; until then the member's data have them", async () => {
    const member = await buildMember(server);
    await tell(member, "Something");
    await choose(member, "daily");
    const call = server.as(member);
    expect((await call("GET /me/data", {})).data).toMatchObject({
      notices: [{ title: "Something" }],
      notice_settings: [{ kind: "certificates", mail: "daily" }],
    });
    await call("POST /me/close", { body: { currentPassword: member.password } });
    const { rows } = await server.pool.query(
      "select (select count(*) from notices where member_id = $1) + (select count(*) from notice_settings where member_id = $1) as left",
      [member.id],
    );
    expect(rows).toEqual([{ left: "0" }]);
  });
});

describe("the mails of a kind", () => {
  test("go at once until the member has chosen otherwise; codes and links always go", async () => {
    const member = await buildMember(server);
    const call = server.as(member);
    const { data } = await call("GET /me/notice-settings", {});
    expect(data).toEqual(NOTICE_KINDS.map((kind) => ({ kind, mail: "now", push: 1, telegram: 1 })));
    for (const kind of NOTICE_KINDS)
      await call("PUT /me/notice-settings", { body: { kind, mail: "off" } });
    await tell(member, "On the site only");
    await server.guest()("POST /send-recovery-email", { body: { recipient_email: member.email } });
    const mails = await server.mailsSentTo(member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your code for a new password"]);
    expect(await unreadOf(member)).toBe(1);
  });

  test("are one letter a day: not before its hour, without what was read, and once", async () => {
    const member = await buildMember(server);
    await choose(member, "daily");
    for (const subject of ["Order one", "Order two", "Already read"]) await tell(member, subject);
    const [read] = await noticesOf(member);
    await server.as(member)("PUT /me/notices/read", { body: { id: read!.id } });
    await letters(new Date(Date.now() - 86_400_000));
    expect(await queued(member)).toBe(0);
    await dayPasses();
    await tell(member, "Today's is tomorrow's letter");
    // Told after the hour, at whatever time this runs.
    await server.pool.query(
      "update notices set created_at = $1 where title = 'Today''s is tomorrow''s letter'",
      [breakfast().toISOString()],
    );
    await letters(breakfast(4));
    expect(await queued(member)).toBe(0);
    await Promise.all([letters(), letters()]);
    await letters();
    const [letter, ...others] = await server.mailsSentTo(member.email);
    expect(others).toEqual([]);
    expect(letter!.subject).toBe("Your day: 2 notices");
    expect(letter!.text).toContain("Order one\nhttp://localhost");
    expect(letter!.text).toContain("Order two");
    expect(letter!.text).not.toContain("Already read");
    expect(letter!.text).not.toContain("Today's");
  });

  test("no longer wanted are not sent later", async () => {
    const member = await buildMember(server);
    await choose(member, "daily");
    await tell(member, "Waiting");
    await choose(member, "off");
    await dayPasses();
    await letters();
    expect(await queued(member)).toBe(0);
  });

  test("a letter that cannot be written does not keep those behind it, and is tried again", async () => {
    const members = await Promise.all([buildMember(server), buildMember(server)]);
    const [faulty, behind] = members.toSorted((one, other) => one.id - other.id);
    for (const member of members) {
      await choose(member, "daily");
      await tell(member, "Waiting");
    }
    await dayPasses();
    await server.pool.query(
      `create function refuse_letter() returns trigger language plpgsql as $$ begin raise 'a fault of ours'; end $$;
       create trigger refuse_letter before update on notices for each row when (new.member_id = ${faulty!.id}) execute function refuse_letter()`,
    );
    await expect(letters()).rejects.toThrow(String(faulty!.id));
    expect([await queued(faulty!), await queued(behind!)]).toEqual([0, 1]);
    await server.pool.query("drop function refuse_letter cascade");
    await letters();
    expect([await queued(faulty!), await queued(behind!)]).toEqual([1, 1]);
  });

  test("nothing is told twice or lost over 20 crashes", { timeout: 60_000 }, async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => buildMember(server)));
    for (const member of members) {
      await choose(member, "daily");
      await tell(member, "One");
      await tell(member, "Two");
    }
    await dayPasses();
    // Each second run writes one letter more, and crashes at all the others: 20 times in total.
    const ids = members.map(({ id }) => id);
    for (let run = 0; run < 8; run++) {
      const rows = {
        text: "select from notices where member_id = any($1) for update",
        values: [ids.slice(Math.floor(run / 2))],
      };
      await killedAtRow(server, rows, "notices", letters);
    }
    await letters();
    for (const member of members) expect(await queued(member)).toBe(1);
    for (const member of members)
      expect((await server.mailsSentTo(member.email))[0]!.subject).toBe("Your day: 2 notices");
  });
});
