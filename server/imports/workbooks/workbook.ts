/** What a workbook (.xlsx) says of all its sheets: their names, its shared texts, which styles are dates. */
import { isDateFormat } from "./cells.ts";
import { attribute, XmlScanner, type XmlEvents } from "./xml-events.ts";
import { type ByteSource, unpacked, type ZipEntry, zipEntries } from "./zip-entries.ts";

export interface Workbook {
  readonly bytes: ByteSource;
  readonly sheets: readonly { readonly name: string; readonly entry: ZipEntry }[];
  readonly texts: readonly string[];
  /** Of the style with this number, whether it shows a date. */
  readonly dates: readonly boolean[];
  /** Macintosh workbooks count days from 1904. */
  readonly from1904: boolean;
}

const SMALL_PART = 16 * 1024 * 1024;
/** A workbook with more text than that is sent as CSV. */
const TEXTS_MAX = 64 * 1024 * 1024;
const SHEETS_MAX = 50;

export async function openWorkbook(bytes: ByteSource): Promise<Workbook> {
  const entries = await zipEntries(bytes);
  const named = new Map<string, string>();
  let from1904 = false;
  await scan(bytes, entries.get("xl/workbook.xml"), SMALL_PART, {
    open(tag, attributes) {
      if (tag === "workbookPr")
        from1904 = /^(?:1|true)$/u.test(attribute(attributes, "date1904") ?? "");
      if (
        tag === "sheet" &&
        attribute(attributes, "state") !== "veryHidden" &&
        named.size < SHEETS_MAX
      )
        named.set(
          attribute(attributes, "r:id") ?? attribute(attributes, "id") ?? "",
          attribute(attributes, "name") ?? "",
        );
    },
  });
  const sheets = new Map<string, ZipEntry>();
  await scan(bytes, entries.get("xl/_rels/workbook.xml.rels"), SMALL_PART, {
    open(tag, attributes) {
      const target = (attribute(attributes, "Target") ?? "").replace(/^\/xl\/|^\//u, "");
      const entry = entries.get(`xl/${target}`) ?? entries.get(target);
      if (tag === "Relationship" && entry) sheets.set(attribute(attributes, "Id") ?? "", entry);
    },
  });
  return {
    bytes,
    from1904,
    sheets: [...named].flatMap(([id, name]) =>
      sheets.has(id) ? [{ name, entry: sheets.get(id)! }] : [],
    ),
    texts: await sharedTexts(bytes, entries.get("xl/sharedStrings.xml")),
    dates: await dateStyles(bytes, entries.get("xl/styles.xml")),
  };
}

export async function scan(
  bytes: ByteSource,
  entry: ZipEntry | undefined,
  most: number,
  events: XmlEvents,
): Promise<void> {
  if (!entry) return;
  const scanner = new XmlScanner(events);
  const decoder = new TextDecoder();
  for await (const part of unpacked(bytes, entry, most))
    scanner.feed(decoder.decode(part, { stream: true }));
}

async function sharedTexts(bytes: ByteSource, entry: ZipEntry | undefined): Promise<string[]> {
  const texts: string[] = [];
  let [text, isText, isSound] = ["", false, false];
  await scan(bytes, entry, TEXTS_MAX, {
    open(tag) {
      if (tag === "si") text = "";
      if (tag === "rPh") isSound = true;
      isText = tag === "t" && !isSound;
    },
    close(tag) {
      if (tag === "si") texts.push(text);
      if (tag === "rPh") isSound = false;
      if (tag === "t") isText = false;
    },
    text(piece) {
      if (isText) text += piece;
    },
  });
  return texts;
}

/** Formats that come with every workbook: 14 to 22, 27 to 36 and 45 to 58 are dates and times. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

async function dateStyles(bytes: ByteSource, entry: ZipEntry | undefined): Promise<boolean[]> {
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  let isCell = false;
  await scan(bytes, entry, SMALL_PART, {
    open(tag, attributes) {
      const id = Number(attribute(attributes, "numFmtId") ?? 0);
      if (tag === "numFmt") {
        formats.set(id, isDateFormat(attribute(attributes, "formatCode") ?? ""));
      }
      if (tag === "cellXfs") isCell = true;
      if (tag === "xf" && isCell) styles.push(formats.get(id) ?? isBuiltInDate(id));
    },
    close(tag) {
      if (tag === "cellXfs") isCell = false;
    },
  });
  return styles;
}
