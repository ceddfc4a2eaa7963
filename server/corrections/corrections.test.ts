import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCertificate } from "@felistry/testkit/build-certificate.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { buildUploadRow } from "@felistry/testkit/build-upload-row.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let club: BuiltMember;
let cat: BuiltCat;
let place = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "100" } });
  [owner, club] = await Promise.all([buildMember(server), buildAdmin(server)]);
});
afterAll(() => server.stop());

const registered = (traits = {}) =>
  buildCat(server, { owner, reg_num: `FEL-2025-${String(++place).padStart(6, "0")}`, ...traits });

beforeEach(async () => {
  cat = await registered();
});

async function ask(changes: object, by = owner, about = cat): Promise<number> {
  const evidence_url = await buildUploadRow(server, { owner: by, prefix: "evidence" });
  const { data } = await server.as(by)("POST /cats/{id}/corrections", {
    params: { id: about.id },
    body: { reason: "As the pedigree says", evidence_url, ...changes },
  });
  return data.id;
}

const read = (id: number, by = club) =>
  server
    .as(by)("GET /corrections/{id}", { params: { id } })
    .then(({ data }) => data);

const decide = (how: "confirm" | "decline", id: number, version?: number, by = club) =>
  server.as(by)(`PUT /corrections/{id}/${how}`, {
    params: { id },
    body: { decision: "The paper is clear", version },
  });

const rowOf = async (about = cat) =>
  (await server.pool.query("select * from cats where id = $1", [about.id])).rows[0];

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error: { status?: number; body?: { message: string } }) =>
      `${error.status} ${error.body?.message}`,
  );

