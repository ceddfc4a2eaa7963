/**
 * Which encoding the letters of a Latin text are in, by what its bytes would be in each: letters of one language, where they
 * stand in words, or signs, which stand in none. A byte alone tells nothing: 0xF8 is ø of Windows, ř of its Polish neighbour,
 * and ° of DOS; 0xA0 is a space of Windows and á of DOS.
 */
import { decoderOf } from "../formats/text-decoder.ts";
import type { TextEncoding } from "./text-encodings.ts";

/** Common letters beyond the plain ones, then rare ones. */
const WESTERN = [
  "äöüß é",
  "éèàçêô âîùûëïœæÿ",
  "áéíóúñ ü",
  "ãáéçíóõêâ úàôü",
  "àèéòù ìíóú",
  "éëï áíóúèöüê",
  "æøå éäöüóòô",
  "åäö éüá",
  "áéíóúýðþæö ",
  "äöüõ šžé",
] as const;
const CENTRAL = [
  "ąćęłńóśźż é",
  "áčéěířšúůýž ďňťóüö",
  "áčéíšúýž ľäďĺňóôŕťö",
  "áéíóöőúüű ",
  "čšžđ ć",
  "ăâîşţ é",
  "äöüß é",
] as const;

/** The likely before the less likely: as far as two texts read alike, the first is meant. */
const CANDIDATES: readonly {
  readonly encoding: TextEncoding;
  readonly alphabets: readonly string[];
  readonly doubt: number;
}[] = [
  { encoding: "windows-1252", alphabets: WESTERN, doubt: 0 },
  { encoding: "windows-1250", alphabets: CENTRAL, doubt: 0.5 },
  { encoding: "iso-8859-2", alphabets: CENTRAL, doubt: 0.6 },
  { encoding: "cp850", alphabets: WESTERN, doubt: 2.5 },
  { encoding: "cp852", alphabets: CENTRAL, doubt: 3 },
];

const HIGH = 0x80;
/** So many letters tell the language; others only cost time. */
const ENOUGH = 4_000;
const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** @param start a text in one of the encodings of one byte */
export function latinEncoding(start: Uint8Array): TextEncoding {
  const scored = CANDIDATES.map(({ encoding, alphabets, doubt }) => {
    const signs = [...decoderOf(encoding).decode(BYTES)];
    return { encoding, signs, score: scoreOf(start, signs, alphabets) - doubt };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  // Of several that read the same the first is the name that people know.
  const bytes = [...new Set(start)];
  return scored.find(({ signs }) => bytes.every((byte) => signs[byte] === best.signs[byte]))!
    .encoding;
}

/** What speaks for a letter of the language, a rare one and another's. */
const [COMMON, RARE, FOREIGN] = [1.5, 0.5, -1.5];
const IN_WORD = -4;
const ODD_SIGN = -1;
const CONTROL = -6;
/** "Nº", "n°" and " × " are written nowhere else. */
const SURE_SIGN = 3;

function scoreOf(
  bytes: Uint8Array,
  signs: readonly string[],
  alphabets: readonly string[],
): number {
  const letters = new Map<string, number>();
  let [score, seen] = [0, 0];
  for (let i = 0; i < bytes.length && seen < ENOUGH; i++) {
    const byte = bytes[i]!;
    // A space of Windows is á of DOS, and tells nothing; a run is of lines that are drawn.
    if (byte < HIGH || byte === 0xa0 || (bytes[i - 1] === byte && bytes[i + 1] === byte)) continue;
    seen++;
    const at = (place: number) => signs[bytes[place] ?? 0x20]!;
    const [before, sign, behind] = [at(i - 1), signs[byte]!, at(i + 1)];
    if (!isLetter(sign)) score += ofSign(before, sign, behind);
    else if (!isLetter(before) && !isLetter(behind)) score -= RARE;
    else {
      score += ofPlace(before, sign, behind);
      const letter = sign.toLowerCase();
      letters.set(letter, (letters.get(letter) ?? 0) + 1);
    }
  }
  return score + Math.max(...alphabets.map((alphabet) => ofAlphabet(letters, alphabet)));
}

function ofAlphabet(letters: ReadonlyMap<string, number>, alphabet: string): number {
  const [common = "", rare = ""] = alphabet.split(" ");
  let score = 0;
  for (const [letter, count] of letters)
    score += count * (common.includes(letter) ? COMMON : rare.includes(letter) ? RARE : FOREIGN);
  return score;
}

const isLetter = (sign: string) => /\p{L}/u.test(sign) && !/[ªº]/u.test(sign);
const isSmall = (sign: string) => /\p{Ll}/u.test(sign);
const isCapital = (sign: string) => /\p{Lu}/u.test(sign);

/** Apostrophes and hyphens stand in words. */
const WITHIN_WORDS = "’´`·\u00ad–";
const USUAL = "„“”‚‹›«»…—•°ºª©®™†‡€£§¿¡×";

function ofSign(before: string, sign: string, behind: string): number {
  if (/\p{Cc}/u.test(sign)) return CONTROL;
  if ("º°".includes(sign) && /n/iu.test(before) && !isLetter(behind)) return SURE_SIGN;
  if (sign === "×" && before === " " && behind === " ") return SURE_SIGN;
  if (WITHIN_WORDS.includes(sign)) return 0;
  if (isLetter(before) && isLetter(behind)) return sign === "‘" ? ODD_SIGN : IN_WORD;
  // They open a quotation.
  if ("‚„".includes(sign) && isLetter(before)) return 2 * ODD_SIGN;
  return USUAL.includes(sign) ? 0 : ODD_SIGN;
}

/** Whether a letter may stand there: no capital in a small word, and vowels and consonants by turns. */
function ofPlace(before: string, sign: string, behind: string): number {
  const isMisplaced = isCapital(sign)
    ? isSmall(before) && !isCapital(behind)
    : isCapital(behind) && (isCapital(before) || !isLetter(before));
  return (isMisplaced ? IN_WORD : 0) + ofSound(before, sign, behind);
}

type Kind = "vowel" | "consonant" | null;

function ofSound(before: string, sign: string, behind: string): number {
  const [first, last] = [kindOf(before), kindOf(behind)];
  const [one, other] = [first === "vowel", last === "vowel"];
  // "Gaïa", "João": these stand beside other vowels.
  if (/[ïëãõ]/iu.test(sign)) return one || other ? 1 : -1;
  if (/ñ/iu.test(sign)) return other ? 1 : -1;
  // Before vowels Polish writes them with an i.
  if (/[ńśź]/iu.test(sign) && other) return -2;
  // No Icelandic word begins with it, and before these Polish has ę.
  if (sign === "Ð" && first === null) return -2;
  if (/ê/iu.test(sign) && /[bdgk]/iu.test(behind)) return -1;
  // "Lumière", "Zięba".
  if (/[èę]/iu.test(sign) && /i/iu.test(before)) return 1;
  if (kindOf(sign) === "consonant") return one || other ? 1 : first && last ? -1 : 0;
  return one || other ? -1 : first || last ? 1 : 0;
}

/** Null for y, which is both, and for what is no letter. */
function kindOf(sign: string): Kind {
  const plain = sign.toLowerCase().normalize("NFD")[0]!;
  if (!isLetter(plain) || plain === "y") return null;
  return "aeiouæøœı".includes(plain) ? "vowel" : "consonant";
}
