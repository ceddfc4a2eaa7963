import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer, Input } from "@felistry/contract/api.ts";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { addMonths } from "@felistry/domain/calendar.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { referenceId } from "@felistry/testkit/world.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let me: BuiltMember;
let other: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  me = await buildMember(server);
  other = await buildMember(server);
});
afterAll(() => server.stop());

const cat = (traits: CatTraits) => buildCat(server, { owner: other, ...traits });
type ListQuery = NonNullable<Input<"GET /cats">["query"]>;
const list = async (query: ListQuery, caller: ApiCaller = server.as(me)) =>
  caller("GET /cats", { query });
const ids = (answer: { data: { id: number }[] }) => answer.data.map(({ id }) => id);

async function walk(
  query: ListQuery,
  between: () => Promise<unknown> = async () => {},
): Promise<number[]> {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const page: Answer<"GET /cats"> = await list({ ...query, ...(cursor && { cursor }) });
    expect(page.data.length).toBeLessThanOrEqual(query.limit as number);
    seen.push(...ids(page));
    cursor = page.page.next ?? undefined;
    await between();
  } while (cursor);
  return seen;
}

describe("GET /cats", () => {
  test("[D1-26] [2.1-04] is walked without a row twice or missing, while cats are added", async () => {
    const built: number[] = [];
    for (let i = 0; i < 7; i++) built.push((await cat({ breed: "KOR" })).id);
    const breed = String(await referenceId(server, "breeds", "ems", "KOR"));
    for (const query of [{ breed: "kor" }, { breed }]) {
      const known = built.toReversed();
      expect(
        await walk({ ...query, limit: 2 }, async () =>
          built.push((await cat({ breed: "KOR" })).id),
        ),
      ).toEqual(known);
    }
    const everything = await walk({ limit: 3 });
    expect(everything).toEqual([...new Set(everything)].sort((a, b) => b - a));
    for (const id of built) expect(everything).toContain(id);
  });

  test("for a mating, kittens and the neutered and dead are left out", async () => {
    const months = (count: number) => addMonths(new Date().toISOString().slice(0, 10), -count);
    const grown = await cat({ cat_name: "Vozrast", born: months(10) });
    const unknown = await cat({ cat_name: "Vozrast", born: null });
    await cat({ cat_name: "Vozrast", born: months(8) });
    await cat({ cat_name: "Vozrast", born: months(30), neutered: months(2) });
    await cat({ cat_name: "Vozrast", born: months(30), deceased: months(2) });
    expect(ids(await list({ q: "vozrast" }))).toHaveLength(5);
    expect(ids(await list({ q: "vozrast", mateable: "1" }))).toEqual([unknown.id, grown.id]);
  });

  test("[D9-01] each filter narrows the list, alone and together", async () => {
    const queen = await cat({ cat_name: "Zlatka", breed: "RUS", sex: "female" });
    const stud = await cat({ cat_name: "Zlatko", breed: "RUS", sex: "male" });
    const elsewhere = await cat({ cat_name: "Zlatan", breed: "BEN", sex: "male" });
    const mine = await cat({ cat_name: "Zlata", breed: "RUS", sex: "male", owner: me });
    const shown = await cat({
      cat_name: "Zlatica",
      breed: "BEN",
      sex: "female",
      owner: me,
      onlineOwner: other,
    });
    expect(ids(await list({ q: "ZLAT" }))).toEqual(
      [shown, mine, elsewhere, stud, queen].map(({ id }) => id),
    );
    expect(ids(await list({ q: "zlat", sex: "male" }))).toEqual([mine.id, elsewhere.id, stud.id]);
    expect(ids(await list({ q: "zlat", breed: "RUS" }))).toEqual([mine.id, stud.id, queen.id]);
    expect(ids(await list({ q: "zlat", breed: "RUS", sex: "male", mine: "not-my" }))).toEqual([
      stud.id,
    ]);
    expect(ids(await list({ q: "zlat", mine: "my" }))).toEqual([shown.id, mine.id]);
    expect(ids(await list({ mine: "my" }))).toEqual([shown.id, mine.id]);
    expect(ids(await list({ mine: "my", breed: "RUS" }))).toEqual([mine.id]);
    expect(ids(await list({ breed: "RUS", mine: "not-my" }))).toEqual([stud.id, queen.id]);
    expect(ids(await list({ mine: "not-my", limit: 100 }))).not.toContain(mine.id);
  });

  test("[D9-01] takes the text literally, in any letter case, including LIKE's special characters", async () => {
    const dotted = await cat({ cat_name: "St. Ёжик", prefix: "Lusien-Djush" });
    for (const q of ["ёжик", "St. Ё", "djush st", "lu", "ст"]) {
      const found = ids(await list({ q }));
      expect(found.includes(dotted.id), q).toBe(q !== "ст");
    }
    for (const q of ["%", "_", "\\", "s%ё", "zlat_"]) expect(ids(await list({ q })), q).toEqual([]);
  });

  test.each([
    { mine: "their" },
    { sex: "x" },
    { breed: "QQQ" },
    { breed: "99999" },
    { limit: 101 },
    { colour: "n" },
    { cursor: "abc" },
  ])("[D9-01] [D1-23] refuses %j", async (query) => {
    await expect(list(query as ListQuery)).rejects.toMatchObject({ status: 400 });
  });

  test("[D9-01] a guest has no cats to filter by", async () => {
    for (const mine of ["my", "not-my"] as const) {
      await expect(list({ mine }, server.guest())).rejects.toMatchObject({ status: 401 });
    }
    expect((await list({}, server.guest())).data.length).toBeGreaterThan(0);
  });
});

