/** Registered records of one cat become one on the desk: by two people where the club wants it, and by nobody alone. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildCertificate } from "@felistry/testkit/build-certificate.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { settleCases } from "../../cases/settle-cases.ts";
import { inTransaction, poolDb } from "../../db/transaction.ts";
import { auditLog } from "../../proofs/audit/audit.ts";
import { tellOfChange } from "../../workers.ts";
import { tellOfLapsedMerges } from "./tell-of-lapsed.ts";

const CHECKS = { checks: ["same_cat", "numbers"] };
const LATER = "2026-11-20T10:10:01Z";

/** With its number. */
type Registered = BuiltCat & { readonly reg_num: string };

let server: TestServer;
let irina: BuiltMember;
let pavel: BuiltMember;
let owner: BuiltMember;
let other: BuiltMember;
let kept: Registered;
let gone: Registered;
let kitten: BuiltCat;
let place = 0;

beforeAll(async () => {
  server = await startTestServer({
    now: "2026-11-20T10:00:00Z",
    env: { TAKE_BACK_MINUTES: "10", FOUR_EYES: "merge" },
  });
  [irina, pavel, owner, other] = await Promise.all([
    buildAdmin(server, { first_name: "Irina", last_name: "Club" }),
    buildAdmin(server, { first_name: "Pavel", last_name: "Club", locale: "ru" }),
    buildMember(server),
    buildMember(server, { locale: "ru" }),
  ]);
});
afterAll(() => server.stop());

const numberOf = (n: number) => `FEL-2024-${String(n).padStart(6, "0")}`;

beforeEach(async () => {
  const traits = { sex: "female", born: "2020-01-01" } as const;
  const build = async (own: CatTraits): Promise<Registered> => {
    const reg_num = numberOf(++place);
    return { ...(await buildCat(server, { ...traits, ...own, reg_num })), reg_num };
  };
  kept = await build({ owner, cat_name: "Aglaja" });
  gone = await build({ owner: other, cat_name: "Aglaia", chip: "643 0941" });
  kitten = await buildCat(server, { dam: gone, born: "2023-01-01" });
});

const ask = async (by = irina, body: object = {}) =>
  (
    await server.as(by)("POST /admin/merge-requests", {
      body: { kept: kept.id, other: gone.id, take: ["cat_name"], reason: "One chip", ...body },
    })
  ).data;
const confirm = (id: number, by = pavel) =>
  server.as(by)("PUT /admin/cases/{id}/confirm", { params: { id }, body: CHECKS });
const requestOf = async (id: number, by = irina) =>
  (await server.as(by)("GET /admin/merge-requests/{id}", { params: { id } })).data;
const caseOf = async (id: number, by = irina) =>
  (await server.as(by)("GET /admin/cases/{id}", { params: { id }, query: {} })).data;
/** The clock of the server's own job stands still. */
const settle = () =>
  settleCases(server.pool, { ...server.services, now: () => Date.parse(LATER) }, tellOfChange);
const isThere = async (cat: BuiltCat) =>
  (await server.pool.query("select from cats where id = $1", [cat.id])).rowCount === 1;
const lastMail = async (to: BuiltMember) => (await server.mailsSentTo(to.email)).at(-1)!;
const subjects = async (to: BuiltMember) =>
  (await server.mailsSentTo(to.email)).map(({ subject }) => subject);

test("[15.1] a second person confirms, and after ten minutes there is one record with one number", async () => {
  const certificate = await buildCertificate(server, { cat: gone });
  const { id, case_id } = await ask();
  expect(await caseOf(case_id)).toMatchObject({
    kind: "merge",
    state: "waiting",
    first_by: { id: irina.id },
    needed: CHECKS.checks,
  });
  expect(await requestOf(id)).toMatchObject({
    number: gone.reg_num,
    pair: { certificates: 1, has_changed: 0, gone: { moves: { offspring: 1 } } },
  });
  expect((await lastMail(pavel)).subject).toContain("Нужен второй человек");
  const alone = await outcomeOf(confirm(case_id, irina));
  expect(alone).toMatchObject({ status: 409 });
  expect((await confirm(case_id)).data.state).toBe("decided");
  expect(await isThere(gone)).toBe(true);
  await settle();
  expect(await isThere(gone)).toBe(false);
  const { rows } = await server.pool.query(
    "select c.reg_num, c.cat_name, (select mother_id from cats where id = $2) as mother from cats c where c.id = $1",
    [kept.id, kitten.id],
  );
  expect(rows).toEqual([{ reg_num: kept.reg_num, cat_name: "Aglaia", mother: kept.id }]);
  const verified = await server.guest()("GET /verify/{code}", {
    params: { code: certificate.code },
  });
  expect(verified.data.status).toBe("superseded");
  expect(await requestOf(id)).toMatchObject({ status: "confirmed", pair: null });
  // Also of the certificate that has ended, though nobody has made a call.
  expect((await subjects(owner)).toSorted()).toEqual([
    "Aglaja: two records are now one",
    expect.stringMatching(/^Certificates? of /),
  ]);
  expect((await subjects(other)).some((each) => each.includes("из двух записей стала одна"))).toBe(
    true,
  );
  expect(await subjects(irina)).toContain("Merged: Aglaia");
});

