/** The log for its readers: as a page's data, and as the files of c2sp.org/tlog-tiles. */
import { keyText } from "@felistry/domain/proofs/note.ts";
import {
  entryBundle,
  readTilePath,
  type Tile,
  TILE_WIDTH,
  treeLevel,
} from "@felistry/domain/proofs/tiles.ts";
import type { Db } from "../db/transaction.ts";
import type { FileContext, FileReply, Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import {
  selectBundle,
  selectKeys,
  selectNewestCheckpoint,
  selectSize,
  selectTile,
} from "./statements.ts";

const TEXT = "text/plain; charset=utf-8";
const CHANGES = { "cache-control": "public, max-age=2" };
const STAYS = { "cache-control": "public, max-age=31536000, immutable" };

export const readLog: Handler<"GET /log"> = async (_input, { db }) => {
  const [newest] = await selectNewestCheckpoint(db);
  const known = (await selectKeys(db)).toReversed();
  return {
    data: {
      name: known[0]?.name ?? null,
      size: newest?.size ?? 0,
      signed_at: newest?.signed_at ?? null,
      checkpoint: newest?.note ?? null,
      keys: known.map(({ name, public_key, made_at }) => ({
        key: keyText({ name, publicKey: public_key }),
        made_at: made_at.toISOString(),
      })),
    },
  };
};

export const checkpoint: Handler<"GET /log/checkpoint"> = async (_input, { db }) => {
  const [newest] = await selectNewestCheckpoint(db);
  return {
    type: TEXT,
    content: Buffer.from(newest?.note ?? refuse("not_found")),
    headers: CHANGES,
  };
};

export const keys: Handler<"GET /log/keys"> = async (_input, { db }) => {
  const known = (await selectKeys(db)).toReversed();
  if (known.length === 0) refuse("not_found");
  const lines = known.map(
    ({ name, public_key }) => `${keyText({ name, publicKey: public_key })}\n`,
  );
  return { type: TEXT, content: Buffer.from(lines.join("")), headers: CHANGES };
};

interface TileParams {
  readonly level: string;
  readonly first?: string;
  readonly last: string;
}

/** A tile of any of the addresses that it may have. */
export const serveTile = async (
  { params: { level, first, last } }: { readonly params: TileParams },
  { db }: Pick<FileContext, "db">,
): Promise<FileReply<"application/octet-stream">> => {
  const path = [level, first, last].filter((part) => part !== undefined).join("/");
  const tile = readTilePath(path);
  const content = tile && (await contentOf(db, tile));
  return {
    type: "application/octet-stream",
    content: content ?? refuse("not_found"),
    headers: STAYS,
  };
};

/** Null if the log is not that long yet. */
async function contentOf(db: Db, tile: Tile): Promise<Uint8Array | null> {
  const from = tile.index * TILE_WIDTH;
  const to = from + tile.width;
  const level = treeLevel(tile);
  const [log] = await selectSize(db);
  if (to * 2 ** level > log!.size) return null;
  if (tile.level === "entries")
    return entryBundle((await selectBundle(db, { from, to })).map(({ commitment }) => commitment));
  return Buffer.concat((await selectTile(db, { level, from, to })).map(({ hash }) => hash));
}
