/** What the club does to its members is written down too, for the club alone. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { ApiFailure } from "@felistry/contract/client.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";
import { grantAdmin, revokeAdmin } from "../accounts/administrators.ts";

let server: TestServer;
let admin: BuiltMember;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildAdmin(server);
});
afterAll(() => server.stop());

const nameOf = ({ first_name, last_name }: BuiltMember) => `${first_name} ${last_name}`;

async function toldOf(member: BuiltMember) {
  const { data } = await server.as(admin)("GET /history", { query: { limit: 100 } });
  return data.filter(({ about }) => about?.id === member.id).toReversed();
}

test("[SEC-15] a role given and taken away, by whom and whose, by page and by command", async () => {
  const member = await buildMember(server);
  const call = server.as(admin);
  const params = { id: member.id };
  await call("PUT /admin/members/{id}/administrator", { params, body: { is_administrator: true } });
  await call("PUT /admin/members/{id}/administrator", { params, body: { is_administrator: true } });
  await call("PUT /admin/members/{id}/administrator", {
    params,
    body: { is_administrator: false },
  });
  await grantAdmin(server.pool, member.email);
  await revokeAdmin(server.pool, member.email, server.services);
  const told = await toldOf(member);
  expect(told.map(({ noun, action, member: by }) => [noun, action, by?.id ?? null])).toEqual([
    ["role", "insert", admin.id],
    ["role", "delete", admin.id],
    ["role", "insert", null],
    ["role", "delete", null],
  ]);
  expect(told[0]).toMatchObject({
    about: { id: member.id, name: nameOf(member) },
    member: { id: admin.id, name: nameOf(admin) },
    cat: null,
    changes: [],
    may_undo: 0,
  });
});

test("[SEC-15] a suspension, its other reason and its end", async () => {
  const member = await buildMember(server);
  const call = server.as(admin);
  const params = { id: member.id };
  const suspend = (reason: string) =>
    call("PUT /admin/members/{id}/suspension", { params, body: { reason } });
  await suspend("Cats that do not exist");
  await suspend("Cats of others");
  await call("DELETE /admin/members/{id}/suspension", { params });
  await call("DELETE /admin/members/{id}/suspension", { params });
  const told = await toldOf(member);
  expect(told.map(({ noun, action, changes }) => [noun, action, changes])).toEqual([
    ["suspension", "insert", [{ field: "reason", before: null, after: "Cats that do not exist" }]],
    [
      "suspension",
      "update",
      [{ field: "reason", before: "Cats that do not exist", after: "Cats of others" }],
    ],
    ["suspension", "delete", [{ field: "reason", before: "Cats of others", after: null }]],
  ]);
  const ofNoun = await call("GET /history", { query: { noun: "suspension" } });
  expect(ofNoun.data.map(({ noun }) => noun)).toEqual(Array(3).fill("suspension"));
});

test("[SEC-15] neither is a member's to see or to take back, nor is what is no change told", async () => {
  const member = await buildMember(server);
  const cat = await buildCat(server, { owner: member });
  await grantAdmin(server.pool, member.email);
  await revokeAdmin(server.pool, member.email, server.services);
  const [granted] = await toldOf(member);
  const own = await server.as(member)("GET /cats/{id}/history", {
    params: { id: cat.id },
    query: {},
  });
  expect(own.data.filter(({ about }) => about !== null)).toEqual([]);
  const undo = (who: BuiltMember) =>
    server.as(who)("POST /history/{id}/undo", { params: { id: granted!.id } });
  await expect(undo(member)).rejects.toMatchObject({ status: 403 });
  await expect(undo(admin)).rejects.toThrow(ApiFailure);
  await expect(undo(admin)).rejects.toMatchObject({ status: 409 });
  const before = (await toldOf(member)).length;
  await server.pool.query("update users set about = 'Siberians' where id = $1", [member.id]);
  expect((await toldOf(member)).length).toBe(before);
});
