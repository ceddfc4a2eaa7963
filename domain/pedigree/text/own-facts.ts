/** What a published pedigree says of the cat itself above its ancestors: "Name: …", "Breed: …", "Colour: …", or its name alone. */
import { emsFromWords } from "../../colours/ems/colour-words.ts";
import { parseEms } from "../../colours/ems/parse.ts";
import { readPedigreeCell } from "../pedigree-cell.ts";

const LABELS = {
  name: /^(?:(?:полн(?:ое|ая)\s)?(?:кличка|имя)(?:\s(?:кошки|кота|животного))?|(?:full\s|registered\s|pet\s)?name|cat(?:[’']s)?(?:\sname)?|nom|nombre)$/u,
  titles: /^(?:титулы?|titles?|titel|titres?)$/u,
  breed: /^(?:порода|breed|rasse|race|raza)$/u,
  colour:
    /^(?:окрас(?:\s\(ems\))?|цвет|(?:код\s|окрас\s)?ems(?:[\s-](?:code|код))?|colou?r(?:\s\(ems\))?|farbe|couleur|robe)$/u,
  birth:
    /^(?:дата\sрождения|родил(?:ся|ась)|рожд[её]н(?:ие|а)?|д\.?\s?р\.?|born|date\sof\sbirth|birth(?:\s?da(?:te|y))?|dob|geboren|geburtsdatum|née?\sle)$/u,
  sex: /^(?:пол|sex|gender|geschlecht|sexe)$/u,
  number:
    /^(?:(?:рег\.?|регистрационный)?\s?номер(?:\sродословной)?|(?:reg(?:istration)?\.?\s?)?(?:number|no\.?|nr\.?)|registration|pedigree\sn(?:o\.?|umber)|zuchtbuchnummer)$/u,
} as const;
type Fact = keyof typeof LABELS;
const ORDER = ["name", "colour", "birth", "sex", "number"] as const;

/** Says what follows, and nothing of a cat. */
const HEADING =
  /^(?:родословная(?:\s(?:кошки|кота|кот[её]нка))?|pedigree(?:\scertificate)?|stammbaum)[:.]?$/iu;
const BEFORE_NAME = /^(?:pedigree of|stammbaum von)\s+/iu;
const FEMALE = /^(?:f|ж|жен\p{L}*|девочка|weiblich|femelle)$/iu;
const MALE = /^(?:m|м|муж\p{L}*|мальчик|männlich|mâle)$/iu;

export interface OwnLine {
  /** As the cat's own cell takes it; null if nothing here is its name. */
  readonly line: string | null;
  readonly left: readonly string[];
}

/** @param breed of both parents, for a page that names the breed without its code */
export function ownLineOf(above: readonly string[], breed: string | null): OwnLine {
  const said = new Map<Fact, string>();
  const left: string[] = [];
  for (const text of above.flatMap(labelsApart)) {
    if (HEADING.test(text)) continue;
    const [fact, value] = factOf(text);
    if (fact !== null && !said.has(fact)) said.set(fact, value);
    else left.push(text);
  }
  const bare = left.findIndex(
    (text) => !text.includes(":") && readPedigreeCell(text).name !== null,
  );
  if (!said.has("name") && bare >= 0)
    said.set("name", left.splice(bare, 1)[0]!.replace(BEFORE_NAME, ""));
  if (!said.has("name")) return { line: null, left: [...above] };
  return { line: written(said, breed), left };
}

/** Lines without a name were put behind the one before them. */
const labelsApart = (text: string) =>
  text.split(/,\s+(?=[^,:]{2,30}:\s)/u).filter((part) => part !== "");

function factOf(text: string): [Fact | null, string] {
  const [, label = "", value = ""] = /^([^:=]{1,40}?)\s*[:=]\s*(\S.*)$/u.exec(text) ?? [];
  const plain = label.toLowerCase().replaceAll(/\s+/gu, " ").trim();
  const fact = (Object.keys(LABELS) as Fact[]).find((one) => LABELS[one].test(plain));
  return [fact ?? null, value];
}

function written(said: Map<Fact, string>, breed: string | null): string {
  const parts: Partial<Record<Fact, string>> = Object.fromEntries(said);
  parts.name = [parts.titles, parts.name].filter(Boolean).join(" ");
  parts.colour = colourWritten(parts.colour ?? "", parts.breed ?? "", breed);
  const { sex } = parts;
  if (sex) parts.sex = FEMALE.test(sex) ? "female" : MALE.test(sex) ? "male" : sex;
  return ORDER.map((fact) => parts[fact])
    .filter(Boolean)
    .join(", ");
}

/** Words of a colour as their code; the breed by its code, or as it is written. */
function colourWritten(colour: string, breed: string, ofParents: string | null): string {
  const read = emsFromWords(colour);
  const isRead = read.ems !== "" && read.unknown.length === 0;
  const coded = read.breed ?? codeOf(breed);
  const code = coded ?? (breed === "" ? null : ofParents);
  const written = isRead ? read.ems : colour;
  const unread = coded === null && code === null ? breed : "";
  return [isRead && code ? `${code} ${written}` : written, unread].filter(Boolean).join(", ");
}

/** "SIB", "Siberian (SIB)", "SIB - Siberian". */
function codeOf(breed: string): string | null {
  const parsed = breed.match(/\b[A-Z]{3}\b/gu)?.map((word) => parseEms(`${word} n`));
  return parsed?.map((one) => (one.ok ? one.breed : null)).find((one) => one !== null) ?? null;
}
