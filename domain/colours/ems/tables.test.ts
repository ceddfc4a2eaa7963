import { describe, expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { BREED_CODES, currentBreedCode, OTHER_CODES } from "./breed-codes.ts";
import {
  COAT_CODES,
  CODES_OF_KIND,
  COLOUR_KINDS,
  EAR_CODES,
  FLAG_CODES,
  LEGACY_CODES,
  NO_BREED_CODES,
  TAIL_CODES,
} from "./codes.ts";
import { COLOUR_NAMES, OTHER_NAMES } from "./colour-names.ts";

describe("codes and names match the reference data", () => {
  test("[D9-07] colours.csv, row by row, in the selects' order", async () => {
    const rows = await dataTable<"kind" | "ems" | "name_eng" | "name_ru" | "sort">("colours.csv");
    for (const kind of COLOUR_KINDS) {
      const ofKind = rows
        .filter((row) => row.kind === kind)
        .sort((a, b) => Number(a.sort) - Number(b.sort));
      expect(CODES_OF_KIND[kind]).toEqual(ofKind.map((row) => row.ems));
      expect(Object.keys(COLOUR_NAMES[kind]).sort()).toEqual(ofKind.map((row) => row.ems).sort());
      for (const row of ofKind)
        expect(COLOUR_NAMES[kind][row.ems]).toEqual({ en: row.name_eng, ru: row.name_ru });
    }
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(COLOUR_KINDS));
  });

  test("ems_other.csv, row by row", async () => {
    const rows = await dataTable<"code" | "group" | "name_eng" | "name_ru">("ems_other.csv");
    const ofGroup = (group: string) =>
      rows.filter((row) => row.group === group).map((row) => row.code);
    expect(ofGroup("tail")).toEqual([...TAIL_CODES]);
    expect(ofGroup("ears")).toEqual([...EAR_CODES]);
    expect(ofGroup("coat")).toEqual([...COAT_CODES]);
    expect([...ofGroup("tabby"), ...ofGroup("legacy")]).toEqual([...LEGACY_CODES]);
    expect(ofGroup("flag").sort()).toEqual([...FLAG_CODES, ...NO_BREED_CODES].sort());
    expect(Object.keys(OTHER_NAMES).sort()).toEqual(rows.map((row) => row.code).sort());
    for (const row of rows)
      expect(OTHER_NAMES[row.code]).toEqual({ en: row.name_eng, ru: row.name_ru });
  });

  test("[1-18] [1-19] breeds.csv has the same codes: three capitals, each once", async () => {
    const rows = await dataTable<"ems">("breeds.csv");
    expect(BREED_CODES).toEqual(rows.map((row) => row.ems));
    expect(BREED_CODES.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true);
    expect(new Set(BREED_CODES).size).toBe(BREED_CODES.length);
  });

  test("every other breed code appears in the notes of the breed it maps to", async () => {
    const rows = await dataTable<"ems" | "notes">("breeds.csv");
    expect(OTHER_CODES.filter((code) => BREED_CODES.includes(code))).toEqual([]);
    const unexplained = OTHER_CODES.filter(
      (code) => !rows.find((row) => row.ems === currentBreedCode(code))?.notes.includes(code),
    );
    expect(unexplained).toEqual([]);
  });
});
