/** A scanner for the XML of workbooks: tags, attributes, text. No entities but the five and numbers, no DTD is followed. */

export interface XmlEvents {
  open?(tag: string, attributes: string, isEmpty: boolean): void;
  close?(tag: string): void;
  text?(text: string): void;
}

/** A longer tag or text is no workbook's. */
const PIECE_MAX = 1_000_000;

/** Feeds XML piece by piece; tags come without their namespace. */
export class XmlScanner {
  private rest = "";
  private readonly events: XmlEvents;

  constructor(events: XmlEvents) {
    this.events = events;
  }

  /** @throws if the text is no XML of this kind */
  feed(piece: string): void {
    const text = this.rest + piece;
    let at = 0;
    for (;;) {
      const open = text.indexOf("<", at);
      const close = open < 0 ? -1 : this.endOf(text, open);
      if (close < 0) break;
      if (open > at) this.events.text?.(unescaped(text.slice(at, open)));
      this.tag(text.slice(open, close + 1));
      at = close + 1;
    }
    this.rest = text.slice(at);
    if (this.rest.length > PIECE_MAX) throw new Error("no XML of a workbook");
  }

  private endOf(text: string, open: number): number {
    if (text.startsWith("<!--", open)) return endOf(text, "-->", open);
    if (text.startsWith("<![CDATA[", open)) return endOf(text, "]]>", open);
    return text.indexOf(">", open);
  }

  private tag(source: string): void {
    if (source.startsWith("<![CDATA[")) return this.events.text?.(source.slice(9, -3));
    if (source.startsWith("<?") || source.startsWith("<!")) return;
    const isClosing = source.startsWith("</");
    const isEmpty = source.endsWith("/>");
    const inner = source.slice(isClosing ? 2 : 1, isEmpty ? -2 : -1);
    const end = inner.search(/\s/u);
    const tag = (end < 0 ? inner : inner.slice(0, end)).replace(/^.*:/u, "");
    if (isClosing) return this.events.close?.(tag);
    this.events.open?.(tag, end < 0 ? "" : inner.slice(end), isEmpty);
    if (isEmpty) this.events.close?.(tag);
  }
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? -1 : at + sign.length - 1;
}

export function attribute(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "u").exec(
    attributes,
  );
  return found ? unescaped(found[1] ?? found[2] ?? "") : null;
}

const NAMED = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
  }),
);

function unescaped(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/giu,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}
