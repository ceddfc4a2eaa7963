import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import {
  DATE_PRECISIONS,
  latestDay,
  partialDateText,
  type PartialDate,
} from "@felistry/domain/cats/partial-date.ts";
import { buildCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { refusalOf } from "@felistry/testkit/outcome.ts";
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

const bornIn = async ({ date, precision }: PartialDate, traits: CatTraits = {}) => {
  const cat = await buildCat(server, { ...traits, owner, born: date });
  await server.pool.query("update cats set cat_birthdate_precision = $2 where id = $1", [
    cat.id,
    precision,
  ]);
  return cat;
};
const columnsOf = async (id: number) =>
  (
    await server.pool.query<{ born: string; precision: string; printed_name: string | null }>(
      `select cat_birthdate::text as born, cat_birthdate_precision as precision, printed_name
       from cats where id = $1`,
      [id],
    )
  ).rows[0]!;
const bodyOf = async (id: number) => {
  const { cat_name, sex, breed_id, cat_birthdate } = (
    await call("GET /cats/cat-and-color/{id}", { params: { id } })
  ).data!;
  return { cat_name, sex, breed_id, cat_birthdate };
};

test("the database words a date as the domain does, and knows the same last day", async () => {
  for (const date of ["2020-02-01", "2019-12-01", "2020-01-01"])
    for (const precision of DATE_PRECISIONS) {
      if (precision === "year" && !date.endsWith("-01-01")) continue;
      const { rows } = await server.pool.query(
        "select birth_text($1, $2) as text, latest_birth($1, $2)::text as latest",
        [date, precision],
      );
      expect(rows).toEqual([
        { text: partialDateText({ date, precision }), latest: latestDay({ date, precision }) },
      ]);
    }
});

test("a year is its first day, and nothing is known to a part of no date", async () => {
  const cat = await buildCat(server, { owner, born: "2019-05-12" });
  const set = (precision: string, born: string | null) =>
    server.pool.query(
      "update cats set cat_birthdate_precision = $2, cat_birthdate = $3 where id = $1",
      [cat.id, precision, born],
    );
  await expect(set("year", "2019-05-01")).rejects.toThrow("cats_birthdate_first_day");
  await expect(set("month", "2019-05-12")).rejects.toThrow("cats_birthdate_first_day");
  await expect(set("year", null)).rejects.toThrow("cats_birthdate_first_day");
  await expect(set("week", "2019-01-01")).rejects.toThrow("cats_birthdate_precision_known");
  await set("month", "2019-05-01");
});

test("is shown as much as is known of it: in the card, the pedigree and a certificate's facts", async () => {
  const sire = await bornIn({ date: "2015-01-01", precision: "year" }, { sex: "male" });
  const dam = await bornIn({ date: "2016-03-01", precision: "month" });
  const cat = await buildCat(server, { owner, sire, dam, born: "2020-05-14" });
  expect((await call("GET /cats/{id}", { params: { id: sire.id } })).data).toMatchObject({
    cat_birthdate: "2015-01-01",
    cat_birthdate_precision: "year",
  });
  expect(
    (await call("GET /parents/{id}/ancestors", { params: { id: cat.id } })).data,
  ).toMatchObject({ father_birthdate: "2015", mother_birthdate: "2016-03" });
  const { rows } = await server.pool.query(
    "select certified_facts('pedigree', $1) -> 'ancestors' -> 0 ->> 'born' as born",
    [cat.id],
  );
  expect(rows).toEqual([{ born: "2015" }]);
});

test("a parent is refused only for a child that is surely too old for it", async () => {
  const child = await bornIn({ date: "2016-01-01", precision: "year" });
  const link = (motherId: number) =>
    call("POST /parents/", { body: { catId: child.id, motherId } });
  await link((await buildCat(server, { owner, born: "2016-08-30" })).id);
  const young = await buildCat(server, { owner, born: "2016-09-01" });
  expect((await refusalOf(link(young.id))).body.message).toBe(
    "A parent must be born at least 4 months before the child",
  );
  await expect(
    server.pool.query("update cats set mother_id = $2 where id = $1", [child.id, young.id]),
  ).rejects.toThrow("born less than four months");
});

test("stays through an edit that leaves the date alone, and is a day after one that changes it", async () => {
  const { id } = await bornIn({ date: "2015-01-01", precision: "year" });
  const edit = async (changed: object) =>
    call("PUT /cats/{id}", { params: { id }, body: { ...(await bodyOf(id)), ...changed } });
  await edit({ cat_name: "Another" });
  expect(await columnsOf(id)).toMatchObject({ born: "2015-01-01", precision: "year" });
  await edit({ cat_birthdate: "2014-01-01" });
  expect(await columnsOf(id)).toMatchObject({ born: "2014-01-01", precision: "day" });
  await edit({ cat_birthdate: "2013-01-01", cat_birthdate_precision: "year" });
  await edit({ cat_birthdate: null });
  expect(await columnsOf(id)).toMatchObject({ born: null, precision: "day" });
});

test("a month or a year is kept as its first day, whichever day is sent", async () => {
  const { id } = await bornIn({ date: "2015-01-01", precision: "year" });
  const edit = async (changed: object) =>
    call("PUT /cats/{id}", { params: { id }, body: { ...(await bodyOf(id)), ...changed } });
  await edit({ cat_birthdate: "2016-05-12", cat_birthdate_precision: "month" });
  expect(await columnsOf(id)).toMatchObject({ born: "2016-05-01", precision: "month" });
  await edit({ cat_birthdate: "2016-05-12", cat_birthdate_precision: "year" });
  expect(await columnsOf(id)).toMatchObject({ born: "2016-01-01", precision: "year" });
  await edit({ cat_birthdate: null, cat_birthdate_precision: "year" });
  expect(await columnsOf(id)).toMatchObject({ born: null, precision: "day" });
});

test("the number of another registry is changed, emptied, and never one of the club's", async () => {
  const { id } = await buildCat(server, { owner, born: "2019-05-12" });
  const edit = async (changed: object) =>
    call("PUT /cats/{id}", { params: { id }, body: { ...(await bodyOf(id)), ...changed } });
  const numberOf = async () =>
    (await call("GET /cats/cat-and-color/{id}", { params: { id } })).data!.number_elsewhere;
  await edit({ number_elsewhere: "FIFe LO 12345" });
  expect(await numberOf()).toBe("FIFe LO 12345");
  await edit({});
  expect(await numberOf()).toBe("FIFe LO 12345");
  expect(
    (await refusalOf(edit({ number_elsewhere: "fel-2026-000001" }))).body.errors,
  ).toMatchObject([{ field: "number_elsewhere" }]);
  await edit({ number_elsewhere: "" });
  expect(await numberOf()).toBeNull();
});

test("what is printed of a name is shown, and goes with the name", async () => {
  const { id } = await buildCat(server, { owner, cat_name: "Bar" });
  const print = (printed: string) =>
    server.pool.query("update cats set printed_name = $2 where id = $1", [id, printed]);
  await print("FR*Bar");
  expect((await call("GET /cats/cat-and-color/{id}", { params: { id } })).data).toMatchObject({
    printed_name: "FR*Bar",
  });
  await call("PUT /cats/{id}", { params: { id }, body: await bodyOf(id) });
  expect(await columnsOf(id)).toMatchObject({ printed_name: "FR*Bar" });
  await call("PUT /cats/{id}", {
    params: { id },
    body: { ...(await bodyOf(id)), cat_name: "Baz" },
  });
  expect(await columnsOf(id)).toMatchObject({ printed_name: null });
  await expect(print("two\nlines")).rejects.toThrow("cats_printed_name_single_line");
});
