/** Writes a ZIP archive as it is sent: nothing of it is held but the list of its entries. */
import { createDeflateRaw, crc32 } from "node:zlib";
import { Readable } from "node:stream";

export interface ArchiveEntry {
  readonly name: string;
  /** Pictures are stored as they are, texts packed. */
  readonly content: Buffer | AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly method: number;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

const STORED = 0;
const DEFLATED = 8;
/** Names are in UTF-8. */
const UTF8 = 0x0800;
/** The sizes stand behind the content, since nobody knows them before. */
const SIZES_BEHIND = 0x0008;
const VERSION = 45;
/** 1 January 1980: what is in the archive says when it was made. */
const DOS_DATE = 0x0021;
const IN_ZIP64 = 0xffffffff;

export async function* zipOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, content } of entries) {
    const at = offset;
    const bytes = Buffer.from(name, "utf8");
    const isStored = Buffer.isBuffer(content);
    const sizes = isStored
      ? { crc: crc32(content), packed: content.length, size: content.length }
      : { crc: 0, packed: 0, size: 0 };
    const head = { name: bytes, method: isStored ? STORED : DEFLATED, offset: at };
    yield* counted([localHeader({ ...head, ...sizes })]);
    if (isStored) yield* counted([content]);
    else {
      yield* counted(deflated(content, sizes));
      yield* counted([descriptor(sizes)]);
    }
    written.push({ ...head, ...sizes });
  }
  const start = offset;
  for (const entry of written) yield* counted([centralHeader(entry)]);
  yield endOf(written.length, start, offset - start);

  async function* counted(parts: Iterable<Buffer> | AsyncIterable<Buffer>) {
    for await (const part of parts) {
      offset += part.length;
      yield part;
    }
  }
}

async function* deflated(
  texts: AsyncIterable<string>,
  sizes: { crc: number; packed: number; size: number },
): AsyncGenerator<Buffer> {
  async function* plain() {
    for await (const text of texts) {
      const bytes = Buffer.from(text, "utf8");
      sizes.crc = crc32(bytes, sizes.crc);
      sizes.size += bytes.length;
      yield bytes;
    }
  }
  const source = Readable.from(plain());
  const packer = createDeflateRaw();
  source.on("error", (error) => packer.destroy(error));
  for await (const part of source.pipe(packer) as AsyncIterable<Buffer>) {
    sizes.packed += part.length;
    yield part;
  }
}

function flagsOf(method: number): number {
  return method === DEFLATED ? UTF8 | SIZES_BEHIND : UTF8;
}

function localHeader({ name, method, crc, packed, size }: Written): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(flagsOf(method), 6);
  head.writeUInt16LE(method, 8);
  head.writeUInt16LE(DOS_DATE, 12);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packed, size }: Pick<Written, "crc" | "packed" | "size">): Buffer {
  const tail = Buffer.alloc(16);
  tail.writeUInt32LE(0x08074b50, 0);
  tail.writeUInt32LE(crc, 4);
  tail.writeUInt32LE(packed, 8);
  tail.writeUInt32LE(size, 12);
  return tail;
}

function centralHeader({ name, method, offset, crc, packed, size }: Written): Buffer {
  const isFar = offset >= IN_ZIP64;
  const extra = Buffer.alloc(isFar ? 12 : 0);
  if (isFar) {
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(8, 2);
    extra.writeBigUInt64LE(BigInt(offset), 4);
  }
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(flagsOf(method), 8);
  head.writeUInt16LE(method, 10);
  head.writeUInt16LE(DOS_DATE, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt16LE(extra.length, 30);
  head.writeUInt32LE(isFar ? IN_ZIP64 : offset, 42);
  return Buffer.concat([head, name, extra]);
}

/** Of more than 65,534 entries, or beyond four gigabytes, the numbers stand in a record of their own before it. */
function endOf(count: number, start: number, length: number): Buffer {
  const isLarge = count >= 0xffff || start + length >= IN_ZIP64;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(isLarge ? 0xffff : count, 8);
  end.writeUInt16LE(isLarge ? 0xffff : count, 10);
  end.writeUInt32LE(isLarge ? IN_ZIP64 : length, 12);
  end.writeUInt32LE(isLarge ? IN_ZIP64 : start, 16);
  if (!isLarge) return end;
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(VERSION, 12);
  record.writeUInt16LE(VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator, end]);
}
