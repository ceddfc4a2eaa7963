/** Uncached answers, compared with the same named statement on the bare driver, equally many at once, in one process. */
import { poolDb } from "@felistry/server/db/transaction.ts";
import { selectActiveSales } from "@felistry/server/market/statements.ts";
import { selectAncestors } from "@felistry/server/pedigree/statements.ts";
import { selectCard } from "@felistry/server/cats/statements.ts";
import type { Child } from "./child.ts";
import { requestsPerSecond, timesPerSecond } from "./measure.ts";
import { faster, type Figure } from "./table.ts";
import type { BenchWorld } from "./world.ts";

export async function benchUncached({ pool, catId }: BenchWorld, site: Child): Promise<Figure[]> {
  const db = poolDb(pool);
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
      path: `/api/cats/${catId}`,
      bare: () => selectCard(db, { locale: "en", catId }),
      wanted: 0.35,
    },
  ];
  const figures: Figure[] = [];
  for (const { name, path, bare, wanted } of cases) {
    const limit = await timesPerSecond(bare);
    figures.push(faster(name, await requestsPerSecond(site.origin + path), limit, wanted));
  }
  return figures;
}
