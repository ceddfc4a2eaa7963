import * as m from "@felistry/i18n/compiled/messages.js";

export const delimiterNames = {
  ",": m.import_delimiter_comma,
  ";": m.import_delimiter_semicolon,
  "\t": m.import_delimiter_tab,
  "|": m.import_delimiter_bar,
} as const;

export const encodingNames = {
  "utf-8": m.import_encoding_utf8,
  "utf-16le": m.import_encoding_utf16,
  "utf-16be": m.import_encoding_utf16_big,
  "windows-1251": m.import_encoding_cyrillic,
  "windows-1252": m.import_encoding_western,
  "windows-1250": m.import_encoding_central,
  "iso-8859-2": m.import_encoding_latin2,
  ibm866: m.import_encoding_dos,
  cp852: m.import_encoding_dos_central,
  cp850: m.import_encoding_dos_western,
  "koi8-r": m.import_encoding_koi,
  "x-mac-cyrillic": m.import_encoding_mac,
} as const;
