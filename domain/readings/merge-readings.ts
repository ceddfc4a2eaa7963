/** Merges two readings of a page, by a Cyrillic and a Latin model, each of which sees only its own letters. */
import { kinStepOf } from "./kinship/kinship.ts";
import { isLabelWord } from "./labels/labels.ts";
import { type Box, boxAround, middleOf, rightOf, type Word } from "./words.ts";

/** EMS codes, registers and numbers are Latin even on Russian paper, and may look Cyrillic: `MCO`, `RX`, `n`. */
const CODE =
  /^(?:[A-Z]{2,5}[*.]?|[A-Z]{3}[a-z]{1,3}|[a-z]{1,2}(?:\d\d)*|[A-Z()/.-]*\d[\dA-Z()/.-]*)$/u;
/** Russian words that a Latin model mistakes for codes. */
const SMALL_WORDS = new Set("и в с к о у из от на по до не кот мать".split(" "));
/** How much less confident a code may be than its Cyrillic twin. */
const CODE_ADVANTAGE = 0.25;
/** Short words in cattery names that look Cyrillic: `von` is read as «уоп». */
const LATIN_PARTICLES = new Set("von van vom of the de du la le av z ze".split(" "));

/** Only letters that a Cyrillic model alone knows, and reads much better than the Latin one, say that a page is Russian. */
const OWN_LETTERS = /[бгджзийлпуфцчшщъыьэюя]/iu;
const OWN_WORD = { letters: 3, confidence: 0.6, ahead: 0.15 };
/** Measured: no letter in a thousand of papers without Russian, a tenth and more of those with some. */
const CYRILLIC_FROM = 0.03;

/** The words of both readings, with each place on the page used once; of a page without Russian, the Latin ones alone. */
export function mergeReadings(cyrillic: readonly Word[], latin: readonly Word[]): Word[] {
  const places = placesOf(cyrillic, latin);
  const cyrillicLetters = lettersOf(places.filter(isCyrillic).flatMap((place) => place.cyrillic));
  if (cyrillicLetters < CYRILLIC_FROM * lettersOf(latin)) return [...latin];
  const leads = places.map(latinLead);
  const lines = neighboursOf(places);
  return places.flatMap((place, i) => {
    if (place.cyrillic.length === 0) return place.latin;
    if (place.latin.length === 0) return place.cyrillic;
    return leads[i]! + ofNeighbours(i, lines[i]!, places, leads) > 0 ? place.latin : place.cyrillic;
  });
}

/** How much likelier the Latin reading of a place is than the Cyrillic one. */
function latinLead(place: Place): number {
  if (place.cyrillic.length === 0 || place.latin.length === 0) return 0;
  const ahead = meanConfidence(place.latin) - cyrillicConfidence(place.cyrillic);
  return ahead + (isCode(place) ? CODE_ADVANTAGE : 0) + labelLead(place);
}

/** «Дата рождения / Born» is read as «Вот»: a word of labels in one script that is none in the other is that word. */
const LABEL_ADVANTAGE = 0.5;
const isOfLabel = (words: readonly Word[]) =>
  words.every(({ text }) => isLabelWord(text) || kinStepOf(text) !== null);

function labelLead({ cyrillic, latin }: Place): number {
  const lead = Number(isOfLabel(latin)) - Number(isOfLabel(cyrillic));
  return meanConfidence(lead > 0 ? latin : cyrillic) < LABEL_READ ? 0 : lead * LABEL_ADVANTAGE;
}

const LABEL_READ = 0.6;

/** A name is written in one script: its surely read words speak for the others, "Аигога Ural Gem" is Aurora. */
const NEIGHBOURS = 0.22;
const SURELY = 0.12;

