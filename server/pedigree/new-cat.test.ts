import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
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

interface Own {
  readonly text: string;
  readonly sex?: "male" | "female";
  readonly is_my_cat?: 0 | 1;
}
type Cells = readonly (readonly [position: number, text: string])[];
const bodyOf = (cat: Own, cells: Cells) => ({
  cat,
  cells: cells.map(([position, text]) => ({ position, text })),
});
const save = async (cat: Own, cells: Cells = [], by = call) =>
  (await by("POST /pedigree/new", { body: bodyOf(cat, cells) })).data;
const keep = (cat: Own, cells: Cells, by = call) =>
  by("PUT /pedigree/new", { body: bodyOf(cat, cells) });
const draftOf = async (by = call) => (await by("GET /pedigree/new", {})).data;
const countOfCats = async () =>
  (await server.pool.query("select count(*)::int as count from cats")).rows[0]!.count as number;
const profileOf = async (id: number) =>
  (await call("GET /cats/cat-and-color/{id}", { params: { id } })).data!;
const WHOLE = {
  text: "GIC FR*Foo's Bar DSM, MCO ns 22, 12.05.2019, FIFe LO 12345",
  sex: "female",
  is_my_cat: 1,
} as const;

test("one save adds the cat and its ancestors, with all that the lines say", async () => {
  const { cat_id, placed } = await save(WHOLE, [
    [2, "Good Sire, 2015"],
    [3, "Good Dam, SIB n 22"],
    [4, "Old Sire"],
  ]);
  expect(placed).toMatchObject([
    { position: 2, child_id: cat_id, created: true },
    { position: 3, child_id: cat_id, created: true },
    { position: 4, child_id: placed[0]!.cat_id, created: true },
  ]);
  expect(await profileOf(cat_id)).toMatchObject({
    cat_name_cattery_prefix: "FR Foo's",
    cat_name: "Bar",
    printed_name: "GIC FR*Foo's Bar DSM",
    sex: "female",
    breed_ems: "MCO",
    ems: "ns 22",
    cat_birthdate: "2019-05-12",
    number_elsewhere: "FIFe LO 12345",
    is_my_cat: 1,
    users_id: owner.id,
    online_owner_id: owner.id,
    father: { id: placed[0]!.cat_id, breed_ems: "MCO", is_my_cat: 0 },
    mother: { id: placed[1]!.cat_id, breed_ems: "SIB" },
  });
  const { rows } = await server.pool.query(
    "select name from credentials where cat_id = $1 order by id",
    [cat_id],
  );
  expect(rows.map(({ name }) => name)).toEqual(["GIC", "DSM"]);
});

test("eye colour, day of birth and number may be missing; the sex may stand in the line", async () => {
  const { cat_id } = await save({ text: "кошка Мурка из Леса, SIB n 22" });
  expect(await profileOf(cat_id)).toMatchObject({
    cat_name: "Мурка",
    sex: "female",
    cat_birthdate: null,
    eye: null,
    is_my_cat: 0,
  });
});

test("all cells that are wrong are told at once, and nothing is stored", async () => {
  const before = await countOfCats();
  const faultsOf = async (cat: Own, cells: Cells = []) => {
    const { fieldErrors } = await refusalOf(save(cat, cells));
    return Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
  };
  expect(
    await faultsOf({ text: "Good Cat" }, [
      [2, "Good Sire"],
      [3, "Αθηνά"],
    ]),
  ).toEqual({
    "cat.text": "Add the breed's code too, for example MCO n 22",
    "cat.sex": "Please choose male or female",
    "cells.1": "There is no name here that can be saved: it needs at least 3 letters",
  });
  expect(await faultsOf({ text: "" })).toMatchObject({ "cat.text": expect.any(String) });
  expect(await faultsOf({ text: "Good Cat, MCO n 22, FEL-2020-000001", sex: "male" })).toEqual({
    "cat.text": "This looks like one of our registration numbers, which only the club assigns",
  });
  const young = await refusalOf(
    save({ text: "Good Cat, MCO n 22, 12.05.2019", sex: "male" }, [[2, "Sire, 12.03.2019"]]),
  );
  expect(young.body).toMatchObject({ data: { position: 2 } });
  expect(await countOfCats()).toBe(before);
});

