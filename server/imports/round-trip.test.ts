/** A member's lines taken out of one registry and brought into an empty one are the same, whatever the format. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type BuiltCat, type CatTraits } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { realPedigree } from "@felistry/testkit/pedigrees/real-pedigree.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import {
  broughtTable,
  checkedImport,
  confirmedImport,
} from "@felistry/testkit/worlds/brought-table.ts";

let registry: TestServer;
let owner: BuiltMember;
let other: BuiltMember;

interface Paper {
  cat_birthdate_precision?: "month" | "year";
  printed_name?: string;
  number_elsewhere?: string;
  breeder_not_user?: string;
  breeder_id?: number;
  deceased_undated?: 1;
}

async function cat(
  { dam, sire, ...traits }: CatTraits,
  paper: Paper = {},
  titles: readonly string[] = [],
): Promise<BuiltCat> {
  const built = await buildCat(registry, { owner: other, ...traits });
  const [mother, father] = await Promise.all([dam, sire]);
  const said = { ...paper, mother_id: mother?.id ?? null, father_id: father?.id ?? null };
  for (const [column, value] of Object.entries(said))
    await registry.pool.query(`update cats set ${column} = $2 where id = $1`, [built.id, value]);
  for (const name of titles) await buildCredential(registry, { cat: built, name });
  return built;
}

const pair = async (dam: BuiltCat | undefined, sire: BuiltCat | undefined, year: number) => {
  const parents = { ...(dam && { dam }), ...(sire && { sire }) };
  return [
    await cat({ ...parents, sex: "female", born: `${year}-04-01` }),
    await cat({ ...parents, sex: "male", born: `${year}-04-01`, ems: "a 03 21 33" }),
  ] as const;
};

/** Litter mates for seven generations: what a pedigree of four shows is not all that its coefficient comes from. */
async function inbredLine(): Promise<BuiltCat> {
  let [dam, sire] = await pair(undefined, undefined, 2001);
  for (const year of [2004, 2007, 2010, 2013, 2016]) [dam, sire] = await pair(dam, sire, year);
  return cat({ owner, dam, sire, born: "2020-02-29", prefix: "Line", suffix: "of Seven" });
}

async function irregularLine(): Promise<BuiltCat> {
  const founder = await cat(
    { cat_name: "Founder", sex: "male", born: "2009-01-01", ems: null, breed: "BRI" },
    {
      cat_birthdate_precision: "year",
      number_elsewhere: "I1",
      breeder_not_user: "J. Doe & Söhne",
      deceased_undated: 1,
    },
  );
  // Others' cats: what their pages tell everybody.
  for (const [kind, name, result, issued_by, issued_on] of [
    ["dna", "PKD1", "N/N", "Labo @ Klin | 1", "2014-02-03"],
    ["title", "Winner, “Cup”", null, "Berlin, 2013", null],
    ["health", "HCM", "ohne Befund; HD 0/0", null, "2015-07-01"],
  ])
    await registry.pool.query(
      "insert into credentials (cat_id, kind, name, result, issued_by, issued_on) values ($1, $2, $3, $4, $5, $6)",
      [founder.id, kind, name, result, issued_by, issued_on],
    );
  // Of one name, sex, breed and day: only their keys tell them apart.
  const namesakes = [];
  for (const sire of [undefined, founder])
    namesakes.push(
      await cat(
        { cat_name: "Murka", born: null, ems: "n 22", ...(sire && { sire }) },
        { number_elsewhere: "LO 12345" },
      ),
    );
  const champion = await cat(
    {
      prefix: "Foo's",
      cat_name: "Bar",
      suffix: "of Baz",
      sex: "male",
      born: "2015-05-01",
      ems: "fs 09 23 62",
      breed: "MCO",
      sire: founder,
      dam: namesakes[0]!,
      deceased: "2024-05-06",
      neutered: "2023-01-02",
      chip: "withheld 1",
    },
    {
      cat_birthdate_precision: "month",
      printed_name: "GIC FR*Foo's Bar of Baz, DSM",
      number_elsewhere: "FIFe LO 12345",
    },
    ["GIC", "DSM", "World Winner 2019, Berlin", "Чемпион Европы"],
  );
  const registered = await cat(
    {
      cat_name: "Сказка Ё-моё",
      born: "2015-03-01",
      sire: founder,
      dam: namesakes[1]!,
      reg_num: "FEL-2015-00001",
      description: "Первая строка\nвторая: строка, n 22",
    },
    { number_elsewhere: "WCF: RU-77", breeder_id: other.id },
    ["CH, Minsk"],
  );
  const early = await cat(
    {
      cat_name: "CH Early",
      sire: founder,
      dam: registered,
      born: "2015-01-01",
      ems: "w 61",
      breed: "TUA",
    },
    { cat_birthdate_precision: "year" },
  );
  const own = await cat({
    owner,
    cat_name: "Unknown",
    suffix: "n 22",
    breed: "KBL",
    ems: "n 09 22 53",
    dam: early,
    sire: champion,
    born: "2022-06-07",
    chip: "643 094 100 123 456",
    description: "-",
    is_my_cat: 0,
  });
  await hangOn(own);
  return own;
}

