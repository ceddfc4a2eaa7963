/** What the club asks back about is amended in place: requests for corrections and transfers, beside applications (desk.test.ts). */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AMENDMENTS_MAX } from "@felistry/domain/cases/amended.ts";
import type { CaseKind } from "@felistry/domain/cases/kinds.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  ALL_TICKS,
  DESK_ENV,
  DESK_NOW,
  settleAtDesk,
  shownAtDesk,
} from "@felistry/testkit/worlds/desk.ts";

let server: TestServer;
let irina: BuiltMember;
let owner: BuiltMember;
let numbers = 0;

beforeAll(async () => {
  server = await startTestServer({ now: DESK_NOW, env: DESK_ENV });
  [irina, owner] = await Promise.all([buildAdmin(server), buildMember(server)]);
});
afterAll(() => server.stop());

const shown = (id: number) => shownAtDesk(server, irina, id);
const thread = async (id: number, by = owner) =>
  (await server.as(by)("GET /cases/{id}/thread", { params: { id } })).data.thread;
const evidence = () => buildUploadRow(server, { owner, prefix: "evidence" });
const registered = (traits = {}) =>
  buildCat(server, {
    owner,
    sex: "female",
    cat_name: "Old",
    reg_num: `FEL-2025-${String(++numbers).padStart(6, "0")}`,
    ...traits,
  });

const ask = (id: number) =>
  server.as(irina)("POST /admin/cases/{id}/questions", {
    params: { id },
    body: { text: "Is it really so?" },
  });
const answer = (id: number) =>
  server.as(owner)("POST /cases/{id}/answers", { params: { id }, body: { text: "It is now" } });
const confirm = (id: number, version: number) =>
  server.as(irina)("PUT /admin/cases/{id}/confirm", {
    params: { id },
    body: { checks: ALL_TICKS, reason: "The paper is clear", version },
  });

async function caseOf(kind: CaseKind, subjectId: number): Promise<number> {
  const { rows } = await server.pool.query(
    "select id from cases where kind = $1 and subject_id = $2",
    [kind, subjectId],
  );
  return rows[0].id;
}

const correct = (cat: BuiltCat, body: object, by = owner) =>
  server.as(by)("POST /cats/{id}/corrections", {
    params: { id: cat.id },
    body: { reason: "As on the paper", ...body } as never,
  });
const named = (request: { readonly id: number }) => ({ request_id: request.id });
const transfer = (cat: BuiltCat, body: object) =>
  server.as(owner)("POST /cats/{id}/transfers/in", {
    params: { id: cat.id },
    body: { club: "Kissaliitto", ...body } as never,
  });

