/** Finds the labels that clubs print before a value: in several languages at once, and with misread letters. */
import { LABEL_WORDS, type LabelKey } from "./label-words.ts";
import { SELDOM_LABEL_WORDS } from "./seldom-label-words.ts";
import { bounded } from "../../memory.ts";
import { isOf } from "../kinship/kinship.ts";
import { isMark } from "../paper/issuers.ts";
import { nearWithin, skeleton } from "../scripts.ts";

export type { LabelKey } from "./label-words.ts";

interface Label {
  readonly key: LabelKey;
  readonly skeleton: string;
}

const textsOf = (words: typeof SELDOM_LABEL_WORDS) =>
  Object.entries(words).flatMap(([key, lines]) =>
    lines.flatMap((line) => line.split("|").map((text) => ({ key: key as LabelKey, text }))),
  );
const labelsOf = (words: typeof SELDOM_LABEL_WORDS): Label[] =>
  textsOf(words).map(({ key, text }) => ({ key, skeleton: skeleton(text) }));

const LABELS: readonly Label[] = labelsOf(LABEL_WORDS);
const BY_SKELETON: ReadonlyMap<string, LabelKey> = new Map(
  [...LABELS, ...labelsOf(SELDOM_LABEL_WORDS)]
    .toReversed()
    .map((label) => [label.skeleton, label.key] as const),
);
/** Words that may begin a name as well. */
const NEED_COLON: ReadonlySet<string> = new Set(
  textsOf(SELDOM_LABEL_WORDS)
    .flatMap(({ text }) => (text.endsWith(":") ? [skeleton(text)] : []))
    .filter((text) => !LABELS.some((label) => label.skeleton === text)),
);
const BY_LENGTH: ReadonlyMap<number, readonly Label[]> = Map.groupBy(
  LABELS,
  (label) => label.skeleton.length,
);

/** A label at least this long may contain a misread letter. */
const ONE_MISTAKE_FROM = 5;
const TWO_MISTAKES_FROM = 9;
/** Shorter ones need a colon then: names and words of others differ from them by a letter too. */
const SURE_FROM = 7;
const LONGEST = Math.max(...LABELS.map((label) => label.skeleton.length));

export interface FoundLabel {
  readonly key: LabelKey;
  /** The number of words in the label. */
  readonly words: number;
}

const MOST_WORDS = 5;

/**
 * The longest label at the start of these words, with the same in further languages; null if there is none.
 * @param isFirst nothing stands before them in their line: a word that is not known may be of the label, and is no end of a value
 */
export function labelAt(words: readonly string[], isFirst = true): FoundLabel | null {
  const pieces = words.flatMap((text, word) => piecesOf(text).map((piece) => ({ ...piece, word })));
  let key: LabelKey | null = null;
  let end = 0;
  for (;;) {
    const next = longestAt(pieces.slice(end), pieces[end - 1]?.isJoined === true ? null : key);
    if (next === null) break;
    // "Wurf-/ZB-Nr.": of both the second says more.
    if (key === null || key === "other") ({ key } = next);
    end += next.pieces;
    if (pieces[end - 1]!.isClosed) break;
  }
  const told = isFirst || key !== null ? besideUnknown(pieces, key, end) : null;
  if (told !== null) ({ key, end } = told);
  // A label ends with its word: "Breed/MCO" is none.
  const last = pieces[end - 1];
  return key === null || last?.word === pieces[end]?.word ? null : { key, words: last!.word + 1 };
}

/**
 * "Hme/Name:", "Owner / Оитег:": one word in a language that is not known, or misread, beside the same in another; the
 * stroke between them and the colon behind them say that both are one label.
 */
function besideUnknown(
  pieces: readonly Piece[],
  key: LabelKey | null,
  end: number,
): { key: LabelKey; end: number } | null {
  if (key !== null) {
    const next = pieces[end];
    const isOne = pieces[end - 1]!.isJoined && next?.isClosed === true && isUnknown(next.text);
    return isOne ? { key, end: end + 1 } : null;
  }
  const [first, ...others] = pieces;
  if (!first?.isJoined || !isUnknown(first.text)) return null;
  const known = longestAt(others, null);
  return known && others[known.pieces - 1]!.isClosed
    ? { key: known.key, end: known.pieces + 1 }
    : null;
}

const isUnknown = (text: string) => /^\p{L}{2}/u.test(text) && labelOf(`${text}:`) === null;

/** "NO NRR LO 123456", "NO RX 123456": the country before a club or a book is no "No.". */
const isOfNorway = ([first, second]: readonly Piece[]) =>
  first?.text === "NO" && /^\(?\p{Lu}{2,8}\)?\.?$/u.test(second?.text ?? "");

