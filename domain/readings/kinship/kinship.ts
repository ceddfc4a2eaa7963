/** Turns a pedigree's name for an ancestor ("Sire's dam", "maternal grandsire", «мать отца») into a position (domain/pedigree/positions.ts). */
import { LAST_POSITION } from "../../pedigree/positions.ts";
import {
  CYRILLIC_OF_WORDS,
  GRAND_WORDS,
  KIN_BEFORE,
  KIN_BEHIND,
  KIN_WORDS,
  KITTEN_WORDS,
  OF_WORDS,
  SIDE_WORDS,
  SMALL_WORDS,
  UNKNOWN_WORDS,
} from "./kin-words.ts";
import {
  GRAND_OF_EITHER_SEX,
  NAMES_TOO,
  SELDOM_GRAND_WORDS,
  SELDOM_KIN_BEFORE,
  SELDOM_KIN_BEHIND,
  SELDOM_KIN_WORDS,
  SELDOM_OF_WORDS,
  SELDOM_SIDE_WORDS,
  SIDE_TOO,
} from "./seldom-kin-words.ts";
import { inOneScript, nearWithin, skeleton } from "../scripts.ts";

/** Steps up from the cat: 0 to a sire, 1 to a dam. */
type Words = ReadonlyMap<string, string>;

interface Lists {
  readonly usual: Words;
  /** Only as they are written. */
  readonly seldom: Words;
}

const listsOf = (usual: Texts, seldom: Texts): Lists => ({
  usual: wordsOf(usual),
  seldom: wordsOf(seldom),
});
type Texts = Readonly<Record<string, string>>;

const OWN = listsOf(KIN_WORDS, SELDOM_KIN_WORDS);
const BEFORE = listsOf(KIN_BEFORE, SELDOM_KIN_BEFORE);
const BEHIND = listsOf(KIN_BEHIND, SELDOM_KIN_BEHIND);
const GRAND = listsOf(GRAND_WORDS, SELDOM_GRAND_WORDS);
const SIDE = listsOf(SIDE_WORDS, SELDOM_SIDE_WORDS);
const NAMES = new Set(NAMES_TOO.split(" ").map(skeleton));
const SELDOM_OF = new Set(SELDOM_OF_WORDS.split(" ").map(skeleton));
const BESIDE_SIDE = new Set(SIDE_TOO.split(" ").map(skeleton));
const OF_EITHER_SEX = new Set(GRAND_OF_EITHER_SEX.split(" ").map(skeleton));

/** "Mãe" before "da mãe": it goes on with whose. */
export const goesOnWithWhose = (next: string): boolean =>
  SELDOM_OF.has(skeleton(next)) || isCyrillicOf(next);

/** "Baba", "Mae" without a colon: as well a name. */
const mayBeName = (text: string) => NAMES.has(skeleton(text)) && !/:\s*$/u.test(text);

/** "Vater der Katze": whose parent it is goes without saying. */
const OF_KITTEN = new Set(KITTEN_WORDS.split(" ").map(skeleton));
/** "Kitten", «котёнка»: a word for the paper's own cat. */
export const isOfKitten = (word: string): boolean => OF_KITTEN.has(skeleton(word));
const SMALL = new Set(SMALL_WORDS.split(" ").map(skeleton));
const OF: ReadonlySet<string> = new Set(`${OF_WORDS} ${KITTEN_WORDS} la`.split(" ").map(skeleton));
const CYRILLIC_OF = new Set(CYRILLIC_OF_WORDS.split(" "));
const isCyrillicOf = (word: string) => CYRILLIC_OF.has(inOneScript(word).toLowerCase());
/** What stands between a field and whose it is: "of", "des", "du", «на». */
export const isOf = (word: string): boolean => OF.has(skeleton(word)) || isCyrillicOf(word);

function wordsOf(texts: Texts): Words {
  return new Map(
    Object.entries(texts).flatMap(([steps, text]) =>
      text.split(" ").map((word) => [skeleton(word), steps] as const),
    ),
  );
}

/** As long has a word to be for one misread letter, and for two. */
const MISTAKES_FROM = [5, 9] as const;

interface Nearest {
  readonly steps: string;
  readonly mistakes: number;
}

/** With a misread letter in a long word, with two in a very long one, unless it could be either parent's. */
function nearestIn({ usual, seldom }: Lists, word: string): Nearest | null {
  const exact = usual.get(word) ?? seldom.get(word);
  if (exact !== undefined) return { steps: exact, mistakes: 0 };
  for (const [i, from] of MISTAKES_FROM.entries()) {
    const mistakes = i + 1;
    if (word.length < from - mistakes) return null;
    const near = new Set(
      [...usual].flatMap(([known, steps]) =>
        known.length >= from && nearWithin(known, word, mistakes) ? [steps] : [],
      ),
    );
    if (near.size > 0) return near.size === 1 ? { steps: [...near][0]!, mistakes } : null;
  }
  return null;
}

