/** Breed, coat and eyes, which a table holds in three columns or in one. */
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { isBuildCode, withBuild } from "../colours/ems/build.ts";
import { COLOUR_KINDS, type ColourCodes } from "../colours/ems/codes.ts";
import { type ColourReading, emsFromWords } from "../colours/ems/colour-words.ts";
import { breedOfForeignName, breedOfTica } from "./breeds/breed-names.ts";
import type { CatRules, CellOf, SayFault } from "./cat-rules.ts";
import { LONGEST_FACT } from "./formats/longest.ts";
import { type Kept, WHOLE } from "./kept.ts";
import { bounded } from "../memory.ts";
import { undecorated } from "./values.ts";

interface ColourOfCat {
  readonly breed: string | null;
  readonly codes: ColourCodes;
  readonly understood: { readonly breed: Kept; readonly ems: Kept; readonly eyes: Kept };
}

const wordsOf = bounded((text: string) => {
  const [breed = "", words = ""] = text.split("\t");
  if (words.length <= LONGEST_FACT) return emsFromWords(words, breed || null);
  return { ...emsFromWords("", breed || null), unknown: [words] };
});

/** A word that is not understood is read as the member has said of it. */
function mendedWords(breed: string | null, words: string, repairs: CatRules["repairs"]) {
  const read = wordsOf(`${breed ?? ""}\t${words}`);
  const said = repairs?.values.get("ems");
  if (said === undefined || !read.unknown.some((word) => said.has(word.toLowerCase()))) return read;
  const mended = read.unknown.reduce(
    (text, word) => text.replace(word, () => said.get(word.toLowerCase()) ?? word),
    words,
  );
  return wordsOf(`${breed ?? ""}\t${mended}`);
}

export function colourOf(
  cell: CellOf,
  { breedOfName, repairs }: CatRules,
  fault: SayFault,
): ColourOfCat {
  const breedText = cell("breed");
  const cellText = undecorated(cell("ems")).replaceAll("\t", " ");
  const codeOf = (text: string) => breedCodeOf(text, breedOfName);
  const inBreed = breedText === "" ? null : wordsOf(`\t${breedText}`);
  const named = breedText === "" ? null : (codeOf(breedText) ?? breedOfTica(breedText));
  const own = named ?? inBreed?.breed ?? null;
  const parted = partedCell(cellText, { breedText, own, codeOf });
  const emsText = parted?.words ?? cellText;
  const given = own ?? parted?.breed ?? null;
  // A code that stands beside the breed's says what the words of the other column say.
  const isCoded = named === null && inBreed?.breed != null && inBreed.codes.main !== null;
  const words = [isCoded || (emsText === "" && inBreed?.breed) ? breedText : "", emsText]
    .filter(Boolean)
    .join(", ");
  const read = mendedWords(given, words, repairs);
  const inWords = read.unknown.map((piece) => [piece, codeOf(piece)] as const);
  const unknown = inWords.filter(([, code]) => code === null).map(([piece]) => piece);
  for (const word of unknown) fault("ems", "ems", word);
  // "and" alone, in any language, is passed over between words; as a whole cell it is no colour.
  if (emsText !== "" && saysNothing(read)) fault("ems", "ems", emsText);
  const flags = read.extra.filter((code) => !isBuildCode(code));
  if (flags.length > 0) fault("ems", "left_out", flags.join(" "));
  const inEms =
    currentBreedCode(read.breed ?? "") ?? inWords.find(([, code]) => code !== null)?.[1] ?? null;
  if (breedText !== "" && given === null) fault("breed", "breed", breedText);
  else if (breedText === "" && given === null && inEms === null) fault("breed", "required", "");
  if (given !== null && inEms !== null && inEms !== given)
    fault("ems", "breeds_differ", `${given}, ${inEms}`);
  const eyes = eyesOf(cell("eyes"), read.codes);
  const breed: Kept =
    named !== null
      ? withoutAside(breedText, named, codeOf)
      : words === breedText || inBreed === null || saysNoMore(inBreed, read)
        ? WHOLE
        : (breedText.match(/\p{L}+/gu) ?? []).filter((word) => currentBreedCode(word) === given);
  return {
    breed: given ?? inEms,
    codes: { ...withBuild(read), eye: eyes.eye },
    understood: { breed, ems: WHOLE, eyes: eyes.kept },
  };
}