/** "REG. NO LO 123456" on a paper all in capitals. */
const isInCapitals = (pieces: readonly Piece[]) =>
  pieces.length > 0 && pieces.every(({ text }) => text === text.toUpperCase());

interface Piece {
  readonly text: string;
  /** A stroke or the like joins it to the next. */
  readonly isJoined: boolean;
  /** A colon ends the label. */
  readonly isClosed: boolean;
}

function piecesOf(word: string): Piece[] {
  const texts = word.split(/[/|\\]+/u);
  return texts
    .map((text, i) => ({
      text,
      isJoined: i < texts.length - 1,
      isClosed: /[:;]$/u.test(text),
    }))
    .filter(({ text }) => skeleton(text) !== "");
}

function longestAt(
  pieces: readonly Piece[],
  wanted: LabelKey | null,
): { key: LabelKey; pieces: number } | null {
  for (let count = Math.min(MOST_WORDS, pieces.length); count > 0; count--) {
    const own = pieces.slice(0, count);
    if (isOfNorway(pieces.slice(count - 1)) && !isInCapitals(own.slice(0, -1))) continue;
    // "Name:" ends there, whatever follows.
    if (own.slice(0, -1).some(({ isClosed }) => isClosed)) continue;
    const key = labelOf(textOf(own)) ?? ofIssuer(own) ?? ofKitten(own);
    if (key !== null && (wanted === null || key === wanted)) return { key, pieces: count };
  }
  return null;
}

/** "TICA Registration No.", "GCCF Reg. No.": whose number it is says the issuer's mark. */
function ofIssuer([mark, ...rest]: readonly Piece[]): LabelKey | null {
  if (!mark || rest.length === 0 || !isMark(mark.text)) return null;
  return labelOf(textOf(rest)) === "number" ? "number" : null;
}

/** "Registration No. of cat", «Рег. номер котёнка»: that it is the paper's own cat goes without saying. */
function ofKitten(pieces: readonly Piece[]): LabelKey | null {
  const last = pieces.findLastIndex(({ text }) => !isOf(text));
  if (last < 0 || last === pieces.length - 1) return null;
  return labelOf(textOf(pieces.slice(0, last + 1))) === "number" ? "number" : null;
}

/** What a stroke joins to the next is as surely a label as what a colon ends. */
const textOf = (pieces: readonly Piece[]) =>
  pieces.map(({ text }) => text).join(" ") + (pieces.at(-1)?.isJoined ? ":" : "");

/** A word of which labels are made, as it is written. */
export const isLabelWord = (word: string): boolean =>
  WORDS_OF_LABELS.has(word.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));

const LEAST_OF_WORD = 3;
const WORDS_OF_LABELS: ReadonlySet<string> = new Set(
  [LABEL_WORDS, SELDOM_LABEL_WORDS]
    .flatMap(textsOf)
    .flatMap(({ text }) => text.toLowerCase().split(/[^\p{L}]+/u))
    .filter((word) => word.length >= LEAST_OF_WORD),
);

/** What the whole text is a label for. */
export const labelOf = bounded((text: string): LabelKey | null => {
  const found = skeleton(text);
  if (found === "" || found.length > LONGEST + 2) return null;
  // "N°" is a number's label, the "n" of "n 22" a black coat.
  if (/^\p{Ll}$/u.test(text)) return null;
  const isClosed = /[:.]\s*$/u.test(text);
  if (NEED_COLON.has(found) && !isClosed) return null;
  return BY_SKELETON.get(found) ?? nearlyLabelOf(found, isClosed);
});

/** The same beside a word for a parent, "Anne adı", "Nome do pai": there no name begins with it. */
export const labelBeside = (text: string): LabelKey | null =>
  labelOf(text) ?? (NEED_COLON.has(skeleton(text)) ? labelOf(`${text}:`) : null);

function nearlyLabelOf(found: string, isClosed: boolean): LabelKey | null {
  if (found.length < (isClosed ? ONE_MISTAKE_FROM : SURE_FROM) - 1) return null;
  for (const off of [0, 1, -1, 2, -2])
    for (const label of BY_LENGTH.get(found.length + off) ?? []) {
      const { length } = label.skeleton;
      const allowed = length >= TWO_MISTAKES_FROM ? 2 : length >= ONE_MISTAKE_FROM ? 1 : 0;
      if (!isClosed && length < SURE_FROM) continue;
      // Both ends are seldom misread; most labels are ruled out by this.
      if (label.skeleton[0] !== found[0] && label.skeleton.at(-1) !== found.at(-1)) continue;
      if (Math.abs(off) <= allowed && nearWithin(label.skeleton, found, allowed)) return label.key;
    }
  return null;
}
