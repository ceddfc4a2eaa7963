/** A kitten and the day that forbids it, stored at once: whichever is first, the other is refused. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let owner: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  owner = await buildMember(server);
});
afterAll(() => server.stop());

type Write = (db: Pick<PoolClient, "query">) => Promise<unknown>;

/** The second is written while the first is not committed. Names what refused the second. */
async function atOnce(first: Write, second: Write): Promise<string | null> {
  const [one, other] = [await server.pool.connect(), await server.pool.connect()];
  try {
    await one.query("begin");
    await first(one);
    await other.query("begin");
    const refused = second(other)
      .then(() => other.query("commit"))
      .then(
        () => null,
        (error: { constraint?: string }) => error.constraint ?? String(error),
      );
    const waited = await Promise.race([refused.then(() => false), sleep(300, true)]);
    expect(waited, "the second waits for the first").toBe(true);
    await one.query("commit");
    return await refused;
  } finally {
    await Promise.all([one, other].map((each) => each.query("rollback")));
    for (const each of [one, other]) each.release();
  }
}

const pair = async () => ({
  dam: await buildCat(server, { owner, sex: "female", born: "2018-01-01" }),
  sire: await buildCat(server, { owner, sex: "male", born: "2018-01-01" }),
});
type Pair = Awaited<ReturnType<typeof pair>>;

const DAYS = [
  ["neutered_on", "dam", "cats_neutered_after_births", "cats_born_to_fertile_mother"],
  ["neutered_on", "sire", "cats_neutered_after_births", "cats_born_to_fertile_father"],
  ["deceased_on", "dam", "cats_die_after_births", "cats_born_to_living_mother"],
  ["deceased_on", "sire", "cats_die_after_births", "cats_born_to_living_father"],
] as const;

const said =
  (field: "neutered_on" | "deceased_on", cat: BuiltCat): Write =>
  (db) =>
    db.query(`update cats set ${field} = '2022-01-01' where id = $1`, [cat.id]);
/** A new cat of them, with all else as another has it. */
const born =
  ({ dam, sire }: Pair, like: BuiltCat): Write =>
  (db) =>
    db.query(
      `insert into cats (cat_name, sex, cat_birthdate, breed_id, users_id, online_owner_id, mother_id, father_id)
       select 'Kitten', sex, '2024-03-13', breed_id, users_id, online_owner_id, $2, $3 from cats where id = $1`,
      [like.id, dam.id, sire.id],
    );
const linked =
  ({ dam, sire }: Pair, kitten: BuiltCat): Write =>
  (db) =>
    db.query("update cats set mother_id = $2, father_id = $3 where id = $1", [
      kitten.id,
      dam.id,
      sire.id,
    ]);
const moved =
  (kitten: BuiltCat): Write =>
  (db) =>
    db.query("update cats set cat_birthdate = '2024-03-13' where id = $1", [kitten.id]);

describe.each(DAYS)("%s of the %s, stored at once with", (field, who, later, earlier) => {
  test("a new kitten", async () => {
    const cats = await pair();
    const like = await buildCat(server, { owner });
    const refusedDay = await atOnce(born(cats, like), said(field, cats[who]));
    expect(refusedDay).toBe(later);
    const others = await pair();
    const refusedKitten = await atOnce(said(field, others[who]), born(others, like));
    expect(refusedKitten).toBe(earlier);
  });

  test("a kitten that gets its parents", async () => {
    const cats = await pair();
    const kitten = await buildCat(server, { owner, born: "2024-03-13" });
    expect(await atOnce(linked(cats, kitten), said(field, cats[who]))).toBe(later);
    const others = await pair();
    const other = await buildCat(server, { owner, born: "2024-03-13" });
    expect(await atOnce(said(field, others[who]), linked(others, other))).toBe(earlier);
  });

  test("a kitten whose birth is moved", async () => {
    const cats = await pair();
    const kitten = await buildCat(server, { owner, born: "2020-03-13", ...cats });
    expect(await atOnce(moved(kitten), said(field, cats[who]))).toBe(later);
    const others = await pair();
    const other = await buildCat(server, { owner, born: "2020-03-13", ...others });
    expect(await atOnce(said(field, others[who]), moved(other))).toBe(earlier);
  });
});

test("a litter stored while its queen's neutering is not committed is refused", async () => {
  const { dam, sire } = await pair();
  const litter: Write = (db) =>
    db.query(
      `insert into litters (breeder_id, dam_id, sire_id, born, status, decided_at, form_key)
       values ($1, $2, $3, '2024-03-13', 'confirmed', now(), $4)`,
      [owner.id, dam.id, sire.id, randomUUID()],
    );
  expect(await atOnce(said("neutered_on", dam), litter)).toBe("litters_born_to_fertile_dam");
});

test("two kittens of one pair do not wait for each other", async () => {
  const cats = await pair();
  const like = await buildCat(server, { owner });
  const [one, other] = [await server.pool.connect(), await server.pool.connect()];
  try {
    await one.query("begin");
    await born(cats, like)(one);
    await other.query("begin");
    await other.query("set local lock_timeout = '1s'");
    await born(cats, like)(other);
    await Promise.all([one.query("commit"), other.query("commit")]);
  } finally {
    for (const each of [one, other]) each.release();
  }
  const { rows } = await server.pool.query(
    "select count(*)::int as kittens from cats where mother_id = $1",
    [cats.dam.id],
  );
  expect(rows).toEqual([{ kittens: 2 }]);
});
