import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

type Cells = readonly (readonly [position: number, text: string | number])[];
const cellsOf = (cells: Cells) =>
  cells.map(([position, text]) =>
    typeof text === "number" ? { position, text: "", cat_id: text } : { position, text },
  );
const save = (id: number, cells: Cells, by = call) =>
  by("POST /cats/{id}/pedigree/grid", { params: { id }, body: { cells: cellsOf(cells) } });
const draft = (id: number, cells: Cells, by = call) =>
  by("PUT /cats/{id}/pedigree/draft", { params: { id }, body: { cells: cellsOf(cells) } });
const gridOf = async (id: number, by = call) =>
  (await by("GET /cats/{id}/pedigree/grid", { params: { id } })).data;
const faultsOf = async (answer: Promise<unknown>) => {
  const { fieldErrors } = await refusalOf(answer);
  return Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message]));
};
const own = (traits: Parameters<typeof buildCat>[1] = {}) => buildCat(server, { owner, ...traits });
const countOfCats = async () =>
  (await server.pool.query("select count(*)::int as count from cats")).rows[0]!.count as number;

test("one save adds, links and keeps all that the lines say", async () => {
  const { id } = await own({ born: "2021-05-14" });
  const { placed } = (
    await save(id, [
      [2, "GIC FR*Foo's Bar DSM, MCO ns 22, 12.05.2019, FIFe LO 12345"],
      [3, "Amber of Light, EX, brown tabby, 2015"],
      [4, "EST*Oldest"],
      [7, "Ольга из Озера, SIB n 22, 05.2012"],
    ])
  ).data;
  expect(placed.map(({ position, created }) => [position, created])).toEqual(
    [2, 3, 4, 7].map((position) => [position, true]),
  );
  const { rows } = await server.pool.query(
    `select c.cat_name_cattery_prefix as prefix, c.cat_name as name, c.cat_name_suffix as suffix, c.printed_name, c.sex,
       birth_text(c.cat_birthdate, c.cat_birthdate_precision) as born, c.number_elsewhere as number, c.description, b.ems as breed,
       nullif(k.ems, '') as ems, c.is_my_cat, c.online_owner_id = $2 as mine,
       (select json_agg(e.name order by e.id) from credentials e where e.cat_id = c.id and e.kind = 'title') as titles
     from cats c join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
     where c.id = any ($1) order by c.id`,
    [placed.map(({ cat_id }) => cat_id), owner.id],
  );
  const rest = { mine: true, is_my_cat: 0 };
  expect(rows).toEqual([
    {
      ...rest,
      prefix: "FR Foo's",
      name: "Bar",
      suffix: null,
      printed_name: "GIC FR*Foo's Bar DSM",
      sex: "male",
      born: "2019-05-12",
      number: "FIFe LO 12345",
      description: null,
      breed: "MCO",
      ems: "ns 22",
      titles: ["GIC", "DSM"],
    },
    {
      ...rest,
      prefix: null,
      name: "Amber",
      suffix: "of Light",
      printed_name: null,
      sex: "female",
      born: "2015",
      number: null,
      description: "EX",
      breed: "SIB",
      ems: "n 21",
      titles: null,
    },
    {
      ...rest,
      prefix: null,
      name: "Oldest",
      suffix: null,
      printed_name: "EST*Oldest",
      sex: "male",
      born: null,
      number: null,
      description: null,
      breed: "SIB",
      ems: null,
      titles: null,
    },
    {
      ...rest,
      prefix: null,
      name: "Ольга",
      suffix: "из Озера",
      printed_name: null,
      sex: "female",
      born: "2012-05",
      number: null,
      description: null,
      breed: "SIB",
      ems: "n 22",
      titles: null,
    },
  ]);
  expect((await gridOf(id)).ancestors.map(({ position, open }) => [position, open])).toEqual(
    [2, 3, 4, 7].map((position) => [position, true]),
  );
});

test("the same ancestor in two places is one cat", async () => {
  const { id } = await own();
  const { placed } = (
    await save(id, [
      [2, "Leo"],
      [3, "Mia"],
      [4, "Grand Old One, LO 77"],
      [6, "Grand  old One"],
    ])
  ).data;
  const at = (position: number) => placed.find((cell) => cell.position === position)!;
  expect(at(6)).toMatchObject({ cat_id: at(4).cat_id, created: false });
});

describe("all of it or nothing", () => {
  test("every line that cannot be kept is told at its cell", async () => {
    const { id } = await own({ born: "2021-05-14" });
    const before = await countOfCats();
    const faults = await faultsOf(
      save(id, [
        [2, "Good Sire"],
        [3, "Αθηνά"],
        [4, "Old One, 12.05.2999"],
        [5, `Old Two, ${"mysterious words, ".repeat(8)}`],
      ]),
    );
    expect(faults).toEqual({
      "cells.1": "There is no name here that can be saved: it needs at least 3 letters",
      "cells.2": "A cat cannot be born in the future",
      "cells.3": "The part of this line that is not understood is too long for a note: shorten it",
    });
    expect(await faultsOf(save(id, [[2, "Good Sire, FEL-2020-000001"]]))).toEqual({
      "cells.0": "This looks like one of our registration numbers, which only the club assigns",
    });
    expect(await faultsOf(save(id, [[4, "Good Grandsire"]]))).toEqual({
      "cells.0": "The cat whose parent this is has not been filled in",
    });
    expect(await countOfCats()).toBe(before);
  });

  test("a rule of pedigrees refuses the cell that breaks it", async () => {
    const { id } = await own({ born: "2021-05-14" });
    const before = await countOfCats();
    const refusal = await refusalOf(
      save(id, [
        [2, "Good Sire, 12.05.2018"],
        [4, "Young Grandsire, 12.03.2018"],
      ]),
    );
    expect(refusal.body).toMatchObject({
      message: "A parent must be born at least 4 months before the child",
      data: { position: 4 },
    });
    expect(await countOfCats()).toBe(before);
  });
});

