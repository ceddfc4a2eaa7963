import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildLitter } from "@felistry/testkit/build-litter.ts";
import { buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import { startTestServer, type TestServer } from "@felistry/testkit/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { RATE_LIMIT_FACTOR: "1" } });
});
afterAll(() => server.stop());

const take = (by: BuiltMember, cat: { id: number }) =>
  server.as(by)("POST /cat-change-owner", { body: { catId: cat.id } });
const giveBack = (by: BuiltMember, cat: { id: number }) =>
  server.as(by)("PUT /cats/user-from-prev", { body: { catId: cat.id } });
const freeCat = (owner: BuiltMember) => buildCat(server, { owner, is_my_cat: 0 });

test("[SEC-05] a cat is taken ten times an hour at most, whoever takes it, and its keeper gets no more mails than that", async () => {
  const [keeper, one, other] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildMember(server),
  ]);
  const cat = await freeCat(keeper);
  for (let round = 0; round < 10; round++) {
    const taker = round % 2 === 0 ? one : other;
    await take(taker, cat);
    await giveBack(taker, cat);
  }
  const refused = await server.raw("/api/cat-change-owner", {
    method: "POST",
    headers: {
      host: "localhost",
      cookie: await server.sessionCookie(other),
      "content-type": "application/json",
    },
    body: JSON.stringify({ catId: cat.id }),
  });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await server.mailsSentTo(keeper.email)).toHaveLength(10);
});

test("[SEC-05] a member takes ten cats an hour at most, counting both calls of a taking once", async () => {
  const [keeper, taker] = await Promise.all([buildMember(server), buildMember(server)]);
  const call = server.as(taker);
  for (let taken = 0; taken < 10; taken++) {
    const cat = await freeCat(keeper);
    await take(taker, cat);
    await call("PUT /cats/update-owner-at-cat/{id}", { params: { id: cat.id } });
  }
  const eleventh = await freeCat(keeper);
  expect(await statusOf(take(taker, eleventh))).toBe(429);
  expect(await statusOf(take(await buildMember(server), eleventh))).toBe(200);
});

test("[SEC-05] a queen passed to and fro asks the stud's keeper ten times an hour at most, and the stud can be passed on all the same", async () => {
  const [breeder, keeper, other] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildMember(server),
  ]);
  const stud = await buildCat(server, { owner: keeper, sex: "male", born: "2020-01-01" });
  const { id } = await buildLitter(server, { breeder, stud });
  const { rows } = await server.pool.query<{ dam_id: number }>(
    "select dam_id from litters where id = $1",
    [id],
  );
  const showAs = (users_id: number) =>
    statusOf(
      server.as(breeder)("PATCH /cats/{id}", {
        params: { id: rows[0]!.dam_id },
        body: { users_id },
      }),
    );
  const outcomes: number[] = [];
  for (let round = 0; round < 11; round++)
    outcomes.push(await showAs(round % 2 === 0 ? other.id : breeder.id));
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await server.mailsSentTo(keeper.email)).toHaveLength(10);
  const passed = server.as(keeper)("PATCH /cats/{id}", {
    params: { id: stud.id },
    body: { users_id: other.id },
  });
  expect(await statusOf(passed)).toBe(200);
});

test("[SEC-05] a hand-over is offered ten times an hour at most, however often the cat changes pages in between", async () => {
  const [seller, friend, buyer] = await Promise.all([
    buildMember(server),
    buildMember(server),
    buildMember(server),
  ]);
  const cat = await buildCat(server, { owner: seller });
  const { id } = await buildOrder(server, {
    ad: buildAd(server, { cat }),
    buyer,
    status: "completed",
  });
  const offer = () => server.as(seller)("POST /order/{id}/hand-over", { params: { id } });
  const pass = (to: BuiltMember) =>
    server.pool.query("update cats set users_id = $2, online_owner_id = $2 where id = $1", [
      cat.id,
      to.id,
    ]);
  for (let offers = 0; offers < 10; offers++) {
    await offer();
    await pass(friend);
    await pass(seller);
  }
  expect(await statusOf(offer())).toBe(429);
  const mails = await server.mailsSentTo(buyer.email);
  expect(mails.length).toBeLessThanOrEqual(10);
});
