import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { nameKey } from "@felistry/domain/cats/name-key.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;
let call: ApiCaller;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function newOwner() {
  owner = await buildMember(server);
  call = server.as(owner);
}

const kindsOf = (findings: readonly { kind: string; cat: { name: string } }[]) =>
  findings.map(({ kind, cat }) => `${cat.name}: ${kind}`);

describe("GET /coat/warnings", () => {
  test("a black daughter of a red sire is explained in both languages, never blocked", async () => {
    await newOwner();
    const sire = buildCat(server, { owner, sex: "male", ems: "d 22", born: "2020-01-01" });
    const dam = buildCat(server, { owner, ems: "n", born: "2020-01-01" });
    const cat = await buildCat(server, { owner, ems: "n", sire, dam });
    const { data } = await server.api("GET /coat/warnings", { query: { cat: cat.id } });
    expect(data.warnings).toEqual([
      {
        reason: "daughter_of_red_sire",
        cat: null,
        words: {
          en: expect.stringMatching(
            /^A daughter without red \(black\) of a red sire \(red blotched tabby\) is not possible, because/,
          ),
          ru: expect.stringMatching(
            /^Дочь без рыжего \(чёрный\) от рыжего отца \(красный мраморный\) невозможна/,
          ),
        },
      },
    ]);
    const tortie = await server.api("GET /coat/warnings", { query: { cat: cat.id, ems: "f" } });
    expect(tortie.data.warnings).toEqual([]);
    expect(tortie.data.genotype).toMatchObject({ O: "O/o", D: "D/-", B: "B/-", C: "C/-" });
    const son = await server.api("GET /coat/warnings", { query: { cat: cat.id, sex: "male" } });
    expect(son.data.warnings).toEqual([]);
  });

  test("offspring count too: blue parents with a black kitten, and what a blue kitten proves", async () => {
    await newOwner();
    const dam = await buildCat(server, { owner, ems: "a", born: "2020-01-01" });
    const sire = await buildCat(server, { owner, sex: "male", ems: "a", born: "2020-01-01" });
    const kitten = await buildCat(server, { owner, ems: "n", dam, sire, cat_name: "Chernysh" });
    const { data } = await server.api("GET /coat/warnings", { query: { cat: dam.id } });
    expect(data.warnings).toMatchObject([
      { reason: "dense", cat: { id: kitten.id, name: "Chernysh" } },
    ]);
    const black = await server.api("GET /coat/warnings", { query: { cat: dam.id, ems: "n" } });
    expect(black.data.warnings).toEqual([]);
    await buildCat(server, { owner, ems: "a", dam, sire });
    const carrier = await server.api("GET /coat/warnings", { query: { cat: dam.id, ems: "n" } });
    expect(carrier.data.genotype).toMatchObject({ D: "D/d" });
  });

  test("a cat that is being entered: a tortie tom, and a parent to be", async () => {
    const tom = await server.api("GET /coat/warnings", { query: { ems: "SIB f", sex: "male" } });
    expect(tom.data.warnings).toMatchObject([{ reason: "tortie_male" }]);
    await newOwner();
    const child = await buildCat(server, { owner, ems: "n", cat_name: "Murka" });
    const sire = await server.api("GET /coat/warnings", {
      query: { ems: "SIB d", sex: "male", child: child.id },
    });
    expect(sire.data.warnings).toMatchObject([
      { reason: "daughter_of_red_sire", cat: { name: "Murka" } },
    ]);
  });

  test.each([
    [{ ems: "SIB k" }, "ems"],
    [{ cat: "x" }, "cat"],
    [{ eyes: "1" }, "eyes"],
  ])("%j is refused at its field", async (query, field) => {
    const response = await server.raw(`/api/coat/warnings?${new URLSearchParams(query)}`, {
      headers: { host: "localhost" },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
  });
});

describe("GET /me/checks", () => {
  test("lists the faults of the member's own cats, in the reader's language, page by page", async () => {
    await newOwner();
    const born = "2024-05-10";
    const dam = await buildCat(server, { owner, ems: "n", born: "2023-10-01", cat_name: "Dama" });
    await buildCat(server, { owner, ems: "d", dam, born, sex: "male", cat_name: "Ryzhik" });
    await buildCat(server, { owner, sex: "male", ems: "f", born, cat_name: "Tort" });
    await buildCat(server, { owner, ems: "n", born, cat_name: "Xenia", sex: "female" });
    await buildCat(server, { ems: "n", born, cat_name: "Ксения", sex: "female" });
    await buildCat(server, { ems: "f", sex: "male", cat_name: "Strangers" });
    const { data, checked, page } = await call("GET /me/checks", { query: {} });
    expect(kindsOf(data)).toEqual([
      "Ryzhik: dam_young",
      "Ryzhik: impossible_colour",
      "Tort: impossible_colour",
      "Xenia: likely_duplicate",
    ]);
    expect(data[0]!.words).toBe("The dam was only 7 months old at the birth");
    expect(data[3]!.others).toMatchObject([{ name: "Ксения" }]);
    expect([checked, page.next]).toEqual([4, null]);

    const russian = server.as(owner, { locale: "ru" });
    const first = await russian("GET /me/checks", { query: { limit: 2 } });
    expect(first.data[0]!.words).toBe("Матери было всего 7 мес. при рождении котят");
    expect(first.checked).toBe(2);
    const second = await call("GET /me/checks", { query: { limit: 2, cursor: first.page.next! } });
    expect(kindsOf(second.data)).toEqual(["Tort: impossible_colour", "Xenia: likely_duplicate"]);
    expect(second.page.next).toBeNull();
  });

  test("offers to merge only records that the reader may edit", async () => {
    await newOwner();
    const cat = { born: "2022-02-02", cat_name: "Zhuzha", sex: "female" } as const;
    const foreign = await buildCat(server, cat);
    const own = await buildCat(server, { ...cat, owner });
    const twin = await buildCat(server, { ...cat, owner });
    const { data } = await call("GET /me/checks", { query: {} });
    const offers = data.map((found) => [
      found.cat.id,
      found.others.map(({ id, may_merge }) => [id, may_merge]),
    ]);
    const theirs = [foreign.id, false];
    expect(offers).toEqual([
      [own.id, [theirs, [twin.id, true]]],
      [twin.id, [theirs, [own.id, true]]],
    ]);
    // Only the club merges registered cats, and a record's descendant is another cat.
    await server.pool.query(
      "update cats set registered = 1, reg_num = 'FEL-2026-000900' where id = $1",
      [own.id],
    );
    const offered = async (as = call) =>
      (await as("GET /me/checks", { query: {} })).data.flatMap(({ others }) =>
        others.filter(({ may_merge }) => may_merge),
      );
    expect(await offered()).toEqual([]);
    await server.pool.query("update cats set registered = 0, reg_num = null where id = $1", [
      own.id,
    ]);
    expect(await offered()).toHaveLength(2);
    await server.pool.query("delete from cats where cat_name = 'Zhuzha'");
  });
});

describe("likely duplicates", () => {
  const CAT = { born: "2021-06-04", ems: "n 22", sex: "male" } as const;

  test("score and reasons in the reader's language; a pair marked as different cats is not offered", async () => {
    await newOwner();
    const own = await buildCat(server, {
      ...CAT,
      owner,
      prefix: "Silver Forest",
      cat_name: "Margilan",
    });
    const swapped = { ...CAT, born: "2021-04-06" } as const;
    const other = await buildCat(server, {
      ...swapped,
      cat_name: "Маргилан",
      suffix: "Сильвер Форест",
    });
    await buildCat(server, { ...CAT, prefix: "Silver Forest", cat_name: "Merlin" });
    const twinsIn = async (as = call) =>
      (await as("GET /me/checks", { query: {} })).data.flatMap(({ others }) => others);
    const [twin, ...more] = await twinsIn();
    expect(more).toEqual([]);
    expect(twin).toMatchObject({ id: other.id, likeness: { score: expect.closeTo(0.9, 0) } });
    expect(twin!.likeness!.for).toContain("the same birth date with day and month swapped");
    const [russian] = await twinsIn(server.as(owner, { locale: "ru" }));
    expect(russian!.likeness!.for).toContain("та же дата рождения, но день и месяц переставлены");

    const say = (different: boolean, as = call) =>
      as("PUT /cats/{id}/different", {
        params: { id: own.id },
        body: { other: other.id, different },
      });
    const stranger = server.as(await buildMember(server));
    await expect(say(true, stranger)).rejects.toMatchObject({ status: 403 });
    await say(true);
    expect(await twinsIn()).toEqual([]);
    await say(false);
    expect(await twinsIn()).toMatchObject([{ id: other.id }]);
    await server.pool.query("delete from cats where search_name ~ 'margilan|маргилан|merlin'");
  });

  test("a cat about to be entered finds its record by a name in the other script, a number, a date", async () => {
    await newOwner();
    const known = await buildCat(server, {
      ...CAT,
      prefix: "Chingi-Tura",
      cat_name: "Vergilij",
      born: null,
    });
    const find = async (query: {
      name: string;
      number?: string;
      ems?: string;
      birthdate?: string;
    }) => (await call("GET /cats/likely", { query })).data.map(({ cat }) => cat.id);
    expect(await find({ name: "Вергилий Чинги-Тура", ems: "SIB n 22" })).toEqual([known.id]);
    expect(await find({ name: "Georgij Chingi-Tura", ems: "SIB n 22" })).toEqual([]);
    await server.pool.query("update cats set number_elsewhere = 'FD LO 0130716' where id = $1", [
      known.id,
    ]);
    expect(await find({ name: "Murzik", number: "(FD)LO 130716", ems: "SIB n 22" })).toEqual([
      known.id,
    ]);
    await server.pool.query("delete from cats where id = $1", [known.id]);
  });

  test("the database blocks names by the sound of their words, in any order", async () => {
    const same = [
      ["silver forest's amber", "Amber of Silver Forest"],
      ["gic est*villa aurelia barnabas, dsm", "barnabas villa aurelia"],
      ["sofja chingi-tura", "чинги-тура софья", "Sofia Chingi Tura"],
      ["xenia", "Ксения", "Kseniya"],
    ];
    for (const names of same) {
      const { rows } = await server.pool.query<{ key: string }>(
        "select distinct name_words_key(name) as key from unnest($1::text[]) as name",
        [names],
      );
      expect([names, rows.length]).toEqual([names, 1]);
    }
  });
});

describe("the check of the whole registry", () => {
  test("runs in a thread, stores its findings, and lists them by kind", async () => {
    const admin = server.as(await buildAdmin(server));
    await newOwner();
    await buildCat(server, { owner, sex: "male", ems: "g", cat_name: "Torti" });
    const { data: run } = await admin("POST /admin/checks", {});
    expect(run).toMatchObject({ finished_at: null, failed: false });
    await expect
      .poll(async () => (await admin("GET /admin/checks", { query: {} })).run?.finished_at, {
        timeout: 15_000,
        interval: 100,
      })
      .toEqual(expect.any(String));
    const all = await admin("GET /admin/checks", { query: { limit: 100 } });
    expect(all.run).toMatchObject({
      failed: false,
      checked: all.run!.total,
      found: all.data.length,
    });
    expect(kindsOf(all.data)).toContain("Torti: impossible_colour");
    expect(kindsOf(all.data)).toContain("Strangers: impossible_colour");
    // A pair is reported once, with the older record.
    const twins = all.data.filter(({ kind }) => kind === "likely_duplicate");
    expect(twins).toHaveLength(1);
    expect(twins[0]!.others).toMatchObject([{ may_merge: true }]);
    const young = await admin("GET /admin/checks", { query: { kind: "dam_young" } });
    expect(kindsOf(young.data)).toEqual(["Ryzhik: dam_young"]);
    const ofKind: unknown[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const query = { kind: "impossible_colour" as const, limit: 1, ...(cursor && { cursor }) };
      const { data, page } = await admin("GET /admin/checks", { query });
      ofKind.push(...data);
      cursor = page.next;
    }
    expect(ofKind).toEqual(all.data.filter(({ kind }) => kind === "impossible_colour"));
    expect(ofKind.length).toBeGreaterThan(1);
  });

  test("[SEC-24] one at a time; an abandoned one does not block the next", async () => {
    const admin = server.as(await buildAdmin(server));
    const { rows } = await server.pool.query<{ id: number }>(
      "insert into check_runs (started_by, total) select id, 10 from users limit 1 returning id",
    );
    await server.pool.query(
      "insert into jobs.job (name, singleton_key, start_after) values ('registry-check', $1, now() + interval '1 hour')",
      [rows[0]!.id],
    );
    expect((await admin("GET /admin/checks", { query: {} })).run).toMatchObject({ failed: false });
    await expect(admin("POST /admin/checks", {})).rejects.toMatchObject({ status: 409 });
    // As after its processes died too often, or a backup was restored.
    await server.pool.query("update jobs.job set state = 'failed' where singleton_key = $1", [
      rows[0]!.id,
    ]);
    expect((await admin("GET /admin/checks", { query: {} })).run).toMatchObject({ failed: true });
    expect((await admin("POST /admin/checks", {})).data).toMatchObject({ failed: false });
    await expect
      .poll(async () => (await admin("GET /admin/checks", { query: {} })).run?.finished_at, {
        timeout: 15_000,
      })
      .toEqual(expect.any(String));
  });
});

test("the database hears names as the domain does", async () => {
  const names = (await dataTable<"text">("names.csv")).map(({ text }) => text);
  const more = [
    "Ёлка Щедрая",
    "Xenia d'Or",
    "Юлия-Цица",
    "Élodie Ñandú",
    "ЇЖАК і Ґава",
    "Thaw Ck Ph 007",
    "Æther",
  ];
  const { rows } = await server.pool.query<{ name: string; key: string }>(
    "select name, name_key(name) as key from unnest($1::text[]) as name",
    [[...names.filter(Boolean), ...more]],
  );
  expect(rows.length).toBeGreaterThanOrEqual(more.length);
  for (const { name, key } of rows) expect([name, key]).toEqual([name, nameKey(name)]);
});

test("the server has met no fault of its own", () => {
  expect(server.faults).toEqual([]);
});
