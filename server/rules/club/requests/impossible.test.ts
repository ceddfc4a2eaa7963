/** A correction that became impossible while it waited can still be seen, withdrawn and declined, and nothing is said of it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { outcomeOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { askCorrection, caseOfRequest } from "@felistry/testkit/worlds/asked-requests.ts";
import { ALL_TICKS } from "@felistry/testkit/worlds/desk.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;
let place = 0;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-28T10:00:00Z" });
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
});
afterAll(() => server.stop());

const cat = (traits: CatTraits = {}) =>
  buildCat(server, { owner: breeder, born: "2020-01-01", ems: "n 22", ...traits });
const registered = () =>
  cat({ sex: "male", reg_num: `FEL-2026-${String(++place).padStart(6, "0")}` });

const sonOf = (sire: BuiltCat, born: string) => cat({ sex: "male", sire, born });

async function becomesDescendant() {
  const about = await registered();
  const father = await cat({ sex: "male", born: "2018-01-01" });
  const id = await askCorrection(server, { by: breeder, cat: about }, { father_id: father.id });
  const son = await cat({ sex: "male", born: "2017-01-01" });
  // As a club may correct both by their papers: first the dates, then the parents.
  await server.pool.query("alter table cats disable trigger user");
  await server.pool.query("update cats set father_id = $2 where id = $1", [son.id, about.id]);
  await server.pool.query("update cats set father_id = $2 where id = $1", [father.id, son.id]);
  await server.pool.query("alter table cats enable trigger user");
  return id;
}

async function goneParent() {
  const about = await registered();
  const father = await cat({ sex: "male", born: "2018-01-01" });
  const id = await askCorrection(server, { by: breeder, cat: about }, { father_id: father.id });
  await server.as(breeder)("DELETE /cats/{id}", { params: { id: father.id } });
  return id;
}

test.each([
  {
    what: "whose wanted sire has become a descendant of the cat",
    world: becomesDescendant,
    status: 400,
  },
  { what: "whose wanted sire is gone", world: goneParent, status: 404 },
])(
  "[15.2] a correction $what is shown to both, is refused when confirmed, and is declined",
  async ({ world, status }) => {
    const id = await world();
    const mine = await server.as(breeder)("GET /corrections/{id}/club-rules", { params: { id } });
    expect(mine.data).toBeNull();
    const found = await caseOfRequest(server, admin, { kind: "correction", id });
    expect(found.verdict).toBeNull();
    const decided = (way: "confirm" | "decline") =>
      outcomeOf(
        server.as(admin)(`PUT /admin/cases/{id}/${way}`, {
          params: { id: found.id },
          body: { checks: [...ALL_TICKS, ...found.needed], reason: "It cannot be" },
        }),
      );
    expect((await decided("confirm")).status).toBe(status);
    expect((await decided("decline")).status).toBe(200);
  },
);

test("[15.2] before it is sent, nothing is said of a cat that would be its own ancestor, and sending it is refused", async () => {
  const about = await registered();
  const son = await sonOf(about, "2022-01-01");
  for (const { id: father_id } of [about, son, await sonOf(son, "2024-01-01")]) {
    const { data } = await server.as(breeder)("POST /cats/{id}/corrections/club-rules", {
      params: { id: about.id },
      body: { father_id },
    });
    expect(data).toBeNull();
    const sent = await outcomeOf(askCorrection(server, { by: breeder, cat: about }, { father_id }));
    expect(sent.status).toBe(400);
  }
});
