/** A name as a table holds it: with titles, a country, remarks behind it. */
import { isCatName } from "../../cats/name.ts";
import { isTitle, readPrintedName, storedName } from "../../cats/printed-name.ts";
import { normaliseName } from "../../letters.ts";
import { LONGEST_READ } from "../formats/longest.ts";

export interface NameReading {
  readonly prefix: string | null;
  readonly name: string;
  readonly suffix: string | null;
  /** As it stands, where it says more than the parts. */
  readonly printed: string | null;
  readonly titles: readonly string[];
  /** A remark that is no name: "(now: Fluffy)". */
  readonly leftOut: string | null;
}

/** The whole rest of a word: of one that ended anywhere thirty in a row could be parted in a billion ways. */
const REST = String.raw`\p{L}*(?!\p{L})`;
/** Titles in words, as they stand before or, behind a comma, after a name. */
const TITLE_WORD = String.raw`(?:(?:гранд|интер${REST}|чемпион(?:ка|ат)?|премьер|юный|супер|вице|champion(?:ne)?|premier|grand|gran|int(?:er)?(?:nat(?:ional(?:er)?)?)?\.?|supreme|master|quadruple|double|triple|europ${REST}|европ${REST}|мира|world|winner|россии|wcf|fife|cfa|tica)[ -]*)`;
const LEADING = new RegExp(
  String.raw`^((?=.*?(?:чемпион|премьер|champion|premier|winner))${TITLE_WORD}+?(?:мира|европы|россии|wcf)? )(?=\p{Lu})`,
  "iu",
);
const TRAILING = new RegExp(String.raw`^${TITLE_WORD}+$`, "iu");
const REMARK =
  /\s*(?:\((?:[^()]{3,}|[A-Z])\)|\[[^[\]]{3,}\]|["“„«][^"“”„»]*["”“»]|[,\s](?:aka|a\.k\.a\.|genannt|gen\.|dit|dite|он же|она же|dom\.|call name)\s.+|†)\s*$/iu;

/** Null if it holds no cat's name. */
export function readName(text: string): NameReading | null {
  if (text.length > LONGEST_READ) return null;
  const { titles, read, leftOut } = takenApart(text);
  const plain = normaliseName(text);
  if (titles.length === 0 && read.country === "" && leftOut === null && isCatName(plain))
    return { prefix: null, name: plain, suffix: null, printed: null, titles: [], leftOut: null };
  const stored = storedName({ ...read, printed: plain });
  if (stored === null || !/\p{L}/u.test(stored.cat_name)) return null;
  return {
    prefix: stored.cat_name_cattery_prefix,
    name: stored.cat_name,
    suffix: stored.cat_name_suffix,
    printed: stored.printed_name,
    titles,
    leftOut,
  };
}

/** The whole name in quotation marks, with titles around them: `GIC "Northwind Balder", DSM`. */
const QUOTED = /^([^"“„«»]*)["“„«]([^"“”„«»]+)["”“»]([^"“”„«»]*)$/u;

function unquoted(text: string): string {
  const [, before = "", name = "", after = ""] = QUOTED.exec(text) ?? [];
  const areTitles = `${before} ${after}`.split(/[\s,]+/u).every(isTitle);
  return name !== "" && areTitles ? normaliseName(`${before} ${name}${after}`) : text;
}

function takenApart(quoted: string) {
  const text = unquoted(quoted);
  const remark = REMARK.exec(text)?.[0] ?? "";
  const pieces = (remark === "" ? text : text.slice(0, -remark.length)).split(/\s*,\s*/u);
  const behind: string[] = [];
  while (pieces.length > 1 && TRAILING.test(pieces.at(-1)!)) behind.unshift(pieces.pop()!);
  const bare = pieces.join(", ");
  const before = LEADING.exec(bare)?.[1] ?? "";
  const read = readPrintedName(bare.slice(before.length));
  const titles = [before.trim(), ...read.titlesBefore, ...read.titlesAfter, ...behind];
  return { read, titles: titles.filter(Boolean), leftOut: remark.trim() || null };
}

/** Of the cattery, at the end: `Beesha*PL`, `Beesha (PL)`, `Beesha/PL`. */
const COUNTRY_BEHIND = /(\p{L})\s?(?:\*\s?[A-Z]{1,3}|[([/]\s?[A-Z]{2}[)\]]?)(?=\s*(?:[,(]|$))/u;

/** `Beesha*PL JW`: before the star stands a longer word than a country. */
const COUNTRY_BEFORE_TITLES = /(?<=\p{L}{4}\s?)\*\s?[A-Z]{1,3}(?=(?:,?\s[\p{Lu}\d'’]{2,6})+$)/u;

/** By which a name is looked up: without titles and country, small, with one kind of apostrophe. */
export function bareName(text: string): string {
  if (text.length > LONGEST_READ) return plainKey(text);
  const plain = text.replace(COUNTRY_BEHIND, "$1").replace(COUNTRY_BEFORE_TITLES, "");
  const { prefix, name, suffix } = takenApart(plain).read;
  return plainKey([prefix, name, suffix].filter(Boolean).join(" ") || text);
}

function plainKey(text: string): string {
  return normaliseName(
    text.replaceAll(/[`´‘’]/gu, "'").replaceAll(/[^\p{L}\p{N}' -]/gu, " "),
  ).toLowerCase();
}