const stepsIn = (lists: Lists, word: string) => nearestIn(lists, word)?.steps ?? null;

/** "Gropmutter": a label with a word of which two letters are misread. */
export const isMuchMisread = (label: string): boolean =>
  spokenIn(label).some((word) => {
    const found = [OWN, BEFORE, BEHIND, GRAND, SIDE].flatMap((list) => nearestIn(list, word) ?? []);
    return found.length > 0 && found.every(({ mistakes }) => mistakes > 1);
  });

/** A word of kinship with one letter misread, or another word. */
export function isOnlyNearKinship(word: string): boolean {
  const plain = skeleton(word);
  const isWritten = [OWN, BEFORE, BEHIND].some(
    ({ usual, seldom }) => usual.has(plain) || seldom.has(plain),
  );
  return !isWritten && stepsIn(OWN, plain) !== null;
}

/** Whether a word names a sire (0) or a dam (1), in any of its forms. */
export const kinStepOf = (word: string): string | null =>
  mayBeName(word) ? null : kinStepOfField(word);

/** The same beside a field's label, where it is no name: "Anne adı". */
export function kinStepOfField(word: string): string | null {
  if (GRANDMOTHER.test(word)) return null;
  const plain = skeleton(word);
  for (const list of [OWN, BEFORE, BEHIND]) {
    const step = list.usual.get(plain) ?? list.seldom.get(plain);
    if (step?.length === 1) return step;
  }
  return null;
}

/**
 * The position that a label names, 2 to 31; null for any other text. A grandparent needs its side: "grandsire" alone is
 * ambiguous.
 */
export function positionOfKinship(text: string): number | null {
  const steps = stepsOf(text);
  if (steps === null || steps === "") return null;
  const position = Number.parseInt(`1${steps}`, 2);
  return position <= LAST_POSITION ? position : null;
}

/** Turkish "baba" is a father, Bulgarian «баба» a grandmother. */
const GRANDMOTHER = /^баба$/iu;

/** The longest term in three languages is shorter. */
const LONGEST = 200;

function stepsOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const bare = text.replace(/[:.;,]+$/u, "").replace(/^\(?\d{1,2}[.)]\s*/u, "");
  if (GRANDMOTHER.test(bare) || mayBeName(text)) return null;
  const letters = pathLetters(bare);
  if (letters !== null) return letters;
  if (/\p{L}\s*[/|]\s*\p{L}/u.test(bare)) return inAllLanguages(bare);
  const [outside, within] = bracketedIn(bare);
  if (within !== "")
    return saidTwice(outside, within) ?? grandparent(spokenIn(`${outside} ${within}`));
  const spoken = spokenIn(bare);
  if (spoken.length === 0 || spoken.length > 7) return null;
  return (
    grandparent(spoken) ??
    ofGrandparent(spoken) ??
    (spoken.some((word) => OF.has(word)) ? null : forwards(spoken)) ??
    backwards(spoken)
  );
}

/** "Sire (Father)" in its two parts; the second is empty for other text. */
function bracketedIn(text: string): [string, string] {
  const at = text.indexOf("(");
  const end = text.length - 1;
  const isOne =
    at > 0 && text.indexOf("(", at + 1) < 0 && text[end] === ")" && text.indexOf(")") === end;
  const parts: [string, string] = [text.slice(0, at), text.slice(at + 1, end)];
  return isOne && parts.every((part) => /\p{L}/u.test(part)) ? parts : [text, ""];
}

