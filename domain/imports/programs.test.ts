import { expect, test } from "vitest";
import { programOf } from "./programs.ts";

const row = (text: string) => ({ cells: text.split(";") });

test("a program is known by headings that no other has, in whatever row they stand", () => {
  const zooeasy =
    "Name;Registration number father;Name father;Registration number mother;Name mother;Current owner";
  expect(programOf("", [row("My cats"), row(zooeasy)])).toEqual({
    name: "ZooEasy",
    guide: "zooeasy",
  });
  expect(
    programOf("", [row("Name;PreTitle;PostTitle;Inbreeding Coefficient;Relationship Coefficient")]),
  ).toMatchObject({ guide: "breedmate" });
  expect(
    programOf("", [row("link_name;registered_name;sire_registered_name;dam_registered_name")]),
  ).toMatchObject({ name: "BreedArchive" });
  expect(
    programOf("", [row("Titles Before;Titles After;Sire Reg. No.;Dam Reg. No.;Altered")]),
  ).toMatchObject({ guide: "breeders_assistant" });
});

test("headings that anybody may write say no program, nor does half of a set", () => {
  expect(programOf("", [row("Name;Sex;Birthdate;Breed;Sire;Dam;Breeder;Owner")])).toBeNull();
  expect(programOf("", [row("Name;Name father;Name mother;Current owner")])).toBeNull();
});

test("a line that says by what the file was written names the program; the name alone may be a cat's", () => {
  expect(programOf("# Exported from BreedMate 3.1\nName;Sex", [])).toMatchObject({
    guide: "breedmate",
  });
  expect(programOf("", [row("Erstellt mit ZooEasy am 3.4.2024")])).toMatchObject({
    guide: "zooeasy",
  });
  expect(
    programOf("<!-- saved from url=(0032)https://pawpeds.com/db/?a=p -->\n<html>", []),
  ).toMatchObject({ name: "PawPeds" });
  expect(programOf("Name;Sex\nBreedMate of Foo;male", [row("BreedMate of Foo;male")])).toBeNull();
});

test("a GEDCOM's head names its program, known or not", () => {
  const head = (lines: string) => `0 HEAD\n${lines}\n1 GEDC\n2 VERS 5.5.1\n0 @I1@ INDI\n1 NAME Ada`;
  expect(programOf(head("1 SOUR AGE\n2 VERS 5.2\n2 NAME Древо Жизни"), [])).toEqual({
    name: "Древо Жизни",
    guide: "gedcom",
  });
  expect(programOf(head("1 SOUR BREEDERS_ASSISTANT"), [])).toEqual({
    name: "Breeders Assistant",
    guide: "breeders_assistant",
  });
  expect(programOf(head("1 DATE 1 JAN 2024"), [])).toBeNull();
  // Of a cat a source is a book.
  expect(programOf("0 HEAD\n1 GEDC\n0 @I1@ INDI\n1 SOUR Stud book", [])).toBeNull();
});
