/** Titles between the rows of a table: "QUEENS", "Порода: сибирская", "Litter A, 12.05.2019, Sire × Dam", notes. */
import { plainWord } from "../plain-word.ts";
import { currentBreedCode } from "../colours/ems/breed-codes.ts";
import { breedOfForeignName } from "./breeds/breed-names.ts";
import { readHeading } from "./headings/read-heading.ts";
import { LONGEST_FACT, LONGEST_READ } from "./formats/longest.ts";
import { birthIn } from "./litters/title-days.ts";
import { isTotal } from "./rows/totals.ts";

/** What a title says of the rows below it, as it is written. */
export interface Section {
  readonly sex?: string;
  readonly breed?: string;
  readonly birthdate?: string;
  readonly father?: string;
  readonly mother?: string;
  readonly father_number?: string;
  readonly mother_number?: string;
  readonly breeder?: string;
}

const MALES =
  /^(?:studs?|males?|toms?|tomcats?|boys|kings?|sires|коты(?:производители)?|производители|самцы|мальчики|kater|deckkater|zuchtkater|manner|males|etalons?|reproducteurs?|kocury|kocouri|samci|samce|katers|dekkaters|urokset|kollit|hanar|hankatter|hanner|hankatte|hannkatter|maschi|gattimaschi|stalloni|machos|sementales|kanduro?k|bakok|isased|isaskassid|runci|katinai|patinai|самці|коти|мъжки|avlshanner|avelshanar|avelshannar|siitosurokset|オス|雄猫|公猫|수컷)$/u;
const FEMALES =
  /^(?:queens?|females?|girls|dams|кошки(?:производительницы)?|производительницы|самки|девочки|katzen|katzinnen|zuchtkatzen|weiblich|femelles|reproductrices?|kotki|kocice|kocky|samice|poezen|naaraat|honor|honkatter|hunner|hunkatte|hunnkatter|femmine|fattrici|hembras|reproductoras|femeas|matrizes|nostenyek|emased|emaskassid|kakenes|kates|pateles|самки|кішки|женски|avlshunner|avelshonor|siitosnaaraat|メス|雌猫|母猫|암컷)$/u;

/** Null for a text that may be a cat's name. */
export function sectionOf(text: string): Section | null {
  if (text.length > LONGEST_READ) return {};
  const plain = plainWord(text)
    .replaceAll(/[^\p{L}\p{N} :]/gu, "")
    .trim();
  const word = plain.replace(/:$/u, "").split(" ");
  const sex = word.length <= 3 ? sexIn(word) : null;
  // "Summe aller Katzen" counts those above.
  if (sex !== null) return isTotal(text) ? {} : { sex };
  const [, label = "", value = ""] = /^([^:]{2,30}):\s*(.+)$/u.exec(text) ?? [];
  if (label !== "" && readHeading(label).field === "breed")
    return areSeveralBreeds(value) ? {} : { breed: value.trim() };
  if (breedOfForeignName(text) !== null && plain.length > 4) return { breed: text };
  const breed = breedIn(text);
  if (breed !== null) return { breed };
  const litter = litterOf(text, plain);
  if (litter) return litter;
  return isNote(text, plain) ? {} : null;
}

function sexIn(words: readonly string[]): "male" | "female" | null {
  if (words.some((word) => MALES.test(word))) return "male";
  return words.some((word) => FEMALES.test(word)) ? "female" : null;
}

/** "Breeds: ABY, SOM": of a search or a whole list. */
const areSeveralBreeds = (text: string) =>
  text
    .split(/[\s,;/&–—]+/u)
    .filter((word) => /^\p{Lu}{3}$/u.test(word) && currentBreedCode(word) !== null).length > 1;

/** "=== MCO - Maine Coon ===": a breed's code or name, with signs about it. */
function breedIn(text: string): string | null {
  const bare = text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, "");
  const parts = bare.split(/\s+[-–—:/|=]+\s+|\s*[()]\s*|:\s/u).filter(Boolean);
  if (parts.length > 3) return null;
  const codeOf = (part: string) =>
    /^[A-Z]{3}$/u.test(part) ? currentBreedCode(part) : breedOfForeignName(part);
  const isMarked = bare !== text || parts.length > 1;
  const codes = new Set(parts.map(codeOf).filter((code) => code !== null));
  return codes.size === 1 && (isMarked || /^[A-Z]{3}$/u.test(text)) ? [...codes][0]! : null;
}

