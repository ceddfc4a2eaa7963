/** The encodings of text that are read. */

export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1251",
  "windows-1252",
  "windows-1250",
  "iso-8859-2",
  "ibm866",
  "cp852",
  "cp850",
  "koi8-r",
  "x-mac-cyrillic",
] as const;
export type TextEncoding = (typeof ENCODINGS)[number];