const picture = (colour: string, side: number, orientation = 1) =>
  sharp({ create: { width: side, height: side + 9, channels: 3, background: colour } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

/** Photos, scans, papers and tags. */
async function hangOn({ id }: BuiltCat): Promise<void> {
  const { pool } = registry;
  const sent = async (prefix: "cat-photo" | "credential" | "metric" | "pedigree", file: Buffer) =>
    buildUpload(registry, { owner, prefix, file });
  for (const [place, file] of [await picture("red", 70), await picture("blue", 80, 6)].entries())
    await pool.query(
      "insert into cat_photos (cat_id, path, place, chosen) values ($1, $2, $3, $4)",
      [id, await sent("cat-photo", file), place + 1, place === 1],
    );
  await pool.query(
    `insert into credentials (cat_id, kind, name, result, issued_by, issued_on, scan_url) values
       ($1, 'title', 'CH', null, null, null, null), ($1, 'dna', 'PKD1', 'N/N', 'Laboklin', '2024-02-03', $2),
       ($1, 'title', 'IC', null, 'Prague', '2023-05-06', null)`,
    [id, await sent("credential", await picture("green", 90))],
  );
  for (const [kind, colour] of [
    ["metric", "white"],
    ["pedigree", "black"],
  ] as const)
    await pool.query(
      `insert into ${kind}s (cat_id, ${kind}_num, issued_by, cat_systems_id, ${kind}_img_url)
       values ($1, $2, 'Felinologický klub', (select min(id) from cat_systems), $3)`,
      [id, `${kind} № 7`, await sent(kind, await picture(colour, 100))],
    );
  await pool.query(
    "with made as (insert into tags (member_id, place, name) values ($2, 1, 'breeding'), ($2, 2, 'Выставка') returning id) insert into cat_tags (tag_id, cat_id) select id, $1 from made",
    [id, owner.id],
  );
}

/** What hangs on a member's cats, byte for byte. */
async function hangingOn({ pool, services }: TestServer, member: BuiltMember) {
  const { rows } = await pool.query<{ key: string; said: unknown }>(
    `select u.original_key as key, json_build_array(c.cat_name, said) as said from cats c cross join lateral (
       select path, json_build_array('photo', chosen, row_number() over (order by place, id)) as said from cat_photos where cat_id = c.id
       union all select scan_url, json_build_array('credential', kind, name, result, issued_by, issued_on) from credentials where cat_id = c.id
       union all select metric_img_url, json_build_array('metric', metric_num, issued_by, cat_systems_id) from metrics where cat_id = c.id
       union all select pedigree_img_url, json_build_array('pedigree', pedigree_num, issued_by, cat_systems_id) from pedigrees where cat_id = c.id
     ) hung join uploads u on u.path = hung.path where $1 in (c.users_id, c.online_owner_id) order by said::text`,
    [member.id],
  );
  return Promise.all(
    rows.map(async ({ key, said }) => {
      const bytes = await services.files.get(key);
      return { said, sha256: createHash("sha256").update(bytes).digest("hex") };
    }),
  );
}

async function publishedLine(): Promise<void> {
  const built = new Map<number, BuiltCat>();
  const cats = await realPedigree();
  for (const { id, name, sex, born, breed, ems } of cats)
    built.set(
      id,
      await cat({
        ...(id === 1 && { owner }),
        cat_name: name,
        sex,
        born,
        breed,
        ems: ems.replace(/^[A-Z]{3} /u, ""),
      }),
    );
  for (const { id, sire_id, dam_id } of cats)
    await registry.pool.query("update cats set father_id = $2, mother_id = $3 where id = $1", [
      built.get(id)!.id,
      sire_id === null ? null : built.get(sire_id)!.id,
      dam_id === null ? null : built.get(dam_id)!.id,
    ]);
}

beforeAll(async () => {
  registry = await startTestServer();
  [owner, other] = [await buildMember(registry), await buildMember(registry)];
  await inbredLine();
  await irregularLine();
  await publishedLine();
  // Nobody's ancestor stays where it is.
  await cat({ cat_name: "Stranger" });
}, 60_000);
afterAll(() => registry.stop());

interface Row {
  id: number;
  mother_id: number | null;
  father_id: number | null;
  facts: Record<string, unknown>;
}

/** All facts of the cats of a member's lines; what only its owners may read, or only the club gives, of their own cats alone. */
async function factsOf(server: TestServer, member: BuiltMember): Promise<Row[]> {
  const { rows } = await server.pool.query<Row>(
    `with recursive line(id) as (
       select id from cats where $1 in (online_owner_id, users_id)
       union select p.id from line l join cats c on c.id = l.id cross join lateral (values (c.mother_id), (c.father_id)) p(id) where p.id is not null)
     select c.id, c.mother_id, c.father_id, json_build_object(
       'name', json_build_array(c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, c.printed_name),
       'sex', c.sex, 'born', birth_text(c.cat_birthdate, c.cat_birthdate_precision), 'deceased', c.deceased_on, 'neutered', c.neutered_on,
       'dead', c.deceased_undated, 'breed', b.ems, 'number', c.number_elsewhere, 'description', c.description,
       'breeder', coalesce(c.breeder_not_user, r.first_name || ' ' || r.last_name),
       'colour', json_build_array(k.main, k.gold, k.white, k.tabby, k.point, k.eye, k.build, k.ems, k.words_en, k.words_ru),
       'chip', case when $1 in (c.online_owner_id, c.users_id) then c.chip end,
       'mine', case when $1 in (c.online_owner_id, c.users_id) then c.is_my_cat else 0 end,
       'credentials', (select json_agg(json_build_array(t.kind, t.name, t.result, t.issued_by, t.issued_on) order by t.issued_on nulls last, t.id)
         from credentials t where t.cat_id = c.id),
       'tags', (select json_agg(g.name order by g.name) from cat_tags k join tags g on g.id = k.tag_id where k.cat_id = c.id and g.member_id = $1)) as facts
     from line join cats c using (id) join breeds b on b.id = c.breed_id
     left join cat_colours k on k.cat_id = c.id left join users r on r.id = c.breeder_id`,
    [member.id],
  );
  return rows;
}

/** What the pedigree's calls say, without the registry's own ids. */
async function pedigreeOf(api: ApiCaller, id: number) {
  const ancestors = (await api("GET /parents/{id}/ancestors", { params: { id } })).data;
  const { coefficient, ancestorLoss, unique, possible, knownGenerations, completeness, fromOlder } =
    (await api("GET /pedigree/{catId}/inbreeding", { params: { catId: id }, query: {} })).data;
  return {
    ancestors: Object.entries(ancestors).filter(([key]) => !key.endsWith("id")),
    inbreeding: {
      coefficient,
      ancestorLoss,
      unique,
      possible,
      knownGenerations,
      completeness,
      fromOlder,
    },
  };
}

/** Each cat with its facts, its parents' whole lines, and its pedigree; in an order that no id decides. */
async function linesOf(server: TestServer, member: BuiltMember) {
  const rows = await factsOf(server, member);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const lineOf = (id: number | null): unknown => {
    const row = id === null ? undefined : rowOf.get(id);
    return row === undefined ? null : [row.facts, lineOf(row.mother_id), lineOf(row.father_id)];
  };
  const all = rows.map(({ id, facts }) => ({ id, facts, sign: JSON.stringify(lineOf(id)) }));
  const lines = [];
  for (const { id, facts, sign } of all.toSorted((one, two) => (one.sign < two.sign ? -1 : 1)))
    lines.push({ facts, sign, ...(await pedigreeOf(server.api, id)) });
  return lines;
}

test.each([
  ["cats.csv", "localhost"],
  ["cats.csv", "ru.localhost"],
  ["cats.json", "localhost"],
  ["cats.ged", "localhost"],
  ["cats-5.5.1.ged", "localhost"],
  ["cats.zip", "ru.localhost"],
])(
  "%s of %s gives an empty registry the same cats, pedigrees and coefficients",
  async (name, host) => {
    const file = await registry.raw(`/exports/${name}`, {
      headers: { host, cookie: await registry.sessionCookie(owner) },
    });
    const bytes = Buffer.from(await file.arrayBuffer());
    const empty = await startTestServer();
    try {
      const member = await buildMember(empty);
      const record = await checkedImport(
        empty.as(member),
        await broughtTable(empty, member, bytes),
      );
      expect(record).toMatchObject({ state: "checked", faulty: 0, known: 0, warned: 1 });
      // Only the club assigns its numbers: each one that stays behind is told.
      expect(record.faults).toMatchObject([
        { field: "number", kind: "number_of_club", value: "FEL-2015-00001" },
      ]);
      expect(await confirmedImport(empty.as(member), record.id)).toMatchObject({ state: "saved" });

      const [before, after] = [await linesOf(registry, owner), await linesOf(empty, member)];
      expect(before.length).toBe(50);
      expect(Math.max(...before.map(({ inbreeding }) => inbreeding.coefficient))).toBeGreaterThan(
        0.6,
      );
      expect(after.map(({ facts }) => facts)).toEqual(before.map(({ facts }) => facts));
      expect(after).toEqual(before);
      const hung = await hangingOn(registry, owner);
      expect(hung).toHaveLength(5);
      expect(await hangingOn(empty, member)).toEqual(name === "cats.zip" ? hung : []);
      expect(bytes.includes("withheld 1")).toBe(false);
      expect(bytes.includes("Stranger")).toBe(false);
    } finally {
      await empty.stop();
    }
  },
  120_000,
);
