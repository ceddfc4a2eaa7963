/** Uncached answers, compared with the same named statement on the bare driver, equally many at once, in one process. */
import { poolDb } from "@felistry/server/db/transaction.ts";
import { selectActiveSales } from "@felistry/server/market/statements.ts";
import { selectAncestors } from "@felistry/server/pedigree/statements.ts";
import { selectCards } from "@felistry/server/cats/statements.ts";
import type { Child } from "./child.ts";
import { requestsPerSecond, requestsPerSecondOf, timesPerSecond } from "./measure.ts";
import { faster, type Figure } from "./table.ts";
import type { BenchWorld } from "./world.ts";

export async function benchUncached({ pool, catId }: BenchWorld, site: Child): Promise<Figure[]> {
  const db = poolDb(pool);
  const { rows } = await pool.query<{ id: number }>("select id from cats order by id limit 500");
  const ids = rows.map(({ id }) => id);
  let next = 0;
  const cases = [
    {
      name: "market list, 24 cards, made anew",
      path: "/api/sales/all-cats?limit=24",
      bare: () =>
        selectActiveSales(db, { locale: "en", beforeAt: "infinity", beforeId: 0, limit: 24 }),
      wanted: 0.5,
    },
    {
      name: "30 ancestors",
      path: `/api/parents/${catId}/ancestors`,
      bare: () => selectAncestors(db, { catId }),
      wanted: 0.5,
    },
    {
      name: "one cat by id",
      path: ids.map((id) => `/api/cats/${id}`),
      bare: () => selectCards(db, { locale: "en", catIds: [ids[next++ % ids.length]!] }),
      wanted: 0.35,
    },
  ];
  const figures: Figure[] = [];
  for (const { name, path, bare, wanted } of cases) {
    const limit = await timesPerSecond(bare);
    const value = await (typeof path === "string"
      ? requestsPerSecond(site.origin + path)
      : requestsPerSecondOf(site.origin, path));
    figures.push(faster(name, value, limit, wanted));
  }
  return figures;
}
