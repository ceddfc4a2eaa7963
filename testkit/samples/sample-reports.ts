/** What members have reported to the club, and what they dispute. */
import { buildOrder } from "../build-order.ts";
import { insertRow, type World } from "../world.ts";

export async function sampleReports(world: World) {
  const othersOrder = await buildOrder(world);
  const othersMessage = await insertRow(world, "order_messages", {
    order_id: othersOrder.id,
    sender_id: othersOrder.seller_id,
    text: "Pay now or lose him",
  });
  const messageReport = await insertRow(world, "message_reports", {
    message_id: othersMessage.id,
    reporter_id: othersOrder.client_id,
    reason: "A threat",
  });
  const reviewed = await buildOrder(world, { status: "completed" });
  await world.pool.query(
    "update orders set handover_offered_at = now(), handed_over_at = now() where id = $1",
    [reviewed.id],
  );
  const review = await insertRow(world, "reviews", {
    order_id: reviewed.id,
    author_id: reviewed.client_id,
    about_id: reviewed.seller_id,
    of_seller: true,
    stars: 1,
    text: "A swindler",
  });
  const reviewReport = await insertRow<{ id: number; review_id: number }>(world, "review_reports", {
    review_id: review.id,
    part: "review",
    reporter_id: reviewed.seller_id,
    reason: "Not true",
  });
  const disputed = await buildOrder(world, { status: "accepted" });
  const dispute = await insertRow(world, "disputes", {
    order_id: disputed.id,
    opener_id: disputed.client_id,
    reason: "deposit",
    due_on: new Date().toISOString().slice(0, 10),
  });
  await insertRow(world, "dispute_statements", {
    dispute_id: dispute.id,
    author_id: disputed.client_id,
    kind: "open",
    text: "The deposit is not returned",
  });
  await world.pool.query("update disputes set stage = 'answered' where id = $1", [dispute.id]);
  return { messageReport, reviewReport, dispute };
}