describe("a request", () => {
  test("changes the facts once it is confirmed, with its history, mails and superseded certificates", async () => {
    const kitten = await registered({ dam: cat, born: "2024-05-01", owner: buildMember(server) });
    const [own, ofKitten, other] = await Promise.all([
      buildCertificate(server, { cat }),
      buildCertificate(server, { cat: kitten }),
      buildCertificate(server),
    ]);
    const id = await ask({ cat_name: "Aurora", cat_birthdate: "2022-06-01" });
    expect(await rowOf()).toMatchObject({ cat_name: cat.cat_name });
    const shown = await read(id);
    expect(shown).toMatchObject({ status: "asked", may_decide: 1, may_withdraw: 0 });
    expect(shown.changes).toEqual([
      { field: "cat_name", before: cat.cat_name, after: "Aurora", now: cat.cat_name },
      { field: "cat_birthdate", before: "2022-05-14", after: "2022-06-01", now: "2022-05-14" },
    ]);
    expect(shown.touches.certificates.map(({ code }) => code)).toEqual([own.code, ofKitten.code]);
    expect(shown.touches.offspring).toBe(1);

    await decide("confirm", id, shown.version);
    expect(await rowOf()).toMatchObject({ cat_name: "Aurora", registered: 1 });
    const statusOfCertificate = async ({ code }: { code: string }) =>
      (await server.guest()("GET /verify/{code}", { params: { code } })).data.status;
    expect(await Promise.all([own, ofKitten, other].map(statusOfCertificate))).toEqual([
      "superseded",
      "superseded",
      "valid",
    ]);
    const { data: history } = await server.as(owner)("GET /cats/{id}/history", {
      params: { id: cat.id },
      query: {},
    });
    expect(history.map(({ noun, action }) => `${noun} ${action}`).slice(0, 3)).toEqual([
      "cat update",
      "correction update",
      "correction insert",
    ]);
    expect(history[0]!.member?.id).toBe(club.id);
    const mails = await server.mailsSentTo(owner.email);
    expect(mails.some(({ subject }) => subject.includes("Aurora: the correction"))).toBe(true);
    expect(await codeOf(decide("confirm", id))).toMatch(/^409/);
    expect((await read(id, owner)).decision).toBe("The paper is clear");
  });

  const kinds: readonly [string, () => Promise<object>, object][] = [
    ["sex", async () => ({ sex: "male" }), { sex: "male" }],
    ["breed", async () => ({ breed_id: 1 }), { breed_id: 1 }],
    [
      "breeder's name",
      async () => ({ breeder_not_user: "Anna Orlova" }),
      { breeder_not_user: "Anna Orlova" },
    ],
    ["death", async () => ({ deceased_on: "2025-02-03" }), { deceased_on: expect.anything() }],
    [
      "affixes",
      async () => ({ cat_name_cattery_prefix: "Neva", cat_name_suffix: null }),
      { cat_name_cattery_prefix: "Neva" },
    ],
  ];
  test.for(kinds)("corrects the %s", async ([, changes, row]) => {
    await decide("confirm", await ask(await changes()));
    expect(await rowOf()).toMatchObject(row);
  });

  test("corrects the colour, the parents, the breeder and the owner", async () => {
    const [sire, dam, breeder, next] = await Promise.all([
      buildCat(server, { sex: "male", born: "2019-01-01", cat_name: "Boris" }),
      buildCat(server, { sex: "female", born: "2019-01-01" }),
      buildMember(server),
      buildMember(server),
    ]);
    const id = await ask({
      main_ems: "a",
      tabby_ems: "22",
      mother_id: dam.id,
      father_id: sire.id,
      breeder_id: breeder.id,
      users_id: next.id,
    });
    const { changes, touches } = await read(id);
    expect(Object.fromEntries(changes.map(({ field, after }) => [field, after]))).toEqual({
      ems: "a 22",
      mother_id: dam.cat_name,
      father_id: "Boris",
      breeder_id: `${breeder.first_name} ${breeder.last_name}`,
      users_id: `${next.first_name} ${next.last_name}`,
    });
    expect(touches.inbreeding).toEqual({ before: 0, after: 0 });
    await decide("confirm", id);
    expect(await rowOf()).toMatchObject({
      mother_id: dam.id,
      father_id: sire.id,
      breeder_id: breeder.id,
      users_id: next.id,
      online_owner_id: owner.id,
    });
    const { rows } = await server.pool.query("select ems from cat_colours where cat_id = $1", [
      cat.id,
    ]);
    expect(rows[0].ems).toBe("a 22");
  });

  test("tells how inbred the cat becomes with its parents corrected", async () => {
    const [sire, dam] = await Promise.all([
      buildCat(server, { sex: "male", born: "2015-01-01" }),
      buildCat(server, { sex: "female", born: "2015-01-01" }),
    ]);
    const [brother, sister] = await Promise.all(
      (["male", "female"] as const).map((sex) =>
        buildCat(server, { sex, sire, dam, born: "2018-01-01" }),
      ),
    );
    const { touches } = await read(await ask({ mother_id: sister!.id, father_id: brother!.id }));
    expect(touches.inbreeding).toEqual({ before: 0, after: 0.25 });
  });

  test("obeys the registry's rules, and leaves nothing behind when refused", async () => {
    const [young, son, own] = await Promise.all([
      buildCat(server, { sex: "female", born: "2022-04-01" }),
      buildCat(server, { sex: "male", born: "2019-01-01" }),
      registered({ dam: cat, born: "2023-01-01" }),
    ]);
    const refusals = {
      nothing: {},
      same: { cat_name: cat.cat_name },
      young: { mother_id: young.id },
      sex: { mother_id: son.id },
      cycle: { mother_id: own.id },
      itself: { mother_id: cat.id },
      parent: { sex: "male" },
      offspring: { cat_birthdate: "2022-12-24" },
      unborn: { cat_birthdate: "2099-01-01" },
      death: { deceased_on: "2021-01-01" },
      kitten: { deceased_on: "2022-08-01" },
      nobody: { users_id: 999_999 },
      colour: { main_ems: "zz" },
      name: { cat_name: "A" },
    };
    const said: Record<string, string> = {};
    for (const [name, changes] of Object.entries(refusals)) said[name] = await codeOf(ask(changes));
    expect(said).toMatchInlineSnapshot(`
      {
        "colour": "400 Unknown colour code",
        "cycle": "400 A cat cannot be its own ancestor",
        "death": "400 This date is before the cat was born",
        "itself": "400 A cat cannot be its own ancestor",
        "kitten": "400 A kitten of this cat was born after this day. Correct the kitten's date of birth or its parents first",
        "name": "400 Allow numbers, letters (3-100 symbols), space and '",
        "nobody": "404 No such member",
        "nothing": "400 Nothing here differs from the cat’s page. Change at least one fact.",
        "offspring": "400 A parent must be born at least 4 months before the child",
        "parent": "400 This cat is a parent: its sex cannot be changed",
        "same": "400 Nothing here differs from the cat’s page. Change at least one fact.",
        "sex": "400 A mother must be a female cat",
        "unborn": "400 A cat cannot be born in the future",
        "young": "400 A parent must be born at least 4 months before the child",
      }
    `);
    const { rows } = await server.pool.query("select from corrections where cat_id = $1", [cat.id]);
    expect(rows).toEqual([]);
    expect(await rowOf()).toMatchObject({ mother_id: null, sex: "female" });
  });

  test("is one at a time, needs a reason and the asker's own evidence, and a registered cat", async () => {
    const of = (body: object, by = owner, about = cat) =>
      statusOf(
        server.as(by)("POST /cats/{id}/corrections", {
          params: { id: about.id },
          body: body as never,
        }),
      );
    const evidence = (by = owner, prefix: "evidence" | "pedigree" = "evidence") =>
      buildUploadRow(server, { owner: by, prefix });
    const stranger = await buildMember(server);
    const whole = { cat_name: "Aurora", reason: "As on paper" };
    expect(await of({ ...whole })).toBe(400);
    expect(await of({ ...whole, reason: " ", evidence_url: await evidence() })).toBe(400);
    expect(await of({ ...whole, evidence_url: await evidence(stranger) })).toBe(400);
    expect(await of({ ...whole, evidence_url: await evidence(owner, "pedigree") })).toBe(400);
    expect(await of({ ...whole, evidence_url: await evidence(stranger) }, stranger)).toBe(403);
    expect(await of({ ...whole, evidence_url: await evidence(club) }, club)).toBe(403);
    const free = await buildCat(server, { owner });
    expect(await of({ ...whole, evidence_url: await evidence() }, owner, free)).toBe(409);
    await ask({ cat_name: "Aurora" });
    expect(await codeOf(ask({ cat_name: "Bella" }))).toMatch(/^409 .*earlier request/);
  });
});

