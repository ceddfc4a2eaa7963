import { SHEET_FIELDS, sheetColumn } from "../../cats/field-lists.ts";
import { SHEET_HEADINGS } from "../../cats/sheet-headings.ts";
import type { ColumnMapping } from "../columns.ts";
import { BESIDE, readHeading } from "./read-heading.ts";

/** Guesses from the headings; each column and each field is used at most once, the surest first. */
export function guessColumns(headings: readonly string[]): ColumnMapping {
  const guesses = headings.flatMap((heading, at) => {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
    const ours = SHEET_FIELDS.map(sheetColumn).find((field) =>
      SHEET_HEADINGS[field].includes(plain),
    );
    if (heading.startsWith(BESIDE)) return [];
    const { field, rank } = readHeading(heading);
    const read = field === null || field === "ignored" ? [] : [{ field, at, rank }];
    return ours === undefined || (field !== null && field !== "ignored" && field !== ours)
      ? read
      : [{ field: ours, at, rank: /\bems\b/u.test(plain) ? 5 : 4 }];
  });
  const mapping: ColumnMapping = {};
  for (const { field, at } of guesses.toSorted(
    (one, other) => other.rank - one.rank || one.at - other.at,
  ))
    mapping[field] ??= at;
  // "Stamnavn" is a cattery's name beside a cat's, and the whole name where there is no other.
  const isOfCats = mapping.sex !== undefined || mapping.birthdate !== undefined;
  if (mapping.name === undefined && mapping.prefix !== undefined && isOfCats) {
    const { prefix, ...others } = mapping;
    return { ...others, name: prefix };
  }
  return mapping;
}
