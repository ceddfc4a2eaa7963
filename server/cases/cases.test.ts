/** Whatever waits for the club is a case of its queue, whichever way it comes and goes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { CASE_KINDS } from "@felistry/domain/cases/kinds.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

async function casesOf(subjectId: number, kind: string) {
  const { rows } = await server.pool.query(
    `select kind, state, outcome, cat_id, applicant_id, decided_by from cases where subject_id = $1 and kind = $2 order by id`,
    [subjectId, kind],
  );
  return rows as Record<string, unknown>[];
}
const run = (text: string, ...values: unknown[]) => server.pool.query(text, values);

test("an application is a case until it is decided, and again when that is taken back", async () => {
  const application = await buildApplication(server);
  const opened = { kind: "application", cat_id: application.cat_id };
  expect(await casesOf(application.id, "application")).toMatchObject([
    { ...opened, state: "waiting", applicant_id: application.applicant_id },
  ]);
  const { rows: before } = await run(
    "select id, opened_at from cases where subject_id = $1 and kind = 'application'",
    application.id,
  );
  const decide = (status: string) =>
    run(
      "update applications set status = $2, decided_at = now(), decided_by = $3 where id = $1",
      application.id,
      status,
      admin.id,
    );
  await decide("confirmed");
  expect(await casesOf(application.id, "application")).toMatchObject([
    { ...opened, state: "decided", outcome: "confirmed", decided_by: admin.id },
  ]);
  await run(
    "update applications set status = 'pending', decided_at = null, decided_by = null where id = $1",
    application.id,
  );
  const { rows: after } = await run(
    "select id, opened_at from cases where subject_id = $1 and kind = 'application'",
    application.id,
  );
  expect(after).toEqual(before);
  expect(await casesOf(application.id, "application")).toMatchObject([{ state: "waiting" }]);
  await run(
    "update applications set status = 'withdrawn', decided_at = now() where id = $1",
    application.id,
  );
  expect(await casesOf(application.id, "application")).toMatchObject([
    { state: "withdrawn", outcome: "withdrawn", decided_by: null },
  ]);
});

test("a title or test with a scan waits until it is confirmed, and anew when it has changed", async () => {
  expect(await casesOf((await buildCredential(server)).id, "title")).toEqual([]);
  const { id } = await buildCredential(server, { kind: "dna", scanned: true });
  expect(await casesOf(id, "test")).toMatchObject([{ state: "waiting" }]);
  await run("update credentials set kind = 'result' where id = $1", id);
  expect(await casesOf(id, "test")).toMatchObject([{ state: "withdrawn" }]);
  await run(
    "update credentials set confirmed_at = now(), confirmed_by = $2 where id = $1",
    id,
    admin.id,
  );
  await run("update credentials set confirmed_at = null, confirmed_by = null where id = $1", id);
  expect(await casesOf(id, "title")).toMatchObject([
    { state: "decided", outcome: "confirmed", decided_by: admin.id },
    { state: "waiting" },
  ]);
  await run("delete from credentials where id = $1", id);
  expect((await casesOf(id, "title"))[1]).toMatchObject({ state: "withdrawn" });
});

test("a report of an ad and an ad that is held are cases; a deleted cat leaves them without it", async () => {
  const ad = await buildAd(server, { is_active: false });
  const reporter = await buildMember(server);
  const { rows: reports } = await run(
    "insert into ad_reports (sale_id, reporter_id, reason) values ($1, $2, 'other') returning id",
    ad.id,
    reporter.id,
  );
  const { rows: held } = await run(
    "insert into held_ads (sale_id, reasons) values ($1, '{price}') returning id",
    ad.id,
  );
  const [reportId, heldId] = [reports[0].id as number, held[0].id as number];
  expect(await casesOf(reportId, "report")).toMatchObject([
    { state: "waiting", cat_id: ad.cat_id, applicant_id: reporter.id },
  ]);
  expect(await casesOf(heldId, "held_ad")).toMatchObject([
    { state: "waiting", applicant_id: ad.seller_id },
  ]);
  await run(
    "update ad_reports set status = 'dismissed', decided_at = now(), decided_by = $2 where id = $1",
    reportId,
    admin.id,
  );
  await run("delete from cats where id = $1", ad.cat_id);
  expect(await casesOf(reportId, "report")).toMatchObject([
    { state: "decided", outcome: "dismissed", cat_id: null },
  ]);
  expect(await casesOf(heldId, "held_ad")).toMatchObject([{ state: "withdrawn", cat_id: null }]);
});

test("other rooms open and end cases of every kind, once a thing", async () => {
  const { id: catId } = await buildCat(server);
  for (const kind of CASE_KINDS) {
    const open = async () =>
      (await run("select open_case($1, 900, $2, $3) as id", kind, catId, admin.id)).rows[0]
        .id as number;
    const id = await open();
    expect(await open()).toBe(id);
    const { rows } = await run("select end_case($1, 900, 'granted') as id", kind);
    expect(rows).toEqual([{ id }]);
    expect(await casesOf(900, kind)).toMatchObject([{ state: "decided", decided_by: null }]);
    expect((await run("select end_case($1, 900, 'granted') as id", kind)).rows).toEqual([
      { id: null },
    ]);
  }
});

test("a member who leaves the club leaves its open cases to the others", async () => {
  const leaving = await buildAdmin(server);
  const { id } = await buildApplication(server);
  await run(
    "update cases set assigned_to = $2 where subject_id = $1 and kind = 'application'",
    id,
    leaving.id,
  );
  await run("delete from user_roles where user_id = $1 and role_id = 2", leaving.id);
  const { rows } = await run(
    "select assigned_to from cases where subject_id = $1 and kind = 'application'",
    id,
  );
  expect(rows).toEqual([{ assigned_to: null }]);
});
