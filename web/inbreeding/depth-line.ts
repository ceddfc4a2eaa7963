/** Reads the number of generations from a screen's address, and writes it. */
export interface Depth {
  /** If undefined, everything known counts. */
  readonly generations: number | undefined;
  readonly limit: "paths" | "links";
}

const MOST = 20;

/** An invalid number of generations counts as missing. */
export function depthIn(query: URLSearchParams): Depth {
  const asked = Number(query.get("generations"));
  return {
    generations: Number.isInteger(asked) && asked >= 1 && asked <= MOST ? asked : undefined,
    limit: query.get("limit") === "links" ? "links" : "paths",
  };
}

/** For a call's query, without undefined values. */
export function depthQuery({ generations, limit }: Depth): {
  generations?: number;
  limit: Depth["limit"];
} {
  return generations === undefined ? { limit } : { generations, limit };
}