describe("the club", () => {
  test("declines with a reason, and never decides on its own request", async () => {
    const id = await ask({ cat_name: "Aurora" });
    expect(await statusOf(decide("decline", id, undefined, owner))).toBe(403);
    await decide("decline", id);
    expect(await rowOf()).toMatchObject({ cat_name: cat.cat_name });
    expect(await read(id, owner)).toMatchObject({
      status: "declined",
      decision: "The paper is clear",
    });
    const ofClub = await registered({ owner: club });
    const own = await ask({ cat_name: "Aurora" }, club, ofClub);
    expect(await statusOf(decide("confirm", own))).toBe(403);
    expect((await read(own)).may_decide).toBe(0);
  });

  test("decides once when several decide together", async () => {
    const id = await ask({ cat_name: "Aurora" });
    const others = await Promise.all([buildAdmin(server), buildAdmin(server), buildAdmin(server)]);
    const said = await Promise.all(
      others.flatMap((by) => [
        statusOf(decide("confirm", id, undefined, by)),
        statusOf(decide("decline", id, undefined, by)),
      ]),
    );
    expect(said.filter((status) => status === 200)).toHaveLength(1);
    expect(said.filter((status) => status === 409)).toHaveLength(5);
  });

  test("sees that the cat has changed since, and is refused by rules that hold by now", async () => {
    const id = await ask({ cat_birthdate: "2022-12-24" });
    const seen = await read(id);
    await registered({ dam: cat, born: "2023-01-15" });
    expect(await statusOf(decide("confirm", id, seen.version))).toBe(409);
    expect(await codeOf(decide("confirm", id, (await read(id)).version))).toMatch(
      /^409 .*four months/,
    );
    expect((await read(id)).status).toBe("asked");
    expect(await rowOf()).toMatchObject({ registered: 1 });
    await decide("decline", id);
  });

  test("has a list of what waits, the oldest first, in pages", async () => {
    await server.pool.query(
      "update corrections set status = 'withdrawn', decided_at = now() where status = 'asked'",
    );
    const asked: number[] = [];
    for (const about of [cat, await registered(), await registered()])
      asked.push(await ask({ cat_name: "Aurora" }, owner, about));
    const first = await server.as(club)("GET /corrections/waiting", { query: { limit: 2 } });
    const rest = await server.as(club)("GET /corrections/waiting", {
      query: { limit: 2, cursor: first.page.next! },
    });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(asked);
    expect(rest.page.next).toBeNull();
    const own = await server.as(owner)("GET /me/corrections", { query: { limit: 2 } });
    const older = await server.as(owner)("GET /me/corrections", {
      query: { limit: 2, cursor: own.page.next! },
    });
    expect([...own.data, ...older.data].map(({ id }) => id).slice(0, 3)).toEqual(
      asked.toReversed(),
    );
  });
});