const spokenIn = (text: string): string[] =>
  text
    .replaceAll(/['’`]s?(?=\s|$)/gu, "s")
    .replaceAll(/\b[dl]['’](?=\p{L})/giu, "")
    .split(/[\s\-–—]+/u)
    .map((word) => (isCyrillicOf(word) ? "of" : skeleton(word)))
    .filter((word) => word !== "" && !SMALL.has(word) && !OF_KITTEN.has(word));

/** "Sire (Father)" says the same again, «Бабка (мать отца)» says whose. */
function saidTwice(outside: string, within: string): string | null {
  const [first, second] = [stepsOf(outside.trim()), stepsOf(within.trim())];
  if (first === null || second === null) return isKinWord(outside) ? (second ?? first) : null;
  return first === second ? first : null;
}

/** In a language that is not known. */
const isOneWord = (part: string) => /^[\p{L}\p{M}.]+$/u.test(part.trim()) && !isGrandWord(part);
const isGrandWord = (part: string) => stepsIn(GRAND, skeleton(part)) !== null;

/** "Sire / Vater / Отец": each that is understood says the same. */
function inAllLanguages(text: string): string | null {
  const parts = text.split(/[/|]+/u).filter((part) => skeleton(part) !== "");
  // Beside another language a word is no name.
  const known = parts.flatMap((part) => stepsOf(`${part}:`) ?? []);
  const others = parts.filter((part) => stepsOf(`${part}:`) === null);
  return new Set(known).size === 1 && others.every(isOneWord) ? known[0]! : null;
}

/** `SSD`: sire's sire's dam. A single letter says too little. */
function pathLetters(text: string): string | null {
  for (const [sire = "", dam = ""] of ["SD", "FM", "VM"])
    if (new RegExp(`^[${sire}${dam}]{2,4}$`, "u").test(text))
      return text.replaceAll(sire, "0").replaceAll(dam, "1");
  return null;
}

/** "Sire's dam's sire", "isän emä": starts at the cat. */
function forwards(spoken: readonly string[]): string | null {
  const own = stepsIn(OWN, spoken.at(-1)!);
  const before = spoken.slice(0, -1).map((word) => stepsIn(BEFORE, word));
  return own === null || before.includes(null) ? null : before.join("") + own;
}

/** "Dam of sire", «мать отца отца», "Mutter des Vaters": ends at the cat. */
function backwards(spoken: readonly string[]): string | null {
  const [first = "", ...rest] = spoken.filter((word) => !OF.has(word) && !SELDOM_OF.has(word));
  const own = stepsIn(OWN, first);
  const after = rest.map((word) => stepsIn(BEHIND, word));
  return own === null || after.includes(null) ? null : after.toReversed().join("") + own;
}

/** "Paternal grandsire", «дед по отцу», "grand-père maternel": the second generation with its side. */
function grandparent(spoken: readonly string[]): string | null {
  const joined = spoken
    .join(" ")
    .replace(/\bgrand (?=sire|dam|father|mother|pere|mere)/u, "grand")
    .split(" ");
  const named = joined.filter((word) => !OF.has(word) && !BESIDE_SIDE.has(word));
  if (named.length !== 2) return null;
  // Turkish in two words: the father's mother, the mother's mother; "anne baba" are the parents.
  if (named.every((word) => word === "baba" || word === "anne"))
    return named[1] === "anne" ? (named[0] === "baba" ? "01" : "11") : null;
  // "Baba" is a side in Turkish, and a grandmother in Czech: one word is not both.
  for (const [one, other] of [named, named.toReversed()]) {
    const side = stepsIn(SIDE, one!);
    const own = stepsIn(GRAND, other!) ?? bySide(other!, one!);
    if (side !== null && own !== null) return side + own;
  }
  return null;
}

/** "Avó materna": the end of the side's word says the sex. */
function bySide(word: string, side: string): string | null {
  if (!OF_EITHER_SEX.has(word)) return null;
  return side.endsWith("a") ? "1" : side.endsWith("o") ? "0" : null;
}

/** "Apai nagyapa anyja", "paternal grandsire's dam": a parent of a grandparent. */
function ofGrandparent(spoken: readonly string[]): string | null {
  const last = spoken.at(-1)!;
  const own = OWN.usual.get(last) ?? OWN.seldom.get(last);
  const grand = own?.length === 1 ? grandparent(spoken.slice(0, -1)) : null;
  return grand === null ? null : grand + own!;
}

/** Whether a word names a grandsire (0) or a granddam (1), whose side another says. */
export const grandStepOf = (word: string): string | null => stepsIn(GRAND, skeleton(word));

const GRANDPARENTS = new Set(
  (
    "great grandsire granddam grandfather grandmother grandparents дед бабка дедушка бабушка прадед прабабка прапрадед прапрабабка " +
    "großvater grossvater großmutter grossmutter urgroßvater urgroßmutter grandpère grandmère dziadek babcia babka děd dědeček " +
    "bába babička nonno nonna isoisä isoäiti farfar farmor morfar mormor bedstefar bedstemor grootvader grootmoeder " +
    "avô avó avós bisavô bisavó bisavós dédapa dédanya ükapa ükanya " +
    Object.values(SELDOM_GRAND_WORDS).join(" ")
  )
    .split(" ")
    .map(skeleton),
);

const UNKNOWN = new Set(UNKNOWN_WORDS.split(" ").map(skeleton));

/** "Unknown", «неизвестен / unknown»: in the place of an ancestor's name. */
export function saysUnknown(text: string): boolean {
  const words = text.split(/[\s/|]+/u).filter((word) => /\p{L}/u.test(word));
  return words.length > 0 && words.every((word) => UNKNOWN.has(skeleton(word)));
}

/** «Бабко Granddam»: one language bears out the other. */
function isNearlyGrandparent(word: string): boolean {
  const said = skeleton(word);
  return (
    said.length >= MISTAKES_FROM[0] && [...GRANDPARENTS].some((known) => nearWithin(known, said, 1))
  );
}

/** A term of kinship that does not say whose: "Grandsire", «прадед». */
export function isKinWord(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = text.split(/[\s/]+/u).filter((word) => /\p{L}/u.test(word));
  const isExact = (word: string) => GRANDPARENTS.has(skeleton(word));
  return words.some(isExact) && words.every((word) => isExact(word) || isNearlyGrandparent(word));
}
