/** What a signed PDF contains, read without trusting it. */
import type { X509Certificate } from "node:crypto";
import { inflateSync } from "node:zlib";
import { verifiedSigner } from "./cms.ts";

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g;
const EMBEDDED = /\/Type\s*\/EmbeddedFile\b/g;

/**
 * The certificate of whoever has signed the file as it is; null if nobody has. A signature over a part of the file, to
 * which something has been added since, does not count.
 */
export function signerOfPdf(pdf: Uint8Array): X509Certificate | null {
  const file = Buffer.from(pdf);
  const [range, ...others] = file.toString("latin1").matchAll(BYTE_RANGE);
  if (!range || others.length > 0) return null;
  const [start, length, next, rest] = range.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const isWhole = start === 0 && next > length && next + rest === file.length;
  if (!isWhole || file[length] !== 0x3c || file[next - 1] !== 0x3e) return null;
  const between = file.subarray(length + 1, next - 1).toString("latin1");
  if (!/^[0-9a-f]*$/i.test(between)) return null;
  const content = Buffer.concat([file.subarray(0, length), file.subarray(next)]);
  return verifiedSigner(withoutPadding(Buffer.from(between, "hex")), content);
}

/** A DER structure states its length. */
function withoutPadding(padded: Buffer): Buffer {
  const size = padded[1]! & 0x7f;
  const isLong = (padded[1]! & 0x80) !== 0;
  return padded.subarray(0, isLong ? 2 + size + padded.readUIntBE(2, size) : 2 + size);
}

/** The one file attached to a PDF of ours; null if there is none, or several. */
export function attachedFile(pdf: Uint8Array): Uint8Array | null {
  const file = Buffer.from(pdf);
  const text = file.toString("latin1");
  const [found, ...others] = text.matchAll(EMBEDDED);
  if (!found || others.length > 0) return null;
  const start = text.lastIndexOf(" obj", found.index);
  const head = /^[\s\S]*?>>\s*stream\r?\n/.exec(text.slice(start, start + 4_000))?.[0];
  const length = head && /\/Length\s+(\d+)/.exec(head)?.[1];
  if (!head || !length) return null;
  const content = file.subarray(start + head.length, start + head.length + Number(length));
  return new Uint8Array(head.includes("/FlateDecode") ? inflateSync(content) : content);
}