describe("a request that nobody decides", () => {
  test("is withdrawn by its asker alone, and its evidence is forgotten", async () => {
    const id = await ask({ cat_name: "Aurora" });
    const { evidence_url } = await read(id);
    expect(
      await statusOf(server.as(club)("PUT /corrections/{id}/withdraw", { params: { id } })),
    ).toBe(403);
    await server.as(owner)("PUT /corrections/{id}/withdraw", { params: { id } });
    expect(await read(id)).toMatchObject({ status: "withdrawn", evidence_url: null });
    const { rows } = await server.pool.query("select from uploads where path = $1", [evidence_url]);
    expect(rows).toEqual([]);
    expect(
      await statusOf(server.as(owner)("PUT /corrections/{id}/withdraw", { params: { id } })),
    ).toBe(409);
    await ask({ cat_name: "Bella" });
  });

  test("lapses when the cat passes to somebody else, who sees nothing of it", async () => {
    const id = await ask({ cat_name: "Aurora" });
    const next = await buildMember(server);
    await server.as(owner)("PATCH /cats/{id}", {
      params: { id: cat.id },
      body: { users_id: next.id },
    });
    // The asker still keeps the page.
    expect((await read(id)).status).toBe("asked");
    await server.pool.query("update cats set online_owner_id = $2 where id = $1", [
      cat.id,
      next.id,
    ]);
    expect(await read(id)).toMatchObject({ status: "lapsed", evidence_url: null, may_decide: 0 });
    expect(await statusOf(decide("confirm", id))).toBe(409);
    expect(await statusOf(read(id, next))).toBe(403);
    await ask({ cat_name: "Bella" }, next);
  });

  test("is withdrawn when the asker's account is closed", async () => {
    const leaving = await buildMember(server);
    const own = await registered({ owner: leaving });
    const id = await ask({ cat_name: "Aurora" }, leaving, own);
    await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
    expect(await read(id)).toMatchObject({ status: "withdrawn", evidence_url: null });
  });
});

test("evidence is for the asker and the club alone", async () => {
  const next = await buildMember(server);
  const evidence_url = await buildUpload(server, { owner, prefix: "evidence" });
  const see = async (by: BuiltMember | null) => {
    const cookie = by && (await server.sessionCookie(by));
    return (await server.raw(evidence_url, cookie ? { headers: { cookie } } : {})).status;
  };
  const { data } = await server.as(owner)("POST /cats/{id}/corrections", {
    params: { id: cat.id },
    body: { cat_name: "Aurora", reason: "As on paper", evidence_url },
  });
  const expected = [200, 200, 404, 404];
  expect(await Promise.all([owner, club, next, null].map(see))).toEqual(expected);
  await decide("confirm", data.id);
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    cat.id,
    next.id,
  ]);
  expect(await Promise.all([owner, club, next, null].map(see))).toEqual(expected);
  const { data: history } = await server.as(next)("GET /cats/{id}/history", {
    params: { id: cat.id },
    query: {},
  });
  expect(JSON.stringify(history)).not.toContain(evidence_url);
  expect(JSON.stringify(history)).not.toContain("As on paper");
});

test("what was asked and decided stays as it was", async () => {
  const id = await ask({ cat_name: "Aurora" });
  const change = (set: string) =>
    server.pool.query(`update corrections set ${set} where id = $1`, [id]).then(
      () => "done",
      (error: { constraint: string }) => error.constraint,
    );
  expect(await change(`changes = '{"cat_name":"Bella"}'`)).toBe("corrections_stay");
  expect(await change("evidence_url = null")).toBe("corrections_stay");
  await decide("confirm", id);
  expect(await change("status = 'declined'")).toBe("corrections_stay");
  expect(await change("decision = 'Other'")).toBe("corrections_stay");
});

test("exactly those certificates are told of that a confirmation supersedes", async () => {
  const changes = {
    cat_name: "Aurora",
    breed_id: 1,
    cat_birthdate: "2010-02-02",
    breeder_not_user: "Anna Orlova",
    deceased_on: "2024-11-11",
    father_id: (await buildCat(server, { sex: "male", born: "2005-01-01" })).id,
  };
  for (const [field, value] of Object.entries(changes)) {
    // The cat at positions 1, 3, 6 and 15 of four pedigrees, and in two certificates of birth.
    const root = await registered({ sex: "female", born: "2010-01-01" });
    const child = await registered({ sex: "male", dam: root, born: "2012-01-01" });
    const grandchild = await registered({ sex: "female", sire: child, born: "2014-01-01" });
    const great = await registered({ sex: "female", dam: grandchild, born: "2016-01-01" });
    const last = await registered({ sex: "female", dam: great, born: "2018-01-01" });
    const certificates = await Promise.all([
      ...[root, child, grandchild, great, last].map((of) => buildCertificate(server, { cat: of })),
      ...[root, child, grandchild].map((of) =>
        buildCertificate(server, { cat: of, kind: "metric" }),
      ),
    ]);
    const id = await ask({ [field]: value }, owner, root);
    const told = (await read(id)).touches.certificates.map(({ code }) => code);
    await decide("confirm", id);
    const { rows } = await server.pool.query<{ code: string }>(
      "select code from certificates where id = any($1) and status = 'superseded'",
      [certificates.map((certificate) => certificate.id)],
    );
    expect(told.toSorted(), field).toEqual(rows.map(({ code }) => code).toSorted());
  }
});
