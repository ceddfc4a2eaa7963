/** A chip is confirmed by a photo beside a code; the proof falls with the number and with the seller. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildUpload } from "@felistry/testkit/build-upload.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let admin: BuiltMember;
let seller: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  [admin, seller] = await Promise.all([buildAdmin(server), buildMember(server)]);
});
afterAll(() => server.stop());

let last = 0;
const chipNumber = () => `64309${String(++last).padStart(10, "7")}`;

async function forSale(owner = seller, chip: string | null = chipNumber()): Promise<number> {
  const cat = await buildCat(server, { owner, cat_name: "Fig", ...(chip !== null && { chip }) });
  return (await buildAd(server, { cat })).cat_id;
}
const state = async (catId: number, by = seller) =>
  (await server.as(by)("GET /sales/{catId}/chip-proof", { params: { catId } })).data;
const ask = (catId: number, by = seller) =>
  server.as(by)("POST /sales/{catId}/chip-proof", { params: { catId } });
const photoOf = (owner: BuiltMember) => buildUpload(server, { owner, prefix: "chip-proof" });
const send = async (catId: number, by = seller, photo?: string) =>
  server.as(by)("PUT /sales/{catId}/chip-proof", {
    params: { catId },
    body: { photo: photo ?? (await photoOf(by)) },
  });
const decide = (
  id: number,
  by: BuiltMember,
  body: { verdict: "confirmed" | "declined"; reason?: string },
) => server.as(by)("PUT /admin/chip-proofs/{id}", { params: { id }, body });
const confirmedOn = async (catId: number) =>
  (await server.guest()("GET /sales/{catId}/family", { params: { catId } })).data.chip_confirmed_on;

async function confirmed(owner = seller): Promise<number> {
  const catId = await forSale(owner);
  await ask(catId, owner);
  await send(catId, owner);
  await decide((await state(catId, owner)).proof!.id, admin, { verdict: "confirmed" });
  return catId;
}

test("a seller gets a code, sends a photo, and the club confirms the chip: the ad says when", async () => {
  const catId = await forSale();
  expect(await state(catId)).toMatchObject({
    chip_end: expect.stringMatching(/^\d{4}$/),
    proof: null,
  });
  const { data: asked } = await ask(catId);
  expect(asked.code).toMatch(/^\w{4}-\w{4}$/);
  const { data: again } = await ask(catId);
  expect(again.code).not.toBe(asked.code);
  expect(await statusOf(ask(catId, await buildMember(server)))).toBe(403);
  const photo = await photoOf(seller);
  await send(catId, seller, photo);
  expect(await statusOf(ask(catId))).toBe(409);

  const { data: waiting } = await server.as(admin)("GET /admin/chip-proofs", { query: {} });
  const found = waiting.find((proof) => proof.cat_id === catId)!;
  expect(found).toMatchObject({ code: again.code, cat_name: "Fig", photo });
  expect((await state(catId)).chip_end).toBe(found.chip_end);
  const seen = async (member: BuiltMember) =>
    (await server.raw(photo, { headers: { cookie: await server.sessionCookie(member) } })).status;
  expect([await seen(seller), await seen(admin), await seen(await buildMember(server))]).toEqual([
    200, 200, 404,
  ]);
  expect(await confirmedOn(catId)).toBeNull();
  await decide(found.id, admin, { verdict: "confirmed" });
  expect(await confirmedOn(catId)).toBe(new Date().toISOString().slice(0, 10));
  expect(await statusOf(decide(found.id, admin, { verdict: "confirmed" }))).toBe(409);
  expect((await server.mailsSentTo(seller.email)).at(-1)!.subject).toBe("The chip of Fig");
});

test("a photo is declined only with the reason, which the seller reads, and the photo is deleted", async () => {
  const catId = await forSale();
  await ask(catId);
  const photo = await photoOf(seller);
  await send(catId, seller, photo);
  const { proof } = await state(catId);
  expect(await statusOf(decide(proof!.id, admin, { verdict: "declined" }))).toBe(400);
  await decide(proof!.id, admin, { verdict: "declined", reason: "The code is not readable" });
  expect((await state(catId)).proof).toMatchObject({
    status: "declined",
    reason: "The code is not readable",
    photo: null,
  });
  const { rowCount } = await server.pool.query("select from uploads where path = $1", [photo]);
  expect(rowCount).toBe(0);
  await ask(catId);
  expect((await state(catId)).proof).toMatchObject({ status: "asked" });
});

test("without a number of 15 digits, a code, a valid one or a photo of one's own nothing is sent", async () => {
  expect(await statusOf(ask(await forSale(seller, null)))).toBe(409);
  const catId = await forSale();
  expect(await statusOf(send(catId))).toBe(409);
  await ask(catId);
  expect(await statusOf(send(catId, seller, await photoOf(admin)))).toBe(400);
  await server.pool.query(
    "update chip_proofs set expires_at = now() - interval '1 minute' where cat_id = $1",
    [catId],
  );
  expect((await state(catId)).proof!.status).toBe("fallen");
  expect(await statusOf(send(catId))).toBe(409);
});

test("nobody of the club confirms the chip of their own cat", async () => {
  const catId = await forSale(admin);
  await ask(catId, admin);
  await send(catId, admin);
  const { proof } = await state(catId, admin);
  const { data } = await server.as(admin)("GET /admin/chip-proofs", { query: {} });
  expect(data.map(({ id }) => id)).not.toContain(proof!.id);
  expect(await statusOf(decide(proof!.id, admin, { verdict: "confirmed" }))).toBe(403);
});

test("a proof falls when the number changes, the cat passes on, is merged, or the seller leaves", async () => {
  const renumbered = await confirmed();
  await server.pool.query("update cats set chip = $2 where id = $1", [renumbered, chipNumber()]);
  expect(await confirmedOn(renumbered)).toBeNull();

  const spaced = await confirmed();
  await server.pool.query(
    "update cats set chip = regexp_replace(chip, '^(...)', '\\1 ') where id = $1",
    [spaced],
  );
  expect(await confirmedOn(spaced)).not.toBeNull();

  const passed = await confirmed();
  const other = await buildMember(server);
  await server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
    passed,
    other.id,
  ]);
  expect((await state(passed, other)).proof).toBeNull();
  const statusOfCat = async (catId: number) =>
    (
      await server.pool.query<{ status: string; path: string | null }>(
        "select status, path from chip_proofs where cat_id = $1 order by id desc limit 1",
        [catId],
      )
    ).rows[0];
  expect(await statusOfCat(passed)).toEqual({ status: "fallen", path: null });

  const owner = await buildMember(server);
  const gone = await confirmed(owner);
  const kept = await buildCat(server, { owner, cat_name: "Fig" });
  await server.as(owner)("POST /cats/{id}/merge", {
    params: { id: kept.id },
    body: { other: gone, take: [] },
  });
  expect(await statusOfCat(kept.id)).toEqual({ status: "fallen", path: null });

  const leaving = await buildMember(server);
  const left = await confirmed(leaving);
  await server.as(leaving)("POST /me/close", { body: { currentPassword: leaving.password } });
  expect(await statusOfCat(left)).toEqual({ status: "fallen", path: null });
});
