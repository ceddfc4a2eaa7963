/** An ad hangs on a cat whose chip can be, and is nobody else's. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let seller: BuiltMember;
beforeAll(async () => {
  server = await startTestServer();
  seller = await buildMember(server);
});
afterAll(() => server.stop());

async function advertise(chip: string, is_active: 0 | 1 = 1) {
  const { id } = await buildCat(server, { owner: seller, chip });
  const body = { price_pet: 500, delivery_text: "By train", ready_to_move_at: "2026-12-01" };
  await server.as(seller)("POST /sales/{catId}", {
    params: { catId: id },
    body: { ...body, is_active },
  });
  return id;
}

test("a number that no chip can have keeps the ad from being active", async () => {
  await expect(advertise("999 0981 0612 3456")).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^No chip can have/) as string },
  });
  await advertise("999 0981 0612 3456", 0);
});

test("so does another cat's number, however it is written", async () => {
  await advertise("276098106000001");
  await expect(advertise("276 0981 0600 0001")).rejects.toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Another cat/) as string },
  });
});

test("tattoos and older chips may repeat", async () => {
  const first = await advertise("ABC 123");
  expect(await advertise("ABC 123")).not.toBe(first);
});