describe("[15.1] a request to correct", () => {
  test("is amended in place while the club asks back, and only then; the thread says what was changed", async () => {
    const cat = await registered();
    const mother = await buildCat(server, { sex: "female", cat_name: "Queen", born: "2015-01-01" });
    const [first, second] = [await evidence(), await evidence()];
    const { data } = await correct(cat, { cat_name: "Nwe", evidence_url: first });
    const id = await caseOf("correction", data.id);
    const { opened_at, version } = await shown(id);
    const amend = () =>
      correct(cat, {
        request_id: data.id,
        cat_name: "New",
        mother_id: mother.id,
        reason: "As on the other paper",
        evidence_url: second,
      });
    expect(await statusOf(amend())).toBe(409);
    await ask(id);
    const own = await server.as(owner)("GET /corrections/{id}", { params: { id: data.id } });
    expect(own.data).toMatchObject({ asked_case_id: id, asked: { cat_name: "Nwe" } });
    const clubs = await server.as(irina)("GET /corrections/{id}", { params: { id: data.id } });
    expect(clubs.data).toMatchObject({ asked_case_id: null, asked: null });
    expect((await amend()).data).toEqual({ id: data.id });
    const said = [
      { field: "cat_name", before: "Nwe", after: "New" },
      { field: "mother_id", before: null, after: "Queen" },
      { field: "reason", before: "As on the paper", after: "As on the other paper" },
      { field: "evidence_url", before: null, after: null },
    ];
    for (const messages of [await thread(id), (await shown(id)).thread])
      expect(messages.map(({ kind, amended }) => [kind, amended])).toEqual([
        ["question", []],
        ["amended", said],
      ]);
    await answer(id);
    expect(await statusOf(amend())).toBe(409);
    expect(await shown(id)).toMatchObject({ state: "waiting", opened_at });
    expect(await outcomeOf(confirm(id, version))).toMatchObject({ status: 409 });
    await confirm(id, (await shown(id)).version);
    await settleAtDesk(server);
    const { rows } = await server.pool.query("select cat_name, mother_id from cats where id = $1", [
      cat.id,
    ]);
    expect(rows).toEqual([{ cat_name: "New", mother_id: mother.id }]);
    expect((await server.pool.query("select from uploads where path = $1", [first])).rowCount).toBe(
      0,
    );
  });

  test("that is asked back stays as it is when another is sent, and no other is made by what changes it", async () => {
    const cat = await registered();
    const [first, second] = [await evidence(), await evidence()];
    const { data } = await correct(cat, { cat_name: "New", evidence_url: first });
    const id = await caseOf("correction", data.id);
    await ask(id);
    const another = correct(cat, { cat_birthdate: "2020-02-03", evidence_url: second });
    expect(await outcomeOf(another)).toMatchObject({
      status: 409,
      message: "The club has not yet decided an earlier request for this cat",
    });
    const { rows } = await server.pool.query(
      "select changes, evidence_url from corrections where id = $1",
      [data.id],
    );
    expect(rows).toEqual([{ changes: { cat_name: "New" }, evidence_url: first }]);
    const { data: own } = await server.as(owner)("GET /me/corrections", {
      query: { cat_id: cat.id, limit: 1 },
    });
    expect(own).toMatchObject([{ id: data.id, status: "asked" }]);
    const late = () => correct(cat, { ...named(data), cat_name: "Newer", evidence_url: first });
    const refused = {
      status: 409,
      message: "The club no longer asks about this request, so it can no longer be changed",
    };
    await answer(id);
    expect(await outcomeOf(late())).toMatchObject(refused);
    await server.as(owner)("PUT /corrections/{id}/withdraw", { params: { id: data.id } });
    const upload = await evidence();
    expect(
      await outcomeOf(correct(cat, { ...named(data), cat_name: "Newer", evidence_url: upload })),
    ).toMatchObject(refused);
    const { rowCount } = await server.pool.query("select from corrections where cat_id = $1", [
      cat.id,
    ]);
    expect(rowCount).toBe(1);
  });

  test("is changed twenty times at most", async () => {
    const cat = await registered();
    const evidence_url = await evidence();
    const { data } = await correct(cat, { cat_name: "New", evidence_url });
    const id = await caseOf("correction", data.id);
    await ask(id);
    await server.pool.query(
      `insert into case_messages (case_id, author_id, kind, amended)
       select $1, $2, 'amended', '{"before": {}, "after": {}}' from generate_series(1, 19)`,
      [id, owner.id],
    );
    const amend = (reason: string) =>
      correct(cat, { ...named(data), cat_name: "New", evidence_url, reason });
    expect(await statusOf(amend("The twentieth"))).toBe(200);
    expect(await outcomeOf(amend("One more"))).toMatchObject({
      status: 409,
      message: expect.stringContaining(`at most ${AMENDMENTS_MAX} times`),
    });
  });

  test("is decided as it was seen: an amendment before the answer refuses an earlier look, too", async () => {
    const cat = await registered();
    const evidence_url = await evidence();
    const { data } = await correct(cat, { cat_name: "Nwe", evidence_url });
    const id = await caseOf("correction", data.id);
    await ask(id);
    const { version } = await shown(id);
    await correct(cat, { ...named(data), cat_name: "Nwe", evidence_url, reason: "Another reason" });
    expect(await statusOf(confirm(id, version))).toBe(409);
  });

  test("is amended by its asker alone, by the registry's rules, and by nobody past the site", async () => {
    const cat = await registered();
    const { data } = await correct(cat, { cat_name: "Nwe", evidence_url: await evidence() });
    const id = await caseOf("correction", data.id);
    const rename = () =>
      server.pool.query("update corrections set changes = $2 where id = $1", [
        data.id,
        { cat_name: "Forged" },
      ]);
    await expect(rename()).rejects.toThrow("stays as it was");
    await ask(id);
    const other = await buildMember(server);
    const url = await buildUploadRow(server, { owner: other, prefix: "evidence" });
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      cat.id,
      other.id,
    ]);
    const byOther = correct(cat, { ...named(data), cat_name: "Theirs", evidence_url: url }, other);
    expect(await statusOf(byOther)).toBe(409);
    const ownMother = correct(cat, {
      ...named(data),
      mother_id: cat.id,
      evidence_url: await evidence(),
    });
    expect(await statusOf(ownMother)).toBeGreaterThanOrEqual(400);
    expect((await thread(id)).map(({ kind }) => kind)).toEqual(["question"]);
  });

  test("leaves nothing of what its asker had written once they have left", async () => {
    const leaving = await buildMember(server);
    const cat = await registered({ owner: leaving });
    const evidence_url = await buildUploadRow(server, { owner: leaving, prefix: "evidence" });
    const { data } = await correct(cat, { cat_name: "Nwe", evidence_url }, leaving);
    const id = await caseOf("correction", data.id);
    await ask(id);
    await correct(
      cat,
      { ...named(data), cat_name: "Nwe", evidence_url, reason: "My secret" },
      leaving,
    );
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    const { rows } = await server.pool.query(
      "select kind, amended from case_messages where case_id = $1 order by id",
      [id],
    );
    expect(rows.at(-1)).toEqual({ kind: "amended", amended: null });
  });
});

