/** Judges of two clubs: each desk keeps its own list, and a cat's results are asked of the list of the club that registered it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildJudge, buildJudgeAsk } from "@felistry/testkit/build-judge.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  buildTwoClubs,
  type ClubWorld,
  type TwoClubs,
} from "@felistry/testkit/worlds/two-clubs.ts";
import { poolDb } from "../../db/transaction.ts";
import { updateJudge } from "./statements.ts";

let server: TestServer;
let clubs: TwoClubs;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-20T10:00:00Z" });
  clubs = await buildTwoClubs(server);
});
afterAll(() => server.stop());

const body = { name: "Anna North", email: "anna@judges.example", systems: ["FIFe" as const] };

test("[15.5] [15.8] a desk reads and keeps its own list, and the database shows it no other", async () => {
  const add = ({ decider }: ClubWorld) => server.as(decider)("POST /admin/judges", { body });
  const [ofFirst, ofNord] = [(await add(clubs.first)).data, (await add(clubs.nord)).data];
  const seen = async ({ decider }: ClubWorld) =>
    (await server.as(decider)("GET /admin/judges", { query: {} })).data.map(({ id }) => id);
  expect(await seen(clubs.first)).toEqual([clubs.first.judgeId, ofFirst.id]);
  expect(await seen(clubs.nord)).toEqual([clubs.nord.judgeId, ofNord.id]);
  const change = server.as(clubs.nord.decider)("PUT /admin/judges/{id}", {
    params: { id: ofFirst.id },
    body,
  });
  expect(await statusOf(change)).toBe(404);
  const changed = { id: ofFirst.id, ...body, key: "anna north", language: null, isRested: true };
  // Whoever owns the tables is bound by no policy.
  expect(await updateJudge(poolDb(server.pool), { ...changed, clubId: clubs.nord.id })).toEqual([]);
  const owner = await buildMember(server);
  const credential = await buildCredential(server, {
    cat: await buildCat(server, { owner, born: "2022-01-01" }),
    kind: "result",
    name: "CAC",
    judge: body.name,
    issued_on: "2025-01-15",
  });
  await buildJudgeAsk(server, { credential, judge: ofFirst, asker: owner });
  const client = await server.pool.connect();
  try {
    await client.query("begin");
    await client.query(
      `set local role "${(await client.query("select session_user as u")).rows[0].u}_desk"`,
    );
    const all = async () =>
      Promise.all(
        ["judges", "judge_asks"].map(
          async (table) => (await client.query(`select from ${table}`)).rowCount,
        ),
      );
    expect(await all()).toEqual([0, 0]);
    await client.query(`set local felistry.club = '${clubs.nord.id}'`);
    expect(await all()).toEqual([2, 0]);
    await client.query(`set local felistry.club = '${clubs.first.id}'`);
    expect(await all()).toEqual([2, 1]);
    await client.query("rollback");
  } finally {
    client.release();
  }
});

test("[15.5] [15.8] a judge is asked from the list of the club whose desk decides on the cat's papers", async () => {
  const owner = await buildMember(server);
  const cat = await buildCat(server, { owner, born: "2022-01-01", reg_num: "NORD-2024-000777" });
  const judgeOf = ({ id, decider }: ClubWorld) =>
    buildJudge(server, { addedBy: decider, clubId: id });
  const [ofFirst, ofNord] = [await judgeOf(clubs.first), await judgeOf(clubs.nord)];
  const as = server.as(owner);
  const enter = async (judge: string, issued_on: string) =>
    (
      await as("POST /cats/{id}/credentials", {
        params: { id: cat.id },
        body: {
          kind: "result",
          name: "CAC",
          issued_by: "Baltic Show",
          issued_on,
          show_system: "FIFe",
          show_class: "adult",
          show_country: "FI",
          judge,
        },
      })
    ).data.id;
  const foreign = await enter(ofFirst.name, "2025-01-11");
  const own = await enter(ofNord.name, "2025-02-08");
  const ask = (id: number) => statusOf(as("POST /credentials/{id}/judge-ask", { params: { id } }));
  expect([await ask(foreign), await ask(own)]).toEqual([409, 200]);
  const open = async () =>
    (await server.pool.query("select from judge_asks where credential_id = $1", [own])).rowCount;
  expect(await open()).toBe(1);
  // With another number its papers are another desk's.
  await server.pool.query("update cats set reg_num = 'FEL-2024-000777' where id = $1", [cat.id]);
  expect(await open()).toBe(0);
  expect([await ask(foreign), await ask(own)]).toEqual([200, 409]);
});
