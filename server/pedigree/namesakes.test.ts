import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const offered = async (lines: readonly (readonly [position: number, text: string])[]) => {
  const cat = await buildCat(server, { owner });
  const { data } = await call("PUT /cats/{id}/pedigree/draft", {
    params: { id: cat.id },
    body: { cells: lines.map(([position, text]) => ({ position, text })) },
  });
  return data.namesakes;
};
const idsAt = async (lines: readonly (readonly [number, string])[]) =>
  Object.fromEntries(
    (await offered(lines)).map(({ position, cats }) => [position, cats.map(({ id }) => id)]),
  );

test("a name with a slip is offered where the birth agrees, with its reasons", async () => {
  const known = await buildCat(server, {
    prefix: "Velmorra",
    cat_name: "Thunderstorm",
    sex: "male",
    born: "2014-03-09",
  });
  const namesakes = await offered([[2, "CH Velmorra Thunderstrom, SIB ns 09 22, 09.03.2014"]]);
  expect(namesakes).toMatchObject([{ position: 2, cats: [{ id: known.id, sex: "male" }] }]);
  const { likeness } = namesakes[0]!.cats[0]!;
  expect(likeness.score).toBeGreaterThan(0.5);
  expect(likeness.for).toContain("born the same day");
});

test("a name with nothing else is asked about; a name that the rest contradicts is not", async () => {
  const known = await buildCat(server, {
    cat_name: "Zarathustra",
    sex: "male",
    born: "2014-03-09",
  });
  expect(await idsAt([[2, "Zarathustra"]])).toEqual({ 2: [known.id] });
  expect(await idsAt([[2, "Zarathustra, SIB n 22, 17.11.2009"]])).toEqual({});
});

test("the parents typed beside it count, and its own line is no parent's", async () => {
  const sire = await buildCat(server, { cat_name: "Ferdinando", sex: "male", born: "2009-01-02" });
  const dam = await buildCat(server, { cat_name: "Clementine", sex: "female", born: "2009-01-02" });
  const known = await buildCat(server, {
    cat_name: "Orsolino",
    sex: "male",
    born: "2014-03-09",
    sire,
    dam,
  });
  expect(
    await idsAt([
      [2, "Orsolyno"],
      [4, "Ferdinando"],
      [5, "Clementine"],
    ]),
  ).toMatchObject({ 2: [known.id], 4: [sire.id], 5: [dam.id] });
});

test("a new cat's own line is asked about too, whatever its sex is said to be yet", async () => {
  const known = await buildCat(server, {
    cat_name: "Quillonia",
    sex: "female",
    born: "2014-03-09",
  });
  const ask = async (sex: "male" | "female" | null) =>
    (
      await call("PUT /pedigree/new", {
        body: { cat: { text: "Quillonia, SIB n 22, 09.03.2014", sex }, cells: [] },
      })
    ).data.namesakes.map(({ position, cats }) => [position, cats.map(({ id }) => id)]);
  expect(await ask(null)).toEqual([[1, [known.id]]]);
  expect(await ask("female")).toEqual([[1, [known.id]]]);
  expect(await ask("male")).toEqual([]);
});
