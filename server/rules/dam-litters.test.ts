/** How often a queen has had litters: the registry knows it, and a club's rule for ads goes by it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildCattery } from "@felistry/testkit/build-cattery.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    now: "2026-12-20T10:00:00Z",
    env: { RULE_PACKS: "WCF: Jane Doe, 2026-11-01" },
  });
});
afterAll(() => server.stop());

/** A kitten of a queen, and what the rules say of its ad. @param births of the queen's registered litters */
async function kitten(born: string, births: readonly string[], status = "confirmed") {
  const member = await buildMember(server, { country: "RU" });
  await buildCattery(server, { owner: member });
  const dam = await buildCat(server, { owner: member, sex: "female", born: "2020-01-01" });
  const { id } = await buildCat(server, { owner: member, born });
  await server.pool.query("update cats set mother_id = $2 where id = $1", [id, dam.id]);
  for (const birth of births) {
    const litter = await buildLitter(server, {
      breeder: member,
      stud: buildCat(server, { sex: "male", born: "2020-01-01" }),
    });
    await server.pool.query(
      "update litters set dam_id = $2, born = $3, status = $4, decided_at = now() where id = $1",
      [litter.id, dam.id, birth, status],
    );
  }
  const { data } = await server.as(member)("GET /cats/{id}/ad-rules", { params: { id } });
  return data.fired.map((rule) => `${rule.verdict} ${rule.id}: ${rule.values.join(", ")}`);
}

test("a third litter of the queen within twelve months is remarked on, one after twelve is not", async () => {
  expect(await kitten("2026-09-01", ["2025-09-02", "2026-03-01", "2026-09-01"])).toEqual([
    "warn WCF-02: dam_litters_12m=3",
  ]);
  expect(await kitten("2026-09-01", ["2025-09-01", "2026-03-01", "2026-09-01"])).toEqual([]);
});

test("so is one born less than three months after the litter before", async () => {
  expect(await kitten("2026-09-01", ["2026-06-03"])).toEqual(["warn WCF-02: dam_gap_days=90"]);
  expect(await kitten("2026-09-01", ["2026-06-02"])).toEqual([]);
});

test("its own litter, registered by days apart, and those after it are none before it", async () => {
  expect(await kitten("2026-05-01", ["2026-04-30", "2026-05-01", "2026-07-20"])).toEqual([]);
});

test("a litter that is not confirmed counts for nothing", async () => {
  expect(await kitten("2026-09-01", ["2026-06-03"], "cancelled")).toEqual([]);
});
