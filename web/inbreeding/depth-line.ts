/** How many generations a screen counts: from its address, and into it. */
export interface Depth {
  /** All that is known where there is none. */
  readonly generations: number | undefined;
  readonly limit: "paths" | "links";
}

const MOST = 20;

/** What is no number of generations is as good as none. */
export function depthIn(query: URLSearchParams): Depth {
  const asked = Number(query.get("generations"));
  return {
    generations: Number.isInteger(asked) && asked >= 1 && asked <= MOST ? asked : undefined,
    limit: query.get("limit") === "links" ? "links" : "paths",
  };
}

/** For a call's query: nothing undefined. */
export function depthQuery({ generations, limit }: Depth): {
  generations?: number;
  limit: Depth["limit"];
} {
  return generations === undefined ? { limit } : { generations, limit };
}
