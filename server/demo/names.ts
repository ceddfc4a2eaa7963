import { CAT_NAME_MAX, isCatName } from "@felistry/domain/cats/name.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { Random } from "./random.ts";

/** A row of `data/names.csv`. */
export interface NameRow {
  readonly kind: "prefix" | "suffix" | "name";
  readonly text: string;
  /** The sex that a name suits; empty for either. */
  readonly sex: Sex | "";
}

export type Script = "latin" | "cyrillic";

export interface Affix {
  text: string;
  stands: "prefix" | "suffix";
}

/** Hands out names and affixes: no name twice in a cattery, no affix twice at all. */
export interface NamePool {
  catName(bornIn: string, script: Script, sex: Sex): string;
  affix(script: Script): Affix;
  /** An affix of a foreign cattery, once all of the registry's catteries have theirs; many cats may share it. */
  foreignAffix(script: Script): Affix;
}

export function namePool(rows: readonly NameRow[], random: Random): NamePool {
  const affixes = {
    latin: affixesOf(rows, "latin", random),
    cyrillic: affixesOf(rows, "cyrillic", random),
  };
  const decks = new Map<string, string[]>();
  const namesFor = (script: Script, sex: Sex) =>
    rows
      .filter(
        (row) => row.kind === "name" && scriptOf(row.text) === script && row.sex !== opposite(sex),
      )
      .map((row) => row.text);
  const taken = new Set<string>();
  return {
    catName(bornIn, script, sex) {
      const key = `${bornIn} ${script} ${sex}`;
      const deck = decks.get(key) ?? random.shuffled(namesFor(script, sex));
      decks.set(key, deck);
      let name = deck.pop();
      while (name !== undefined && taken.has(`${bornIn} ${name}`)) name = deck.pop();
      if (name === undefined) throw new RangeError(`no more names for ${key}`);
      taken.add(`${bornIn} ${name}`);
      return name;
    },
    affix(script) {
      const affix = affixes[script].pop();
      if (!affix) throw new RangeError(`no more ${script} affixes`);
      return affix;
    },
    foreignAffix: (script) => random.pick(affixes[script]),
  };
}

/** Prefixes and suffixes from one root ("Velmorra", "of Velmorra") are one affix; a coin decides which is used. */
function affixesOf(rows: readonly NameRow[], script: Script, random: Random): Affix[] {
  const byRoot = new Map<string, Affix[]>();
  for (const { kind, text } of rows) {
    if (kind === "name" || scriptOf(text) !== script || !isCatName(text)) continue;
    const root = rootOf(text);
    byRoot.set(root, [...(byRoot.get(root) ?? []), { text, stands: kind }]);
  }
  return random.shuffled([...byRoot.values()].map((forms) => random.pick(forms)));
}

/** The first letters of the last word, enough to ignore endings ("Iskralune", "z Iskraluny"). */
function rootOf(affix: string): string {
  const word = affix.split(/[ '’]/u).at(-1) ?? affix;
  return word.toLowerCase().slice(0, 5);
}

export function scriptOf(text: string): Script {
  return /\p{Script=Cyrillic}/u.test(text) ? "cyrillic" : "latin";
}

function opposite(sex: Sex): Sex {
  return sex === "male" ? "female" : "male";
}

const LATIN_FOR: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ..."а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts".split(
      " ",
    ),
    ..."ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya і:i ї:yi є:ye".split(" "),
  ].map((entry) => entry.split(":") as [string, string]),
);

/** Only Latin letters and digits, for addresses and short cattery names. */
export function latinLetters(text: string): string {
  const latin = Array.from(text, (letter) => {
    const plain = LATIN_FOR[letter.toLowerCase()];
    if (plain === undefined) return letter;
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
  });
  return latin
    .join("")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9]/gu, "")
    .slice(0, CAT_NAME_MAX);
}
