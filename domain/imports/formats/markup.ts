/**
 * The tags, words and comments of a page or of XML, in one pass: of a pattern each unclosed tag or comment is sought to the end
 * of the file again.
 */

export type MarkupToken =
  | { readonly at: number; readonly words: string }
  /** What CDATA holds: as it is written. */
  | { readonly at: number; readonly data: string }
  | {
      readonly at: number;
      readonly tag: string;
      readonly isEnd: boolean;
      readonly attributes: string;
    };

const NAME = /<(\/?)([\p{L}_][\w:.-]*)/uy;

/** @param isPage whether scripts and styles hold no words of it, and an unclosed tag is one */
export function* markupTokens(text: string, isPage: boolean): Generator<MarkupToken> {
  const found = new Finder(text);
  for (let at = 0; at < text.length;) {
    if (text[at] !== "<") {
      const end = found.next("<", at);
      yield { at, words: text.slice(at, end < 0 ? undefined : end) };
      at = end < 0 ? text.length : end;
      continue;
    }
    const skipped = skippedTo(text, at, found);
    if (skipped !== null) {
      if (text.startsWith(CDATA, at))
        yield { at, data: text.slice(at + CDATA.length, skipped - CDATA_END.length) };
      at = skipped;
      continue;
    }
    NAME.lastIndex = at;
    const [start = "", slash, tag = ""] = NAME.exec(text) ?? [];
    const end = start === "" ? -1 : found.next(">", at + start.length);
    if (end < 0) {
      if (isPage) yield { at, words: "<" };
      at++;
      continue;
    }
    const isHidden = isPage && slash === "" && /^(?:script|style)$/iu.test(tag);
    const closed = isHidden ? found.closing(tag, end + 1) : -1;
    const attributes = text.slice(at + start.length, end);
    if (closed < 0) yield { at, tag, isEnd: slash !== "", attributes };
    at = closed < 0 ? end + 1 : closed;
  }
}

const CDATA = "<![CDATA[";
const CDATA_END = "]]>";

/** Where a comment, a declaration or CDATA that begins here ends; null if none does. */
function skippedTo(text: string, at: number, found: Finder): number | null {
  if (text[at + 1] !== "!" && text[at + 1] !== "?") return null;
  for (const [begin, end] of [
    ["<!--", "-->"],
    [CDATA, CDATA_END],
    ["<", ">"],
  ] as const) {
    const to = text.startsWith(begin, at) ? found.next(end, at + begin.length) : -1;
    if (to >= 0) return to + end.length;
  }
  return null;
}

/** What is not found once is not sought again further on. */
class Finder {
  private readonly text: string;
  private readonly missing = new Set<string>();

  constructor(text: string) {
    this.text = text;
  }

  next(sign: string, from: number): number {
    if (this.missing.has(sign)) return -1;
    const at = this.text.indexOf(sign, from);
    if (at < 0) this.missing.add(sign);
    return at;
  }

  /** Behind the end tag. */
  closing(tag: string, from: number): number {
    const name = tag.toLowerCase();
    if (this.missing.has(name)) return -1;
    const end = new RegExp(String.raw`</${name}\s*>`, "giu");
    end.lastIndex = from;
    if (end.test(this.text)) return end.lastIndex;
    this.missing.add(name);
    return -1;
  }
}

/** Where a text begins behind its spaces and comments. */
export function behindComments(text: string): number {
  const begin = /^\uFEFF?\s*/u.exec(text)![0].length;
  for (let at = begin; ;) {
    const end = text.startsWith("<!--", at) ? text.indexOf("-->", at) : -1;
    if (end < 0) return at;
    at = end + 3;
    while (at < text.length && text[at]!.trim() === "") at++;
  }
}