const LITTER =
  /^(?:litter|wurf|помет|portee|miot|vrh|nest|pentue|kull|kuld|kullet|kuldet|cucciolata|nidiata|camada|ninhada|pesakond|vada|metiens|alom|leglo|okot|[a-z] ?(?:wurf|kull|kullen|kuld|kullet|kuldet)|[a-z] litter|[a-zа-я]? ?помет)(?![\p{L}])|помет|[a-z]-wurf/u;
/** Also a day and the words before it, "born 5.6.2020"; a date that is read is a 0. */
const BEHIND_DAM = /[,;–—)]|\s-\s|\s(?:\p{Ll}{2,}[.:]? ){0,2}(?:\d{1,4}[./-]\d|0(?:\s|$))/u;
const BETWEEN_PARENTS = /\s+[x×XхХ]\s+/u;

/** "Litter A", "Pentue B", in the place of a name. */
export function isLitterTitle(text: string): boolean {
  const words = text.length > LONGEST_READ ? [] : text.trim().split(/\s+/u);
  return words.length > 0 && words.length <= 3 && LITTER.test(plainWord(text).trim());
}

/** A litter, or what says both a parent and another fact: "Sire: A, dam: B, born 12 May 2019". */
function litterOf(text: string, plain: string): Section | null {
  const isLitter = LITTER.test(plain) || isOfKittens(text);
  const said = factsIn(text, isLitter);
  if (!isLitter && (said.father === undefined || said.mother === undefined)) return null;
  const date = said.birthdate ?? birthIn(text, true);
  const [title, numbers] = withoutNumbers(text.replace(date ?? "", "0").replace(/:\s*$/u, ""));
  // "Litter of 3.4.2020, Boris + Zita": elsewhere the sign adds anything.
  const pair =
    said.father === undefined ? (pairIn(title) ?? pairIn(title.replace(" + ", " x "))) : null;
  return {
    ...said,
    ...(date !== undefined && { birthdate: date }),
    ...(pair && { father: pair[0], mother: pair[1], ...numbers }),
  };
}

