/** A table mended where it stands: cells, values, parents, lines; each repair is judged in its call and can be taken back. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import type { ImportRepair } from "@felistry/contract/imports/repairs.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
  settledImport,
} from "@felistry/testkit/worlds/brought-table.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  owner = await buildMember(server);
  call = server.as(owner);
});
afterAll(() => server.stop());

const HEADING = "name,sex,born,breed,ems,number,mother,father";

async function checked(...rows: readonly string[]) {
  const record = await broughtTable(server, owner, [HEADING, ...rows].join("\n"));
  return checkedImport(call, record);
}

async function repaired(id: number, ...repairs: readonly ImportRepair[]) {
  const { data } = await call("PUT /imports/{id}/repairs", {
    params: { id },
    body: { repairs: [...repairs] },
  });
  return data;
}

async function causesOf(id: number) {
  return (await call("GET /imports/{id}/causes", { params: { id } })).data;
}

async function linesOf(
  id: number,
  query: { only?: "faults"; limit?: number; cursor?: string } = {},
) {
  return call("GET /imports/{id}/lines", { params: { id }, query });
}

async function ownCats() {
  const { rows } = await server.pool.query(
    `select c.cat_name as name, c.sex, b.ems as breed, k.ems, c.cat_birthdate as born, c.number_elsewhere as number,
       m.cat_name as mother, m.id as mother_id, f.cat_name as father
     from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
     left join cats m on m.id = c.mother_id left join cats f on f.id = c.father_id
     where c.online_owner_id = $1 order by c.cat_name`,
    [owner.id],
  );
  return rows;
}

test("a cat is kept without the value that is not understood", async () => {
  const record = await checked(
    "Bad Date,f,31.02.2020,SIB,n,,,",
    "Bad Colour,f,,SIB,n unheard,,,",
    "Bad Breed,f,,Persain,n,,,",
    "Bad Sex,?,,SIB,n,,,",
  );
  expect(record).toMatchObject({ total: 4, faulty: 2, warned: 2, state: "checked" });
  expect(await confirmedImport(call, record.id)).toMatchObject({ saved: 2 });
  expect(await ownCats()).toMatchObject([
    { name: "Bad Colour", ems: "n" },
    { name: "Bad Date", born: null },
  ]);
});

test("of a month or a year no more is shown than is said", async () => {
  const { id } = await checked("Spring One,f,март 2022,SIB,n,,,", "Old One,f,ca. 2015,SIB,n,,,");
  const lines = (await linesOf(id)).data;
  const read = lines.map(({ cells }) => cells.find(({ field }) => field === "birthdate")!.read);
  expect(read).toEqual(["2022-03", "2015"]);
});

test("a cell is mended, judged within its call, and taken back", async () => {
  const { id } = await checked("Right One,f,,SIB,n,,,", "Wrong One,f,soon,SIB,n,,,");
  const cell = { kind: "cell", line: 3, field: "birthdate", becomes: "5.6.2021" } as const;
  expect(await repaired(id, cell)).toMatchObject({
    state: "checked",
    warned: 0,
    has_repairs: true,
  });
  const [, mended] = (await linesOf(id)).data;
  expect(mended).toMatchObject({ line: 3, state: "ready", faults: [] });
  expect(mended!.cells.find(({ field }) => field === "birthdate")).toEqual({
    field: "birthdate",
    text: "5.6.2021",
    read: "2021-06-05",
    mended: true,
  });
  // Sent again it changes nothing, so that the next step back is the one before it.
  await repaired(id, cell);
  const back = await call("DELETE /imports/{id}/repairs", { params: { id } });
  expect(back.data).toMatchObject({ warned: 1, has_repairs: false });
  await repaired(id, cell);
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([{ born: null }, { born: "2021-06-05" }]);
});

test("a value is replaced in all rows, and what was asked for in none is asked no more", async () => {
  const { id } = await checked(
    ...Array.from({ length: 30 }, (_, i) => `Herd ${i},${i % 2 ? "unheard" : "m"},,BRS,n,,,`),
  );
  const causes = await causesOf(id);
  expect(
    causes.map(({ field, kind, value, count, line, stops }) => [
      field,
      kind,
      value,
      count,
      line,
      stops,
    ]),
  ).toEqual([
    ["breed", "breed", "BRS", 30, 2, true],
    ["sex", "sex", "unheard", 15, 3, true],
  ]);
  const after = await repaired(
    id,
    { kind: "value", field: "breed", value: "brs", becomes: "British Shorthair" },
    { kind: "value", field: "sex", value: "Unheard", becomes: "female" },
  );
  expect(after).toMatchObject({ faulty: 0, warned: 0 });
  expect(await causesOf(id)).toEqual([]);
  // One action, one step back.
  const back = await call("DELETE /imports/{id}/repairs", { params: { id } });
  expect(back.data).toMatchObject({ faulty: 30, has_repairs: false });
  await repaired(id, { kind: "value", field: "breed", value: "BRS", becomes: "BSH" });
  expect(await confirmedImport(call, id)).toMatchObject({ saved: 15, faulty: 15 });
});

test("what a table does not say is said once for all its rows", async () => {
  const record = await broughtTable(server, owner, "name,sex\nFirst Cat,f\nSecond Cat,m\n");
  const { id } = await checkedImport(call, record);
  expect(await causesOf(id)).toMatchObject([{ field: "breed", kind: "required", count: 2 }]);
  expect(
    await repaired(id, { kind: "value", field: "breed", value: "", becomes: "MCO" }),
  ).toMatchObject({ faulty: 0 });
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([{ breed: "MCO" }, { breed: "MCO" }]);
});

test("fourteen kittens whose dam is line 2 have one cause, and are mended with her", async () => {
  const { id } = await checked(
    "Dam Of All,zz,2015-01-01,SIB,n,D-1,,",
    ...Array.from(
      { length: 14 },
      (_, i) => `Kitten ${i},f,2020-01-01,SIB,n,,${i % 2 ? "D-1" : "dam of all"},`,
    ),
  );
  expect(await causesOf(id)).toMatchObject([
    { field: "sex", kind: "sex", count: 1, line: 2 },
    { field: "mother", kind: "parent_faulty", value: "2", count: 14, stops: false },
  ]);
  const after = await repaired(id, { kind: "cell", line: 2, field: "sex", becomes: "f" });
  expect(after).toMatchObject({ faulty: 0, warned: 0, added: 0 });
  await confirmedImport(call, id);
  const kittens = (await ownCats()).filter(({ name }) => name.startsWith("Kitten"));
  expect(kittens.map(({ mother }) => mother)).toEqual(Array(14).fill("Dam Of All"));
});

test("of several cats the member's own is the parent, or an ancestor of theirs", async () => {
  const [stranger, mine] = [
    await buildCat(server, { cat_name: "Common Queen", sex: "female", born: "2010-01-01" }),
    await buildCat(server, { cat_name: "Common Queen", sex: "female", born: "2011-01-01", owner }),
  ];
  const [far, near] = [
    await buildCat(server, { cat_name: "Common Stud", sex: "male", born: "2010-01-01" }),
    await buildCat(server, { cat_name: "Common Stud", sex: "male", born: "2011-01-01" }),
  ];
  const own = await buildCat(server, { cat_name: "Own Kit", born: "2015-01-01", owner });
  await server.pool.query("update cats set father_id = $1 where id = $2", [near.id, own.id]);
  const record = await checked("Late Kit,f,2020-01-01,SIB,n,,Common Queen,Common Stud");
  expect(record).toMatchObject({ warned: 0, added: 0 });
  await confirmedImport(call, record.id);
  const { rows } = await server.pool.query(
    "select mother_id, father_id from cats where cat_name = 'Late Kit'",
  );
  expect(rows).toEqual([{ mother_id: mine.id, father_id: near.id }]);
  expect([stranger.id, far.id]).not.toContain(rows[0].mother_id);
});

test("an ambiguous parent is chosen from a short list, for all its kittens", async () => {
  const [first, second] = [
    await buildCat(server, { cat_name: "Two Of Her", sex: "female", born: "2010-01-01" }),
    await buildCat(server, { cat_name: "Two Of Her", sex: "female", born: "2011-01-01" }),
  ];
  const tom = await buildCat(server, { cat_name: "A Tom", sex: "male", born: "2011-01-01" });
  const { id } = await checked(
    "Her First,f,2020-01-01,SIB,n,,Two Of Her,",
    "Her Second,f,2020-01-01,SIB,n,,two of her,",
  );
  const [cause] = await causesOf(id);
  expect(cause).toMatchObject({ kind: "parent_ambiguous", value: "Two Of Her", count: 2 });
  expect(cause!.choices).toMatchObject([
    { choice: `cat:${first.id}`, name: "Two Of Her", born: "2010-01-01", own: false },
    { choice: `cat:${second.id}`, born: "2011-01-01" },
  ]);
  const parent = { kind: "parent", field: "mother", value: "Two Of Her" } as const;
  for (const becomes of [`cat:${tom.id}`, "cat:2147483647", "cat:9999999999", "someone"])
    await expect(repaired(id, { ...parent, becomes })).rejects.toMatchObject({ status: 400 });
  expect(await repaired(id, { ...parent, becomes: `cat:${second.id}` })).toMatchObject({
    warned: 0,
  });
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([{ mother_id: second.id }, { mother_id: second.id }]);
});

test("a chosen parent meets the rules that hold for any", async () => {
  const young = await buildCat(server, {
    cat_name: "Too Young Yet",
    sex: "female",
    born: "2019-12-01",
  });
  const dead = await buildCat(server, {
    cat_name: "Dead By Then",
    sex: "male",
    born: "2010-01-01",
  });
  await server.pool.query("update cats set deceased_on = '2015-01-01' where id = $1", [dead.id]);
  const { id } = await checked("Impossible Kit,f,2020-01-01,SIB,n,,Someone Else,Some Other");
  await repaired(
    id,
    { kind: "parent", field: "mother", value: "Someone Else", becomes: `cat:${young.id}` },
    { kind: "parent", field: "father", value: "Some Other", becomes: `cat:${dead.id}` },
  );
  expect((await causesOf(id)).map(({ kind }) => kind)).toEqual([
    "parent_too_young",
    "parent_deceased",
  ]);
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([{ mother: null, father: null }]);
});

test("a parent is added, or left out, or is another line of the file, as the member chooses", async () => {
  await buildCat(server, { cat_name: "Foreign Queen", sex: "female", born: "2010-01-01" });
  const { id } = await checked(
    "Twin Stud,m,2015-01-01,SIB,n,,,",
    "Twin Stud,m,2016-01-01,SIB,n,,,",
    "Kit Of Line,f,2020-01-01,SIB,n,,Foreign Queen,Twin Stud",
    "Kit Of None,f,2020-01-01,SIB,n,,Nobody At All,",
  );
  const [twins] = await causesOf(id);
  expect(twins!.choices).toMatchObject([
    { choice: "line:2", line: 2, name: "Twin Stud", born: "2015-01-01" },
    { choice: "line:3", line: 3, born: "2016-01-01" },
  ]);
  await repaired(
    id,
    { kind: "parent", field: "father", value: "twin stud", becomes: "line:3" },
    { kind: "parent", field: "mother", value: "Foreign Queen", becomes: "add" },
    { kind: "parent", field: "mother", value: "Nobody At All", becomes: "none" },
  );
  await confirmedImport(call, id);
  const cats = await ownCats();
  expect(cats.map(({ name, mother, father }) => [name, mother, father])).toEqual([
    ["Foreign Queen", null, null],
    ["Kit Of Line", "Foreign Queen", "Twin Stud"],
    ["Kit Of None", null, null],
    ["Twin Stud", null, null],
    ["Twin Stud", null, null],
  ]);
  const { rows } = await server.pool.query(
    "select f.cat_birthdate from cats c join cats f on f.id = c.father_id where c.cat_name = 'Kit Of Line'",
  );
  expect(rows).toEqual([{ cat_birthdate: "2016-01-01" }]);
});

test("a probable namesake is offered before a second record is made", async () => {
  const there = await buildCat(server, {
    cat_name: "Snow-Queen",
    sex: "female",
    born: "2015-01-01",
  });
  const { id } = await checked(
    "Snow Queen,f,2015-01-01,SIB,n,,,",
    "Snow Kit,f,2020-01-01,SIB,n,,Snow Queen,",
  );
  expect(await causesOf(id)).toMatchObject([
    { kind: "namesake", line: 2, choices: [{ choice: `cat:${there.id}`, name: "Snow-Queen" }] },
  ]);
  expect(await repaired(id, { kind: "same", line: 2, becomes: "new" })).toMatchObject({
    warned: 0,
    known: 0,
  });
  expect(await repaired(id, { kind: "same", line: 2, becomes: `cat:${there.id}` })).toMatchObject({
    warned: 0,
    known: 1,
  });
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([{ name: "Snow Kit", mother_id: there.id }]);
});

test("a cat with a misprint in its name is offered, a litter mate is not, and one answer holds for all its rows", async () => {
  const there = await buildCat(server, {
    prefix: "Silver",
    cat_name: "Bellissima",
    sex: "female",
    born: "2015-03-02",
  });
  const { id } = await checked(
    "Silver Belissima,f,2015-03-02,SIB,n,N 81,,",
    "Silver Belissima,f,2015-03-02,SIB,n,N 82,,",
    "Silver Balalaika,f,2015-03-02,SIB,n,N 83,,",
    "Belissima Kit,f,2020-01-01,SIB,n,,Silver Belissima,",
  );
  const namesakes = (await causesOf(id)).filter(({ kind }) => kind === "namesake");
  expect(namesakes).toMatchObject([
    { value: "Silver Belissima", line: 2, count: 2, choices: [{ cat_id: there.id }] },
  ]);
  const record = await repaired(id, { kind: "same", line: 2, becomes: `cat:${there.id}` });
  expect(record).toMatchObject({ known: 2 });
  expect(await causesOf(id)).toEqual([]);
});

test("a parent that is spelled otherwise is offered before it is added", async () => {
  const there = await buildCat(server, { cat_name: "Dark-Moon", sex: "male", born: "2010-01-01" });
  const { id } = await checked("Moon Kit,f,2020-01-01,SIB,n,,,Dark Moon");
  expect(await causesOf(id)).toMatchObject([
    { kind: "parent_similar", choices: [{ choice: `cat:${there.id}` }] },
  ]);
  await repaired(id, {
    kind: "parent",
    field: "father",
    value: "Dark Moon",
    becomes: `cat:${there.id}`,
  });
  expect(await confirmedImport(call, id)).toMatchObject({ saved: 1, added: 0 });
});

test("a number that stands twice is nobody's, and said", async () => {
  const { id } = await checked(
    "First Bearer,f,2010-01-01,SIB,n,N 77,,",
    "Second Bearer,f,2011-01-01,SIB,n,N 77,,",
    "Kit Of Number,f,2020-01-01,SIB,n,,N 77,",
  );
  expect(await causesOf(id)).toMatchObject([
    { field: "number", kind: "number_twice", value: "N 77", count: 2 },
    {
      field: "mother",
      kind: "parent_ambiguous",
      value: "N 77",
      choices: [{ line: 2 }, { line: 3 }],
    },
  ]);
  await repaired(id, { kind: "cell", line: 3, field: "number", becomes: "N 78" });
  expect(await causesOf(id)).toEqual([]);
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([
    { name: "First Bearer", number: "N 77" },
    { name: "Kit Of Number", mother: "First Bearer" },
    { name: "Second Bearer", number: "N 78" },
  ]);
});

test("a line is left out and taken in again", async () => {
  const { id } = await checked("Wanted Cat,f,,SIB,n,,,", "Unwanted Cat,f,,SIB,n,,,");
  expect(await repaired(id, { kind: "line", line: 3, becomes: "out" })).toMatchObject({
    left_out: 1,
  });
  expect((await linesOf(id)).data.map(({ state }) => state)).toEqual(["ready", "left_out"]);
  expect(await repaired(id, { kind: "line", line: 3, becomes: "in" })).toMatchObject({
    left_out: 0,
  });
  await repaired(id, { kind: "line", line: 3, becomes: "out" });
  await confirmedImport(call, id);
  expect(await ownCats()).toMatchObject([{ name: "Wanted Cat" }]);
});

test("lines are paged, all of them or only the faulty ones", async () => {
  const { id } = await checked(
    ...Array.from({ length: 1_200 }, (_, i) => `Paged ${i},f,${i % 400 === 7 ? "x" : ""},SIB,n,,,`),
  );
  const seen: number[] = [];
  for (let cursor: string | undefined; ;) {
    const { data, page } = await linesOf(id, { limit: 100, ...(cursor && { cursor }) });
    seen.push(...data.map(({ line }) => line));
    if (page.next === null) break;
    cursor = page.next;
  }
  expect(seen).toEqual(Array.from({ length: 1_200 }, (_, i) => i + 2));
  const first = await linesOf(id, { only: "faults", limit: 2 });
  expect(first.data.map(({ line }) => line)).toEqual([9, 409]);
  const second = await linesOf(id, { only: "faults", limit: 2, cursor: first.page.next! });
  expect(second.data.map(({ line, state }) => [line, state])).toEqual([[809, "warned"]]);
  expect(second.page.next).toBeNull();
});

test("a repair of a large table is checked in the background, the newest one last", async () => {
  const { id } = await checked(
    ...Array.from({ length: 6_000 }, (_, i) => `Large ${i},${i % 2 ? "f" : "x"},,SIB,n,,,`),
  );
  const first = await repaired(id, { kind: "value", field: "sex", value: "x", becomes: "q" });
  expect(first).toMatchObject({ state: "checking" });
  await repaired(id, { kind: "value", field: "sex", value: "x", becomes: "m" });
  expect(await settledImport(call, id)).toMatchObject({ state: "checked", faulty: 0 });
  expect(await confirmedImport(call, id)).toMatchObject({ saved: 6_000 });
});

test("repairs are the sender's alone, of a table that is checked and not stored", async () => {
  const brought = await broughtTable(server, owner, `${HEADING}\nFirst Cat,f,,SIB,n,,,\n`);
  const params = { id: brought.id };
  const repairs = [{ kind: "cell", line: 2, field: "name", becomes: "Other Cat" } as const];
  const send = (as: ApiCaller) => as("PUT /imports/{id}/repairs", { params, body: { repairs } });
  await expect(send(call)).rejects.toMatchObject({ status: 409 });
  await checkedImport(call, brought);
  const other = server.as(await buildMember(server));
  await expect(send(other)).rejects.toMatchObject({ status: 404 });
  await expect(other("DELETE /imports/{id}/repairs", { params })).rejects.toMatchObject({
    status: 404,
  });
  for (const key of ["GET /imports/{id}/lines", "GET /imports/{id}/causes"] as const)
    await expect(other(key, { params })).rejects.toMatchObject({ status: 404 });
  await send(call);
  await confirmedImport(call, brought.id);
  await expect(send(call)).rejects.toMatchObject({ status: 409 });
  expect(await ownCats()).toMatchObject([{ name: "Other Cat" }]);
  const { rows } = await server.pool.query(
    `select (select count(*) from import_pages where import_id = $1)::int as pages,
       (select count(*) from import_repairs where import_id = $1)::int as repairs`,
    [brought.id],
  );
  expect(rows).toEqual([{ pages: 0, repairs: 0 }]);
});

test("the server has logged no errors", () => {
  expect(server.faults).toEqual([]);
});
