import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BREEDERS_WORDS } from "@felistry/domain/names/breeders-words.ts";
import { transliterate } from "@felistry/domain/names/transliterate.ts";
import { wordKeys } from "@felistry/domain/names/word-keys.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let breeder: BuiltMember;
let barsik: BuiltCat;
let queen: BuiltCat;

beforeAll(async () => {
  server = await startTestServer();
  breeder = await buildMember(server, { first_name: "Юлия", last_name: "Щукина" });
  barsik = await buildCat(server, {
    owner: breeder,
    cat_name: "Барсик",
    prefix: "Снежный Дом",
    sex: "male",
    chip: "643 0941 0001",
    reg_num: "FEL-2026-000123",
  });
  queen = await buildCat(server, {
    owner: breeder,
    cat_name: "Élodie Moonlight",
    suffix: "of Sunny d’Or",
  });
  await buildCattery(server, { owner: breeder, cattery_name: "ElodieCats" });
});
afterAll(() => server.stop());

const found = async (q: string, api = server.api) =>
  (await api("GET /search", { query: { q } })).data;
const ids = async (q: string, api = server.api) => (await found(q, api)).cats.map(({ id }) => id);

describe("a cat is found", () => {
  test.each([
    "барсик",
    "Barsik",
    "BARS",
    "snezhny dom barsik",
    "barsik dom",
    "dom, снеж",
    "barsyk",
    "basrik",
    "barssik dom",
    "FEL-2026-000123",
    "fel2026000123",
    "GIC RUS*Снежный Дом Барсик, DSM",
    "CH Barsyk",
    "000123",
  ])("Барсик by %s", async (q) => {
    expect(await ids(q)).toEqual([barsik.id]);
  });

  test.each(["elodie", "Элоди", "мунлайт", "moonlight elodie", "санни дор", "d'or"])(
    "Élodie Moonlight of Sunny d’Or by %s",
    async (q) => {
      expect(await ids(q)).toEqual([queen.id]);
    },
  );

  test.each(["barsik moonlight", "arsik moon", "bossyk", "…", ""])("no cat by %j", async (q) => {
    expect(await ids(q)).toEqual([]);
  });

  test("by its new name only, and not when it is gone", async () => {
    const cat = await buildCat(server, { cat_name: "Zolotko" });
    await server.pool.query("update cats set cat_name = 'Grom' where id = $1", [cat.id]);
    expect(await ids("золотко")).toEqual([]);
    expect(await ids("гром")).toEqual([cat.id]);
    await server.pool.query("delete from cats where id = $1", [cat.id]);
    expect(await ids("grom")).toEqual([]);
  });

  test("the whole word before a longer one, the short name before a longer one", async () => {
    const owner = await buildMember(server);
    const names = ["Ulyssa", "Ulys Grand Tour", "Ulys"];
    for (const cat_name of names) await buildCat(server, { owner, cat_name });
    const { cats } = await found("ulys");
    expect(cats.map((cat) => cat.cat_name)).toEqual(["Ulys", "Ulys Grand Tour", "Ulyssa"]);
  });
});

test("a cat is found by words that thousands have each, however long its name", async () => {
  const owner = await buildMember(server);
  const wanted = await buildCat(server, {
    owner,
    cat_name: "Quellwind Marmorstein the Longest of the Whole Registry",
    prefix: "Torvellan",
  });
  await server.pool.query(
    `insert into cats (cat_name, cat_name_cattery_prefix, breed_id, users_id, online_owner_id)
     select case when i % 2 = 0 then 'Quellwind Marmorstein' else 'Ina' end, case when i % 2 = 1 then 'Torvellan' end, $1, $2, $2
     from generate_series(1, 8400) i`,
    [wanted.breed_id, owner.id],
  );
  for (const q of ["torvellan quellwind", "quellwind torv", "marmorstein quellwind torvellan"])
    expect(await ids(q), q).toEqual([wanted.id]);
  await server.pool.query("delete from cats where users_id = $1 and id <> $2", [
    owner.id,
    wanted.id,
  ]);
});

