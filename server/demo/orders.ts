import type { OrderStatus } from "@felistry/domain/orders/status.ts";
import { addDays, daysBetween } from "@felistry/domain/calendar.ts";
import { ORDER_COMMENTS } from "./ad-texts.ts";
import { moment } from "./moments.ts";
import type { DemoAd, DemoMember, DemoOrder } from "./registry.ts";
import type { World } from "./world.ts";

const HOW_MANY: Readonly<Record<OrderStatus, number>> = {
  new: 8,
  accepted: 5,
  declined: 4,
  cancelled: 4,
  completed: 6,
};

/** Orders in every state, each for a different ad; a completed order's ad is no longer active. */
export function generateOrders(world: World, ads: DemoAd[]): DemoOrder[] {
  const { random } = world;
  const statuses = Object.entries(HOW_MANY).flatMap(([status, count]) =>
    Array.from({ length: count }, () => status as OrderStatus),
  );
  // The newest ads stay untouched at the top of the market.
  const chosen = random
    .shuffled(ads.filter((ad) => ad.isActive && daysSince(world, ad.updatedAt) > 3))
    .slice(0, statuses.length);
  return chosen.map((ad, i) => {
    const buyer = chooseBuyer(world, ad, i);
    const status = statuses[i]!;
    if (status === "completed") ad.isActive = false;
    return { id: i + 1, ...generateOrder(world, ad, buyer, status) };
  });
}

function chooseBuyer({ random, members }: World, ad: DemoAd, turn: number): DemoMember {
  // Every other order comes from a breeder, so that some members both place and receive orders.
  const buyers = (turn % 2 === 0 ? members.owners : members.breeders).filter(
    ({ id }) => id !== ad.sellerId,
  );
  return random.pick(buyers);
}

function generateOrder(
  world: World,
  ad: DemoAd,
  buyer: DemoMember,
  status: OrderStatus,
): Omit<DemoOrder, "id"> {
  const { random, today } = world;
  const daysAgo = random.int(1, daysSince(world, ad.updatedAt) - 1);
  const createdAt = moment(addDays(today, -daysAgo), random);
  const decidedAt = moment(addDays(today, -random.int(0, daysAgo - 1)), random);
  return {
    adId: ad.id,
    catId: ad.catId,
    buyerId: buyer.id,
    sellerId: ad.sellerId,
    status,
    withBreeding: ad.priceBreeding !== null && random.chance(0.4),
    deliveryNeeded: random.chance(0.5),
    comment: random.chance(0.8) ? random.pick(ORDER_COMMENTS[buyer.locale]) : null,
    createdAt,
    updatedAt: status === "new" ? createdAt : decidedAt,
  };
}

function daysSince({ today }: World, momentText: string): number {
  return daysBetween(momentText.slice(0, 10), today);
}
