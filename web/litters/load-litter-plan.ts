import { ApiFailure } from "@felistry/contract/client.ts";
import { loadCard } from "../cats/load-cards.ts";
import { isIdText } from "../id-text.ts";
import type { PageTools } from "../page-tools.ts";

/** Anything but an own plan whose kittens are expected is ignored. */
export async function loadLitterPlan({ call }: Pick<PageTools, "call">, text: string | null) {
  if (!isIdText(text)) return null;
  try {
    const { data: mating } = await call("GET /planned-matings/{id}", {
      params: { id: Number(text) },
    });
    const { is_planner, mated, sire } = mating;
    const isExpecting = mating.stage === "mated" || mating.stage === "pregnant";
    if (!is_planner || !isExpecting || !mated || !sire) return null;
    return { mating, mated, sire: await loadCard(call, sire.id) };
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 403)) return null;
    throw error;
  }
}
export type LitterPlan = NonNullable<Awaited<ReturnType<typeof loadLitterPlan>>>;
