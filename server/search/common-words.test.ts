/** Of words that thousands of cats have, the same cats are found in the same order as by looking at every cat. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { wordKeys } from "@felistry/domain/names/word-keys.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

const CATS = 14_000;
const COMMON = 4_000;
const FEW_FORMS = 8;
const SHOWN = 8;
/** The first are in every second name or so; the last in a hundredth, in three names, in none. */
const FIRST = ["Alba", "Albero", "Bruno", "Brunhild", "Cora"];
const SECOND = ["Moor", "Moorea", "Nadir", "Bruno", "Alba"];
const RARE = ["Quill", "Zephyr", "Xanadu"];

let server: TestServer;
let cats: { id: number; letters: number; words: string[] }[];

beforeAll(async () => {
  server = await startTestServer();
  const owner = await buildMember(server);
  const word = (words: readonly string[], purpose: number) =>
    `($${purpose}::text[])[1 + abs(hashint8extended(i::bigint, ${purpose}) % ${words.length})::int]`;
  await server.pool.query(
    `insert into cats (cat_name, breed_id, users_id, online_owner_id)
     select concat_ws(' ', ${word(FIRST, 1)}, ${word(SECOND, 2)},
              case when i % 3 = 0 then ${word([...FIRST, ...SECOND], 3)} end,
              case when i % 97 = 0 then 'Quill' when i % 5000 = 0 then 'Zephyr' end),
            (select min(id) from breeds), $4, $4 from generate_series(1, ${CATS}) i`,
    [FIRST, SECOND, [...FIRST, ...SECOND], owner.id],
  );
  // More queens than a list shows have the shortest names of two common words.
  await server.pool.query(
    `update cats set sex = case when id in (
       select id from cats where cat_name ~ 'Alba' and cat_name ~ 'Bruno' order by length(cat_name), id limit 100
     ) then 'female' else 'male' end`,
  );
  const { rows } = await server.pool.query<{ id: number; letters: number; keys: string }>(
    "select cat_id as id, letters, keys from cat_names order by cat_id",
  );
  cats = rows.map(({ keys, ...cat }) => ({ ...cat, words: keys.trim().split(" ") }));
  await server.pool.query("analyze cat_words");
}, 120_000);
afterAll(() => server.stop());

/** As PostgreSQL sorts text of the collation "C". */
const before = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function foundPlainly(q: string): number[] {
  const sought = wordKeys(q).map((key, place) => {
    const forms = cats.flatMap(({ words }) => words.filter((word) => word.startsWith(key)));
    return { key, place, many: Math.min(forms.length, COMMON), forms: new Set(forms).size };
  });
  const [rarest] = sought.toSorted(
    (a, b) =>
      a.many - b.many ||
      Number(a.forms > FEW_FORMS) - Number(b.forms > FEW_FORMS) ||
      a.place - b.place,
  );
  // Two words that are both common are met by the lengths of names alone.
  const isMet = sought.length > 1 && rarest!.many === COMMON;
  return cats
    .filter(({ words }) => sought.every(({ key }) => words.some((word) => word.startsWith(key))))
    .map(({ id, letters, words }) => {
      const [first] = words.filter((word) => word.startsWith(rarest!.key)).toSorted(before);
      return { id, letters, first: isMet ? "" : first! };
    })
    .toSorted((a, b) => before(a.first, b.first) || a.letters - b.letters || a.id - b.id)
    .slice(0, SHOWN)
    .map(({ id }) => id);
}

const typed = ["al", "alba", "albe", "br", "bruno", "brunh", "cora", "moo", "moor", "moorea", "na"];

const asked = [
  ...typed.flatMap((one) => [...typed, ...RARE].map((other) => `${one} ${other}`)),
  ...typed.map((one) => `${one} moor bruno`),
  ...typed.map((one) => `alba ${one} cora`),
  ...typed.map((one) => `quill ${one} nadir`),
  ...typed.map((one) => `${one} alba bruno moorea`),
];

test("the same cats are found in the same order as by looking at every cat", async () => {
  const answers = await Promise.all(
    asked.map(async (q) => {
      const { data } = await server.api("GET /search", { query: { q, limit: SHOWN } });
      return [q, data.cats.map(({ id }) => id)];
    }),
  );
  // Where no cat has all words, others are offered for one of them.
  const isFound = (q: string) => foundPlainly(q).length > 0;
  expect(asked.filter(isFound).length).toBeGreaterThan(asked.length / 2);
  const found = answers.filter(([q]) => isFound(q as string));
  expect(found).toEqual(asked.filter(isFound).map((q) => [q, foundPlainly(q)]));
}, 120_000);

test("as a parent of one sex too, whatever the names of the other", async () => {
  const member = await buildMember(server);
  const { data } = await server.as(member)("GET /cats/all-with-color-10-by-gender", {
    query: { q: "alba bruno", sex: "male", by: "words" },
  });
  const names = data.data.map((cat) => cat.cat_name);
  expect(names).toHaveLength(10);
  expect(names.filter((name) => !/Alba.*Bruno|Bruno.*Alba/u.test(name))).toEqual([]);
});
