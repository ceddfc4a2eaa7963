/** Orders as buyers send them, compared with a server without limits: the cost of limits on a hot write. */
import autocannon from "autocannon";
import { buildMember } from "@felistry/testkit/build-member.ts";
import { openSessionFor } from "@felistry/testkit/session.ts";
import type { Child } from "../child.ts";
import { CONNECTIONS, middle } from "../measure.ts";
import { type OrderSent, recordOrders, storedByDriver } from "./orders-by-driver.ts";
import { faster, type Figure } from "../table.ts";
import { buildBenchWorld, type BenchWorld } from "../world.ts";

const ORDERS = 1_000;
const ROUNDS = 5;
/** Of the driver alone. */
const SHARE = 0.5;

export async function benchOrders(): Promise<Figure[]> {
  const world = await buildBenchWorld();
  const sites: Child[] = [];
  try {
    const byDriver = await byDriverPerSecond(world);
    sites.push(await world.serve("--nothing-counted"), await world.serve());
    // Alternating, so that both face the same disk; the first round is for warm-up.
    const rounds: (readonly [number, number])[] = [];
    for (let round = 0; round <= ROUNDS; round++)
      rounds.push([
        await ordersPerSecond(world, sites[0]!),
        await ordersPerSecond(world, sites[1]!),
      ]);
    const [bare, counted] = [0, 1].map((site) =>
      middle(rounds.slice(1).map((both) => both[site]!)),
    );
    return [
      faster("orders, all of one network, each stored for good", counted!, bare!, 0.7),
      faster(
        "the same, beside the bare driver sending their statements",
        counted!,
        byDriver,
        SHARE,
      ),
    ];
  } finally {
    for (const site of sites) await site.stop();
    await world.end();
  }
}

/** Recorded in one copy of the registry, and stored in others as they stand. */
async function byDriverPerSecond(world: BenchWorld): Promise<number> {
  const orders = await ordersToSend(world, "http://localhost");
  const copies: string[] = [];
  for (let round = 0; round <= ROUNDS; round++) copies.push(await world.copy(`round_${round}`));
  const recorded = await recordOrders(await world.copy("recorded"), world.dataDir, orders);
  const rates: number[] = [];
  for (const copy of copies) rates.push(await storedByDriver(copy, recorded));
  return middle(rates.slice(1));
}

/** Each connection is a buyer who orders one cat after another. @throws if any order is not stored */
async function ordersPerSecond(world: BenchWorld, { origin }: Child): Promise<number> {
  const requests = (await ordersToSend(world, origin)).map((order) => ({
    method: "POST" as const,
    path: "/api/order",
    ...order,
  }));
  let next = 0;
  const before = await countOf(world);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: ORDERS,
    requests: [{ setupRequest: (request) => ({ ...request, ...requests[next++ % ORDERS]! }) }],
  });
  const stored = (await countOf(world)) - before;
  if (stored !== ORDERS) throw new Error(`${stored} of ${ORDERS} orders were stored`);
  return stored / result.duration;
}

async function ordersToSend(world: BenchWorld, origin: string): Promise<OrderSent[]> {
  const { rows: ads } = await world.pool.query<{ cat_id: number; price_pet: number }>(
    "select cat_id, price_pet from sales where is_active order by cat_id",
  );
  const buyers = await Promise.all(
    Array.from({ length: Math.ceil(ORDERS / ads.length) }, async () => {
      const member = await buildMember(world);
      const { name, value } = await openSessionFor(world.pool, member.id);
      return `${name}=${value}`;
    }),
  );
  return buyers
    .flatMap((cookie) =>
      ads.map(({ cat_id, price_pet }) => ({
        headers: { cookie, origin, "content-type": "application/json" },
        body: JSON.stringify({ catId: cat_id, price: price_pet }),
      })),
    )
    .slice(0, ORDERS);
}

async function countOf({ pool }: BenchWorld): Promise<number> {
  const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from orders");
  return rows[0]!.n;
}
