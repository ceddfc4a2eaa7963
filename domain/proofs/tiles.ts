/** How the log's files are cut and named (c2sp.org/tlog-tiles): 256 hashes, or 256 entries, a file. */

export const TILE_WIDTH = 256;
const TILE_LEVELS = 8;

export interface Tile {
  /** `entries`, or the level of its hashes: those at 1 are each of 256 leaves, and so on. */
  readonly level: number | "entries";
  readonly index: number;
  /** Fewer than 256 in the last one. */
  readonly width: number;
}

/** `0/x001/234.p/56` */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index).padStart(Math.ceil(String(index).length / 3) * 3, "0");
  const groups = digits.match(/\d{3}/g)!;
  const named = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group));
  return `${level}/${named.join("/")}${width < TILE_WIDTH ? `.p/${width}` : ""}`;
}

/** Null if no tile has this name. */
export function readTilePath(path: string): Tile | null {
  const [, level, groups, width] =
    /^(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? [];
  if (level === undefined || groups === undefined) return null;
  const tile: Tile = {
    level: level === "entries" ? "entries" : Number(level),
    index: Number(groups.replaceAll(/[x/]/g, "")),
    width: width === undefined ? TILE_WIDTH : Number(width),
  };
  return tile.width >= 1 && tilePath(tile) === path ? tile : null;
}

/** The level of a tile's hashes in the tree. */
export function treeLevel({ level }: Tile): number {
  return level === "entries" ? 0 : level * TILE_LEVELS;
}

/** Each of them with its length in two bytes before it. */
export function entryBundle(entries: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(
      entries.flatMap((entry) => [Uint8Array.of(entry.length >> 8, entry.length & 255), entry]),
    ),
  );
}
