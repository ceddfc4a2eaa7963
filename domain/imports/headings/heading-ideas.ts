/** What a word of a heading means: known as a whole, by its beginning or end, or grown together of two. */
import { plainWord } from "../../plain-word.ts";
import { HEADING_WORDS, type HeadingIdea } from "./heading-words.ts";

const LEAST_STEM = 5;

const WHOLE = new Map<string, HeadingIdea[]>();
const BEGINNINGS: (readonly [stem: string, idea: HeadingIdea])[] = [];
const SIGNS: (readonly [sign: string, idea: HeadingIdea])[] = [];
for (const [idea, words] of Object.entries(HEADING_WORDS) as [HeadingIdea, string][])
  for (const written of words.split(" ")) {
    const word = plainWord(written);
    WHOLE.set(word, [...(WHOLE.get(word) ?? []), idea]);
    if (/^[\p{Script=Han}\p{Script=Katakana}]/u.test(word)) SIGNS.push([word, idea]);
    else if (word.length >= LEAST_STEM) BEGINNINGS.push([word, idea]);
  }
BEGINNINGS.sort((one, other) => other[0].length - one[0].length);
SIGNS.sort((one, other) => other[0].length - one[0].length);

const known = new Map<string, readonly HeadingIdea[]>();

function beginningOf(word: string): readonly HeadingIdea[] | undefined {
  const beginning = BEGINNINGS.find(
    ([stem]) => word.startsWith(stem) && word.length <= stem.length + 12,
  );
  return beginning && [beginning[1]];
}

/** "Vaternummer", "Züchtername", "moedernaam": what both words mean. */
function grownTogether(word: string): readonly HeadingIdea[] | undefined {
  for (let length = word.length - 4; length >= 3; length--) {
    const head = word.slice(0, length);
    const rest = WHOLE.get(word.slice(length));
    const first =
      WHOLE.get(head) ?? (/[sn]$/u.test(head) ? WHOLE.get(head.slice(0, -1)) : undefined);
    if (first && rest && length > 2) return [...first, ...rest];
  }
  return undefined;
}

/** "Vachtkleur", "Haarfarbe": the last word says what it is. Not of a day, of which a cat has many: "Kaufdatum", "Impfdatum". */
const LAST_WORDS = "kleur farbe farge nummer name naam namn navn nimi".split(" ");
/** Of a person, a house or a collar. */
const NOT_OF_A_CAT =
  /^(?:tele|hausnummer|konto|kund|klant|halsband|band|vorname|nachname|familie|voornaam|achternaam|fornamn|efternamn|fornavn|etternavn|efternavn|sukunimi|etunimi|user|benutzer|datei)/u;

function endOf(word: string): readonly HeadingIdea[] | undefined {
  if (NOT_OF_A_CAT.test(word)) return undefined;
  const last = LAST_WORDS.find((each) => word.endsWith(each) && word.length > each.length + 2);
  return last === undefined ? undefined : WHOLE.get(last);
}

/** Such a column gives way to one whose heading is known as a whole. */
export function isKnownByItsEnd(word: string): boolean {
  return wholly(word) === undefined && endOf(word) !== undefined;
}

function wholly(word: string): readonly HeadingIdea[] | undefined {
  const signs = SIGNS.filter(([each]) => word.includes(each)).map(([, idea]) => idea);
  const whole = WHOLE.get(word) ?? (signs.length > 0 ? signs : undefined);
  return whole ?? grownTogether(word) ?? beginningOf(word);
}

/** In tags and keys of plain letters: "_ZUECHTER", "foedselsdato". */
const SPELT_OUT = /([aou])e/gu;

export function ideasOf(word: string): readonly HeadingIdea[] {
  const before = known.get(word);
  if (before) return before;
  const ideas = wholly(word) ?? endOf(word) ?? wholly(word.replaceAll(SPELT_OUT, "$1")) ?? [];
  if (known.size < 2_000) known.set(word, ideas);
  return ideas;
}
