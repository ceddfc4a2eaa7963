import { expect, test } from "vitest";
import { guessColumns } from "../headings/guess-columns.ts";
import { factsInNote } from "./note-facts.ts";

test("titles that a remark says by their label are the cat's, and other words are not", () => {
  expect(factsInNote("import Rusko; titul: GIC, DSM").titles).toBe("GIC, DSM");
  expect(factsInNote("titul: nemá").titles).toBeUndefined();
});

test("a cattery's name is the cat's whole name in a table of cats that has no other", () => {
  expect(guessColumns(["Stamnavn", "Født", "Kjønn"])).toMatchObject({ name: 0, sex: 2 });
  expect(guessColumns(["Navn", "Stamnavn", "Kjønn"])).toMatchObject({ name: 0, prefix: 1 });
});
