/** Breeds as titles name them, in whatever number, gender and case: "koty syberyjskie", "Norska skogkatter", «сибирские кошки». */
import { plainWord } from "../../plain-word.ts";
import { CYRILLIC_NAMES } from "./breed-names-cyrillic.ts";
import { BREED_NAMES, breedOfForeignName } from "./breed-names.ts";
import { LONGEST_FACT } from "../formats/longest.ts";

/** Of the registry's own names, which lists of other countries lack, those that titles have. */
const OF_TITLES: readonly (readonly [code: string, names: string])[] = [
  ["ABY", "abyssinian"],
  ["BEN", "bengal"],
  ["BRI", "british shorthair"],
  ["BUR", "burmese"],
  ["CRX", "cornish rex"],
  ["DRX", "devon rex"],
  ["MCO", "maine coon"],
  ["NEM", "neva masquerade"],
  ["NFO", "norwegian forest"],
  ["OSH", "oriental shorthair"],
  ["PER", "persian"],
  ["RAG", "ragdoll"],
  ["RUS", "Russian blue"],
  ["SBI", "birman"],
  ["SFS", "scottish fold"],
  ["SIA", "siamese"],
  ["SIB", "siberian"],
  ["SOM", "somali"],
  ["SPH", "sphynx"],
];
const OF_ANY_BREED =
  /^(?:cats?|katzen?|katt(?:er|en)?|kat(?:ten)?|kiss(?:a|oja|at)|kock[ay]|kot(?:y|ow)?|chats?|poezen|кош(?:ки|ка|ек)|кот(?:ы|ов)?)$/u;
/** As much of a word is the same in all its forms. */
const LEAST_SAME = 4;
const MOST_ENDING = 3;

interface Known {
  readonly code: string;
  readonly words: readonly string[];
}

const wordsIn = (text: string) => plainWord(text).match(/[\p{L}\p{M}]+/gu) ?? [];

const KNOWN: readonly Known[] = [...BREED_NAMES, ...CYRILLIC_NAMES, ...OF_TITLES].flatMap(
  ([code, names]) => names.split(", ").map((name) => ({ code, words: wordsIn(name) })),
);

/** The breed's code; null for a text of other words, or of words of several breeds. */
export function breedInTitle(text: string): string | null {
  if (text.length > LONGEST_FACT) return null;
  const all = wordsIn(text);
  const words = all.filter((word) => !OF_ANY_BREED.test(word));
  // Countries, towns and people have names like breeds: one word is a breed's beside a word for cats, or with one in it.
  if (words.length === 1 && all.length === 1 && !WITH_CATS.test(words[0]!)) return pluralOf(text);
  if (words.length === 0 || words.some((word) => word.length < LEAST_SAME - 1)) return null;
  const codes = new Set(
    KNOWN.filter(
      (one) =>
        one.words.length === words.length && one.words.every((word, i) => isForm(word, words[i]!)),
    ).map(({ code }) => code),
  );
  return codes.size === 1 ? [...codes][0]! : null;
}

const WITH_CATS = /katt|katz|kissa|kissoj/u;

/** "Ragdolls", "мейн-куны": one letter more than the breed has. */
function pluralOf(text: string): string | null {
  return breedOfForeignName(text.trim().replace(/[sыи]$/u, ""));
}

function isForm(word: string, other: string): boolean {
  const length = Math.min(word.length, other.length);
  let same = 0;
  while (same < length && word[same] === other[same]) same++;
  const ending = Math.max(word.length, other.length) - same;
  // A short word has a short ending: "куны".
  return same >= LEAST_SAME ? ending <= MOST_ENDING : same >= LEAST_SAME - 1 && ending <= 1;
}
