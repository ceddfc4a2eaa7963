/** A scanner for the XML of workbooks: tags, attributes, text. No entities but the five and numbers, no DTD is followed. */
import { unescaped } from "@felistry/domain/imports/formats/xml-signs.ts";

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