test("a certificate that names both records as ancestors is superseded, and the audit finds nothing", async () => {
  const sire = await buildCat(server, {
    owner,
    sex: "male",
    born: "2022-01-01",
    dam: kept,
    cat_name: "Bors",
  });
  const grown = await buildCat(server, {
    owner,
    sire,
    dam: kitten,
    born: "2024-01-01",
    reg_num: numberOf(++place),
  });
  const certificate = await buildCertificate(server, { cat: grown });
  await buildCertificate(server, { cat: gone });
  const { case_id } = await ask();
  await confirm(case_id);
  await settle();
  expect(await isThere(gone)).toBe(false);
  const { data } = await server.guest()("GET /verify/{code}", {
    params: { code: certificate.code },
  });
  expect(data.status).toBe("superseded");
  await expect
    .poll(async () => (await auditLog(poolDb(server.pool))).findings, { timeout: 20_000 })
    .toEqual([]);
  const { rows } = await server.pool.query("select id from merges where gone_cat_id = $1", [
    gone.id,
  ]);
  await server.as(pavel)("POST /merges/{id}/undo", { params: { id: rows[0].id } });
  await expect
    .poll(async () => (await auditLog(poolDb(server.pool))).findings, { timeout: 20_000 })
    .toEqual([]);
  const named = await server.pool.query(
    "select count(*)::int as times from certified_cats where cat_id = any($1) and certificate_id = (select id from certificates where code = $2)",
    [[kept.id, gone.id], certificate.code],
  );
  expect(named.rows).toEqual([{ times: 2 }]);
});

test("the number that goes is given to no cat again, stands on the page of the cat, and comes back with an undone merge", async () => {
  const { case_id } = await ask();
  await confirm(case_id);
  await settle();
  const give = () =>
    buildCat(server, { reg_num: gone.reg_num }).then(
      () => "given",
      (error: { constraint: string }) => error.constraint,
    );
  expect(await give()).toBe("cats_number_annulled");
  const page = await server.raw(`/api/cats/cat-and-color/${kept.id}`, {
    headers: { "accept-language": "en" },
  });
  const { data } = (await page.json()) as { data: { club_notes: { struck: string }[] } };
  expect(data.club_notes.map(({ struck }) => struck)).toEqual([gone.reg_num]);
  const { rows } = await server.pool.query("select id from merges where gone_cat_id = $1", [
    gone.id,
  ]);
  await server.as(pavel)("POST /merges/{id}/undo", { params: { id: rows[0].id } });
  const back = await server.pool.query("select reg_num from cats where id = any($1) order by id", [
    [kept.id, gone.id],
  ]);
  expect(back.rows).toEqual([{ reg_num: kept.reg_num }, { reg_num: gone.reg_num }]);
});

test("of a registered and an unregistered record two decide as well, and of two unregistered ones nobody of the desk", async () => {
  const plain = await buildCat(server, { owner, sex: "female", born: "2020-01-01" });
  const at = { params: { id: kept.id } };
  const preview = await server.as(irina)("GET /cats/{id}/merge", {
    ...at,
    query: { other: plain.id },
  });
  expect(preview.data.at_desk).toBe(1);
  expect(
    await statusOf(server.as(irina)("POST /cats/{id}/merge", { ...at, body: { other: plain.id } })),
  ).toBe(409);
  const { case_id } = await ask(irina, { other: plain.id });
  await confirm(case_id);
  await settle();
  expect(await isThere(plain)).toBe(false);
  const { rows } = await server.pool.query("select from merged_numbers where cat_id = $1", [
    kept.id,
  ]);
  expect(rows).toEqual([]);
  const both = [
    await buildCat(server, { sex: "female" }),
    await buildCat(server, { sex: "female" }),
  ];
  expect(await statusOf(ask(irina, { kept: both[0]!.id, other: both[1]!.id }))).toBe(409);
});

