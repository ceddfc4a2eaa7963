/** Names as people mistype them: two hundred names, each with a letter exchanged, left out, added or mistaken. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let cats: { readonly id: number; readonly cat_name: string }[];

beforeAll(async () => {
  server = await startTestServer();
  const names = await dataTable<"kind" | "text">("names.csv");
  const owner = await buildMember(server);
  const { rows } = await server.pool.query<{ id: number; cat_name: string }>(
    `insert into cats (cat_name, sex, breed_id, users_id, online_owner_id)
     select name, 'male', (select min(id) from breeds), $2, $2 from unnest($1::text[]) name returning id, cat_name`,
    [names.map(({ text }) => text), owner.id],
  );
  cats = rows;
});
afterAll(() => server.stop());

const LETTERS = "aeinorst";

/** The same in each run: a name's first letter, the next one's second. Blanks are no letters. */
const SLIPS: Record<string, (letters: string[], at: number) => string[]> = {
  exchanged: (letters, at) => letters.with(at, letters[at + 1]!).with(at + 1, letters[at]!),
  "left out": (letters, at) => letters.toSpliced(at, 1),
  added: (letters, at) => letters.toSpliced(at, 0, LETTERS[at % LETTERS.length]!),
  mistaken: (letters, at) => letters.with(at, LETTERS[at % LETTERS.length]!),
};

const isLetter = (text = "") => /\p{L}/u.test(text);
const SHORTEST = 5;
const ASKED = 200;
/** A slip may make another name of it, or its beginning: those cats are shown. */
const MISSED_SHARE = 0.02;

test.each(Object.keys(SLIPS))("a name with a letter %s finds its cat", async (slip) => {
  const asked = cats.filter(({ cat_name }) => cat_name.length >= SHORTEST).slice(-ASKED);
  const missed: string[] = [];
  for (const [i, { id, cat_name }] of asked.entries()) {
    const letters = Array.from(cat_name);
    const places = letters
      .keys()
      .filter((at) => isLetter(letters[at]) && isLetter(letters[at + 1]));
    const all = [...places];
    const q = SLIPS[slip]!(letters, all[i % all.length]!).join("");
    const { data } = await server.api("GET /search", { query: { q } });
    if (!data.cats.some((cat) => cat.id === id)) missed.push(`${cat_name} as ${q}`);
  }
  expect(asked).toHaveLength(ASKED);
  expect(missed.length, missed.join("; ")).toBeLessThanOrEqual(ASKED * MISSED_SHARE);
});
