import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let kitten: { id: number };
let dam: { id: number };

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
  dam = await buildCat(server, { cat_name: "Foreign Dam", born: "2019-01-01", chip: "secret 643" });
  kitten = await buildCat(server, {
    owner,
    prefix: "-Home",
    cat_name: "Kitten",
    born: "2023-05-31",
    ems: "ns 22",
    dam,
    chip: "643 0941",
  });
});
afterAll(() => server.stop());

async function file(
  name: string,
  by: BuiltMember | null = owner,
  host = "localhost",
): Promise<Response> {
  return server.raw(`/exports/${name}`, {
    headers: { host, ...(by && { cookie: await server.sessionCookie(by) }) },
  });
}

test("CSV is safe in a spreadsheet and has the headings of an import", async () => {
  const response = await file("cats.csv");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="cats.csv"');
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const lines = (await response.text()).replace(/^\uFEFF/, "").split("\r\n");
  expect(lines).toEqual([
    "prefix,name,suffix,sex,birthdate,deceased,neutered,breed,ems,number,mother,father,chip,description,breeder,mine,titles,printed_name,number_elsewhere,key,mother_key,father_key,attached",
    // Others' chips are theirs to tell.
    `,Foreign Dam,,female,2019-01-01,,,SIB,ns 09 22,,,,,,,0,,Foreign Dam,,${dam.id},,,`,
    `'-Home,Kitten,,female,2023-05-31,,,SIB,ns 22,,Foreign Dam,,643 0941,,,1,,'-Home Kitten,,${kitten.id},${dam.id},,`,
    "",
  ]);
});

test("a Russian reader's spreadsheet separates cells with semicolons", async () => {
  const text = await (await file("cats.csv", owner, "ru.localhost")).text();
  expect(text.split("\r\n")[2]).toMatch(
    /^'-Home;Kitten;;female;2023-05-31;;;SIB;ns 22;;Foreign Dam;;643 0941;;;1;/,
  );
});

test("JSON has the same content", async () => {
  const text = await (await file("cats.json")).text();
  expect(text).not.toContain("secret");
  expect(JSON.parse(text)).toMatchObject([
    { id: dam.id, cat_name: "Foreign Dam", chip: null },
    { id: kitten.id, cat_name: "Kitten", mother_id: dam.id, mother: "Foreign Dam" },
  ]);
  const nobody = await buildMember(server);
  expect(JSON.parse(await (await file("cats.json", nobody)).text())).toEqual([]);
});

test.each([
  ["cats.ged", "2 VERS 7.0"],
  ["cats-5.5.1.ged", "2 VERS 5.5.1"],
])("%s has the ancestors too, without their owners' words", async (name, version) => {
  const text = await (await file(name)).text();
  expect(text).toContain(version);
  expect(text).toContain(`0 @I${dam.id}@ INDI\r\n1 NAME Foreign Dam\r\n1 SEX F`);
  expect(text).toContain(`1 FAMS @F${dam.id}_0@`);
  expect(text).toContain(`0 @F${dam.id}_0@ FAM\r\n1 WIFE @I${dam.id}@\r\n1 CHIL @I${kitten.id}@`);
  expect(text).not.toContain("secret");
  expect(text.endsWith("0 TRLR\r\n")).toBe(true);
});

test("with more cats than a page, each is written once, and the set is determined once", async () => {
  const [breeder, born] = [await buildMember(server), 2_300];
  const sire = await buildCat(server, { sex: "male", born: "2010-01-01" });
  await server.pool.query(
    `insert into cats (cat_name, sex, cat_birthdate, breed_id, users_id, online_owner_id, is_my_cat, father_id)
     select 'Kitten ' || n, 'female', '2024-01-01', $1, $2, $2, 1, $3 from generate_series(1, $4) n`,
    [sire.breed_id, breeder.id, sire.id, born],
  );
  const asked = vi.spyOn(server.services.background, "query");
  const told = (name: string) =>
    asked.mock.calls.filter(([query]) => (query as { name?: string }).name === name).length;

  const cats = JSON.parse(await (await file("cats.json", breeder)).text()) as { id: number }[];
  expect(cats).toHaveLength(born + 1);
  expect(new Set(cats.map(({ id }) => id)).size).toBe(born + 1);
  expect([told("export_line_ids"), told("export_cats")]).toEqual([1, 3]);

  const gedcom = await (await file("cats.ged", breeder)).text();
  expect(gedcom.match(/ INDI\r/g)).toHaveLength(born + 1);
  expect(gedcom.match(/ FAM\r/g)).toHaveLength(1);
  expect(gedcom.match(/1 CHIL /g)).toHaveLength(born);
  expect([told("export_line_ids"), told("export_line")]).toEqual([2, 3]);
  asked.mockRestore();
});

test("somebody else's kitten is not listed as family", async () => {
  const stranger = await buildMember(server);
  const foreign = await buildCat(server, { owner: stranger, born: "2023-06-01", dam });
  const text = await (await file("cats.ged")).text();
  expect(text).toContain(`1 CHIL @I${kitten.id}@`);
  expect(text).not.toContain(`@I${foreign.id}@`);
});

test("a guest is sent to the files after login; unknown files are refused", async () => {
  const answer = await file("cats.csv", null);
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/import"]);
  expect(await answer.text()).toBe("");
  expect((await file("cats.exe")).status).toBe(404);
  expect(server.faults).toEqual([]);
});
