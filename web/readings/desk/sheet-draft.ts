/** What was changed on a sheet since it was read, small enough for a draft. */
import type { CatCard } from "@felistry/contract/cats.ts";
import type { Region } from "@felistry/domain/readings/recognised.ts";
import type { FieldName, Sheet, SheetPlace } from "./sheet.ts";

type KeptField = readonly [
  name: FieldName,
  value: string,
  confidence: number | null,
  checked: 0 | 1,
  region: readonly [page: number, x: number, y: number, w: number, h: number] | null,
];

interface KeptPlace {
  readonly fields: readonly KeptField[];
  readonly cat: CatCard | null;
  readonly told: 0 | 1;
}

/** By position; null where nobody is any more. */
export type SheetDraft = readonly (readonly [position: number, place: KeptPlace | null])[];

export function draftOf(sheet: Sheet, atFirst: Sheet): SheetDraft {
  const positions = new Set([...atFirst.keys(), ...sheet.keys()]);
  return [...positions].flatMap((at): SheetDraft => {
    const place = sheet.get(at);
    if (place === atFirst.get(at)) return [];
    return [[at, place ? kept(place) : null]];
  });
}

const kept = ({ fields, cat, told }: SheetPlace): KeptPlace => ({
  fields: fields.map(({ name, value, confidence, checked, region }) => [
    name,
    value,
    confidence,
    checked ? 1 : 0,
    region && [region.page, region.x, region.y, region.w, region.h],
  ]),
  cat,
  told: told ? 1 : 0,
});

export function sheetOfDraft(draft: SheetDraft, atFirst: Sheet): Sheet {
  const sheet = new Map(atFirst);
  for (const [at, place] of draft) {
    if (place) sheet.set(at, placeOf(place, atFirst.get(at)));
    else sheet.delete(at);
  }
  return sheet;
}

const placeOf = ({ fields, cat, told }: KeptPlace, before: SheetPlace | undefined): SheetPlace => ({
  fields: fields.map(([name, value, confidence, checked, region]) => ({
    name,
    value,
    confidence,
    checked: checked === 1,
    region: regionOf(region),
  })),
  cat,
  told: told === 1,
  candidates: cat ? [cat] : (before?.candidates ?? []),
});

const regionOf = (kept: KeptField[4]): Region | null =>
  kept && { page: kept[0], x: kept[1], y: kept[2], w: kept[3], h: kept[4] };
