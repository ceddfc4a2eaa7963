/** Reads the entries of a ZIP archive, held in memory or in pieces elsewhere; what they may grow to is bounded. */
import { crc32, createInflateRaw } from "node:zlib";
import { Readable } from "node:stream";

/** Bytes of which any part can be read. */
export interface ByteSource {
  readonly size: number;
  read(from: number, to: number): Promise<Buffer>;
}

export function bytesSource(bytes: Buffer): ByteSource {
  return { size: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
}

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** Where its header is, behind which its content begins. */
  readonly at: number;
  readonly packed: number;
  /** As it claims. */
  readonly size: number;
}

const ENTRIES_MAX = 5_000;
const DIRECTORY_MAX = 16 * 1024 * 1024;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;

export class NotAZip extends Error {}
export class ZipTooLarge extends Error {}

/** @throws NotAZip if the bytes are no archive, or an encrypted or split one */
export async function zipEntries(
  source: ByteSource,
  most: number = ENTRIES_MAX,
): Promise<Map<string, ZipEntry>> {
  const from = Math.max(0, source.size - END_BYTES - COMMENT_MAX);
  const tail = await source.read(from, source.size);
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + END_BYTES > tail.length) throw new NotAZip();
  const count = tail.readUInt16LE(end + 10);
  const start = tail.readUInt32LE(end + 16);
  if (count > most || from + end - start > DIRECTORY_MAX) throw new ZipTooLarge();
  const bytes = await source.read(start, from + end);
  const entries = new Map<string, ZipEntry>();
  for (let at = 0, i = 0; i < count; i++) {
    const { entry, length } = entryAt(bytes, at);
    entries.set(entry.name, entry);
    at += length;
  }
  return entries;
}

function entryAt(bytes: Buffer, at: number): { entry: ZipEntry; length: number } {
  if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw new NotAZip();
  const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) !== 0;
  if (isEncrypted) throw new NotAZip();
  const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
    bytes.readUInt16LE(at + offset),
  ) as [number, number, number];
  return {
    entry: {
      name: bytes.toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    },
    length: CENTRAL_BYTES + nameLength + extra + comment,
  };
}

/** The entry's bytes, unpacked as they are asked for. @throws ZipTooLarge beyond `most` bytes, NotAZip if they are damaged */
export async function* unpacked(
  source: ByteSource,
  entry: ZipEntry,
  most: number,
): AsyncGenerator<Buffer> {
  if (entry.method !== 0 && entry.method !== 8) throw new NotAZip();
  const packed = Readable.from(packedBytes(source, entry));
  const stream = entry.method === 0 ? packed : packed.pipe(createInflateRaw());
  packed.on("error", (error) => stream.destroy(error));
  let [length, crc] = [0, 0];
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > most) throw new ZipTooLarge();
      crc = crc32(part, crc);
      yield part;
    }
    if (crc !== entry.crc) throw new NotAZip();
  } finally {
    packed.destroy();
    stream.destroy();
  }
}

const READ_BYTES = 256 * 1024;

async function* packedBytes(source: ByteSource, { at, packed }: ZipEntry): AsyncGenerator<Buffer> {
  const header = await source.read(at, at + LOCAL_BYTES);
  if (header.length < LOCAL_BYTES || header.readUInt32LE(0) !== LOCAL) throw new NotAZip();
  const from = at + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
  for (let read = 0; read < packed; read += READ_BYTES)
    yield source.read(from + read, Math.min(from + packed, from + read + READ_BYTES));
}
