/** An uploaded file, of which any part can be read: its pieces are of one size. */
import type { ByteSource } from "../workbooks/zip-entries.ts";

export const PART_BYTES = 256 * 1024;

/** @param partAt the piece of this place; null behind the last */
export function partSource(
  size: number,
  partAt: (place: number) => Promise<Buffer | null>,
): ByteSource {
  // What is read next is mostly in the piece that was read last.
  let last: { readonly place: number; readonly bytes: Buffer } | null = null;
  const part = async (place: number): Promise<Buffer> => {
    if (last?.place !== place) last = { place, bytes: (await partAt(place)) ?? Buffer.alloc(0) };
    return last.bytes;
  };
  return {
    size,
    async read(from, to) {
      const end = Math.min(to, size);
      const pieces: Buffer[] = [];
      for (let at = from; at < end;) {
        const place = Math.floor(at / PART_BYTES);
        const within = (await part(place)).subarray(
          at - place * PART_BYTES,
          end - place * PART_BYTES,
        );
        if (within.length === 0) break;
        pieces.push(within);
        at += within.length;
      }
      return Buffer.concat(pieces);
    },
  };
}
