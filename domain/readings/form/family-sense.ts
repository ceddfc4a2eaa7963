/** What the registry's own rules say for or against a tree: parents are older than their children, and of their breed. */
import { readPedigreeCell } from "../../pedigree/pedigree-cell.ts";
import { childOf, sexAt } from "../../pedigree/positions.ts";
import { findDate } from "../calendar-words.ts";
import { findEms } from "../find-ems.ts";
import { captionIn } from "../list-layout.ts";
import type { Segment } from "../segments.ts";
import type { Word } from "../words.ts";
import type { FittedCell } from "./fit.ts";

const OLDER = 0.4;
const YOUNGER = -1;
const SAME_BREED = 0.05;
const OTHER_BREED = -0.2;
const SAME_SEX = 0.3;
const OTHER_SEX = -0.9;
const AFFIX_OF_DAM = 0.03;

interface Said {
  readonly birth: string | null;
  readonly breed: string | null;
  readonly sex: "male" | "female" | null;
  /** Black and red together is a queen's coat. */
  readonly tortie: boolean;
  /** Capitalised words of the name: the cattery's are among them. */
  readonly words: ReadonlySet<string>;
}

export function familySense(cells: ReadonlyMap<number, FittedCell>): number {
  const said = new Map([...cells].map(([position, cell]) => [position, saidOf(cell)]));
  let sense = tortieSense(said);
  for (const [position, one] of said) {
    if (one.sex !== null) sense += one.sex === sexAt(position) ? SAME_SEX : OTHER_SEX;
    const child = said.get(childOf(position));
    if (!child) continue;
    if (one.birth !== null && child.birth !== null)
      sense += one.birth < child.birth ? OLDER : YOUNGER;
    if (one.breed !== null && child.breed !== null)
      sense += one.breed === child.breed ? SAME_BREED : OTHER_BREED;
    // A kitten bears the affix of its dam's owner, who often bred the dam too.
    if (sexAt(position) === "female" && [...one.words].some((word) => child.words.has(word)))
      sense += AFFIX_OF_DAM;
  }
  return sense;
}

/** Torties on both sides are misprints or misread, and say nothing. */
function tortieSense(said: ReadonlyMap<number, Said>): number {
  const torties = [...said].filter(([, { tortie }]) => tortie);
  const dams = torties.filter(([position]) => sexAt(position) === "female").length;
  if (dams > 0 && dams < torties.length) return 0;
  return dams > 0 ? dams * SAME_SEX : torties.length * OTHER_SEX;
}

/** What one line says, which the search asks many times. */
const saidByLine = new WeakMap<Segment, Omit<Said, "words">>();

function saidOf({ group }: FittedCell): Said {
  const lines = group.lines.map(({ segment }) => lineSays(segment));
  const names = group.lines.filter(({ kind }) => kind === "name" || kind === "whole");
  const first = <Key extends keyof Omit<Said, "words">>(key: Key) =>
    lines.find((line) => line[key] !== null)?.[key] ?? null;
  return {
    birth: first("birth"),
    breed: first("breed"),
    sex: first("sex"),
    tortie: lines.some(({ tortie }) => tortie),
    words: new Set(names.flatMap(({ segment }) => segment.text.match(/\p{Lu}\p{L}{3,}/gu) ?? [])),
  };
}

function lineSays(segment: Segment): Omit<Said, "words"> {
  const known = saidByLine.get(segment);
  if (known) return known;
  const { text, words } = segment;
  const code = findEms(text)?.ems ?? null;
  const said = {
    birth: findDate(text),
    breed: code?.slice(0, 3) ?? null,
    sex: sexSaid(words),
    tortie: isTortie(text, code),
  };
  saidByLine.set(segment, said);
  return said;
}

/** "Sire" or "Dam" before the name, or a word for the sex by itself. */
function sexSaid(line: readonly Word[]): Said["sex"] {
  const { position } = captionIn(line);
  if (position !== null) return sexAt(position);
  if (line.length > 2) return null;
  const words = line.map(({ text }) => text);
  if (words.some((word) => /^(?:male|кот|kater|mâle|kocour|kocur|maschio)$/iu.test(word)))
    return "male";
  return words.some((word) => /^(?:female|кошка|katze|femelle|kočka|kotka|femmina)$/iu.test(word))
    ? "female"
    : null;
}

const TORTIES = new Set(["f", "g", "h", "j", "q", "r"]);

function isTortie(text: string, code: string | null): boolean {
  if (code === null && TORTIE_WORD.test(text)) return true;
  const { ems } = readPedigreeCell(code ? `x\n${code}` : `x\n${text}`);
  const main = ems?.codes.main ?? null;
  return main !== null && TORTIES.has(main[0]!);
}

/** In colours of two or three words, "Blue Tortie/White", that are no code by themselves. */
const TORTIE_WORD =
  /\b(?:tortie|tortoiseshell|torbie|calico|blue[\s-]?cream|schildpatt)\b|черепах/iu;
