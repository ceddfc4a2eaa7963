/** The part of the tar format (POSIX ustar) that a backup needs: plain files, written and read as streams. */

const BLOCK = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
/** Eleven octal digits. */
const LARGEST = 0o77777777777;

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** Exactly `size` bytes. */
  readonly body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

export function smallEntry(name: string, content: Uint8Array | string): TarEntry {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return { name, size: bytes.length, body: [bytes] };
}

export class BadArchive extends Error {}

/** The bytes of an archive of these entries. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of entries) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} was to have ${size} bytes and has ${written}`);
    if (size % BLOCK > 0) yield Buffer.alloc(BLOCK - (size % BLOCK));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** The entries of an archive, each to be read before the next; unread content is skipped. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(source);
  for (;;) {
    const head = await bytes.exactly(BLOCK);
    if (head.every((byte) => byte === 0)) return drain(bytes.upTo(Infinity));
    const { name, size } = parsed(head);
    const body = bytes.upTo(size);
    yield { name, size, body };
    await drain(body);
    await drain(bytes.upTo((BLOCK - (size % BLOCK)) % BLOCK));
  }
}

async function drain(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body);
}

function header(name: string, size: number): Buffer {
  const { prefix, rest } = parted(name);
  if (size > LARGEST) throw new Error(`${name} is too large for an archive`);
  const block = Buffer.alloc(BLOCK);
  block.write(rest, 0);
  block.write("0000600\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write("00000000000\0", 136);
  block.write("        ", 148);
  block.write("0", 156);
  block.write("ustar\u000000", 257, "latin1");
  block.write(prefix, 345);
  block.write(`${checksum(block).toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

function parted(name: string): { prefix: string; rest: string } {
  if (Buffer.byteLength(name) <= NAME_BYTES) return { prefix: "", rest: name };
  for (let at = name.indexOf("/"); at > 0; at = name.indexOf("/", at + 1)) {
    const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
    if (Buffer.byteLength(rest) <= NAME_BYTES && Buffer.byteLength(prefix) <= PREFIX_BYTES)
      return { prefix, rest };
  }
  throw new Error(`The name is too long for an archive: ${name}`);
}

function parsed(block: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    block.toString("utf8", from, from + length).replace(/\0.*$/s, "");
  const sum = Number.parseInt(text(148, 8), 8);
  if (sum !== checksum(block)) throw new BadArchive("it is not a backup, or it is damaged");
  const prefix = text(345, PREFIX_BYTES);
  return {
    name: `${prefix && `${prefix}/`}${text(0, NAME_BYTES)}`,
    size: Number.parseInt(text(124, 12), 8),
  };
}

/** The sum of the header's bytes, with the checksum field taken as blanks. */
function checksum(block: Buffer): number {
  let sum = 0;
  for (let at = 0; at < BLOCK; at++) sum += at >= 148 && at < 156 ? 32 : block[at]!;
  return sum;
}

interface ByteReader {
  /** @throws {BadArchive} if the source ends early */
  exactly(size: number): Promise<Buffer>;
  /** The next bytes in the chunks in which they arrive; reading can stop and resume. */
  upTo(size: number): AsyncIterableIterator<Uint8Array>;
}

function byteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Uint8Array = new Uint8Array();
  const more = async (): Promise<boolean> => {
    while (held.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return false;
      held = value;
    }
    return true;
  };
  const upTo = (size: number): AsyncIterableIterator<Uint8Array> => {
    let left = size;
    const body: AsyncIterableIterator<Uint8Array> = {
      [Symbol.asyncIterator]: () => body,
      async next() {
        if (left === 0) return { done: true, value: undefined };
        if (!(await more())) {
          if (size === Infinity) return { done: true, value: undefined };
          throw new BadArchive("it ends too early");
        }
        const piece = held.subarray(0, Math.min(left, held.length));
        held = held.subarray(piece.length);
        left -= piece.length;
        return { done: false, value: piece };
      },
    };
    return body;
  };
  return {
    upTo,
    async exactly(size) {
      const pieces: Uint8Array[] = [];
      for await (const piece of upTo(size)) pieces.push(piece);
      return Buffer.concat(pieces);
    },
  };
}
