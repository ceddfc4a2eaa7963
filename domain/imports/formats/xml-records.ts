/** XML of any program as the values of JSON: an element is an object of its attributes and elements, or its text. */
import { jsonRecordsOf, type Json } from "./json-records.ts";
import { markupTokens } from "./markup.ts";
import type { CatRecord } from "./records.ts";
import { unescaped } from "./xml-signs.ts";

export function isXml(text: string): boolean {
  return /^\uFEFF?\s*(?:<\?xml\b|<[a-z][\w-]*>\s*<[a-z])/iu.test(text);
}

interface Element {
  readonly tag: string;
  readonly members: Record<string, Json>;
  text: string;
}

/** Each name is tried once, from its first letter. */
const ATTRIBUTE = /(?<![\w:.-])([\p{L}_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;
const DEPTH_MAX = 60;

export function xmlRecords(text: string): CatRecord[] {
  const root: Element = { tag: "", members: {}, text: "" };
  const path = [root];
  for (const token of markupTokens(text, false)) {
    const above = path.at(-1)!;
    if ("data" in token) above.text += token.data;
    if ("words" in token) above.text += unescaped(token.words);
    if (!("tag" in token)) continue;
    const { tag, isEnd, attributes } = token;
    if (!isEnd && path.length < DEPTH_MAX) {
      const element: Element = { tag, members: {}, text: "" };
      for (const [, name = "", one, other] of attributes.matchAll(ATTRIBUTE))
        element.members[name] = unescaped(one ?? other ?? "");
      path.push(element);
    }
    if ((isEnd || attributes.endsWith("/")) && path.length > 1) close(path);
  }
  while (path.length > 1) close(path);
  return jsonRecordsOf(root.members);
}

function close(path: Element[]): void {
  const { tag, members, text } = path.pop()!;
  const isText = Object.keys(members).length === 0;
  if (!isText && text.trim() !== "") members["text"] = text.trim();
  const value: Json = isText ? text.trim() : members;
  const { members: above } = path.at(-1)!;
  const before = above[tag];
  if (before === undefined) above[tag] = value;
  else above[tag] = Array.isArray(before) ? [...(before as Json[]), value] : [before, value];
}
