import { expect, test } from "vitest";
import { likenessKey } from "@felistry/domain/merges/likeness.ts";
import { choicesOf, type RowPair } from "./likely-rows.ts";

const row: RowPair = {
  row_no: 0,
  cats: [5, 7],
  name: "FI*Kuutamon Aatos",
  sex: "male",
  birthdate: "2020-01-02",
  precision: "day",
  breed: "SIB",
  number: "FI SK LO 123456",
  codes: null,
  mother: null,
  father: null,
  breeder: null,
};

test("a likely cat that is deleted while its table is read is not offered, and breaks nothing off", () => {
  const { number, mother: _mother, father: _father, cats: _cats, row_no: _row, ...cat } = row;
  const key = likenessKey({ ...cat, numbers: [number], dam: null, sire: null });
  expect(choicesOf(row, new Map([[7, key]]))).toBe("cat:7");
  expect(choicesOf(row, new Map())).toBe("");
});
