import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { loadReference } from "./load.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe("lists", () => {
  test("[7-92] [D9-07] breeds stand in the alphabet of the reader", async () => {
    const english = (await server.api("GET /breeds", {})).data;
    const russian = (await server.guest({ locale: "ru" })("GET /breeds", {})).data;
    expect(english).toHaveLength((await dataTable("breeds.csv")).length);
    expect(english.map(({ breed_en }) => breed_en)).toEqual(
      english.map(({ breed_en }) => breed_en).toSorted(new Intl.Collator("en").compare),
    );
    expect(russian.map(({ breed_ru }) => breed_ru)).toEqual(
      english.map(({ breed_ru }) => breed_ru).toSorted(new Intl.Collator("ru").compare),
    );
    expect(english.filter(({ gallery }) => gallery)).toHaveLength(13);
  });

  test("[7-93] one breed by its id; an unknown one is 404", async () => {
    const [first] = (await server.api("GET /breeds", {})).data;
    expect((await server.api("GET /breeds/{id}", { params: { id: first!.id } })).data).toEqual(
      first,
    );
    await expect(server.api("GET /breeds/{id}", { params: { id: 99_999 } })).rejects.toMatchObject({
      status: 404,
    });
  });

  test("[7-94] … [7-99] [3-22] every colour select has its options in the order of the file", async () => {
    const rows = await dataTable<"kind" | "ems" | "name_eng" | "sort">("colours.csv");
    for (const kind of ["main", "gold", "white", "tabby", "point", "eye"] as const) {
      const { data } = await server.api(`GET /color/${kind}`, {});
      const expected = rows
        .filter((row) => row.kind === kind)
        .sort((a, b) => Number(a.sort) - Number(b.sort));
      expect(data.map(({ ems, name_eng }) => ({ ems, name_eng }))).toEqual(
        expected.map(({ ems, name_eng }) => ({ ems, name_eng })),
      );
    }
  });

  test("[3-37] [3-38] [7-91] [7-103] countries, currencies and systems are whole", async () => {
    const countries = (await server.api("GET /countries/en_ru", {})).data;
    const currencies = (await server.api("GET /currencies", {})).data;
    const systems = (await server.api("GET /cat-systems", {})).data;
    expect(countries).toHaveLength((await dataTable("countries.csv")).length);
    expect(systems).toHaveLength((await dataTable("systems.csv")).length);
    const euro = currencies.find(({ code }) => code === "EUR")!;
    expect(countries.find(({ iso2 }) => iso2 === "DE")).toMatchObject({
      country_ru: "Германия",
      currency_id: euro.id,
    });
  });
});

test("loading again brings back what the files say, and leaves unchanged files alone", async () => {
  const { pool } = server;
  const name = async () =>
    (await pool.query<{ breed_en: string }>("select breed_en from breeds where ems = 'SIB'"))
      .rows[0]!.breed_en;
  await pool.query("update breeds set breed_en = 'Changed' where ems = 'SIB'");
  await loadReference(pool);
  expect(await name()).toBe("Changed");
  await pool.query("update reference_loads set content_hash = 'older'");
  await Promise.all([loadReference(pool), loadReference(pool)]);
  expect(await name()).toBe("Siberian");
});

const sib = () => buildCat(server, { breed: "SIB" });

test("a breed's cats and its shown ads are counted", async () => {
  const counts = async () => (await server.api("GET /breeds/counts", {})).data;
  const breedId = await referenceId(server, "breeds", "ems", "SIB");
  const [first, second] = [await sib(), await sib(), await sib()];
  await buildAd(server, { cat: first });
  await buildAd(server, { cat: second, is_active: false });
  expect((await counts()).find(({ id }) => id === breedId)).toEqual({
    id: breedId,
    cats: 3,
    for_sale: 1,
  });
  expect(await counts()).toHaveLength((await dataTable("breeds.csv")).length);
});