function ofNeighbours(
  at: number,
  line: readonly number[],
  places: readonly Place[],
  leads: readonly number[],
): number {
  const isWord = (place: Place) => !isCode(place) && lettersOf(place.cyrillic) > 2;
  if (!isWord(places[at]!)) return 0;
  const near = line.filter((i) => isWord(places[i]!) && Math.abs(leads[i]!) > SURELY);
  if (near.length === 0) return 0;
  const isLatin = leads[near[0]!]! > 0;
  if (near.some((i) => leads[i]! > 0 !== isLatin)) return 0;
  return isLatin ? NEIGHBOURS : -NEIGHBOURS;
}

/** For each place those directly before and behind it on its line. */
function neighboursOf(places: readonly Place[]): number[][] {
  const boxes = places.map(({ cyrillic, latin }) => boxAround([...cyrillic, ...latin]));
  return boxes.map((box, i) =>
    boxes.flatMap((other, j) => {
      const height = Math.min(box.h, other.h);
      const gap = Math.max(other.x - rightOf(box), box.x - rightOf(other));
      const isBeside = Math.abs(middleOf(box) - middleOf(other)) < height * 0.5;
      return i !== j && isBeside && gap < height * NEXT_WORD ? [j] : [];
    }),
  );
}

const NEXT_WORD = 0.9;

function isCyrillic({ cyrillic, latin }: Place): boolean {
  const own = cyrillic.filter(
    ({ text }) => text.length >= OWN_WORD.letters && OWN_LETTERS.test(text),
  );
  const confidence = meanConfidence(own);
  return confidence >= OWN_WORD.confidence && confidence - meanConfidence(latin) >= OWN_WORD.ahead;
}

/** Words at the same place; one model may see two words and the other one. */
interface Place {
  readonly cyrillic: Word[];
  readonly latin: Word[];
}

function placesOf(cyrillic: readonly Word[], latin: readonly Word[]): Place[] {
  const places: Place[] = cyrillic.map((word) => ({ cyrillic: [word], latin: [] }));
  for (const word of latin) {
    const [first, ...others] = places.filter(
      (place) =>
        place.cyrillic.some((other) => cover(word, other)) ||
        place.latin.some((other) => cover(word, other)),
    );
    if (!first) {
      places.push({ cyrillic: [], latin: [word] });
      continue;
    }
    first.latin.push(word);
    for (const other of others) {
      first.cyrillic.push(...other.cyrillic);
      first.latin.push(...other.latin);
      places.splice(places.indexOf(other), 1);
    }
  }
  return places;
}

function isCode({ cyrillic, latin }: Place): boolean {
  return (
    latin.every(
      ({ text }) => CODE.test(text.replaceAll(/[,;:]$/gu, "")) || LATIN_PARTICLES.has(text),
    ) && !cyrillic.every(({ text }) => SMALL_WORDS.has(text.toLowerCase()))
  );
}

/** No Russian word contains digits: one that does is a misread code. */
function cyrillicConfidence(words: readonly Word[]): number {
  const strange = words.some(({ text }) => /[\u0400-\u04FF]\d|\d[\u0400-\u04FF]/u.test(text));
  return meanConfidence(words) * (strange ? 0.5 : 1);
}

const lettersOf = (words: readonly Word[]) => words.reduce((sum, { text }) => sum + text.length, 0);

function meanConfidence(words: readonly Word[]): number {
  const letters = lettersOf(words) || 1;
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

/** Of a page in Latin print fewer letters are doubtful, however it looks to the model of the other script. */
const DOUBTFUL_MOST = 0.035;

/** Whether a page that a Latin model has read so may be in another script. */
export function mayBeOtherScript(latin: readonly Word[]): boolean {
  const doubtful = latin.filter(({ confidence }) => confidence < 0.5);
  return lettersOf(doubtful) > DOUBTFUL_MOST * lettersOf(latin);
}

/** They overlap by much of the narrower width and most of the lower height. */
function cover(a: Box, b: Box): boolean {
  const across = Math.min(rightOf(a), rightOf(b)) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return across > 0.3 * Math.min(a.w, b.w) && down > 0.5 * Math.min(a.h, b.h);
}
