/** Detects a text file's encoding and delimiter from its bytes; nothing else states them. */

export const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1251", "windows-1252"] as const;
export type TextEncoding = (typeof ENCODINGS)[number];

export const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Enough of a file to detect its format. */
export const LOOKED_AT_BYTES = 65_536;

/** First bytes of files saved by Excel, LibreOffice and Numbers: ZIP (xlsx, ods, numbers) and OLE (xls). */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/** @param start the file's first bytes */
export function isWorkbook(start: Uint8Array): boolean {
  return WORKBOOKS.some((sign) => sign.every((byte, i) => start[i] === byte));
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
  return isCyrillic(start) ? "windows-1251" : "windows-1252";
}

/** Such bytes are adjacent in Cyrillic words; among Latin letters an accented one is mostly alone. */
function isCyrillic(bytes: Uint8Array): boolean {
  const isLetter = (byte: number | undefined) => byte !== undefined && byte >= 0xc0;
  let letters = 0;
  let beside = 0;
  for (const [i, byte] of bytes.entries()) {
    if (!isLetter(byte)) continue;
    letters++;
    if (isLetter(bytes[i - 1]) || isLetter(bytes[i + 1])) beside++;
  }
  return beside > letters / 2;
}

/** A character cut off at the end counts as complete. */
function isUtf8(bytes: Uint8Array): boolean {
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

/** The declared delimiter, or the one that is most frequent in the first line outside quotes; otherwise a comma. */
export function detectDelimiter(text: string): Delimiter {
  const said = DELIMITER_LINE.exec(text)?.[1];
  const known = DELIMITERS.find((delimiter) => delimiter === said);
  if (known) return known;
  const line = (
    /^(?:"(?:[^"]|"")*"|[^"\r\n])*/u.exec(text.replace(/^\uFEFF/u, ""))?.[0] ?? ""
  ).replaceAll(/"(?:[^"]|"")*"/gu, "");
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}
