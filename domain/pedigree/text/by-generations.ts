/** Headings of generations with their cats below, each generation in the order of a pedigree. */
import { LAST_POSITION } from "../positions.ts";
import type { Line, PlacedLines } from "./placed-lines.ts";

const GENERATION =
  /generati|generac|pokolen|поколен|sukupolv|generáci|^(?:great-?\s?)*(?:grand)?parents?\b|eltern\b|föräldrar|^roditel|родител|^(?:пра)*дед|vanhemmat|rodzice|dziadkowie|prarodiče|^rodiče|ouders\b|^(?:arrière-|grands?-)*parents?\b/iu;

/** A line that names a generation and no cat. */
export function isHeading(text: string): boolean {
  return GENERATION.test(text) && !/[*,]|\d{3}/u.test(text) && text.length <= 60;
}

const ROMAN = ["I", "II", "III", "IV", "V"];

export function byGenerations(lines: readonly Line[]): PlacedLines | null {
  const headings = lines.filter(({ text }) => isHeading(text));
  if (headings.length < 2) return null;
  const cells = new Map<number, string>();
  const left: string[] = [];
  let generation = 0;
  let next = 0;
  for (const { text } of lines) {
    if (isHeading(text)) {
      generation = numberIn(text) ?? generation + 1;
      next = 2 ** generation;
    } else if (generation === 0 || next >= 2 ** (generation + 1) || next > LAST_POSITION)
      left.push(text);
    else cells.set(next++, text.replace(/^\(?\d{1,2}[.):]\s+/u, ""));
  }
  return { cells, left };
}

const SIDE =
  /^(?:(sire|father|paternal|отцовск\p{L}*|väterlich\p{L}*|vater\p{L}*|côté paternel|ojcowsk\p{L}*)|(dam|mother|maternal|материнск\p{L}*|mütterlich\p{L}*|mutter\p{L}*|côté maternel|matczyn\p{L}*))(?:'?s)?[\s-]*(?:line|side|linie|seite|линия|сторона|linia)?$/iu;

/** A block for each parent, in which the parent comes first and its ancestors follow, generation after generation. */
export function bySides(lines: readonly Line[]): PlacedLines | null {
  const sides = lines.map(({ text }) => SIDE.exec(text.replace(/[:.]+$/u, "")));
  const behind = sides.map((side, at) =>
    side && sides[at + 1] === null ? lines[at + 2] : undefined,
  );
  // Each heading has more than one cat below it: otherwise it is a label.
  if (sides.filter(Boolean).length !== 2 || behind.filter(Boolean).length < 2) return null;
  const cells = new Map<number, string>();
  const left: string[] = [];
  let places: number[] = [];
  for (const [at, { text }] of lines.entries()) {
    const side = sides[at];
    if (side) places = lineOf(side[1] ? 2 : 3);
    else if (places.length === 0) left.push(text);
    else cells.set(places.shift()!, text);
  }
  return { cells, left };
}

/** A parent's position and those of its ancestors, generation after generation. */
function lineOf(parent: number): number[] {
  const places: number[] = [];
  for (let first = parent, count = 1; first <= LAST_POSITION; first *= 2, count *= 2)
    for (let i = 0; i < count; i++) places.push(first + i);
  return places;
}

function numberIn(text: string): number | null {
  const [, figure = "", roman = ""] =
    /(?:^|\s)(?:([1-5])|(I{1,3}|IV|V))(?:[.:)\s]|$)/u.exec(text) ?? [];
  if (figure !== "") return Number(figure);
  return roman === "" ? null : ROMAN.indexOf(roman) + 1;
}
