/** XML of any program as the values of JSON: an element is an object of its attributes and elements, or its text. */
import { jsonRecordsOf } from "./json-records.ts";
import type { Json } from "./json.ts";
import { readHeading } from "../headings/read-heading.ts";
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

const areAttributes = (members: Readonly<Record<string, Json>>) =>
  !("id" in members) && Object.values(members).every((value) => typeof value === "string");

function close(path: Element[]): void {
  const { tag, members, text } = path.pop()!;
  const isText = Object.keys(members).length === 0;
  const { members: above } = path.at(-1)!;
  const words = text.trim();
  const isFact = readHeading(tag).field !== null && areAttributes(members);
  if (!isText && words !== "" && isFact && above[tag] === undefined) {
    // `<Name title="Ch.">Aron</Name>`: what the attributes say stands beside the text.
    for (const [key, said] of Object.entries(members)) above[`${tag} ${key}`] ??= said;
    above[tag] = words;
    return;
  }
  if (!isText && words !== "") members["text"] = words;
  const value: Json = isText ? words : members;
  const before = above[tag];
  if (before === undefined) above[tag] = value;
  else above[tag] = Array.isArray(before) ? [...(before as Json[]), value] : [before, value];
}
