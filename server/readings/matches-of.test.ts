import { afterAll, beforeAll, expect, test } from "vitest";
import { NOTHING_READ, type ReadAncestor } from "@felistry/domain/readings/recognised.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { matchesOf } from "./matches-of.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = (value: string) => ({ value, confidence: 0.9, region: null });

function ancestor(position: number, name: string, rest: Partial<ReadAncestor> = {}): ReadAncestor {
  const nothing = { prefix: null, suffix: null, ems: null, birthdate: null, number: null };
  return { position, name: read(name), ...nothing, ...rest };
}

const matches = async (...ancestors: ReadAncestor[]) =>
  (await matchesOf(server.services.background, "en", { ...NOTHING_READ, ancestors })).map(
    ({ position, cats }) => [position, cats.map(({ id }) => id)],
  );

test("a cat that the paper spells otherwise is offered for what number, date and parents say", async () => {
  const dam = await buildCat(server, { sex: "female", cat_name: "Renata", born: "2014-02-02" });
  const sire = await buildCat(server, {
    sex: "male",
    cat_name: "Margilan",
    prefix: "Silver Forest",
    born: "2018-07-11",
    dam,
  });
  await server.pool.query("update cats set number_elsewhere = 'LO 130716' where id = $1", [
    sire.id,
  ]);
  const misread = ancestor(2, "Margillan", {
    prefix: read("Silver Forrest"),
    birthdate: read("2018-07-11"),
  });
  expect(await matches(misread)).toEqual([[2, [sire.id]]]);
  const inCyrillic = ancestor(2, "Силвер Форест Маргилан", { number: read("(FD) LO 0130716") });
  expect(await matches(inCyrillic)).toEqual([[2, [sire.id]]]);
  // Of the other sex, or with nothing but the name's beginning.
  expect(await matches({ ...misread, position: 3 })).toEqual([]);
  expect(await matches(ancestor(2, "Margot"))).toEqual([]);
});

test("a cat of the very name comes first", async () => {
  const older = await buildCat(server, {
    sex: "male",
    cat_name: "Barsik Alfa",
    born: "2019-01-02",
  });
  const named = await buildCat(server, { sex: "male", cat_name: "Барсик Альфа", born: null });
  const printed = ancestor(4, "Барсик Альфа", { birthdate: read("2019-02-01") });
  const [[, ids]] = (await matches(printed)) as [[number, number[]]];
  expect(ids[0]).toBe(named.id);
  expect(ids).toContain(older.id);
});