describe("a request", () => {
  test("is declined with a reason that its asker is told, and changes nothing", async () => {
    const { id, case_id } = await ask();
    await server.as(pavel)("PUT /admin/cases/{id}/decline", {
      params: { id: case_id },
      body: { reason: "Two sisters of one litter" },
    });
    await settle();
    expect(await requestOf(id)).toMatchObject({
      status: "declined",
      decision: "Two sisters of one litter",
    });
    expect(await isThere(gone)).toBe(true);
    expect((await lastMail(irina)).text).toContain("Two sisters of one litter");
  });

  test("is withdrawn by whoever asked, and by nobody else", async () => {
    const { id, case_id } = await ask();
    const withdraw = (by: BuiltMember) =>
      server.as(by)("PUT /admin/merge-requests/{id}/withdraw", { params: { id } });
    expect(await statusOf(withdraw(pavel))).toBe(403);
    await withdraw(irina);
    expect((await caseOf(case_id)).state).toBe("withdrawn");
    expect(await statusOf(confirm(case_id))).toBe(409);
    expect(await statusOf(withdraw(irina))).toBe(409);
  });

  test("waits once for a pair, whichever record is to stay", async () => {
    await ask();
    expect(await statusOf(ask(pavel, { kept: gone.id, other: kept.id }))).toBe(409);
  });

  test.each([
    ["has got another owner", "owner", "new owner"],
    ["is no longer registered", "registration", "registration"],
    ["is merged with a third meanwhile", "record", "deleted or merged"],
  ] as const)("lapses when one of the two %s, and its asker reads why", async (_, why, said) => {
    const { id, case_id } = await ask();
    const acts = {
      owner: () =>
        inTransaction(server.pool, async (tx) => {
          await tx.query({
            text: "update cats set users_id = $2, online_owner_id = $2 where id = $1",
            values: [gone.id, owner.id],
          });
          await tellOfLapsedMerges(tx, server.services);
        }),
      registration: async () => {
        await server.as(pavel)("POST /cats/{id}/annulment", {
          params: { id: gone.id },
          body: { reason: "Forged" },
        });
      },
      record: async () => {
        const third = await buildCat(server, {
          owner,
          sex: "female",
          born: "2020-01-01",
          reg_num: numberOf(++place),
        });
        const next = await ask(pavel, { kept: third.id, other: gone.id });
        await confirm(next.case_id, irina);
        await settle();
      },
    };
    await acts[why]();
    expect(await requestOf(id)).toMatchObject({ status: "lapsed", lapsed_by: why });
    expect((await caseOf(case_id)).state).toBe("withdrawn");
    const mails = await server.mailsSentTo(irina.email);
    expect(mails.some(({ text }) => text.includes(said))).toBe(true);
    expect(await statusOf(confirm(case_id))).toBe(409);
  });

  test("is not confirmed when one of the two has changed since it was asked for", async () => {
    const { id, case_id } = await ask();
    await server.pool.query("update cats set description = 'Shy' where id = $1", [gone.id]);
    expect((await requestOf(id)).pair!.has_changed).toBe(1);
    const refused = await outcomeOf(confirm(case_id));
    expect(refused.status).toBe(409);
    expect(refused.message).toContain("has changed since");
  });

  test("goes back to the desk when one of the two changes in the ten minutes", async () => {
    const { case_id } = await ask();
    await confirm(case_id);
    await server.pool.query("update cats set description = 'Shy' where id = $1", [gone.id]);
    await settle();
    expect(await isThere(gone)).toBe(true);
    const found = await caseOf(case_id);
    expect(found.state).toBe("waiting");
    expect(found.thread.at(-1)).toMatchObject({ kind: "returned" });
  });

  test("is not for cats of one's own, of two clubs, nor for who does not decide", async () => {
    const own = await buildCat(server, { owner: irina, sex: "female", reg_num: numberOf(++place) });
    expect(await statusOf(ask(irina, { kept: own.id }))).toBe(403);
    expect(await statusOf(ask(owner))).toBe(403);
    const { case_id } = await ask();
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      kept.id,
      pavel.id,
    ]);
    expect([403, 409]).toContain(await statusOf(confirm(case_id)));
  });
});

test("the history says who asked, and what became of it", async () => {
  const { id } = await ask();
  await server.as(irina)("PUT /admin/merge-requests/{id}/withdraw", { params: { id } });
  const { data } = await server.as(owner)("GET /cats/{id}/history", {
    params: { id: kept.id },
    query: {},
  });
  const entries = data.filter(({ noun }) => noun === "merge");
  expect(entries.map(({ action, member }) => [action, member?.id])).toEqual([
    ["update", irina.id],
    ["insert", irina.id],
  ]);
  expect(server.faults).toEqual([]);
});