/** A colour's cell may begin with the breed; beside a column for breeds only with the one that stands there. */
function partedCell(
  text: string,
  {
    breedText,
    own,
    codeOf,
  }: {
    readonly breedText: string;
    readonly own: string | null;
    readonly codeOf: (text: string) => string | null;
  },
) {
  if (breedText === "") return breedBefore(text, codeOf);
  if (own === null || wordsOf(`${own}\t${text}`).unknown.length === 0) return null;
  const parted = breedBefore(text, codeOf);
  return parted?.breed === own ? parted : null;
}

/** "British Shorthair black tortie", below a heading that asks for both. */
function breedBefore(text: string, codeOf: (text: string) => string | null) {
  const pieces = text.split(/\s+/u);
  for (let length = Math.min(4, pieces.length - 1); length > 0; length--) {
    const breed = codeOf(
      pieces
        .slice(0, length)
        .join(" ")
        .replace(/[,:–-]$/u, ""),
    );
    const words = pieces.slice(length).join(" ");
    // Of one word a colour may be called too: "havana", "bombay".
    if (breed === null || /^\p{Lu}{3}$/u.test(pieces[0]!)) continue;
    const rest = wordsOf(`${breed}\t${words}`);
    if (length > 1 || (rest.codes.main !== null && rest.unknown.length === 0))
      return { breed, words };
  }
  return null;
}

function breedCodeOf(text: string, breedOfName: CatRules["breedOfName"]): string | null {
  const small = text.toLowerCase();
  return (
    breedOfName.get(small) ??
    breedOfName.get(
      small.replaceAll("короткошерст", "короткошёрст").replaceAll("длинношерст", "длинношёрст"),
    ) ??
    currentBreedCode(text) ??
    breedOfForeignName(text)
  );
}

/** "Maine Coon (imported)": what stands in brackets is the breed's too, or is told. */
function withoutAside(text: string, breed: string, codeOf: (text: string) => string | null): Kept {
  const at = text.lastIndexOf("(");
  const aside =
    at < 1
      ? ""
      : text
          .slice(at + 1)
          .replace(/\)\s*$/u, "")
          .trim();
  const isBreed =
    codeOf(aside) === breed ||
    (codeOf(text) === breed && breedOfForeignName(text.slice(0, at)) === null);
  return aside === "" || isBreed ? WHOLE : [text.slice(0, at)];
}

function saysNothing({ breed, codes, extra, unknown }: ColourReading): boolean {
  const isEmpty = breed === null && extra.length === 0 && unknown.length === 0;
  return isEmpty && COLOUR_KINDS.every((kind) => codes[kind] === null);
}

/** Whether what stands beside the breed's code is in the colour's column as well. */
function saysNoMore(inBreed: ColourReading, { codes }: ColourReading): boolean {
  return (
    inBreed.unknown.length === 0 &&
    inBreed.extra.length === 0 &&
    COLOUR_KINDS.every(
      (kind) => inBreed.codes[kind] === null || inBreed.codes[kind] === codes[kind],
    )
  );
}

/** Those of the colour's column go first; others that are stated beside them are told. */
function eyesOf(text: string, { eye }: ColourCodes): { eye: string | null; kept: Kept } {
  if (text === "") return { eye, kept: WHOLE };
  const read = wordsOf(`\t${/^\d\d$/u.test(text) ? text : `${text} eyes`}`);
  const isRead = read.codes.eye !== null && read.unknown.length === 0;
  const kept: Kept = isRead && (eye === null || eye === read.codes.eye) ? WHOLE : [];
  return { eye: eye ?? read.codes.eye, kept };
}
