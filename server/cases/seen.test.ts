/** What is confirmed is what was seen: titles, tests, litters and corrections that change under the club's eyes wait to be looked at again. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCorrection } from "@felistry/testkit/build-correction.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
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

beforeAll(async () => {
  server = await startTestServer({ now: DESK_NOW, env: DESK_ENV });
  [irina, owner] = await Promise.all([buildAdmin(server), buildMember(server)]);
});
afterAll(() => server.stop());

const settle = () => settleAtDesk(server);

interface Subject {
  readonly kind: string;
  readonly id: number;
  /** In a way that leaves the case open. */
  change(): Promise<unknown>;
  isCarriedOut(): Promise<boolean>;
}

const isFound = async (from: string, id: number): Promise<boolean> =>
  (await server.pool.query(`select from ${from}`, [id])).rowCount === 1;

async function credentialOf(kind: "title" | "health"): Promise<Subject> {
  const cat = await buildCat(server, { owner });
  const { id, scan_url } = await buildCredential(server, { cat, kind, name: "CH", scanned: true });
  return {
    kind: kind === "title" ? "title" : "test",
    id,
    change: () =>
      server.as(owner)("PUT /credentials/{id}", {
        params: { id },
        body: { kind, name: "SC", scan_url },
      }),
    isCarriedOut: () => isFound("credentials where id = $1 and confirmed_at is not null", id),
  };
}

async function litterOf(): Promise<Subject & { kitten: number }> {
  const { id, token } = await buildLitter(server, {
    breeder: owner,
    stud: buildCat(server, { sex: "male", born: "2020-01-01" }),
  });
  await server.as(owner)("POST /litters/answer-by-mail", { body: { token, confirm: 1 } });
  const { rows } = await server.pool.query<{ dam: number; kitten: number }>(
    "select l.dam_id as dam, k.cat_id as kitten from litters l join litter_kittens k on k.litter_id = l.id where l.id = $1",
    [id],
  );
  const { dam, kitten } = rows[0]!;
  await server.pool.query("select open_case('litter', $1, $2, $3)", [id, dam, owner.id]);
  return {
    kind: "litter",
    id,
    kitten,
    change: () => server.pool.query("update cats set sex = 'female' where id = $1", [kitten]),
    isCarriedOut: () => isFound("cats where id = $1 and registered = 1", kitten),
  };
}

async function correctionOf(): Promise<Subject> {
  const cat: BuiltCat = await buildCat(server, {
    owner,
    sex: "female",
    born: "2020-01-01",
    reg_num: `FEL-2020-${String(Date.now()).slice(-6)}`,
  });
  const { id } = await buildCorrection(server, { cat, asker: owner });
  return {
    kind: "correction",
    id,
    // Offspring is what a correction reaches.
    change: () => buildCat(server, { owner, born: "2022-01-01", dam: cat }),
    isCarriedOut: () => isFound("cats where id = $1 and cat_name = 'Corrected'", cat.id),
  };
}

const caseOf = async ({ kind, id }: Subject): Promise<number> =>
  (
    await server.pool.query<{ id: number }>(
      "select id from cases where kind = $1 and subject_id = $2 and state = 'waiting'",
      [kind, id],
    )
  ).rows[0]!.id;

const shown = (id: number) => shownAtDesk(server, irina, id);

describe.each([
  ["a title", () => credentialOf("title")],
  ["a test", () => credentialOf("health")],
  ["a litter", litterOf],
  ["a correction", correctionOf],
])("[15.1] %s", (_, subjectOf: () => Promise<Subject>) => {
  let subject: Subject;
  let id: number;
  beforeEach(async () => {
    subject = await subjectOf();
    id = await caseOf(subject);
  });
  const confirm = (version: number) =>
    server.as(irina)("PUT /admin/cases/{id}/confirm", {
      params: { id },
      body: { checks: ALL_TICKS, reason: "The paper is clear", version },
    });

  test("that changes while the case is open is neither confirmed nor declined unseen", async () => {
    const { version } = await shown(id);
    expect(version).toBeGreaterThan(0);
    await subject.change();
    const outcome = await outcomeOf(confirm(version));
    expect([outcome.status, outcome.message]).toEqual([409, expect.stringMatching(/changed/)]);
    const decline = server.as(irina)("PUT /admin/cases/{id}/decline", {
      params: { id },
      body: { reason: "Not readable", version },
    });
    expect(await statusOf(decline)).toBe(409);
    await confirm((await shown(id)).version);
    await settle();
    expect(await subject.isCarriedOut()).toBe(true);
  });

  test("that changes in the ten minutes waits again, and its thread says so", async () => {
    await confirm((await shown(id)).version);
    await subject.change();
    await settle();
    expect(await subject.isCarriedOut()).toBe(false);
    expect(await shown(id)).toMatchObject({ state: "waiting", thread: [{ kind: "returned" }] });
  });
});

test("[15.1] a title that is sent again as it was keeps its decision, which can be taken back", async () => {
  const subject = await credentialOf("title");
  const id = await caseOf(subject);
  const { rows } = await server.pool.query<{ scan_url: string }>(
    "select scan_url from credentials where id = $1",
    [subject.id],
  );
  await server.as(irina)("PUT /admin/cases/{id}/confirm", {
    params: { id },
    body: { checks: ALL_TICKS },
  });
  await server.as(owner)("PUT /credentials/{id}", {
    params: { id: subject.id },
    body: { kind: "title", name: "CH", scan_url: rows[0]!.scan_url },
  });
  const { data } = await server.as(irina)("PUT /admin/cases/{id}/take-back", { params: { id } });
  expect(data.state).toBe("waiting");
});

test("[15.1] a litter's kittens are registered by the older call as they were seen", async () => {
  const litter = await litterOf();
  const read = () => server.as(irina)("GET /litters/{id}", { params: { id: litter.id } });
  const decide = (version: number) =>
    server.as(irina)("PUT /litters/{id}/decide", {
      params: { id: litter.id },
      body: { register: 1, version },
    });
  const { version } = (await read()).data;
  await server.pool.query("update cats set cat_name = 'Another' where id = $1", [litter.kitten]);
  expect(await statusOf(decide(version))).toBe(409);
  expect(await litter.isCarriedOut()).toBe(false);
  await decide((await read()).data.version);
  expect(await litter.isCarriedOut()).toBe(true);
});
