/** Words of a review, or of the answer to it, reported by whom they are about. */
import { expect, test } from "vitest";
import { buildAdmin, buildMember, type BuiltMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  buyer,
  offer,
  seller,
  server,
  startWithParties,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

async function reviewed(): Promise<number> {
  const { id } = await buildOrder(server, { ad: offer(), buyer, status: "completed" });
  const params = { id };
  await server.as(seller)("POST /order/{id}/hand-over", { params });
  await server.as(buyer)("PUT /order/{id}/hand-over", { params });
  for (const by of [seller, buyer]) await server.as(by)("PUT /order/{id}/settle", { params });
  await server.as(buyer)("POST /order/{id}/review", {
    params,
    body: { stars: 1, review: "A swindler" },
  });
  return id;
}

const reviewsOf = async (by: BuiltMember, id: number) =>
  (await server.as(by)("GET /order/{id}/reviews", { params: { id } })).data;
const report = (by: BuiltMember, id: number, reviewId: number) =>
  server.as(by)("POST /order/{id}/reviews/{reviewId}/report", {
    params: { id, reviewId },
    body: { reason: "Not true" },
  });
const decide = (by: BuiltMember, id: number, verdict: "removed" | "dismissed") =>
  server.as(by)("PUT /admin/review-reports/{id}", { params: { id }, body: { verdict } });
const subjectsTo = async ({ email }: BuiltMember) =>
  (await server.mailsSentTo(email)).map(({ subject }) => subject);

test("a review is reported by whom it is about, once, and loses its words by the club's decision, not its stars", async () => {
  const admin = await buildAdmin(server);
  const id = await reviewed();
  const [review] = await reviewsOf(seller, id);
  expect(review).toMatchObject({ text: "A swindler", report: "possible" });
  expect((await reviewsOf(buyer, id))[0]!.report).toBeNull();
  expect(await statusOf(report(buyer, id, review!.id))).toBe(404);
  expect(await statusOf(report(await buildMember(server), id, review!.id))).toBe(403);
  await report(seller, id, review!.id);
  expect(await statusOf(report(seller, id, review!.id))).toBe(409);
  expect((await reviewsOf(seller, id))[0]!.report).toBe("sent");

  const { data: waiting } = await server.as(admin)("GET /admin/review-reports", { query: {} });
  const found = waiting.find(({ order_id }) => order_id === id)!;
  expect(found).toMatchObject({ part: "review", text: "A swindler", stars: 1, reason: "Not true" });
  await decide(admin, found.id, "removed");
  expect(await statusOf(decide(admin, found.id, "dismissed"))).toBe(409);
  expect((await reviewsOf(seller, id))[0]).toMatchObject({ text: null, stars: 1, report: null });
  expect(await subjectsTo(seller)).toContain(`Ваша жалоба на отзыв, заказ № ${id}`);
});

test("an answer is reported by the reviewer, and the review beside it stands", async () => {
  const admin = await buildAdmin(server);
  const id = await reviewed();
  await server.as(seller)("POST /order/{id}/review/answer", {
    params: { id },
    body: { answer: "She lies" },
  });
  const [review] = await reviewsOf(buyer, id);
  expect(review!.report).toBe("possible");
  const { data } = await report(buyer, id, review!.id);
  await decide(admin, data.report_id, "removed");
  expect((await reviewsOf(buyer, id))[0]).toMatchObject({ text: "A swindler", answer: null });
});

test("an administrator decides on no report of their own order", async () => {
  const admin = await buildAdmin(server);
  const { id } = await buildOrder(server, { ad: offer(), buyer: admin, status: "completed" });
  const params = { id };
  await server.as(seller)("POST /order/{id}/hand-over", { params });
  await server.as(admin)("PUT /order/{id}/hand-over", { params });
  for (const by of [seller, admin]) await server.as(by)("PUT /order/{id}/settle", { params });
  await server.as(admin)("POST /order/{id}/review", { params, body: { stars: 1, review: "Bad" } });
  const [review] = await reviewsOf(seller, id);
  const { data } = await report(seller, id, review!.id);
  const listed = await server.as(admin)("GET /admin/review-reports", { query: {} });
  expect(listed.data.map((each) => each.id)).not.toContain(data.report_id);
  expect(await statusOf(decide(admin, data.report_id, "dismissed"))).toBe(403);
});