/** "Boris (LO 12345) x Zita (LO 23456)": the title without the parents' numbers, and these. */
function withoutNumbers(title: string): [string, Pick<Section, "father_number" | "mother_number">] {
  const [before = "", behind = "", ...more] = title.split(BETWEEN_PARENTS);
  if (more.length > 0 || behind === "") return [title, {}];
  const [sire, dam] = [before, behind].map((half) => NUMBER_BEHIND.exec(half)?.groups) as [
    Record<string, string> | undefined,
    Record<string, string> | undefined,
  ];
  const whole = `${sire?.["name"] ?? before} × ${dam?.["name"] ?? behind}`;
  return [
    whole,
    {
      ...(sire && { father_number: sire["number"]! }),
      ...(dam && { mother_number: dam["number"]! }),
    },
  ];
}
const NUMBER_BEHIND =
  /^(?<name>[^()]*\S)\s*\((?<number>[\p{Lu} ./*-]{0,20}\d{3}[\d ./-]{0,12})\)\s*$/u;

/** "KITTENS Zita x Boris, born 5/3/2020"; a cat may be called so in small letters. */
const isOfKittens = (text: string) => {
  const [first = "", ...more] = text.split(/[\s:]+/u);
  return more.length > 0 && first === first.toUpperCase() && areKittens(first);
};

const areKittens = (word: string) => readHeading(word.toLowerCase()).isKittens === true;

const LABELLED = /(?:^|[,;|(/–—.]|\s[-×xX])\s*(\p{L}[\p{L} .]{0,24}?)\s*[:=]\s*/gu;

/** "Sire: A; dam: B": each label with what stands up to the next. */
function factsIn(text: string, isLitter: boolean): Section {
  const labels = Array.from(text.matchAll(LABELLED));
  const section: { -readonly [Key in keyof Section]: Section[Key] } = {};
  for (const [i, { 0: whole, 1: label = "", index }] of labels.entries()) {
    const end = labels[i + 1]?.index ?? text.length;
    const value = text
      .slice(index + whole.length, end)
      .replaceAll(/^[\s,;|/(–—-]+|[\s,;|/)–—-]+$/gu, "")
      .replace(/\s+[×xX]$/u, "");
    const { field } = readHeading(label);
    const isKept = ["sex", "breed", "birthdate", "father", "mother"].includes(field ?? "");
    // "Efter = far" explains a word.
    const isWord = readHeading(value).field === field;
    if (isKept && value !== "" && !isWord) section[field as keyof Section] ??= value;
  }
  return section.father !== undefined || section.mother !== undefined
    ? section
    : { ...section, ...bloodIn(text, isLitter) };
}

/** "aus: Zita von: Boris", "by Boris out of Zita", "efter Boris under Zita", "po Borysie od Zity": sire and dam by the words between them. */
function bloodIn(text: string, isLitter: boolean): Section {
  const kin = isLitter ? kinIn(text) : null;
  if (kin) return kin;
  // With colons the words are surer: "aus" and "von" stand in cats' names as well, "par" and "et" in any title.
  for (const colon of isLitter ? [":", "[:.]?"] : [":"])
    for (const [by, outOf] of BLOOD) {
      const [, father, mother] = between(by, outOf, colon).exec(text) ?? [];
      if (isName(father) && isName(mother)) return { father, mother };
      const [, dam, sire] = between(outOf, by, colon).exec(text) ?? [];
      if (colon === ":" && isName(dam) && isName(sire)) return { father: sire, mother: dam };
    }
  return {};
}

/** "mama Zita, tata Boris (mated elsewhere)": words of kinship before names, both of them. */
function kinIn(text: string): Section | null {
  const said: { father?: string; mother?: string } = {};
  for (const part of text.split(/[,;|]|\s{2,}|\s(?:and|und|i|a|et|и|og|och|ja|en|e|y)\s/u)) {
    const [, word = "", name] = /^\s*(\p{L}{2,12})[.:]?\s+(\S.*)$/u.exec(part) ?? [];
    const { field } = readHeading(word);
    if ((field === "father" || field === "mother") && isName(name))
      said[field] ??= withoutAside(name).trim();
  }
  return said.father !== undefined && said.mother !== undefined ? said : null;
}

/** "Boris (3 kittens)": of three figures and more a number has. */
const withoutAside = (name: string) => name.replace(/\s\((?![^()]*\d{3})[^()]{1,60}\)/u, "");

/** Whether a text begins like a name. */
export const isName = (text: string | undefined): text is string =>
  text !== undefined && /^["'“„«(]?\p{Lu}/u.test(text);

function between(first: string, second: string, colon: string): RegExp {
  const name = String.raw`\s+(.{3,60}?)`;
  return new RegExp(
    String.raw`(?:^|[\s,;(])(?:${first})${colon}${name}[,;]?\s+(?:${second})${colon}${name}\)?$`,
    "iu",
  );
}

const BLOOD = [
  ["von|v|nach", "aus der|aus|a\\.\\s?d"],
  ["by", "out of|x"],
  ["efter|e|far", "under|u|undan"],
  ["po|ojciec", "od|matka"],
  ["par", "et"],
  ["от", "и"],
] as const;

/** "Litter A, sire Boris × Zita, born 2019": the names on both sides of the sign; null if there is none, or several. */
export function pairIn(text: string): readonly [string, string] | null {
  const halves = text.split(BETWEEN_PARENTS);
  if (halves.length !== 2) return null;
  const before = isOfKittens(halves[0]!) ? halves[0]!.replace(/^\S+\s+/u, "") : halves[0]!;
  const sire = before
    .split(/[:,;–—(]|\s-\s|\d\s/u)
    .at(-1)!
    .trim();
  const dam = withoutAside(halves[1]!).split(BEHIND_DAM)[0]!.trim();
  return sire.length >= 3 && dam.length >= 3 ? [sire, dam] : null;
}

/** "3 males, 2 females", below a litter: what its rows say themselves. */
export function isTally(text: string): boolean {
  if (text.length > LONGEST_FACT) return false;
  const parts = plainWord(text)
    .trim()
    .split(/\s*[,;/+]\s*|\s+\p{L}{1,3}\s+(?=\d)/u);
  const words = parts.map((part) => /^\d{1,2} (\p{L}+)$/u.exec(part)?.[1] ?? "");
  return parts.length === 2 && words.every(Boolean) && words.some((word) => sectionOf(word)?.sex);
}

function isNote(text: string, plain: string): boolean {
  return (
    /^[*#/=\-_+(]/u.test(text) ||
    /:|\d{2,}|[!?]$|\.$|\s=\s/u.test(text) ||
    text.split(" ").length > 7 ||
    /^(?:total|summe|gesamt|итого|всего|razem|celkem|note|updated|stand|printed|page|seite|стр|legend)/u.test(
      plain,
    ) ||
    text === text.toLowerCase()
  );
}
