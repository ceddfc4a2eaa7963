import { describe, expect, test } from "vitest";
import { ORDER_STATUSES, type OrderStatus } from "@felistry/domain/orders/status.ts";
import { buildAd } from "@felistry/testkit/build-ad.ts";
import { buildCat } from "@felistry/testkit/build-cat.ts";
import { buildAdmin, buildMember } from "@felistry/testkit/build-member.ts";
import { buildOrder } from "@felistry/testkit/build-order.ts";
import { statusOf } from "@felistry/testkit/outcome.ts";
import {
  startWithParties,
  server,
  seller,
  buyer,
  offer,
  sent,
  setStatus,
} from "@felistry/testkit/worlds/order-parties.ts";

startWithParties();

describe("an order's status", () => {
  /** Every change that decisions §5 and §10.11 allow; all others are refused. */
  const allowed: readonly [who: "seller" | "buyer", from: OrderStatus, to: OrderStatus][] = [
    ["seller", "new", "accepted"],
    ["seller", "new", "declined"],
    ["seller", "accepted", "completed"],
    ["buyer", "new", "cancelled"],
    ["buyer", "accepted", "cancelled"],
  ];
  const bySeller = new Set<OrderStatus>(["accepted", "declined", "completed"]);

  test("[D5-14] [D5-15] [D5-16] each side sets its own statuses from the states that allow it; the rest is 403 or 409", async () => {
    const isAllowed = (change: readonly string[]) =>
      allowed.some((one) => one.join() === change.join());
    for (const who of ["seller", "buyer"] as const) {
      for (const from of ORDER_STATUSES) {
        for (const to of ORDER_STATUSES) {
          const client = await buildMember(server);
          const { id } = await buildOrder(server, {
            ad: offer(),
            buyer: client,
            status: from,
          });
          const answered = await statusOf(setStatus(id, to, who === "seller" ? seller : client));
          const refused = to !== "new" && bySeller.has(to) !== (who === "seller") ? 403 : 409;
          const ok = isAllowed([who, from, to]);
          const change = `${who}: ${from} -> ${to}`;
          expect([change, answered, (await sent(client))[0]!.status]).toEqual([
            change,
            ok ? 200 : refused,
            ok ? to : from,
          ]);
        }
      }
    }
  }, 60_000);

  test("[D5-14] [D9-16] strangers and administrators have no say, an unknown order is 404, an unknown status 400", async () => {
    const { id } = await buildOrder(server, { ad: offer(), buyer });
    await expect(setStatus(id, "accepted", await buildMember(server))).rejects.toMatchObject({
      status: 403,
    });
    await expect(setStatus(id, "accepted", await buildAdmin(server))).rejects.toMatchObject({
      status: 403,
    });
    await expect(setStatus(999_999, "accepted", seller)).rejects.toMatchObject({
      status: 404,
      body: { message: "No such order" },
    });
    await expect(setStatus(id, "sold", seller)).rejects.toMatchObject({ status: 400 });
    await expect(
      server.api("PUT /order/{id}/status", { params: { id }, body: { status: "accepted" } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test("[D5-14] [D5-15] acceptance and cancellation at the same moment: one of each pair is refused or both follow in order", async () => {
    for (let round = 0; round < 5; round++) {
      const client = await buildMember(server);
      const { id } = await buildOrder(server, { ad: offer(), buyer: client });
      const results = await Promise.allSettled([
        setStatus(id, "declined", seller),
        setStatus(id, "cancelled", client),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    }
  });

  test("[D5-11] the other side is mailed of each change in its language", async () => {
    const maria = await buildMember(server, { locale: "ru" });
    const john = await buildMember(server);
    const { id } = await buildOrder(server, {
      ad: buildAd(server, { cat: buildCat(server, { owner: maria, cat_name: "Murka" }) }),
      buyer: john,
    });
    await setStatus(id, "accepted", maria);
    await setStatus(id, "cancelled", john);
    expect((await server.mailsSentTo(john.email)).map(({ subject }) => subject)).toEqual([
      `Your order No. ${id} is accepted`,
    ]);
    const [toSeller] = await server.mailsSentTo(maria.email);
    expect(toSeller!.subject).toBe(`Заказ № ${id} отменён`);
    expect(toSeller!.text).toContain("Заказ отменён: Murka.");
  });
});