describe("searches", () => {
  const females = async (q: string) =>
    (await server.as(me)("GET /cats/all-with-color-10-by-gender", { query: { q, sex: "female" } }))
      .data.data;
  const free = async (q: string, p?: "male" | "female") =>
    (await server.as(me)("GET /cats/all-with-color-10-free", { query: { q, ...(p && { p }) } }))
      .data.data;
  const names = (cats: { cat_name: string }[]) => cats.map(({ cat_name }) => cat_name);

  test("[9-19] [7-48] [2.12-02] give at most ten of the sex asked for", async () => {
    for (let i = 0; i < 11; i++) await cat({ cat_name: `Quirinal ${i}`, sex: "female" });
    await cat({ cat_name: "Quirinal stud", sex: "male" });
    const found = await females("quirinal");
    expect(found).toHaveLength(10);
    expect(found.every(({ sex }) => sex === "female")).toBe(true);
    expect(await females("")).toHaveLength(10);
  });

  test("[5-51] [7-48] name names that begin with the text before those that hold it", async () => {
    await cat({ cat_name: "Old Wilhelmina", sex: "female" });
    await cat({ cat_name: "Beta", prefix: "Wilhelm Cats", sex: "female" });
    await cat({ cat_name: "Wilhelmina", sex: "female" });
    await cat({ cat_name: "Bohemia", suffix: "of Wilhelm", sex: "female" });
    await cat({ cat_name: "Wilhelma", prefix: "Wilhelm Cats", sex: "female" });
    expect(names(await females("WILHELM"))).toEqual([
      "Wilhelma",
      "Wilhelmina",
      "Beta",
      "Bohemia",
      "Old Wilhelmina",
    ]);
    expect(names(await females("wi")).slice(0, 2)).toEqual(["Wilhelma", "Wilhelmina"]);
    expect(await females("wil%elm")).toEqual([]);
  });

  test("by words: either script, any order, one typo, the member's own cats first", async () => {
    const byWords = async (q: string) =>
      names(
        (
          await server.as(me)("GET /cats/all-with-color-10-by-gender", {
            query: { q, sex: "female", by: "words" },
          })
        ).data.data,
      );
    for (const name of ["Kserofita Iz Dubravy", "Kserofita", "Kserofitalia"])
      await cat({ cat_name: name, sex: "female", owner: other });
    await cat({ cat_name: "Kserofita", sex: "male", owner: me });
    await cat({ cat_name: "Kserofitana Long Name", sex: "female", owner: me });
    expect(await byWords("ксерофита")).toEqual([
      "Kserofitana Long Name",
      "Kserofita",
      "Kserofita Iz Dubravy",
      "Kserofitalia",
    ]);
    expect(await byWords("дубравы ксерофита")).toEqual(["Kserofita Iz Dubravy"]);
    expect(await byWords("kserofyta dubravy")).toEqual(["Kserofita Iz Dubravy"]);
    expect(await byWords("serofitana")).toEqual(["Kserofitana Long Name"]);
    expect(await byWords("nobodyofthisname")).toEqual([]);
  });

  test("[2.12-09] [7-49] [9-19] offer free cats only, without the searcher's own", async () => {
    const offered = await cat({ cat_name: "Xanthia", sex: "female", is_my_cat: 0 });
    const male = await cat({ cat_name: "Xanthos", sex: "male", is_my_cat: 0 });
    await cat({ cat_name: "Xanthe", sex: "female", is_my_cat: 1 });
    await cat({ cat_name: "Xantha", sex: "female", is_my_cat: 0, owner: me });
    await cat({ cat_name: "Xanthu", sex: "female", is_my_cat: 0, owner: me, onlineOwner: other });
    expect(ids({ data: await free("xanth") })).toEqual([offered.id, male.id]);
    expect(ids({ data: await free("xanth", "male") })).toEqual([male.id]);
    expect(ids({ data: await free("") })).toEqual([male.id, offered.id]);
  });

  test("[7-48] [7-49] are for members and refuse an unknown sex", async () => {
    const bySex = (caller: ApiCaller, sex: string) =>
      caller("GET /cats/all-with-color-10-by-gender", { query: { q: "abc", sex: sex as "male" } });
    await expect(bySex(server.guest(), "male")).rejects.toMatchObject({ status: 401 });
    await expect(bySex(server.as(me), "x")).rejects.toMatchObject({ status: 400 });
    await expect(free("abc", "x" as "male")).rejects.toMatchObject({ status: 400 });
  });
});
