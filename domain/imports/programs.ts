/** Which program has written a file, where a sign of it is certain: headings that no other has, its name in a GEDCOM's head or in a line that says so. */

export const PROGRAMS = [
  "zooeasy",
  "breedmate",
  "pawpeds",
  "breeders_assistant",
  "breedarchive",
  "gedcom",
] as const;
export type ProgramGuide = (typeof PROGRAMS)[number];

export interface ProgramSeen {
  readonly name: string;
  /** What is known of its exports; of a genealogist's program, of GEDCOM. */
  readonly guide: ProgramGuide;
}

interface Signs {
  readonly name: string;
  readonly word: RegExp;
  /** In small letters without spaces and signs, all of which one row has. */
  readonly headings?: readonly string[];
  /** Within the first signs of a file that is no table. */
  readonly within?: RegExp;
}

/**
 * As people who read these files have published them: ZooEasy's `.zoo` is XML below `<zooeasy>`; BreedMate's table `Pedigree` has these columns;
 * PawPeds' pages have a class for the word "Sire"; BreedArchive's answers call a cat's address its link name. Of other exports their members
 * choose the columns.
 */
const SIGNS: Readonly<Record<Exclude<ProgramGuide, "gedcom">, Signs>> = {
  zooeasy: { name: "ZooEasy", word: /\bzoo ?easy\b/iu, within: /<zooeasy[\s>]/iu },
  breedmate: {
    name: "BreedMate",
    word: /\bbreed ?mate\b/iu,
    headings: ["additionalregno", "studbookno", "pretitle", "posttitle"],
  },
  pawpeds: {
    name: "PawPeds",
    word: /\bpaw ?peds\b/iu,
    within: /class\s?=\s?["']?siredamInPedigree/iu,
  },
  breeders_assistant: {
    name: "Breeders Assistant",
    word: /\bbreeders?['’_ ]{0,2}assistant\b/iu,
  },
  breedarchive: {
    name: "BreedArchive",
    word: /\bbreed ?archive\b/iu,
    headings: ["linkname", "registeredname"],
    within: /"link_?name"\s?:[^]{0,2000}"registered_?name"\s?:/iu,
  },
};

/** "Exported from ZooEasy", "Erstellt mit …": a cat or a cattery may have the name alone. */
const WRITTEN_BY =
  /(?<!\p{L})(?:export\p{L}*|created|generated|produced|printed|saved from url|erstellt|gemaakt|экспорт\p{L}*|выгру\p{L}*|создан\p{L}*)(?!\p{L})/iu;
const LINES_LOOKED_AT = 12;
const LONGEST_LINE = 300;
const LONGEST_NAME = 60;

/** @param text the start of the file, empty for a workbook @param rows its first rows, as they are */
export function programOf(
  text: string,
  rows: readonly { readonly cells: readonly string[] }[],
): ProgramSeen | null {
  const lines = text.split(/\r\n|\r|\n/u, GEDCOM_HEAD);
  const head = gedcomHead(lines);
  if (head !== null) return head;
  return bySigns(text, rows) ?? byWord([...lines.slice(0, LINES_LOOKED_AT), ...titlesOf(rows)]);
}

const titlesOf = (rows: readonly { readonly cells: readonly string[] }[]) =>
  rows.slice(0, LINES_LOOKED_AT).map(({ cells }) => cells.join(" "));

function bySigns(
  text: string,
  rows: readonly { readonly cells: readonly string[] }[],
): ProgramSeen | null {
  const headings = rows.map(({ cells }) => new Set(cells.map(bare)));
  const found = entries().find(
    ([, signs]) =>
      signs.within?.test(text) ||
      headings.some((own) => signs.headings?.every((heading) => own.has(heading))),
  );
  return found ? { name: found[1].name, guide: found[0] } : null;
}

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}]/gu, "");

function byWord(lines: readonly string[]): ProgramSeen | null {
  for (const line of lines) {
    const start = line.slice(0, LONGEST_LINE);
    const found = WRITTEN_BY.test(start)
      ? entries().find(([, { word }]) => word.test(start))
      : undefined;
    if (found) return { name: found[1].name, guide: found[0] };
  }
  return null;
}

const entries = () => Object.entries(SIGNS) as [Exclude<ProgramGuide, "gedcom">, Signs][];

const GEDCOM_HEAD = 60;

/** "1 SOUR …" of the head, and the name that it gives itself below. */
function gedcomHead(lines: readonly string[]): ProgramSeen | null {
  if (!/^\uFEFF?\s*0\s+HEAD\b/u.test(lines[0] ?? "")) return null;
  const end = lines.findIndex((line, i) => i > 0 && /^\s*0\s/u.test(line));
  const head = lines.slice(1, end < 0 ? undefined : end);
  const at = head.findIndex((line) => /^\s*1\s+SOUR\s+\S/u.test(line));
  if (at < 0) return null;
  const below = head.slice(at + 1);
  const next = below.findIndex((line) => /^\s*1\s/u.test(line));
  const named = below
    .slice(0, next < 0 ? undefined : next)
    .find((line) => /^\s*2\s+NAME\s+\S/u.test(line));
  const name = valueOf(named ?? head[at]!);
  const known = entries().find(([, { word }]) => word.test(name) || word.test(valueOf(head[at]!)));
  if (name === "") return null;
  return known ? { name: known[1].name, guide: known[0] } : { name, guide: "gedcom" };
}

const valueOf = (line: string) =>
  line
    .slice(0, LONGEST_LINE)
    .replace(/^\s*\d\s+\S+\s+/u, "")
    .replaceAll(/\p{C}/gu, "")
    .trim()
    .slice(0, LONGEST_NAME);