describe("[15.1] a transfer", () => {
  test("is amended in place while the club asks back, and only then; the thread says what was changed", async () => {
    const cat = await buildCat(server, { owner });
    const paper_url = await evidence();
    const { data } = await transfer(cat, { number: "FI KIS LO 1", titles: "CH", paper_url });
    const id = await caseOf("transfer", data.id);
    const { opened_at, version } = await shown(id);
    const amend = () =>
      transfer(cat, { ...named(data), number: "FI KIS LO 7", remarks: "Misread", paper_url });
    expect(await statusOf(amend())).toBe(409);
    await ask(id);
    const own = await server.as(owner)("GET /transfers/{id}", { params: { id: data.id } });
    expect(own.data.asked_case_id).toBe(id);
    expect((await amend()).data).toEqual({ id: data.id });
    expect((await thread(id)).map(({ kind, amended }) => [kind, amended])).toEqual([
      ["question", []],
      [
        "amended",
        [
          { field: "number", before: "FI KIS LO 1", after: "FI KIS LO 7" },
          { field: "titles", before: "CH", after: null },
          { field: "remarks", before: null, after: "Misread" },
        ],
      ],
    ]);
    await answer(id);
    expect(await statusOf(amend())).toBe(409);
    expect(await shown(id)).toMatchObject({ state: "waiting", opened_at });
    expect(await outcomeOf(confirm(id, version))).toMatchObject({ status: 409 });
    await confirm(id, (await shown(id)).version);
    await settleAtDesk(server);
    const { rows } = await server.pool.query("select number_elsewhere from cats where id = $1", [
      cat.id,
    ]);
    expect(rows).toEqual([{ number_elsewhere: "FI KIS LO 7" }]);
  });

  test("to another club is amended in the same way, and past the site by nobody", async () => {
    const cat = await registered();
    const out = (club: string, request = {}) =>
      server.as(owner)("POST /cats/{id}/transfers/out", {
        params: { id: cat.id },
        body: { club, ...request },
      });
    const { data } = await out("Svenska Kattklubben");
    const id = await caseOf("transfer", data.id);
    const rename = () =>
      server.pool.query("update transfers set club = 'Forged' where id = $1", [data.id]);
    await expect(rename()).rejects.toThrow("stays as it was");
    await ask(id);
    expect(await statusOf(out("Another club"))).toBe(409);
    await out("Norske Rasekattklubbers Riksforbund", named(data));
    const { version } = await shown(id);
    expect((await thread(id)).at(-1)!.amended).toEqual([
      {
        field: "club",
        before: "Svenska Kattklubben",
        after: "Norske Rasekattklubbers Riksforbund",
      },
    ]);
    expect(await statusOf(confirm(id, version))).toBe(200);
  });
});

test("[15.1] a question says that what was sent may be amended only of what can be", async () => {
  const asker = await buildMember(server);
  const cat = await registered({ owner: asker });
  const { rows } = await server.pool.query(
    "select open_case(kind, $1, $1, $2) from unnest(array['merge', 'application']) kind",
    [cat.id, asker.id],
  );
  expect(rows).toHaveLength(2);
  for (const kind of ["merge", "application"] as const) await ask(await caseOf(kind, cat.id));
  const mails = (await server.mailsSentTo(asker.email)).map(({ text }) => text);
  expect(mails.map((text) => text.includes("amend what you sent"))).toEqual([false, true]);
});
