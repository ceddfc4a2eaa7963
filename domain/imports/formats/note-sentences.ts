/** Where a sentence ends within the line of a cat, and where what is said before a name does. */
import { plainWord } from "../../plain-word.ts";
import { PARTICLES } from "../names/name-particles.ts";
import { isNeuteredWord } from "../values.ts";
import { noteFact } from "./note-pieces.ts";

/** "chip 643094100123456. Sire Boris", "dam Zita. Spayed now": behind figures, a bracket or a long word a sentence may end. */
const SENTENCE = /(?<=\)|\d{4})\.\s+(?=\p{L})|(?<=\p{Ll}{3})[.!]\s+(?=\p{Lu})/gu;
const SEPARATOR = /[,;|]|\s[–—-]\s/u;

/** With a sign between the sentences; what stands before the name is none of its facts. */
export function inSentences(line: string): string {
  const at = line.search(SEPARATOR);
  if (at < 0) return line;
  return line
    .slice(at)
    .split(/(?<=[,;|]|\s[–—-]\s)/u)
    .reduce((whole, piece) => whole + sentencesOf(piece), line.slice(0, at));
}

function sentencesOf(piece: string): string {
  let [whole, last] = ["", ""];
  let from = 0;
  for (const { 0: sign, index } of piece.matchAll(SENTENCE)) {
    last += piece.slice(from, index);
    from = index + sign.length;
    const isEnd = !goesOn(last, sign) || beginsAnew(piece.slice(from, from + LONGEST_LEAD));
    if (isEnd) [whole, last] = [`${whole}${last} | `, ""];
    else last += sign;
  }
  return whole + last + piece.slice(from);
}
const LONGEST_LEAD = 80;

/** "sire Capt. Jack", "dam Hello! Kitty": only a short form before a name, and a first word that is called out, go on. */
function goesOn(text: string, sign: string): boolean {
  const fact = noteFact(text.trim());
  if (fact === null || !NAMED.has(fact.field)) return false;
  const words = plainWord(fact.text).split(/\s+/u);
  return words.length === 1 && (sign.startsWith("!") || SHORT_FORMS.has(words[0]!));
}

const NAMED: ReadonlySet<string> = new Set(["father", "mother", "breeder"]);
/** Those that are long enough to end a sentence: behind "Dr." none ends. */
const SHORT_FORMS: ReadonlySet<string> = new Set(
  "capt prof assoc messrs mlle cmdr lieut serg dipl капт проф акад".split(" "),
);

/** "Spayed now", "Born 3.4.2018", "Sold to Ann", "HypoK N/N": a fact, or words that are no name. */
function beginsAnew(text: string): boolean {
  const end = text.search(/[,;|]|[.!](?:\s|$)/u);
  const lead = (end < 0 ? text : text.slice(0, end)).trim();
  const [first = "", second = ""] = lead.split(/\s+/u);
  const isWord = /^\p{Ll}/u.test(second) && !PARTICLES.has(plainWord(second));
  const isTest = /[\d/]/u.test(lead);
  return isWord || isTest || isNeuteredWord(plainWord(first)) || noteFact(lead) !== null;
}

const TALK = /(?<=\p{Ll}{3})[.:!?]\s+(?=\p{Lu})/gu;

/** "Here are hers: Foo Ada", "Just the one. Foo Ada": where the name begins; "Capt. Jack", "Hello! Kitty" are names. */
export function behindTalk(name: string): number {
  const ends = Array.from(name.matchAll(TALK), ({ 0: sign, index }) => ({ sign, index }));
  const last = ends.findLast(({ sign, index }, i) => {
    const before = ends[i - 1];
    const said = name.slice(before === undefined ? 0 : before.index + before.sign.length, index);
    return sign.startsWith(":") || saysMore(said);
  });
  return last === undefined ? 0 : last.index + last.sign.length;
}

const saysMore = (said: string) =>
  said.split(/\s+/u).some((word) => /^\p{Ll}/u.test(word) && !PARTICLES.has(plainWord(word)));
