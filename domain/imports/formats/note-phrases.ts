/** Pieces of notes that say several things without a sign between them: "blue Burmese queen", "sire Boris x dam Zita", a chip and words. */
import { bounded } from "../../memory.ts";
import { breedOfForeignName } from "../breeds/breed-names.ts";
import { readHeading } from "../headings/read-heading.ts";
import { isColour } from "../headings/untitled-columns.ts";
import { pieceField } from "../names/name-pieces.ts";
import { isName } from "../sections.ts";
import { readSex } from "../values.ts";
import { LONGEST_FACT } from "./longest.ts";

/** A cat's kind in words has no more. */
const MOST_WORDS = 5;
const CHIP = /^((?:\p{L}{2,12}[.:]?\s)?\d(?:[ .-]?\d){14})\.?\s+(?=\p{L})/u;

export const partedPiece = bounded(partsOf);

function partsOf(piece: string): readonly string[] {
  if (piece.length > LONGEST_FACT) return [piece];
  const [behind, chip = ""] = CHIP.exec(piece) ?? [];
  if (behind !== undefined) return [chip, ...partedPiece(piece.slice(behind.length))];
  const [sentence, code = ""] = /^([^.]{1,40}\d)\.\s+(?=\p{L})/u.exec(piece) ?? [];
  if (sentence !== undefined && pieceField(code) === "ems")
    return [code, ...partedPiece(piece.slice(sentence.length))];
  return bothParents(piece) ?? kindIn(piece) ?? [piece];
}

/** "sire Boris dam Zita", "Sire: Boris x dam Zita" */
function bothParents(piece: string): readonly string[] | null {
  const words = piece.split(" ");
  const first = roleOf(words[0]!);
  if (first === null) return null;
  const at = words.findIndex(
    (word, i) => i > 1 && isName(words[i + 1]) && /^\p{Ll}/u.test(word) && isOther(word, first),
  );
  if (at < 0) return null;
  const end = /^[x×хX+&]$/u.test(words[at - 1]!) ? at - 1 : at;
  return [words.slice(0, end).join(" "), words.slice(at).join(" ")];
}

function roleOf(word: string): "father" | "mother" | null {
  const { field } = readHeading(word.replace(/[.:]$/u, ""));
  return field === "father" || field === "mother" ? field : null;
}

function isOther(word: string, role: "father" | "mother"): boolean {
  const other = roleOf(word);
  return other !== null && other !== role;
}

/** "blue Burmese queen": colour, breed and sex; null unless all words are of them. */
function kindIn(piece: string): readonly string[] | null {
  const words = piece.split(/\s+/u);
  if (words.length < 2 || words.length > MOST_WORDS || /\d/u.test(piece)) return null;
  for (let length = Math.min(3, words.length - 1); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const breed = words.slice(from, from + length).join(" ");
      if (!isBreed(breed)) continue;
      const before = words.slice(0, from).join(" ");
      const rest = words.slice(from + length);
      const sex = rest.length > 0 && readSex(rest.at(-1)!)?.unknown.length === 0 ? rest.pop()! : "";
      const colours = [before, rest.join(" ")].filter(Boolean);
      if (colours.length + Number(sex !== "") > 0 && colours.every(mayBeColour))
        return [breed, ...colours, sex].filter(Boolean);
    }
  return null;
}

/** "brown Burmese": what a breed's people call by one word is told, whether or not it is known. */
const mayBeColour = (text: string) => isColour(text) || /^\p{Ll}{3,}$/u.test(text);

/** By its name: "ORI n" is one code. */
const isBreed = (text: string) => !/^[A-Z]{3}$/u.test(text) && breedOfForeignName(text) !== null;