test("the draft is there again on any device, is the member's own data, and goes with the save", async () => {
  const member = await buildMember(server);
  const by = server.as(member);
  expect(await draftOf(by)).toEqual({ cat: null, draft: [], saved_at: null });
  await keep({ text: "Half a", sex: "male" }, [[31, "Far aw"]], by);
  await keep(WHOLE, [[2, "Good Sire"]], by);
  expect(await draftOf(by)).toMatchObject({
    cat: WHOLE,
    draft: [{ position: 2, text: "Good Sire", cat_id: null }],
  });
  expect((await by("GET /me/data", {})).data.pedigree_drafts).toMatchObject([
    { cat_id: null, cat: { text: WHOLE.text } },
  ]);
  // The drafts of cats that are there already are others.
  const cat = await buildCat(server, { owner: member });
  await by("PUT /cats/{id}/pedigree/draft", {
    params: { id: cat.id },
    body: { cells: [{ position: 2, text: "Leo" }] },
  });
  await save(WHOLE, [[2, "Good Sire"]], by);
  expect(await draftOf(by)).toEqual({ cat: null, draft: [], saved_at: null });
  await keep(WHOLE, [], by);
  await keep({ text: "" }, [], by);
  expect((await draftOf(by)).saved_at).toBeNull();
  expect((await by("GET /me/data", {})).data.pedigree_drafts).toMatchObject([{ cat_id: cat.id }]);
});

test("a save is taken back with the cat itself", async () => {
  const before = await countOfCats();
  const { cat_id, placed } = await save(WHOLE, [
    [2, "Good Sire"],
    [4, "Old Sire"],
  ]);
  await call("POST /cats/{id}/pedigree/grid/undo", {
    params: { id: cat_id },
    body: { cat: true, placed },
  });
  expect(await countOfCats()).toBe(before);
});

test("that an ancestor has died is kept, with its day where that is known", async () => {
  const { placed } = await save(WHOLE, [
    [2, "Dated Sire, †12.05.2021"],
    [3, "Undated Dam †"],
    [4, "Year Alone, died 2018, shy"],
  ]);
  const [dated, undated, year] = await Promise.all(placed.map(({ cat_id }) => profileOf(cat_id)));
  expect(dated).toMatchObject({ deceased_on: "2021-05-12", deceased_undated: 0 });
  expect(undated).toMatchObject({ deceased_on: null, deceased_undated: 1, description: null });
  expect(year).toMatchObject({
    deceased_on: null,
    deceased_undated: 1,
    description: "† 2018, shy",
  });
  const { fieldErrors } = await refusalOf(save(WHOLE, [[2, "Sire, 12.05.2015, †12.05.2014"]]));
  expect(fieldErrors).toMatchObject([
    { field: "cells.0", message: "This date is before the cat was born" },
  ]);
});

test("a cat that has died on an unknown day has no age and no ad, until it was a mistake or the day is entered", async () => {
  const cat = await buildCat(server, { owner, born: "2015-05-14" });
  const params = { id: cat.id };
  const say = (body: object) => call("PATCH /cats/{id}", { params, body });
  const offer = () =>
    call("POST /sales/{catId}", {
      params: { catId: cat.id },
      body: {
        price_pet: 10,
        is_active: true,
        delivery_text: "By train",
        ready_to_move_at: "2026-12-01",
      },
    });
  await offer();
  await say({ deceased_undated: 1 });
  expect(await profileOf(cat.id)).toMatchObject({ deceased_undated: 1, age: null });
  const { rows } = await server.pool.query("select is_active from sales where cat_id = $1", [
    cat.id,
  ]);
  expect(rows).toEqual([{ is_active: false }]);
  expect((await refusalOf(offer())).status).toBe(409);
  await say({ deceased_on: "2024-01-02" });
  expect(await profileOf(cat.id)).toMatchObject({
    deceased_undated: 0,
    deceased_on: "2024-01-02",
    age: { years: 8 },
  });
  await say({ deceased_on: null });
  await offer();
});

test("among one's cats, newest first, the cat comes before the ancestors added with it", async () => {
  const breeder = await buildMember(server);
  const by = server.as(breeder);
  const { cat_id, placed } = await save(
    { ...WHOLE, text: "Varvara of Winter, SIB n 22" },
    [
      [2, "Ermak of Winter"],
      [3, "Aurora of Winter"],
      [4, "Buran of Winter"],
    ],
    by,
  );
  const { data } = await by("GET /me/cats", { query: {} });
  expect(data.map(({ id }) => id)).toEqual([cat_id, ...placed.map(({ cat_id: id }) => id)]);
});
