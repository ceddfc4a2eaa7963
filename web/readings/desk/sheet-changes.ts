/** What can be done to a sheet; each change makes a new one, so that it can be taken back. */
import type { CatCard } from "@felistry/contract/cats.ts";
import { partialDateText } from "@felistry/domain/cats/partial-date.ts";
import { storedName } from "@felistry/domain/cats/printed-name.ts";
import { readPedigreeCell } from "@felistry/domain/pedigree/pedigree-cell.ts";
import {
  childOf,
  damOf,
  generationOf,
  LAST_POSITION,
  sexAt,
  sireOf,
} from "@felistry/domain/pedigree/positions.ts";
import type { PaperLine } from "@felistry/domain/readings/paper-lines.ts";
import {
  CAT,
  emptyPlace,
  type FieldName,
  type FieldRef,
  isTaken,
  type Sheet,
  type SheetField,
  type SheetPlace,
} from "./sheet.ts";

function changed(sheet: Sheet, at: number, change: (place: SheetPlace) => SheetPlace): Sheet {
  const place = sheet.get(at);
  return place ? new Map([...sheet, [at, change(place)]]) : sheet;
}

const withField = (
  place: SheetPlace,
  name: FieldName,
  change: (field: SheetField) => SheetField,
): SheetPlace => ({
  ...place,
  fields: place.fields.map((field) => (field.name === name ? change(field) : field)),
});

/** What its member types is looked at. */
export function typed(sheet: Sheet, { at, name }: FieldRef, value: string): Sheet {
  if (name === "who") return sheet;
  return changed(sheet, at, (place) =>
    withField(place, name, (field) => ({ ...field, value, checked: true })),
  );
}

/** A place whose question which cat it is was passed over is a new cat. */
export function accepted(sheet: Sheet, { at, name }: FieldRef): Sheet {
  return changed(sheet, at, (place) =>
    name === "who"
      ? { ...place, told: true }
      : withField(place, name, (field) => ({ ...field, checked: true })),
  );
}

/** @param cat null for a new cat */
export function told(sheet: Sheet, at: number, cat: CatCard | null): Sheet {
  return changed(sheet, at, (place) => ({ ...place, cat, told: true }));
}

/** Whether an ancestor can be added there: the place is empty, and its child is known. */
export const isOpen = (sheet: Sheet, position: number): boolean =>
  !isTaken(sheet, position) && isTaken(sheet, childOf(position));

export function added(sheet: Sheet, position: number): Sheet {
  return sheet.has(position) ? sheet : new Map([...sheet, [position, emptyPlace()]]);
}

/** With all of its ancestors: they are nobody's any more. */
export function removed(sheet: Sheet, position: number): Sheet {
  return new Map([...sheet].filter(([at]) => !isWithin(at, position)));
}

const isWithin = (at: number, root: number): boolean =>
  generationOf(at) >= generationOf(root) && at >> (generationOf(at) - generationOf(root)) === root;

/** Where an ancestor comes to stand when `from` is moved to `to`. */
function carried(at: number, from: number, to: number): number {
  const above = generationOf(at) - generationOf(from);
  return to * 2 ** above + (at - from * 2 ** above);
}

/** Whether `from` can be moved there, with its ancestors; what stands there then changes places with it. */
export function canMove(sheet: Sheet, from: number, to: number): boolean {
  if (from <= CAT || to <= CAT || isWithin(to, from) || isWithin(from, to)) return false;
  return isTaken(sheet, from) && (isTaken(sheet, to) || isOpen(sheet, to));
}

/** Ancestors that would stand beyond the last generation are taken off: their print is left over. */
export function moved(sheet: Sheet, from: number, to: number): Sheet {
  if (!canMove(sheet, from, to)) return sheet;
  const next = new Map<number, SheetPlace>();
  for (const [at, place] of sheet) {
    const target = isWithin(at, from)
      ? carried(at, from, to)
      : isWithin(at, to)
        ? carried(at, to, from)
        : at;
    if (target <= LAST_POSITION) next.set(target, ofSex(place, at, target));
  }
  return next;
}

/** A registered cat has its sex: in the other parent's place it is another. */
function ofSex(place: SheetPlace, from: number, to: number): SheetPlace {
  return from <= CAT || sexAt(from) === sexAt(to)
    ? place
    : { ...place, cat: null, candidates: [], told: false };
}

export const swapped = (sheet: Sheet, child: number): Sheet =>
  isTaken(sheet, sireOf(child))
    ? moved(sheet, sireOf(child), damOf(child))
    : moved(sheet, damOf(child), sireOf(child));

/** The whole line into one field. */
export function lineInto(sheet: Sheet, { at, name }: FieldRef, line: PaperLine): Sheet {
  // A system is chosen from a list.
  if (name === "who" || name === "system") return sheet;
  return changed(sheet, at, (place) =>
    withField(place, name, (field) => ({
      ...field,
      value: valueFor(name, line.text),
      region: line.region,
      checked: true,
    })),
  );
}

/** A line may have more on it than the field takes. */
function valueFor(name: FieldName, text: string): string {
  const cell = readPedigreeCell(text);
  if (name === "ems") return cell.ems?.normalised ?? text.trim();
  if (name === "number") return cell.number ?? text.trim();
  if (name === "birthdate") return cell.birth ? (wholeDay(cell.birth) ?? "") : "";
  return text.trim();
}

function wholeDay(birth: Parameters<typeof partialDateText>[0]): string | null {
  const text = partialDateText(birth);
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : null;
}

/** Onto a place of the tree: each part of the line goes to its field. */
export function lineOnto(sheet: Sheet, position: number, line: PaperLine): Sheet {
  const cell = readPedigreeCell(line.text);
  const name = cell.name && (storedName(cell.name) ?? { cat_name: cell.name.printed });
  const parts: [FieldName, string | null | undefined][] = [
    ...(name
      ? ([
          ["prefix", ("cat_name_suffix" in name && name.cat_name_cattery_prefix) || ""],
          ["name", name.cat_name],
          ["suffix", ("cat_name_suffix" in name && name.cat_name_suffix) || ""],
        ] as [FieldName, string][])
      : []),
    ["ems", cell.ems?.normalised],
    ["birthdate", cell.birth && wholeDay(cell.birth)],
    ["number", cell.number],
  ];
  return changed(added(sheet, position), position, (place) => {
    let next: SheetPlace = name ? { ...place, cat: null, candidates: [], told: false } : place;
    for (const [field, value] of parts)
      if (value !== null && value !== undefined)
        next = withField(next, field, (one) => ({
          ...one,
          value,
          region: line.region,
          checked: true,
        }));
    return next;
  });
}
