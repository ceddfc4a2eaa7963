/** Whether the breeder kept the queen at the mating, by what the registry has recorded (FIFe 2, 4.1: F36). */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { insertRow } from "@felistry/testkit/world.ts";
import { selectKept } from "./breeding-statements.ts";

let server: TestServer;
let friend: BuiltMember;
let breeder: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  [friend, breeder] = await Promise.all([buildMember(server), buildMember(server)]);
});
afterAll(() => server.stop());

/** Her page is made on 10 July by a friend, who passes it to the breeder two days later. */
async function queen() {
  const cat = await buildCat(server, { owner: breeder, sex: "female", born: "2022-01-01" });
  await server.pool.query("update cats set created_at = '2026-07-10T12:00:00Z' where id = $1", [
    cat.id,
  ]);
  await insertRow(server, "owner_changes", {
    cat_id: cat.id,
    prev_owner_id: friend.id,
    new_owner_id: breeder.id,
    prev_users_id: friend.id,
    prev_is_my_cat: 1,
    kind: "take",
    created_at: "2026-07-12T12:00:00Z",
  });
  return cat;
}

test.each([
  ["2026-06-01", null, "before her page nobody here knows whose she was"],
  ["2026-07-11", false, "she was still the friend's"],
  ["2026-07-13", true, "she was the breeder's"],
])("on %s: %s, since %s", async (day, kept, _why) => {
  const { id } = await queen();
  const [row] = await selectKept(server.pool, { catId: id, memberId: breeder.id, day });
  expect(row!.kept).toBe(kept);
});
