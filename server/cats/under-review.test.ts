/** Lists also show that the club is reviewing an application, to those alone who may know. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiCaller } from "@felistry/contract/client.ts";
import { buildApplication } from "@felistry/testkit/build-application.ts";
import { buildCat, type BuiltCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
let keeper: BuiltMember;
let shown: BuiltMember;
let pending: BuiltCat;
let declined: BuiltCat;

beforeAll(async () => {
  server = await startTestServer();
  [keeper, shown] = await Promise.all([buildMember(server), buildMember(server)]);
  const cat = (cat_name: string) =>
    buildCat(server, { owner: shown, onlineOwner: keeper, cat_name, sex: "male", is_my_cat: 0 });
  [pending, declined] = await Promise.all([cat("Umbra Waiting"), cat("Umbra Declined")]);
  await buildApplication(server, { cat: pending });
  const { id } = await buildApplication(server, { cat: declined });
  await server.pool.query(
    `update applications set status = 'declined', reason = 'unreadable', decided_at = now(), decided_by = $2 where id = $1`,
    [id, (await buildAdmin(server)).id],
  );
});
afterAll(() => server.stop());

interface Listed {
  readonly id: number;
  readonly under_review?: number | undefined;
}

const FOUR_LISTS = [1, 2, 3, 4];

/** What each list shows of both cats. */
async function said(call: ApiCaller): Promise<unknown[]> {
  const lists: (readonly Listed[])[] = [
    (await call("GET /cats", { query: { q: "umbra" } })).data,
    (await call("GET /cats", { query: { sex: "male" } })).data,
    (await call("GET /cats/all-with-color-10-by-gender", { query: { q: "umbra", sex: "male" } }))
      .data.data,
    (await call("GET /cats/all-with-color-10-by-gender", { query: { q: "", sex: "male" } })).data
      .data,
  ];
  return lists.map((list) =>
    [pending, declined].map(({ id }) => list.find((cat) => cat.id === id)?.under_review),
  );
}

test("owner, online owner and the club read of which cats it is", async () => {
  for (const reader of [keeper, shown, await buildAdmin(server)])
    expect(await said(server.as(reader))).toEqual(FOUR_LISTS.map(() => [1, 0]));
  const { data } = await server.as(keeper)("GET /me/cats", { query: {} });
  const own = new Map(data.map(({ id, under_review }) => [id, under_review]));
  expect([own.get(pending.id), own.get(declined.id)]).toEqual([1, 0]);
});

test("the club reads it of free cats, too", async () => {
  const call = server.as(await buildAdmin(server));
  for (const q of ["", "umbra"]) {
    const { data } = await call("GET /cats/all-with-color-10-free", { query: { q } });
    const found = new Map(data.data.map(({ id, under_review }) => [id, under_review]));
    expect([found.get(pending.id), found.get(declined.id)]).toEqual([1, 0]);
  }
});

test("guests and other members do not, and no public page of a cat says it", async () => {
  const stranger = server.as(await buildMember(server));
  expect(await said(stranger)).toEqual(FOUR_LISTS.map(() => [0, 0]));
  for (const call of [server.guest(), stranger]) {
    const { data } = await call("GET /cats", { query: { q: "umbra" } });
    expect(data.map(({ under_review }) => under_review)).toEqual([0, 0]);
    const { data: card } = await call("GET /cats/{id}", { params: { id: pending.id } });
    expect(card).not.toHaveProperty("under_review");
  }
});