test("a number with a wrong figure is not taken for another cat's", async () => {
  for (const q of ["FEL-2026-000124", "FEL2026000124", "Barsik 000124"])
    expect(await ids(q), q).toEqual([]);
});

describe("a chip is found", () => {
  test("whole, by the cat's owner and the club", async () => {
    const admin = await buildAdmin(server);
    for (const api of [server.as(breeder), server.as(admin)])
      expect(await ids("643 0941 0001", api)).toContain(barsik.id);
    for (const typed of ["64309410001", "643-0941-0001", "643.0941.0001"])
      expect(await ids(typed, server.as(breeder)), typed).toEqual([barsik.id]);
  });

  test("neither in part nor by anybody else", async () => {
    expect(await ids("643 0941", server.as(breeder))).toEqual([]);
    expect(await ids("64309410001")).toEqual([]);
    expect(await ids("64309410001", server.as(await buildMember(server)))).toEqual([]);
  });
});

test("members are found by members only, in either script and order", async () => {
  const reader = server.as(await buildMember(server));
  for (const q of ["Щукина Юлия", "yuliya shch", "shchukina"])
    expect((await found(q, reader)).members.map(({ id }) => id)).toEqual([breeder.id]);
  expect((await found("shchukina")).members).toEqual([]);
});

test("a cattery is found by guests", async () => {
  expect((await found("elodiec")).catteries.map((one) => one.cattery_name)).toEqual(["ElodieCats"]);
});

test("the other form of a name is told to readers of the other script", async () => {
  const otherFor = async (q: string, locale: "en" | "ru") =>
    (await found(q, server.guest({ locale }))).cats[0]?.other_name;
  expect(await otherFor("barsik", "en")).toBe("Snezhnyy Dom Barsik");
  expect(await otherFor("barsik", "ru")).toBeNull();
  expect(await otherFor("elodie", "ru")).toBe("Элодие Мунлайт оф Санни д’Ор");
  expect(await otherFor("elodie", "en")).toBeNull();
});

test("the database has the same rules", async () => {
  const letters = fc.constantFrom(
    ..."абвгдежзиклмнопрстуфхцчшщъыьэюяАЩabcdeghijqstxyzEIØé'’- 12.*",
  );
  const names = [
    ...Object.keys(BREEDERS_WORDS),
    ...Object.values(BREEDERS_WORDS),
    ...fc.sample(
      fc.array(letters, { maxLength: 12 }).map((all) => all.join("").trim()),
      300,
    ),
  ];
  const { rows } = await server.pool.query<
    Record<"name" | "cat" | "person", string> & { keys: string[] }
  >(
    `select name, other_script(name, false) as cat, other_script(name, true) as person, word_keys(name) as keys
     from unnest($1::text[]) as name`,
    [names],
  );
  expect(rows.map((row) => ({ ...row, keys: row.keys.toSorted() }))).toEqual(
    names.map((name) => ({
      name,
      cat: transliterate(name),
      person: transliterate(name, "person"),
      keys: [...new Set(wordKeys(name))].toSorted(),
    })),
  );
});

test("cats that come together have the words of those that come alone", async () => {
  const names = ["Ilmarando Юпитер", "Sunshine", "Ёлка 2", "Maria-Xenia’s"];
  for (const cat_name of names) await buildCat(server, { cat_name });
  await server.pool.query(
    `insert into cats (cat_name, breed_id, users_id, online_owner_id, number_elsewhere)
     select cat_name, breed_id, users_id, online_owner_id, 'LO 7' from cats where cat_name = any($1)`,
    [names],
  );
  await server.pool.query(
    "update cats set number_elsewhere = null where number_elsewhere = 'LO 7'",
  );
  const { rows } = await server.pool.query<{ forms: string; cats: string }>(
    `select count(distinct (n.other, n.letters, (select array_agg(word order by word) from cat_words w where w.cat_id = c.id)))::text as forms, count(*)::text as cats
     from cats c join cat_names n on n.cat_id = c.id where cat_name = any($1) group by cat_name`,
    [names],
  );
  expect(rows).toEqual(names.map(() => ({ forms: "1", cats: "2" })));
});
