/** Facts that a remark says by their words, for which the table has no column: "sire: Boris; dam: Zita", "chip 643094100123456". */
import { isTitle } from "../../cats/printed-name.ts";
import type { ImportField } from "../columns.ts";
import { LONGEST_READ } from "../formats/longest.ts";
import { SURE } from "../headings/likely-heading.ts";
import { readHeading } from "../headings/read-heading.ts";
import { isName } from "../sections.ts";
import { isNothing } from "../values.ts";

const NAMED: readonly ImportField[] = ["father", "mother", "breeder"];
const LABELLED = /^(\p{L}[\p{L} .]{0,24}?)\s*[:=]\s*(\S.{1,99})$/u;
/** ISO 11784 has fifteen figures: nothing else in a remark has as many. */
const CHIP = /(?<![\d.,])\d(?:[ .-]?\d){14}(?![\d.,]?\d)/u;

export type NoteFacts = { readonly [Field in ImportField]?: string };

/** "643094100123456 (checked 2015)": the figures, and what stands beside them. */
export function chipAmong(text: string): { readonly chip: string; readonly rest: string } | null {
  const found = text.length <= LONGEST_READ ? CHIP.exec(text) : null;
  if (found === null) return null;
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return /\d{9}/u.test(rest) ? null : { chip: found[0].replaceAll(/\D/gu, ""), rest: rest.trim() };
}

/** The remark itself is kept as it stands. */
export function factsInNote(note: string): NoteFacts {
  if (note.length > LONGEST_READ) return {};
  const facts: { [Field in ImportField]?: string } = {};
  const chip = CHIP.exec(note)?.[0];
  if (chip !== undefined) facts.chip = chip;
  for (const piece of note.split(/\s*[;|\n]\s*|,\s+(?=[^,:]{2,25}:)/u)) {
    const [, label = "", text = ""] = LABELLED.exec(piece.trim()) ?? [];
    if (label === "") continue;
    const { field, rank } = readHeading(label);
    if (field === "titles" && rank >= SURE && text.split(/[\s,/]+/u).every(isTitle))
      facts.titles ??= text;
    const known = NAMED.find((each) => each === field);
    if (known === undefined || rank < SURE || !isName(text) || isNothing(text)) continue;
    facts[known] ??= text;
  }
  return facts;
}
