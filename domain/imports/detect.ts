/** Detects a text file's encoding and delimiter from its bytes; nothing else states them. */

import { latinEncoding } from "./encodings/latin-encodings.ts";
import type { TextEncoding } from "./encodings/text-encodings.ts";

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Enough of a file to detect its format. */
export const LOOKED_AT_BYTES = 65_536;

/** First bytes of files saved by Excel, LibreOffice and Numbers: ZIP (xlsx, ods, numbers) and OLE (xls of 1993 to 2003). */
const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const OLE = [0xd0, 0xcf, 0x11, 0xe0] as const;

/** @param start the file's first bytes */
export function isWorkbook(start: Uint8Array): boolean {
  return ZIP.every((byte, i) => start[i] === byte) || isOldWorkbook(start);
}

/** Excel's binary format of before 2007 (xls); until 1992, and of small programs longer, it had nothing around it. @param start the file's first bytes */
export function isOldWorkbook(start: Uint8Array): boolean {
  const [sign, version, length, high] = start;
  const isBare =
    sign === 0x09 && [0, 2, 4, 8].includes(version!) && [4, 6, 8, 16].includes(length!);
  return OLE.every((byte, i) => start[i] === byte) || (isBare && high === 0);
}

/** @param start the file's first bytes; text that is not UTF-8 is in a spreadsheet's one-byte encoding, Russian or Western */
export function detectEncoding(start: Uint8Array): TextEncoding {
  if (start[0] === 0xff && start[1] === 0xfe) return "utf-16le";
  if (start[0] === 0xfe && start[1] === 0xff) return "utf-16be";
  const zeros = (parity: number) =>
    start.filter((byte, i) => byte === 0 && i % 2 === parity).length;
  const many = start.length / 8;
  if (zeros(1) > many) return "utf-16le";
  if (zeros(0) > many) return "utf-16be";
  if (isUtf8(start)) return "utf-8";
  if (isCyrillic(start)) {
    if (isDosCyrillic(start)) return "ibm866";
    if (isMacCyrillic(start)) return "x-mac-cyrillic";
    return isKoi(start) ? "koi8-r" : "windows-1251";
  }
  return latinEncoding(start);
}

/** Of DOS the Cyrillic letters begin at 0x80, where Windows has signs that words do not hold. */
function isDosCyrillic(bytes: Uint8Array): boolean {
  const high = bytes.filter((byte) => byte >= 0x80);
  const dos = high.filter((byte) => byte < 0xb0 || (byte >= 0xe0 && byte <= 0xf1)).length;
  const capitals = high.filter((byte) => byte < 0xa0).length;
  return high.length > 8 && dos > high.length * 0.95 && capitals > high.length / 10;
}

const within = (bytes: Uint8Array, from: number, to: number) =>
  bytes.filter((byte) => byte >= from && byte <= to).length;

/** Of a Mac the small letters stand as on Windows, the capitals where Windows has signs. */
function isMacCyrillic(bytes: Uint8Array): boolean {
  const high = within(bytes, 0x80, 0xff);
  const [capitals, small] = [within(bytes, 0x80, 0x9f), within(bytes, 0xdf, 0xfe)];
  return high > 8 && capitals > high / 40 && small > high * 0.6 && capitals + small > high * 0.9;
}

/** Small letters, of which words are made, stand where Windows has capitals. */
function isKoi(bytes: Uint8Array): boolean {
  return within(bytes, 0xc0, 0xdf) > 2 * within(bytes, 0xe0, 0xff);
}

/** A Cyrillic word holds no plain letters; of a Polish or Czech one most are plain, though several others may stand together. */
function isCyrillic(bytes: Uint8Array): boolean {
  let [alone, mixed, high, plain] = [0, 0, 0, 0];
  const endWord = () => {
    if (plain === 0 && high > 1) alone++;
    else if (plain > 0 && high > 0) mixed++;
    [high, plain] = [0, 0];
  };
  for (const byte of bytes) {
    const lower = byte | 0x20;
    if (lower >= 0x61 && lower <= 0x7a && byte < 0x80) plain++;
    else if (byte >= 0x80 && !SIGNS_BETWEEN_WORDS.has(byte)) high++;
    else endWord();
  }
  endWord();
  return alone > mixed;
}

/** Quotation marks, dashes, spaces and dots of the Windows encodings. */
const SIGNS_BETWEEN_WORDS = new Set([
  0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xab, 0xb7, 0xbb,
]);

/** A character cut off at the end counts as complete, unless it is all that speaks for it. */
function isUtf8(bytes: Uint8Array): boolean {
  let letters = 0;
  for (let i = 0; i < bytes.length;) {
    const byte = bytes[i]!;
    const length =
      byte < 0x80
        ? 1
        : byte >= 0xc2 && byte < 0xe0
          ? 2
          : byte >= 0xe0 && byte < 0xf0
            ? 3
            : byte >= 0xf0 && byte < 0xf5
              ? 4
              : 0;
    if (length === 0) return false;
    for (let at = i + 1; at < i + length && at < bytes.length; at++)
      if ((bytes[at]! & 0xc0) !== 0x80) return false;
    const isCut = i + length > bytes.length;
    if (isCut && letters === 0 && bytes.length < LOOKED_AT_BYTES) return false;
    if (length > 1) letters++;
    i += length;
  }
  return true;
}

/** The line above the heading in which some programs tell Excel the delimiter. */
const DELIMITER_LINE = /^\uFEFF?"?sep=(.)"?[ ,;\t|]*(?:[\r\n]|$)/iu;

/** Whether a row is that line, however the delimiter itself has split it. */
export function isDelimiterLine(cells: readonly string[]): boolean {
  return /^sep=.?$/iu.test(cells.join(""));
}

/** The declared delimiter, or the one that most lines have most of outside quotes; otherwise a comma. */
export function detectDelimiter(text: string): Delimiter {
  const said = DELIMITER_LINE.exec(text)?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === said);
  if (known) return known;
  const lines = (text.replace(/^\uFEFF/u, "").match(/(?:"(?:[^"]|"")*"|[^"\r\n]|"(?!\n))+/gu) ?? [])
    .slice(0, LINES_COUNTED)
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/gu, ""));
  const counts = DELIMITERS.map((delimiter) =>
    lines.map((line) => line.split(delimiter).length - 1).toSorted((one, other) => one - other),
  );
  // Of a short table most lines may be titles and remarks.
  for (const share of [1 / 2, 3 / 4, 1]) {
    const each = counts.map(
      (all) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0,
    );
    const most = Math.max(...each);
    if (most > 0) return DELIMITERS[each.indexOf(most)]!;
  }
  return DELIMITERS[0];
}

const LINES_COUNTED = 40;
