/** A litter's case shows what is decided: both parents and each kitten, as their pages have them. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let breeder: BuiltMember;

beforeAll(async () => {
  server = await startTestServer({ now: "2026-11-22T10:00:00Z" });
  [admin, breeder] = await Promise.all([buildAdmin(server), buildMember(server)]);
  await server.as(admin)("PUT /admin/club-rules/{club}/{line}", {
    params: { club: "registry", line: "clean_litters" },
    body: { mode: "on" },
  });
});
afterAll(() => server.stop());

test("a litter that a rule asks about comes with parents, numbers, colours, kittens and chips", async () => {
  const born = "2022-01-01";
  const dam = await buildCat(server, {
    owner: breeder,
    sex: "female",
    born,
    ems: "n 22",
    cat_name: "Vesta",
    reg_num: "FEL-2023-000017",
  });
  const sire = await buildCat(server, { owner: breeder, sex: "male", born, ems: null });
  await server.pool.query("update cats set number_elsewhere = 'RX 4711' where id = $1", [sire.id]);
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: "2026-09-01",
      prefix: "Silverbrook",
      kittens: [
        { cat_name: "Alisa", sex: "female", ems: "n 22" },
        { cat_name: "Boris", sex: "male", ems: null },
        { cat_name: "Cleo", sex: "female", ems: "n 22", state: "stillborn" },
      ],
      key: randomUUID(),
    },
  });
  const [alisa] = data.kittens;
  await server.pool.query("update cats set chip = '643094000000001' where id = $1", [
    alisa!.cat_id,
  ]);
  const { data: listed } = await server.as(admin)("GET /admin/cases", {
    query: { kind: "litter" },
  });
  const params = { id: listed[0]!.id };
  const found = (await server.as(admin)("GET /admin/cases/{id}", { params, query: {} })).data;
  expect(found.litter).toMatchObject({
    id: data.id,
    born: "2026-09-01",
    dam: { id: dam.id, cat_name: "Vesta", reg_num: "FEL-2023-000017", breed: "SIB", ems: "n 22" },
    sire: { id: sire.id, reg_num: null, number_elsewhere: "RX 4711", ems: null },
    kittens: [
      {
        cat_id: alisa!.cat_id,
        cat_name_cattery_prefix: "Silverbrook",
        cat_name: "Alisa",
        sex: "female",
        ems: "n 22",
        chip: "643094000000001",
        state: "alive",
      },
      { cat_name: "Boris", sex: "male", ems: null, chip: null },
      { cat_id: null, cat_name: "Cleo", ems: "n 22", state: "stillborn" },
    ],
  });
  expect(found.verdict!.parts.map(({ subject }) => subject)).toContain("litter");
});

test("a parent's number, colour, title or test that changed unseen makes the case's version another, not the litter's", async () => {
  const traits = { owner: breeder, born: "2022-01-01", ems: "n 22" };
  const dam = await buildCat(server, { ...traits, sex: "female" });
  const sire = await buildCat(server, { ...traits, sex: "male" });
  const { data } = await server.as(breeder)("POST /litters", {
    body: {
      dam_id: dam.id,
      sire_id: sire.id,
      born: "2026-09-02",
      prefix: null,
      kittens: [{ cat_name: "Dora", sex: "female", ems: "n 22" }],
      key: randomUUID(),
    },
  });
  const { rows } = await server.pool.query<{ id: number }>(
    "select id from cases where kind = 'litter' and subject_id = $1",
    [data.id],
  );
  const read = async () => {
    const seen = { params: { id: rows[0]!.id }, query: {} };
    const one = await server.as(admin)("GET /admin/cases/{id}", seen);
    const litter = await server.as(breeder)("GET /litters/{id}", { params: { id: data.id } });
    return { seen: one.data.version, litter: litter.data.version };
  };
  let before = await read();
  for (const change of [
    "update cats set number_elsewhere = 'RX 1' where id = $1",
    "insert into credentials (cat_id, kind, name) values ($1, 'title', 'CH')",
    "insert into credentials (cat_id, kind, name, result) values ($1, 'dna', 'PKD1', 'N/N')",
    "update credentials set result = 'N/P' where cat_id = $1 and kind = 'dna'",
    "update cat_colours set ems = 'a 22', main = 'a' where cat_id = $1",
  ]) {
    await server.pool.query(change, [dam.id]);
    const after = await read();
    expect(after.seen, change).not.toBe(before.seen);
    expect(after.litter, change).toBe(before.litter);
    before = after;
  }
});
