/** Results of shows when two records of one cat become one, and when they are parted again. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildCredential } from "@felistry/testkit/build-credential.ts";
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

async function twoRecords(traits: { kept?: { born: string }; gone?: { born: string } } = {}) {
  const same = { owner, sex: "female", born: "2023-01-01" } as const;
  return {
    kept: await buildCat(server, { ...same, ...traits.kept }),
    gone: await buildCat(server, { ...same, ...traits.gone }),
  };
}

const cac = { kind: "result", name: "CAC", judge: "Anna North", issued_on: "2025-01-15" } as const;
const merge = (kept: BuiltCat, gone: BuiltCat, take: "cat_birthdate"[] = []) =>
  call("POST /cats/{id}/merge", { params: { id: kept.id }, body: { other: gone.id, take } });
const undo = (id: number) => call("POST /merges/{id}/undo", { params: { id } });

/** Every entry with its parts. */
async function entries(...cats: BuiltCat[]): Promise<unknown[]> {
  const { rows } = await server.pool.query<{ row: unknown }>(
    "select to_jsonb(e) as row from credentials e where cat_id = any($1) order by id",
    [cats.map(({ id }) => id)],
  );
  return rows.map(({ row }) => row);
}
const counted = async (cat: BuiltCat) =>
  (
    await server.pool.query(
      "select id, judge from credentials where cat_id = $1 and show_system is not null order by id",
      [cat.id],
    )
  ).rows;

const confirmByClub = async ({ id }: BuiltCat) =>
  server.pool.query(
    "update credentials set confirmed_at = now(), confirmed_by = $2 where cat_id = $1",
    [id, (await buildMember(server)).id],
  );

test("a certificate that both records have counts once, and again for both when they are parted", async () => {
  const { kept, gone } = await twoRecords();
  const own = await buildCredential(server, { ...cac, cat: kept });
  await buildCredential(server, { ...cac, cat: gone, judge: "A. North" });
  const other = await buildCredential(server, { ...cac, cat: gone, issued_on: "2025-02-15" });
  const before = await entries(kept, gone);
  const { data } = await merge(kept, gone);
  expect(await entries(kept)).toHaveLength(3);
  expect(await counted(kept)).toEqual([
    { id: own.id, judge: "Anna North" },
    { id: other.id, judge: "Anna North" },
  ]);
  await undo(data.id);
  expect(await entries(kept, gone)).toEqual(before);
});

test("of two the one counts that is better proven", async () => {
  const { kept, gone } = await twoRecords();
  await buildCredential(server, { ...cac, cat: kept });
  const scanned = await buildCredential(server, { ...cac, cat: gone, scanned: true });
  const before = await entries(kept, gone);
  const { data } = await merge(kept, gone);
  expect(await counted(kept)).toEqual([{ id: scanned.id, judge: "Anna North" }]);
  await undo(data.id);
  expect(await entries(kept, gone)).toEqual(before);
});

test.each(["confirmed", "denied"])(
  "a judge has %s the entry that became a text: parted, the word is the entry's again",
  async (answer) => {
    const { kept, gone } = await twoRecords();
    await buildCredential(server, { ...cac, cat: kept, scanned: true });
    const judged = await buildCredential(server, { ...cac, cat: gone });
    // Against a scan alone the judge's word would win.
    if (answer === "confirmed") await confirmByClub(kept);
    await server.pool.query(
      "update credentials set judge_answer = $2, judge_answered_at = '2025-03-01T10:00:00Z' where id = $1",
      [judged.id, answer],
    );
    const before = await entries(kept, gone);
    const { data } = await merge(kept, gone);
    expect(await counted(kept)).not.toContainEqual(expect.objectContaining({ id: judged.id }));
    await undo(data.id);
    expect(await entries(kept, gone)).toEqual(before);
  },
);

test("an entry that was changed since keeps the records together", async () => {
  const { kept, gone } = await twoRecords();
  await buildCredential(server, { ...cac, cat: kept });
  const text = await buildCredential(server, { ...cac, cat: gone });
  const { data } = await merge(kept, gone);
  await call("PUT /credentials/{id}", {
    params: { id: text.id },
    body: { kind: "result", name: "CAC, the paper from Turku" },
  });
  const { body } = await refusalOf(undo(data.id));
  expect(body.message).toContain("changed since");
});

test("a birth that is taken from the other record fits its results, there and back", async () => {
  const { kept, gone } = await twoRecords({ kept: { born: "2025-06-01" } });
  await buildCredential(server, { ...cac, cat: gone });
  const { data } = await merge(kept, gone, ["cat_birthdate"]);
  expect(await counted(kept)).toHaveLength(1);
  await undo(data.id);
  expect(await counted(gone)).toHaveLength(1);
});

test("a merge after which a cat would have been shown before its birth is refused", async () => {
  const { kept, gone } = await twoRecords({ kept: { born: "2025-06-01" } });
  await buildCredential(server, { ...cac, cat: gone });
  const { status, body } = await refusalOf(merge(kept, gone));
  expect([status, body.message]).toEqual([
    400,
    "The show was before the cat was born. Check its date and the cat’s date of birth",
  ]);
  expect(await counted(gone)).toHaveLength(1);
});
