/** Cats that come from other clubs and leave for them, as the club's desk decides it. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { ALL_TICKS, DESK_ENV, DESK_NOW, settleAtDesk } from "@felistry/testkit/worlds/desk.ts";

const CLUB = "Kissaliitto, FIFe, Finland";

let server: TestServer;
let owner: BuiltMember;
let irina: BuiltMember;
let place = 0;

beforeAll(async () => {
  server = await startTestServer({
    now: DESK_NOW,
    env: { ...DESK_ENV, RATE_LIMIT_FACTOR: "100" },
  });
  [owner, irina] = await Promise.all([buildMember(server), buildAdmin(server)]);
});
afterAll(() => server.stop());

const fresh = (traits = {}) => buildCat(server, { owner, ...traits });
const registered = (traits = {}) =>
  fresh({ reg_num: `FEL-2025-${String(++place).padStart(6, "0")}`, ...traits });

async function askIn(cat: BuiltCat, number = `FI KIS LO ${++place}`, by = owner): Promise<number> {
  const paper_url = await buildUploadRow(server, { owner: by, prefix: "evidence" });
  const { data } = await server.as(by)("POST /cats/{id}/transfers/in", {
    params: { id: cat.id },
    body: { club: CLUB, number, titles: "CH, Helsinki 2025", paper_url },
  });
  return data.id;
}

const askOut = (cat: BuiltCat, by = owner) =>
  server
    .as(by)("POST /cats/{id}/transfers/out", {
      params: { id: cat.id },
      body: { club: "Svenska Kattklubben" },
    })
    .then(({ data }) => data.id);

const read = async (id: number, by = owner) =>
  (await server.as(by)("GET /transfers/{id}", { params: { id } })).data;

async function caseOf(id: number): Promise<number> {
  const { rows } = await server.pool.query(
    "select id from cases where kind = 'transfer' and subject_id = $1 order by id desc limit 1",
    [id],
  );
  return rows[0].id;
}

const stateOfCase = async (id: number) =>
  (
    await server.as(irina)("GET /admin/cases/{id}", {
      params: { id: await caseOf(id) },
      query: {},
    })
  ).data;

const confirm = async (id: number, body: object = { checks: ALL_TICKS }, by = irina) =>
  server.as(by)("PUT /admin/cases/{id}/confirm", { params: { id: await caseOf(id) }, body });

const decline = async (id: number) =>
  server.as(irina)("PUT /admin/cases/{id}/decline", {
    params: { id: await caseOf(id) },
    body: { reason: "The paper is of another cat" },
  });

const settle = () => settleAtDesk(server);

const rowOf = async ({ id }: BuiltCat) =>
  (await server.pool.query("select * from cats where id = $1", [id])).rows[0];

const certificatesOf = async ({ id }: BuiltCat, by = owner) =>
  (await server.as(by)("GET /cats/{id}/certificates", { params: { id } })).data;

const verified = async (code: string) =>
  (await server.guest()("GET /verify/{code}", { params: { code } })).data;

const notesOf = async ({ id }: BuiltCat) =>
  (await server.as(owner)("GET /cats/cat-and-color/{id}", { params: { id } })).data!.club_notes.map(
    ({ text }) => text,
  );

const codeOf = (answer: Promise<unknown>) =>
  outcomeOf(answer).then(({ status, message }) => `${status} ${message}`);

describe("a cat that comes from another club", () => {
  test("gets a number of this club, and a certificate that names the first number and club", async () => {
    const cat = await fresh();
    const id = await askIn(cat, "FI KIS LO 4711");
    expect(await stateOfCase(id)).toMatchObject({
      kind: "transfer",
      state: "waiting",
      needed: ["paper", "identity", "number", "ancestors", "H04"],
      may_decide: 1,
    });
    expect(await codeOf(confirm(id, { checks: ["paper"] }))).toMatch(/^400/);
    await confirm(id);
    expect(await rowOf(cat)).toMatchObject({ registered: 0, reg_num: null });
    await settle();

    const row = await rowOf(cat);
    expect(row).toMatchObject({ registered: 1, number_elsewhere: "FI KIS LO 4711" });
    expect(row.reg_num).toMatch(/^FEL-2026-\d{6}$/);
    const [certificate, ...more] = await certificatesOf(cat);
    expect(more).toEqual([]);
    expect(certificate).toMatchObject({ kind: "pedigree", status: "valid" });
    const { certified, fingerprint } = await verified(certificate!.code);
    expect(certified).toMatchObject({
      version: 2,
      cat: { reg_num: row.reg_num },
      transfers: [{ direction: "in", club: CLUB, number: "FI KIS LO 4711" }],
    });
    expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(await read(id)).toMatchObject({ status: "confirmed", reg_num: row.reg_num });
    expect(await notesOf(cat)).toEqual([`First registered as FI KIS LO 4711, ${CLUB}`]);
    const mails = await server.mailsSentTo(owner.email);
    expect(mails.some(({ subject }) => subject.includes(row.reg_num))).toBe(true);
  });

  test("stays as it is if the decision is taken back within ten minutes, or the request declined", async () => {
    const cat = await fresh();
    const id = await askIn(cat);
    await confirm(id);
    await server.as(irina)("PUT /admin/cases/{id}/take-back", {
      params: { id: await caseOf(id) },
    });
    await settle();
    expect(await rowOf(cat)).toMatchObject({ registered: 0 });
    expect(await stateOfCase(id)).toMatchObject({ state: "waiting" });
    await decline(id);
    await settle();
    expect(await read(id)).toMatchObject({
      status: "declined",
      decision: "The paper is of another cat",
    });
    expect(await rowOf(cat)).toMatchObject({ registered: 0 });
    await askIn(cat);
  });

  test("waits for the club again if its page changed after the decision", async () => {
    const cat = await fresh();
    const id = await askIn(cat);
    await confirm(id);
    await server.pool.query("update cats set cat_name = 'Another' where id = $1", [cat.id]);
    await settle();
    expect(await stateOfCase(id)).toMatchObject({ state: "waiting" });
    expect(await rowOf(cat)).toMatchObject({ registered: 0 });
  });

  test("the asker answers a question, and the case keeps its turn", async () => {
    const id = await askIn(await fresh());
    const params = { id: await caseOf(id) };
    const before = await stateOfCase(id);
    await server.as(irina)("POST /admin/cases/{id}/questions", {
      params,
      body: { text: "Please send the second page" },
    });
    expect((await stateOfCase(id)).state).toBe("asked");
    await server.as(owner)("POST /cases/{id}/answers", { params, body: { text: "There is none" } });
    expect(await stateOfCase(id)).toMatchObject({ state: "waiting", opened_at: before.opened_at });
  });

  test("the club is told of other cats with the same number; the asker is not", async () => {
    const namesake = await fresh();
    await server.pool.query("update cats set number_elsewhere = '(LO) 880.112' where id = $1", [
      namesake.id,
    ]);
    const id = await askIn(await fresh(), "FI LO 880112");
    expect((await read(id, irina)).same_number.map((cat) => cat.id)).toEqual([namesake.id]);
    expect((await read(id)).same_number).toEqual([]);
  });

  test("is refused if it is registered, applied for, or asked for already", async () => {
    const applied = await fresh();
    await buildApplication(server, { cat: applied });
    expect(await codeOf(askIn(applied))).toMatch(/^409 .*application/i);
    expect(await codeOf(askIn(await registered()))).toMatch(/^409 .*registered/);
    const twice = await fresh();
    await askIn(twice);
    expect(await codeOf(askIn(twice))).toMatch(/^409/);
  });

  test("a request lapses when the cat has a new owner, and its paper is forgotten", async () => {
    const cat = await fresh();
    const id = await askIn(cat);
    const buyer = await buildMember(server);
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      cat.id,
      buyer.id,
    ]);
    expect(await read(id)).toMatchObject({ status: "lapsed", paper_url: null });
    expect(await stateOfCase(id)).toMatchObject({ state: "withdrawn" });
  });

  test("two requests decided at once get two numbers", async () => {
    const cats = await Promise.all([fresh(), fresh(), fresh()]);
    for (const cat of cats) await confirm(await askIn(cat));
    await settle();
    const numbers = await Promise.all(cats.map(async (cat) => (await rowOf(cat)).reg_num));
    expect(new Set(numbers).size).toBe(3);
  });
});

describe("a cat that leaves for another club", () => {
  test("gets an export pedigree, which supersedes the earlier certificate and is in the log", async () => {
    const cat = await registered();
    const { data: earlier } = await server.as(owner)("POST /cats/{id}/certificates", {
      params: { id: cat.id },
      body: { kind: "pedigree" },
    });
    expect((await verified(earlier.code)).certified).toMatchObject({ version: 1 });
    const id = await askOut(cat);
    expect((await stateOfCase(id)).needed).toEqual(["owner", "registration"]);
    await confirm(id);
    await settle();

    expect((await verified(earlier.code)).status).toBe("superseded");
    const valid = (await certificatesOf(cat)).filter(({ status }) => status === "valid");
    expect(valid).toHaveLength(1);
    const { certified } = await verified(valid[0]!.code);
    expect(certified.transfers).toEqual([
      { direction: "out", club: "Svenska Kattklubben", number: null, on: expect.any(String) },
    ]);
    const { rows } = await server.pool.query(
      "select facts -> 'certified' -> 'transfers' as told from log_entries where subject = $1",
      [`certificate:${valid[0]!.code}`],
    );
    expect(rows[0].told).toEqual(certified.transfers);
    const response = await server.raw(`/certificates/${valid[0]!.code}.pdf`, {
      headers: { host: "localhost", cookie: await server.sessionCookie(owner) },
    });
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer()).toString("latin1")).toMatch(/^%PDF/);
    expect((await notesOf(cat))[0]).toMatch(/^Exported to Svenska Kattklubben on /);
    const { data: history } = await server.as(owner)("GET /cats/{id}/history", {
      params: { id: cat.id },
      query: {},
    });
    expect(history[0]).toMatchObject({ noun: "transfer", action: "update", may_undo: 0 });
  });

  test("is not exported twice, and litters born to her afterwards are not registered here", async () => {
    const sire = await registered({ sex: "male", born: "2020-01-02" });
    const dam = await registered({ sex: "female", born: "2020-01-02" });
    await confirm(await askOut(dam));
    await settle();
    expect(await codeOf(askOut(dam))).toMatch(/^409 .*exported/);
    const { rows } = await server.pool.query("select current_date + 1 as tomorrow");
    const born = new Date(rows[0].tomorrow).toISOString().slice(0, 10);
    const insert = (day: string) =>
      server.pool.query(
        "insert into litters (dam_id, sire_id, born, breeder_id, status) values ($1, $2, $3, $4, 'waiting')",
        [dam.id, sire.id, day, owner.id],
      );
    await expect(insert(born)).rejects.toMatchObject({ constraint: "litters_not_of_exported" });
  });

  test("a registration that is changed in SQL afterwards is found: what was certified no longer agrees", async () => {
    const cat = await registered();
    const id = await askOut(cat);
    await confirm(id);
    await settle();
    await expect(
      server.pool.query("update transfers set club = 'Another' where id = $1", [id]),
    ).rejects.toMatchObject({ constraint: "transfers_stay" });
    await server.pool.query("alter table transfers disable trigger user");
    await server.pool.query("update transfers set club = 'Another' where id = $1", [id]);
    await server.pool.query("alter table transfers enable trigger user");
    const [certificate] = await certificatesOf(cat);
    expect((await verified(certificate!.code)).status).toBe("superseded");
  });

  test("an unregistered cat has no export pedigree", async () => {
    const cat = await fresh();
    expect(await codeOf(askOut(cat))).toMatch(/^409/);
  });
});

describe("a request", () => {
  test("is read by its asker and the club alone, and its paper too", async () => {
    const cat = await fresh();
    const path = await buildUpload(server, { owner, prefix: "evidence" });
    const { data } = await server.as(owner)("POST /cats/{id}/transfers/in", {
      params: { id: cat.id },
      body: { club: CLUB, number: "1", paper_url: path },
    });
    const stranger = await buildMember(server);
    expect(await statusOf(read(data.id, stranger))).toBe(403);
    const statusOfPaper = async (by: BuiltMember) =>
      (
        await server.raw(path, {
          headers: { host: "localhost", cookie: await server.sessionCookie(by) },
        })
      ).status;
    expect(await Promise.all([owner, irina, stranger].map(statusOfPaper))).toEqual([200, 200, 404]);
  });

  test("is withdrawn by its asker, not after the club's decision", async () => {
    const id = await askIn(await fresh());
    const withdraw = () => server.as(owner)("PUT /transfers/{id}/withdraw", { params: { id } });
    await confirm(id);
    expect(await codeOf(withdraw())).toMatch(/^409/);
    await server.as(irina)("PUT /admin/cases/{id}/take-back", {
      params: { id: await caseOf(id) },
    });
    await withdraw();
    expect(await read(id)).toMatchObject({ status: "withdrawn", paper_url: null });
    expect(await codeOf(withdraw())).toMatch(/^409/);
  });

  test("nobody decides on their own", async () => {
    const cat = await buildCat(server, { owner: irina });
    const id = await askIn(cat, undefined, irina);
    expect(await codeOf(confirm(id))).toMatch(/^403/);
  });

  test("of a member who leaves is withdrawn", async () => {
    const leaving = await buildMember(server);
    const id = await askIn(await buildCat(server, { owner: leaving }), undefined, leaving);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    const { rows } = await server.pool.query("select status from transfers where id = $1", [id]);
    expect(rows).toEqual([{ status: "withdrawn" }]);
  });
});
