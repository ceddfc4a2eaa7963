/** Reads the entries of a ZIP archive held in memory; what they may grow to is bounded. */
import { createInflateRaw } from "node:zlib";
import { Readable } from "node:stream";

export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly from: number;
  readonly packed: number;
}

const ENTRIES_MAX = 5_000;
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;

export class NotAZip extends Error {}
export class ZipTooLarge extends Error {}

/** @throws NotAZip if the bytes are no archive, or an encrypted or split one */
export function zipEntries(bytes: Buffer): Map<string, ZipEntry> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END) throw new NotAZip();
  const count = bytes.readUInt16LE(end + 10);
  if (count > ENTRIES_MAX) throw new ZipTooLarge();
  const entries = new Map<string, ZipEntry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw new NotAZip();
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number];
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new NotAZip();
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    if ((bytes.readUInt16LE(at + 8) & 1) !== 0) throw new NotAZip();
    entries.set(name, {
      name,
      method: bytes.readUInt16LE(at + 10),
      from,
      packed: bytes.readUInt32LE(at + 20),
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}

/** The entry's bytes, unpacked as they are asked for. @throws ZipTooLarge beyond `most` bytes */
export async function* unpacked(
  bytes: Buffer,
  { method, from, packed }: ZipEntry,
  most: number,
): AsyncGenerator<Buffer> {
  const source = bytes.subarray(from, from + packed);
  if (method !== 0 && method !== 8) throw new NotAZip();
  const stream =
    method === 0 ? Readable.from([source]) : Readable.from([source]).pipe(createInflateRaw());
  let length = 0;
  try {
    for await (const part of stream as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > most) throw new ZipTooLarge();
      yield part;
    }
  } finally {
    stream.destroy();
  }
}
