/** The club's desk: the queue, decisions that can be taken back, questions, and two pairs of eyes. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CLUB_ROLES } from "@felistry/domain/accounts/club-rights.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCorrection } from "@felistry/testkit/build-correction.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import {
  buildAdmin,
  buildMember,
  buildOfficer,
  type BuiltMember,
} from "@felistry/testkit/build-member.ts";
import { outcomeOf, statusOf } from "@felistry/testkit/outcome.ts";
import { caseOf } from "@felistry/testkit/samples/sample-cases.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  ALL_TICKS,
  DESK_ENV,
  DESK_NOW,
  settleAtDesk,
  shownAtDesk,
} from "@felistry/testkit/worlds/desk.ts";
import { settleCases } from "./settle-cases.ts";
import { tellClub } from "./tell-club.ts";

let server: TestServer;
let irina: BuiltMember;
let pavel: BuiltMember;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({
    now: DESK_NOW,
    env: { ...DESK_ENV, FOUR_EYES: "correction,annulment" },
  });
  [irina, pavel, owner] = await Promise.all([
    buildAdmin(server, { first_name: "Irina", last_name: "Club" }),
    buildAdmin(server, { first_name: "Pavel", last_name: "Club" }),
    buildMember(server),
  ]);
});
afterAll(() => server.stop());

async function applied() {
  const cat = await buildCat(server, { owner });
  const application = await buildApplication(server, { cat });
  return { cat, application, id: await caseOf(server, application) };
}

const shown = (id: number, by = irina) => shownAtDesk(server, by, id);
const confirm = (id: number, by = irina, body: object = { checks: ALL_TICKS }) =>
  server.as(by)("PUT /admin/cases/{id}/confirm", { params: { id }, body });
const decline = (id: number, reason = "The scan cannot be read", by = irina) =>
  server.as(by)("PUT /admin/cases/{id}/decline", { params: { id }, body: { reason } });
const takeBack = (id: number, by = irina) =>
  server.as(by)("PUT /admin/cases/{id}/take-back", { params: { id } });
const list = (by = irina, query: object = {}) => server.as(by)("GET /admin/cases", { query });

const settle = () => settleAtDesk(server);

async function registered(catId: number) {
  const { rows } = await server.pool.query(
    "select c.registered, (select count(*)::int from certificates e where e.cat_id = c.id) as certificates from cats c where id = $1",
    [catId],
  );
  return rows[0];
}

describe("a decision", () => {
  test("is refused until everything that is needed is ticked, by the field", async () => {
    const { id } = await applied();
    const { needed } = await shown(id);
    expect(needed).toEqual(expect.arrayContaining(["paper", "identity", "number", "ancestors"]));
    const outcome = await outcomeOf(confirm(id, irina, { checks: needed.slice(1) }));
    expect(outcome.status).toBe(400);
    expect((await shown(id)).state).toBe("waiting");
    expect(await statusOf(confirm(id, irina, { checks: needed }))).toBe(200);
  });

  test("registers nothing and tells nobody until it can no longer be taken back", async () => {
    const { id, cat } = await applied();
    const mailsAboutIt = async () =>
      (await server.mailsSentTo(owner.email)).filter(({ text }) =>
        text.includes(`/cats/${cat.id}`),
      );
    expect((await confirm(id)).data).toEqual({
      id,
      state: "decided",
      final_at: "2026-11-20T10:10:00.000Z",
    });
    await settleCases(server.pool, server.services);
    expect(await registered(cat.id)).toEqual({ registered: 0, certificates: 0 });
    expect(await mailsAboutIt()).toEqual([]);
    await settle();
    await settle();
    expect(await registered(cat.id)).toEqual({ registered: 1, certificates: 1 });
    expect(await mailsAboutIt()).toHaveLength(1);
    expect(await shown(id)).toMatchObject({
      state: "decided",
      outcome: "confirmed",
      final_at: null,
      decided_by: "Irina Club",
      checks: ALL_TICKS,
    });
  });

  test("taken back waits in its old place, and nothing of it is carried out", async () => {
    const { id, cat } = await applied();
    const { opened_at } = await shown(id);
    await decline(id);
    expect((await takeBack(id, pavel)).data.state).toBe("waiting");
    await settle();
    expect(await registered(cat.id)).toEqual({ registered: 0, certificates: 0 });
    const now = await shown(id);
    expect(now).toMatchObject({ state: "waiting", opened_at, reason: null, checks: [] });
    expect(now.thread.map(({ kind }) => kind)).toEqual(["taken_back"]);
    expect(await statusOf(takeBack(id))).toBe(409);
    await confirm(id);
    await settle();
    expect(await statusOf(takeBack(id))).toBe(409);
    expect((await registered(cat.id)).registered).toBe(1);
  });

  test("of two registrars one is told who was first, at the desk and by the older call", async () => {
    const { id, cat } = await applied();
    const outcomes = await Promise.all([
      outcomeOf(confirm(id, irina)),
      outcomeOf(confirm(id, pavel)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { message } = outcomes.find(({ status }) => status === 409)!;
    expect(message).toMatch(/^This case was decided on .+ by (Irina|Pavel) Club$/);
    const byOldCall = server.as(pavel)("PUT /cats/{id}/register-pedigree", {
      params: { id: cat.id },
      body: { userId: 1 },
    });
    expect(await statusOf(byOldCall)).toBe(409);
    const desk = await server.as(pavel)("GET /applications/not-solve", {
      query: { q: String(cat.id) },
    });
    expect(desk.data).toEqual([]);
  });

  test("is not carried out if the page or the paper has changed since", async () => {
    const { id, cat } = await applied();
    const { version } = await shown(id);
    await server.pool.query("update cats set cat_name = 'Another' where id = $1", [cat.id]);
    expect(await statusOf(confirm(id, irina, { checks: ALL_TICKS, version }))).toBe(409);
    await confirm(id, irina, { checks: ALL_TICKS, version: (await shown(id)).version });
    await server.pool.query("update pedigrees set pedigree_num = 'X-1' where cat_id = $1", [
      cat.id,
    ]);
    await settle();
    expect((await registered(cat.id)).registered).toBe(0);
    const now = await shown(id);
    expect(now.state).toBe("waiting");
    expect(now.thread.map(({ kind, author }) => [kind, author])).toEqual([["returned", null]]);
  });

  test("of somebody who has left the club since waits for the others", async () => {
    const { id, cat } = await applied();
    const leaving = await buildAdmin(server);
    await confirm(id, leaving);
    await server.pool.query("delete from user_roles where user_id = $1 and role_id = 2", [
      leaving.id,
    ]);
    await settle();
    expect(await registered(cat.id)).toEqual({ registered: 0, certificates: 0 });
    expect(await shown(id)).toMatchObject({ state: "waiting", thread: [{ kind: "returned" }] });
  });

  test("ends with the application that is withdrawn before it is carried out", async () => {
    const { id, application, cat } = await applied();
    await confirm(id);
    await server.as(owner)("PUT /applications/{id}/withdraw", { params: { id: application.id } });
    await settle();
    expect((await registered(cat.id)).registered).toBe(0);
    expect((await shown(id)).state).toBe("withdrawn");
    expect(await outcomeOf(confirm(id))).toMatchObject({ status: 409 });
  });

  test("about a cat that has been sold since says so, and can only be declined", async () => {
    const { id, cat } = await applied();
    const buyer = await buildMember(server);
    await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      cat.id,
      buyer.id,
    ]);
    const { status, message } = await outcomeOf(confirm(id));
    expect([status, message]).toEqual([409, expect.stringContaining("no longer belongs")]);
    expect(await statusOf(decline(id))).toBe(200);
  });

  test("on one's own application is not taken back by its sender", async () => {
    const cat = await buildCat(server, { owner: irina });
    const application = await buildApplication(server, { cat });
    const id = await caseOf(server, application);
    await decline(id, "The scan cannot be read", pavel);
    expect(await statusOf(takeBack(id))).toBe(403);
    expect(await statusOf(takeBack(id, pavel))).toBe(200);
  });

  test("on one's own application is a colleague's", async () => {
    const cat = await buildCat(server, { owner: irina });
    const id = await caseOf(server, await buildApplication(server, { cat }));
    expect(await statusOf(confirm(id))).toBe(403);
    expect(await shown(id)).toMatchObject({ is_own: 1, may_decide: 0 });
    expect(await statusOf(confirm(id, pavel))).toBe(200);
  });

  test("on a test mails the reason for not confirming it, and confirms it after a look", async () => {
    const of = async () => {
      const { id } = await buildCredential(server, {
        kind: "dna",
        scanned: true,
        cat: await buildCat(server, { owner }),
      });
      const { rows } = await server.pool.query(
        "select id from cases where kind = 'test' and subject_id = $1",
        [id],
      );
      return { id, caseId: rows[0].id as number };
    };
    const [bad, good] = [await of(), await of()];
    await decline(bad.caseId, "Another cat's test");
    await confirm(good.caseId, irina, { checks: ["paper", "identity"] });
    await settle();
    const mails = await server.mailsSentTo(owner.email);
    expect(mails.filter(({ text }) => text.includes("Another cat's test"))).toHaveLength(1);
    const { rows } = await server.pool.query(
      "select id, confirmed_by from credentials where id = any($1) order by id",
      [[bad.id, good.id]],
    );
    expect(rows).toEqual([
      { id: bad.id, confirmed_by: null },
      { id: good.id, confirmed_by: irina.id },
    ]);
  });
});

describe("asking back", () => {
  test("lets the applicant amend and answer, and keeps the turn", async () => {
    const { id, application } = await applied();
    const { opened_at } = await shown(id);
    const amend = () =>
      server.as(owner)("PUT /pedigrees/{id}", {
        params: { id: application.pedigrees_id },
        body: { pedigree_num: "P-RIGHT", issued_by: "Club", cat_systems_id: 1 },
      });
    expect(await statusOf(amend())).toBe(409);
    await server.as(irina)("POST /admin/cases/{id}/questions", {
      params: { id },
      body: { text: "Is it the second number?" },
    });
    expect(await shown(id)).toMatchObject({ state: "asked", opened_at });
    expect((await list(irina, { list: "asked" })).data.map((each) => each.id)).toContain(id);
    const mails = await server.mailsSentTo(owner.email);
    const mail = mails.find(({ text }) => text.includes("Is it the second number?"))!;
    expect(mail.text).toContain(`/cases/${id}`);
    expect(await statusOf(amend())).toBe(200);
    const thread = await server.as(owner)("GET /cases/{id}/thread", { params: { id } });
    expect(thread.data.thread.map(({ kind, text }) => [kind, text])).toEqual([
      ["question", "Is it the second number?"],
    ]);
    const answer = () =>
      server.as(owner)("POST /cases/{id}/answers", { params: { id }, body: { text: "It is" } });
    await answer();
    expect(await statusOf(answer())).toBe(409);
    expect(await shown(id)).toMatchObject({ state: "waiting", opened_at, asked_at: null });
    expect((await server.mailsSentTo(irina.email)).some(({ text }) => text.includes("It is"))).toBe(
      true,
    );
    expect(await statusOf(amend())).toBe(409);
  });

  test("stands again when the case is confirmed meanwhile and taken back", async () => {
    const { id, application } = await applied();
    await server.as(irina)("POST /admin/cases/{id}/questions", {
      params: { id },
      body: { text: "Is it the second number?" },
    });
    await confirm(id);
    expect((await takeBack(id)).data.state).toBe("asked");
    const amended = server.as(owner)("PUT /pedigrees/{id}", {
      params: { id: application.pedigrees_id },
      body: { pedigree_num: "P-AGAIN", issued_by: "Club", cat_systems_id: 1 },
    });
    expect(await statusOf(amended)).toBe(200);
    const answered = server.as(owner)("POST /cases/{id}/answers", {
      params: { id },
      body: { text: "It is" },
    });
    expect(await statusOf(answered)).toBe(200);
  });

  test("is not mailed to a registrar who has left, whose cases are others' next", async () => {
    const { id } = await applied();
    const leaving = await buildAdmin(server);
    const params = { id };
    await server.as(leaving)("POST /admin/cases/{id}/questions", {
      params,
      body: { text: "Which day is she born?" },
    });
    await server.as(leaving)("PUT /admin/cases/{id}/assign", {
      params,
      body: { member_id: leaving.id },
    });
    await server.pool.query("delete from user_roles where user_id = $1 and role_id = 2", [
      leaving.id,
    ]);
    await server.as(owner)("POST /cases/{id}/answers", { params, body: { text: "On the third" } });
    expect(await server.mailsSentTo(leaving.email)).toEqual([]);
    await server.pool.query("update cases set opened_at = '2020-01-01' where id = $1", [id]);
    const { id: another } = await applied();
    await server.pool.query("update cases set opened_at = now() + interval '1 day' where id = $1", [
      another,
    ]);
    expect((await shown(another)).next_id).toBe(id);
    await server.pool.query("delete from cases where id = any($1)", [[id, another]]);
  });

  test("shows notes to the club alone", async () => {
    const { id } = await applied();
    await server.as(pavel)("POST /admin/cases/{id}/notes", {
      params: { id },
      body: { text: "I know this breeder" },
    });
    expect((await shown(id)).thread).toMatchObject([
      { kind: "note", author: "Pavel Club", text: "I know this breeder" },
    ]);
    const { data } = await server.as(owner)("GET /cases/{id}/thread", { params: { id } });
    expect(data.thread).toEqual([]);
    const stranger = await buildMember(server);
    expect(await statusOf(server.as(stranger)("GET /cases/{id}/thread", { params: { id } }))).toBe(
      403,
    );
    const cat = await buildCat(server, { owner: irina });
    const own = await caseOf(server, await buildApplication(server, { cat }));
    await server.as(pavel)("POST /admin/cases/{id}/notes", {
      params: { id: own },
      body: { text: "A colleague's cat" },
    });
    expect((await shown(own, pavel)).thread).toHaveLength(1);
    expect((await shown(own)).thread).toEqual([]);
  });
});

describe("the queue", () => {
  test("is in order of waiting, page by page, and counts the kinds", async () => {
    const ids: number[] = [];
    for (let day = 1; day <= 5; day++) {
      const { id } = await applied();
      await server.pool.query("update cases set opened_at = $2 where id = $1", [
        id,
        `2020-01-0${6 - day}T00:00:00Z`,
      ]);
      ids.unshift(id);
    }
    const first = await list(irina, { limit: 3, kind: "application" });
    const second = await list(irina, { limit: 2, kind: "application", cursor: first.page.next! });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    const { counts } = await list();
    const { rows } = await server.pool.query(
      "select count(*)::int as count from cases where state = 'waiting' and kind = 'application'",
    );
    expect(counts).toContainEqual({ kind: "application", count: rows[0].count });
    const { next_id } = await shown(ids[0]!);
    expect(next_id).toBe(ids[1]);
  });

  test("gives cases to one of the club, whose next case they stay", async () => {
    const { id } = await applied();
    const give = (member_id: number | null) =>
      server.as(irina)("PUT /admin/cases/{id}/assign", { params: { id }, body: { member_id } });
    expect(await statusOf(give(owner.id))).toBe(404);
    await give(pavel.id);
    expect((await list(pavel, { list: "mine" })).data).toMatchObject([
      { id, assigned_to: { id: pavel.id, name: "Pavel Club" } },
    ]);
    expect((await list(irina, { list: "mine" })).data).toEqual([]);
    await give(null);
    expect((await list(pavel, { list: "mine" })).data).toEqual([]);
  });

  test("is told to the club once a day", async () => {
    await applied();
    const now = new Date(DESK_NOW);
    const told = async () => {
      await tellClub(server.pool, server.services, now);
      const mails = await server.mailsSentTo(pavel.email);
      return mails.filter(({ subject }) => /cases? waits? for the club/.test(subject)).length;
    };
    // The server's own clock may have told of another day.
    const once = await told();
    expect(once).toBeGreaterThan(0);
    expect(await told()).toBe(once);
  });

  test("names and tells a colleague with two roles once", async () => {
    // Before the letter's hour the server's own job writes none.
    server.setNow(`${DESK_NOW.slice(0, 10)}T03:00:00Z`);
    const both = await buildOfficer(server, "registrar", { first_name: "Both" });
    await server.pool.query("insert into user_roles (user_id, role_id) values ($1, $2)", [
      both.id,
      CLUB_ROLES.decider,
    ]);
    const { colleagues } = await shown((await applied()).id);
    expect(colleagues.filter(({ id }) => id === both.id)).toHaveLength(1);
    await tellClub(server.pool, server.services, new Date(Date.parse(DESK_NOW) + 400 * 86_400_000));
    const mails = await server.mailsSentTo(both.email);
    expect(mails).toHaveLength(1);
    server.setNow(DESK_NOW);
  });
});

test("two people confirm a correction where the club wants it, and no one twice", async () => {
  const cat = await buildCat(server, { owner, reg_num: "FEL-2020-000777" });
  const correction = await buildCorrection(server, { cat, asker: owner });
  const { rows } = await server.pool.query(
    "select id from cases where kind = 'correction' and subject_id = $1",
    [correction.id],
  );
  const { id } = rows[0] as { id: number };
  const body = { checks: ["paper"], reason: "The paper is clear" };
  expect((await confirm(id, irina, body)).data.state).toBe("waiting");
  expect(await shown(id)).toMatchObject({ first_by: { id: irina.id }, state: "waiting" });
  expect(await outcomeOf(confirm(id, irina, body))).toMatchObject({ status: 409 });
  expect((await confirm(id, pavel, body)).data.state).toBe("decided");
  await settle();
  const { rows: cats } = await server.pool.query("select cat_name from cats where id = $1", [
    cat.id,
  ]);
  expect(cats).toEqual([{ cat_name: "Corrected" }]);
});

describe.each([
  [
    "dismissed",
    ({ id }: BuiltMember) =>
      server.pool.query("delete from user_roles where user_id = $1 and role_id <> 1", [id]),
  ],
  [
    "suspended",
    ({ id }: BuiltMember) =>
      server.pool.query(
        "update users set suspended_at = now(), suspension_reason = 'Quarrels' where id = $1",
        [id],
      ),
  ],
])("the first of two, %s,", (_, goes) => {
  // Other tests' cats have been given the same name.
  const body = { checks: ALL_TICKS, reason: "The paper is clear" };
  let leaving: BuiltMember;
  let cat: BuiltCat;
  let id: number;
  beforeEach(async () => {
    leaving = await buildOfficer(server, "decider");
    const reg_num = `FEL-2019-${String(leaving.id).padStart(6, "0")}`;
    cat = await buildCat(server, { owner, reg_num });
    const { id: subject } = await buildCorrection(server, { cat, asker: owner });
    const { rows } = await server.pool.query<{ id: number }>(
      "select id from cases where kind = 'correction' and subject_id = $1",
      [subject],
    );
    id = rows[0]!.id;
  });
  const nameNow = async () =>
    (await server.pool.query("select cat_name from cats where id = $1", [cat.id])).rows[0].cat_name;
  const kindsSaid = async () => (await shown(id)).thread.map(({ kind }) => kind);

  test("no longer counts: whoever confirms next is the first", async () => {
    await confirm(id, leaving, body);
    await goes(leaving);
    expect(await shown(id)).toMatchObject({ first_by: null, state: "waiting" });
    expect((await confirm(id, irina, body)).data.state).toBe("waiting");
    expect(await kindsSaid()).toEqual(["first", "first_fell", "first"]);
    expect((await confirm(id, pavel, body)).data.state).toBe("decided");
    await settle();
    expect(await nameNow()).toBe("Corrected");
  });

  test("takes the second's decision along until it is carried out", async () => {
    await confirm(id, leaving, body);
    await confirm(id, pavel, body);
    await goes(leaving);
    await settle();
    expect(await nameNow()).toBe(cat.cat_name);
    expect(await shown(id)).toMatchObject({ first_by: null, state: "waiting", decided_by: null });
    expect(await kindsSaid()).toEqual(["first", "first_fell"]);
  });

  test("has asked for no annulment: the next who does is the first", async () => {
    const annul = (by: BuiltMember) =>
      server.as(by)("POST /cats/{id}/annulment", {
        params: { id: cat.id },
        body: { reason: "The pedigree was forged" },
      });
    const { data: first } = await annul(leaving);
    await goes(leaving);
    const over = await shown(first.id);
    expect([over.state, over.thread.map(({ kind }) => kind)]).toEqual([
      "withdrawn",
      ["first", "first_fell"],
    ]);
    expect((await annul(irina)).data.waits).toBe(1);
    expect((await registered(cat.id)).registered).toBe(1);
    expect((await annul(pavel)).data.waits).toBe(0);
    expect((await registered(cat.id)).registered).toBe(0);
  });
});

test("the first of two has confirmed what the second sees, or confirms again", async () => {
  const cat = await buildCat(server, { owner, born: "2020-01-01", reg_num: "FEL-2020-000776" });
  const { id: subject } = await buildCorrection(server, { cat, asker: owner });
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = 'correction' and subject_id = $1",
    [subject],
  );
  const { id } = rows[0]!;
  const body = { checks: ["paper"], reason: "The paper is clear" };
  await confirm(id, irina, body);
  await buildCat(server, { owner, born: "2022-01-01", dam: cat });
  expect((await confirm(id, pavel, body)).data.state).toBe("waiting");
  const now = await shown(id);
  expect(now.first_by?.id).toBe(pavel.id);
  expect(now.thread.map(({ kind }) => kind)).toEqual(["first", "first_outdated", "first"]);
  expect((await confirm(id, irina, body)).data.state).toBe("decided");
});

test("two people annul a registration where the club wants it, each by the same call", async () => {
  const cat = await buildCat(server, { owner, reg_num: "FEL-2020-000778" });
  const annul = (by: BuiltMember) =>
    server.as(by)("POST /cats/{id}/annulment", {
      params: { id: cat.id },
      body: { reason: "The pedigree was forged" },
    });
  const first = await annul(irina);
  expect(first.data).toMatchObject({ reg_num: "FEL-2020-000778", waits: 1 });
  expect(await shown(first.data.id)).toMatchObject({
    kind: "annulment",
    first_by: { id: irina.id },
  });
  expect(await statusOf(annul(irina))).toBe(409);
  expect((await registered(cat.id)).registered).toBe(1);
  expect((await annul(pavel)).data.waits).toBe(0);
  expect((await registered(cat.id)).registered).toBe(0);
  expect((await shown(first.data.id)).state).toBe("decided");
});

test("whoever has asked for an annulment withdraws it until a second person has decided", async () => {
  const cat = await buildCat(server, { owner, reg_num: "FEL-2020-000779" });
  const params = { id: cat.id };
  const annul = (by: BuiltMember) =>
    server.as(by)("POST /cats/{id}/annulment", { params, body: { reason: "A wrong scan" } });
  const withdraw = (by: BuiltMember) =>
    server.as(by)("PUT /cats/{id}/annulment/withdraw", { params });
  expect(await statusOf(withdraw(irina))).toBe(409);
  const { data: first } = await annul(irina);
  expect(await statusOf(withdraw(pavel))).toBe(403);
  expect((await withdraw(irina)).data).toEqual({ id: first.id, status: "withdrawn" });
  // Its row stays, and says to the colleagues who thought better of it.
  const over = await shown(first.id);
  expect(over).toMatchObject({ state: "withdrawn", reason: "A wrong scan", may_decide: 0 });
  expect(over.thread.map(({ kind, author }) => [kind, author])).toEqual([
    ["first", over.first_by!.name],
    ["withdrawn", over.first_by!.name],
  ]);
  expect(await statusOf(withdraw(irina))).toBe(409);
  // Asked anew, it needs two again.
  const { data: again } = await annul(pavel);
  expect(again).toMatchObject({ waits: 1 });
  expect(again.id).not.toBe(first.id);
  expect((await annul(irina)).data.waits).toBe(0);
  expect(await statusOf(withdraw(pavel))).toBe(409);
});

test("an annulment that waits ends with the registration", async () => {
  const cat = await buildCat(server, { owner, reg_num: "FEL-2020-000780" });
  const { data: first } = await server.as(irina)("POST /cats/{id}/annulment", {
    params: { id: cat.id },
    body: { reason: "A wrong scan" },
  });
  await server.pool.query("update cats set registered = 0, reg_num = null where id = $1", [cat.id]);
  expect((await shown(first.id)).state).toBe("withdrawn");
});
