/** Pedigrees with as many generations as cats, which an imported table may contain. */
import { describe, expect, test } from "vitest";
import { COUNTED_GENERATIONS } from "@felistry/domain/inbreeding/completeness.ts";
import { inbreedingOfAll } from "@felistry/domain/inbreeding/inbreeding-of-all.ts";
import { buildLadder } from "@felistry/testkit/pedigrees/build-ladder.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import {
  elsewhere,
  inbredKitten,
  queen,
  server,
  startWithBreeder,
} from "@felistry/testkit/worlds/inbred-family.ts";
import { ladderPedigree } from "@felistry/testkit/pedigrees/ladder-pedigree.ts";
import { poolDb } from "../db/transaction.ts";
import { openPopulationDesk } from "./population-desk.ts";
import { openReckoningDesk } from "./reckoning-desk.ts";

const LONG = 3_000;

startWithBreeder();

const ladderOf = async (count: number) => buildLadder(elsewhere, await queen(), count);
const reportOf = (catId: number) =>
  server.api("GET /pedigree/{catId}/inbreeding", { params: { catId } });

/** The longest wait for `/healthz` during the work, as a share of the work's duration. */
async function longestWaitDuring(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const state = { isDone: false };
  let longest = 0;
  const done = work().finally(() => (state.isDone = true));
  while (!state.isDone) {
    const asked = performance.now();
    expect((await server.raw("/healthz")).status).toBe(200);
    longest = Math.max(longest, performance.now() - asked);
  }
  await done;
  return longest / (performance.now() - started);
}

describe("[SEC-01] one anonymous GET of a long pedigree", () => {
  test("holds nobody up, is exact, and states how far places are counted", async () => {
    const [youngest] = await ladderOf(LONG);
    let answer: Awaited<ReturnType<typeof reportOf>> | null = null;
    const share = await longestWaitDuring(async () => (answer = await reportOf(youngest!)));
    expect(share).toBeLessThan(0.5);
    const { data } = answer!;
    expect(data.coefficient).toBeCloseTo(inbreedingOfAll(ladderPedigree(LONG - 1))[0]!, 12);
    expect(data).toMatchObject({
      countedGenerations: COUNTED_GENERATIONS,
      unique: 2 * COUNTED_GENERATIONS,
      ancestorsBeyond: LONG - 1 - 2 * COUNTED_GENERATIONS,
    });
    expect(JSON.stringify(data).length).toBeLessThan(100_000);
  });

  test("as a trial mating and as studs for a queen holds nobody up either", async () => {
    const ids = await ladderOf(LONG);
    // A stud.
    await elsewhere.query(
      "update cats set is_my_cat = 1, cat_birthdate = '2015-01-01' where id = $1",
      [ids[3]],
    );
    const [dam, sire] = ids as [number, number];
    expect(
      await longestWaitDuring(() => server.api("GET /mating/suggestions", { query: { dam } })),
    ).toBeLessThan(0.5);
    // A changed link: all coefficients are recalculated.
    await elsewhere.query("update cats set father_id = null where id = $1", [dam]);
    let coefficient = 0;
    const share = await longestWaitDuring(async () => {
      ({ coefficient } = (await server.api("GET /mating", { query: { dam, sire } })).data);
    });
    expect(share).toBeLessThan(0.5);
    expect(coefficient).toBeGreaterThan(0.4);
  });

  test("that exceeds the time limit is refused, and the next is answered", async () => {
    const [youngest] = await ladderOf(LONG);
    const { kitten } = await inbredKitten();
    const desk = openReckoningDesk(server.services.parents, { withinMs: 1, megabytes: 512 });
    await expect(desk.report("a", { cat: youngest! }, {})).rejects.toMatchObject({
      code: "pedigree_too_large",
    });
    expect((await desk.report("a", { cat: kitten.id }, {})).coefficient).toBe(0.25);
    await desk.stop();
  });

  test("for a whole breed is refused beyond the time limit, for all callers until something changes", async () => {
    const owner = await buildMember(server);
    const cat = await queen({ owner, breed: "KOR" });
    const ids = await buildLadder(elsewhere, cat, LONG);
    const { parents, pool } = server.services;
    const desk = openPopulationDesk(poolDb(pool), parents, { withinMs: 1, megabytes: 512 });
    const ask = () =>
      desk.inbreedingOf("breed", cat.breed_id, "a").catch((error: unknown) => error);
    const refused = await ask();
    expect(refused).toMatchObject({ code: "pedigree_too_large" });
    expect(await ask()).toBe(refused);
    await elsewhere.query("delete from cats where id = $1", [ids[0]]);
    expect(await ask()).not.toBe(refused);
    await desk.stop();
  });
});
