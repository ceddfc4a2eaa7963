/** The cats of a trial mating, or those to choose from: whoever may be mated, of the other's breed first. */
import type { CatCard } from "@felistry/contract/cats.ts";
import { loadCard } from "../cats/load-cards.ts";
import type { PageTools } from "../page-tools.ts";
import type { Choice } from "./mating-choice.tsx";

const FOUND = 8;

export async function loadChoices(
  tools: PageTools,
  chosen: { readonly dam: number | null; readonly sire: number | null },
  query: URLSearchParams,
): Promise<readonly [dam: Choice, sire: Choice]> {
  const cardOf = (id: number | null) => (id === null ? null : loadCard(tools.call, id));
  const [dam, sire] = await Promise.all([cardOf(chosen.dam), cardOf(chosen.sire)]);
  return Promise.all([
    loadChoice(tools, { role: "dam", chosen: dam, mate: sire, q: query.get("q-dam") ?? "" }),
    loadChoice(tools, { role: "sire", chosen: sire, mate: dam, q: query.get("q-sire") ?? "" }),
  ]);
}

interface Wanted extends Pick<Choice, "role" | "chosen" | "q"> {
  /** The other one of the pair. */
  readonly mate: CatCard | null;
}

/** The viewer's own come first. */
async function loadChoice(
  { call, viewer }: PageTools,
  { role, chosen, mate, q }: Wanted,
): Promise<Choice> {
  if (chosen !== null) return { role, chosen, q, own: [], others: [], areMore: false };
  const sex = role === "dam" ? ("female" as const) : ("male" as const);
  const list = (mine: "my" | "all", narrower: { mateable?: "1"; breed?: string }) =>
    call("GET /cats", { query: { sex, limit: FOUND, mine, ...(q && { q }), ...narrower } });
  const found = async (mine: "my" | "all") => {
    const lists = await Promise.all([
      mate && list(mine, { mateable: "1", breed: mate.breed_ems }),
      list(mine, { mateable: "1" }),
      // By name, kittens are found too.
      q ? list(mine, {}) : null,
    ]);
    const all = lists.flatMap((each) => each?.data ?? []);
    const cats = [...new Map(all.map((cat) => [cat.id, cat])).values()];
    const areMore = cats.length > FOUND || lists.some((each) => (each?.page.next ?? null) !== null);
    return { cats: cats.slice(0, FOUND), areMore };
  };
  const [own, all] = await Promise.all([viewer ? found("my") : null, found("all")]);
  const isOwn = new Set(own?.cats.map(({ id }) => id));
  return {
    role,
    chosen: null,
    q,
    own: own?.cats ?? [],
    others: all.cats.filter(({ id }) => !isOwn.has(id)),
    areMore: all.areMore,
  };
}
