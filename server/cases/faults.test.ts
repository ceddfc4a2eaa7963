/** What may happen to a case between sending, deciding and carrying out: all of it or nothing, each said in a sentence. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
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

let server: TestServer;
let irina: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: DESK_NOW, env: DESK_ENV });
  irina = await buildAdmin(server, { first_name: "Irina", last_name: "Club" });
});
afterAll(() => server.stop());

async function applied() {
  const owner = await buildMember(server);
  const cat = await buildCat(server, { owner });
  const application = await buildApplication(server, { cat });
  return { owner, cat, application, id: await caseOf(server, application) };
}

const shown = (id: number) => shownAtDesk(server, irina, id);
const confirm = (id: number, body: object = {}) =>
  server.as(irina)("PUT /admin/cases/{id}/confirm", {
    params: { id },
    body: { checks: ALL_TICKS, ...body },
  });

const settle = () => settleAtDesk(server);

const numberOf = async (catId: number) =>
  (await server.pool.query("select reg_num from cats where id = $1", [catId])).rows[0]?.reg_num;

test("[15.1] a case goes on with the record that stands after a merge, once it is looked at again", async () => {
  const { owner, cat, id } = await applied();
  const [twin, third] = [await buildCat(server, { owner }), await buildCat(server, { owner })];
  const merge = (kept: { id: number }, other: { id: number }) =>
    server.as(owner)("POST /cats/{id}/merge", {
      params: { id: kept.id },
      body: { other: other.id },
    });
  const { version } = await shown(id);
  await merge(twin, cat);
  expect((await shown(id)).cat_id).toBe(twin.id);
  const seen = await outcomeOf(confirm(id, { version }));
  expect([seen.status, seen.message]).toEqual([409, expect.stringMatching(/changed/)]);
  await confirm(id);
  await merge(third, twin);
  await settle();
  expect(await numberOf(third.id)).toBeNull();
  expect(await shown(id)).toMatchObject({ state: "waiting", thread: [{ kind: "returned" }] });
  await confirm(id);
  await settle();
  expect(await numberOf(third.id)).toMatch(/^FEL-2026-\d{6}$/);
});

test("[15.1] a cat that is sold in the ten minutes is not registered for its former keeper", async () => {
  const { cat, id } = await applied();
  await confirm(id);
  const buyer = await buildMember(server);
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    cat.id,
    buyer.id,
  ]);
  await settle();
  expect(await numberOf(cat.id)).toBeNull();
  expect(await shown(id)).toMatchObject({ state: "waiting", thread: [{ kind: "returned" }] });
  const again = await outcomeOf(confirm(id));
  expect([again.status, again.message]).toEqual([
    409,
    expect.stringContaining("no longer belongs"),
  ]);
});

test("[15.1] an applicant who closes the account in the ten minutes takes the case along", async () => {
  const { owner, cat, id } = await applied();
  await confirm(id);
  await server.as(owner)("POST /me/close", { body: { currentPassword: owner.password } });
  await settle();
  expect(await numberOf(cat.id)).toBeNull();
  expect((await shown(id)).state).toBe("withdrawn");
  expect((await outcomeOf(confirm(id))).message).toMatch(/withdrawn|no longer/i);
});

test("[15.2] a case is judged by the rules of the day on which it was sent, whatever the club switches since", async () => {
  const before = await applied();
  const switchRule = (mode: "block" | "ask") =>
    server.as(irina)("PUT /admin/club-rules/{club}/{line}", {
      params: { club: "registry", line: "H04" },
      body: { mode },
    });
  await switchRule("block");
  const after = await applied();
  await switchRule("ask");
  const blocked = await outcomeOf(confirm(after.id));
  expect([blocked.status, blocked.message]).toEqual([
    409,
    expect.stringContaining("parents are not known"),
  ]);
  expect(await statusOf(confirm(before.id))).toBe(200);
  await settle();
  expect(await numberOf(before.cat.id)).not.toBeNull();
  expect(await numberOf(after.cat.id)).toBeNull();
});

test("[15.1] a paper that is replaced after the look is looked at again", async () => {
  const { owner, cat, application, id } = await applied();
  const ask = () =>
    server.as(irina)("POST /admin/cases/{id}/questions", {
      params: { id },
      body: { text: "Which number is it?" },
    });
  const amend = (pedigree_num: string) =>
    server.as(owner)("PUT /pedigrees/{id}", {
      params: { id: application.pedigrees_id },
      body: { pedigree_num, issued_by: "Felis Club", cat_systems_id: 1 },
    });
  await ask();
  const { version } = await shown(id);
  await amend("RX 18-1");
  const seen = await outcomeOf(confirm(id, { version }));
  expect([seen.status, seen.message]).toEqual([409, expect.stringMatching(/changed/)]);
  await confirm(id, { version: (await shown(id)).version });
  // In the ten minutes the paper is held fast.
  expect(await statusOf(amend("RX 18-2"))).toBe(409);
  await settle();
  expect(await numberOf(cat.id)).not.toBeNull();
});

test("[15.5] a number that is in the registry already is passed over, and the next one is given", async () => {
  const first = await applied();
  await confirm(first.id);
  await settle();
  const place = Number((await numberOf(first.cat.id)).slice(-6));
  const number = (of: number) => `FEL-2026-${String(of).padStart(6, "0")}`;
  const { cat, id } = await applied();
  await confirm(id);
  // As by an import that an operator has written.
  await buildCat(server, { reg_num: number(place + 1) });
  await settle();
  expect(await numberOf(cat.id)).toBe(number(place + 2));
});

test("the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});
