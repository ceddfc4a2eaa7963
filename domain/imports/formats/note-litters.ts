/** What the lines above several cats of notes say of all of them: "C litter, born 2.9.2020", "sire A, dam B", "A × B", "Queens". */
import { readHeading } from "../headings/read-heading.ts";
import { birthIn } from "../litters/title-days.ts";
import { pairIn, sectionOf } from "../sections.ts";
import { wordsBeyond } from "../words-beyond.ts";
import { OF_ONE_CAT, piecesOf, readPieces } from "./note-lines.ts";
import type { NoteField } from "./note-pieces.ts";

export type Litter = { [Field in NoteField]?: string };

export function litterOf(titles: readonly string[]): Litter {
  const litter: Litter = {};
  for (const title of titles) {
    const { sex, breed, birthdate, father, mother } = sectionOf(title) ?? {};
    const pair = father === undefined ? pairIn(title) : null;
    const said: Litter = {
      ...(sex && { sex }),
      ...(breed && { breed }),
      ...(birthdate && { birthdate }),
      ...(pair && { father: pair[0], mother: pair[1] }),
      ...(father && { father }),
      ...(mother && { mother }),
    };
    for (const { field, text, isLabelled } of readPieces(piecesOf(title)).facts)
      if (!OF_ONE_CAT.has(field) && (isLabelled || field !== "birthdate")) said[field] ??= text;
    for (const [field, text] of Object.entries(said) as [NoteField, string][])
      litter[field] ??= text;
  }
  const day = dayOf(titles, litter);
  return litter.birthdate === undefined && day !== undefined
    ? { ...litter, birthdate: day }
    : litter;
}

/** A day without a word may be that of the notes, unless the parents stand beside it. */
function dayOf(titles: readonly string[], { father, mother }: Litter): string | undefined {
  const isLitter = father !== undefined || mother !== undefined;
  return titles.map((title) => birthIn(title, isLitter)).find((day) => day !== undefined);
}

/** Whether a title says more than its litter has of it. */
export function isToldOf(title: string, litter: Litter): boolean {
  const more = wordsBeyond(title, Object.values(litter)).split(" ");
  if (litter.sex !== undefined && sectionOf(title)?.sex === litter.sex) return false;
  return more.some((word) => word.length > 2 && readHeading(word).field === null);
}