describe("the pedigrees of other members' cats", () => {
  test("can be linked, and not be changed", async () => {
    const { id } = await own();
    const stud = await buildCat(server, { sex: "male", born: "2018-05-14" });
    await draft(id, [[2, stud.id]]);
    expect(
      await faultsOf(
        save(id, [
          [2, stud.id],
          [4, "Good Grandsire"],
        ]),
      ),
    ).toEqual({
      "cells.1": "Another member keeps the page of the cat whose parent this is",
    });
    await save(id, [[2, stud.id]]);
    expect((await gridOf(id)).ancestors).toMatchObject([
      { position: 2, open: false, cat: { id: stud.id } },
    ]);
  });

  test("a place that is taken stays, and a registered cat's parents stay", async () => {
    const sire = await own({ sex: "male", born: "2018-05-14" });
    const { id } = await own({ sire });
    expect(await faultsOf(save(id, [[2, "Another Sire"]]))).toEqual({
      "cells.0": "Another cat is already in this place",
    });
    const registered = await own({ reg_num: "FEL-2020-000312" });
    expect((await refusalOf(save(registered.id, [[2, "Leo"]]))).status).toBe(403);
  });
});

describe("the draft", () => {
  test("is the member's, is there again on any device, and goes with the save", async () => {
    const { id } = await own();
    await draft(id, [[2, "Leo"]]);
    await draft(id, [
      [2, "Leo of Ligh"],
      [31, "Half a"],
    ]);
    expect((await gridOf(id)).draft).toEqual([
      { position: 2, text: "Leo of Ligh", cat_id: null },
      { position: 31, text: "Half a", cat_id: null },
    ]);
    await save(id, [[2, "Leo of Light"]]);
    expect(await gridOf(id)).toMatchObject({ draft: [], saved_at: null });
    await draft(id, [[3, "Mia"]]);
    await draft(id, []);
    expect((await gridOf(id)).draft).toEqual([]);
  });

  test("is among the member's own data, and goes with the account", async () => {
    const member = await buildMember(server);
    const by = server.as(member);
    const cat = await buildCat(server, { owner: member });
    await draft(cat.id, [[2, "Leo"]], by);
    expect((await by("GET /me/data", {})).data.pedigree_drafts).toMatchObject([
      { cat_id: cat.id, cells: [{ position: 2, text: "Leo" }] },
    ]);
    await by("POST /me/close", { body: { currentPassword: member.password } });
    const { rows } = await server.pool.query("select from pedigree_drafts where user_id = $1", [
      member.id,
    ]);
    expect(rows).toEqual([]);
  });

  test("says who an ancestor may be already: by the sound of the name in either script, by the number", async () => {
    const { id } = await own();
    const known = await buildCat(server, { cat_name: "Kseniia", suffix: "iz Lesa", sex: "female" });
    const numbered = await buildCat(server, { cat_name: "Called Otherwise", sex: "male" });
    await server.pool.query("update cats set number_elsewhere = 'LO 4711' where id = $1", [
      numbered.id,
    ]);
    const { namesakes } = (
      await draft(id, [
        [2, "Some Name, LO 4711"],
        [3, "CH Ксения из Леса, SIB n 22"],
        [4, "Nobody Has This Name"],
        [6, "Kseniia iz Lesa"],
      ])
    ).data;
    expect(namesakes.map(({ position, cats }) => [position, cats.map((cat) => cat.id)])).toEqual([
      [2, [numbered.id]],
      [3, [known.id]],
    ]);
  });
});

test("a save is taken back: links and added cats go, chosen cats stay", async () => {
  const { id } = await own();
  const queen = await buildCat(server, { sex: "female", born: "2018-05-14" });
  const before = await countOfCats();
  const { placed } = (
    await save(id, [
      [2, "Leo"],
      [3, queen.id],
      [4, "Old Leo"],
      [9, "Oldest Lea"],
    ])
  ).data;
  const undo = () =>
    call("POST /cats/{id}/pedigree/grid/undo", { params: { id }, body: { placed } });
  await undo();
  expect(await countOfCats()).toBe(before);
  expect((await gridOf(id)).ancestors).toEqual([]);
  expect((await refusalOf(undo())).status).toBe(409);
});

test("what somebody has built upon an added cat keeps it", async () => {
  const { id } = await own();
  const { placed } = (await save(id, [[2, "Leo"]])).data;
  await own({ sire: { id: placed[0]!.cat_id } });
  expect(
    (
      await refusalOf(
        call("POST /cats/{id}/pedigree/grid/undo", { params: { id }, body: { placed } }),
      )
    ).status,
  ).toBe(400);
  expect((await gridOf(id)).ancestors).toHaveLength(1);
});
