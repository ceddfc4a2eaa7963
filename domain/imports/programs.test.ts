import { expect, test } from "vitest";
import { programOf } from "./programs.ts";

const row = (text: string) => ({ cells: text.split(";") });

test("a program is known by headings that no other has, in whatever row they stand", () => {
  const pedigree = "Name;Sire;Dam;Additional Reg No.;Studbook No.;PreTitle;PostTitle";
  expect(programOf("", [row("My cats"), row(pedigree)])).toEqual({
    name: "BreedMate",
    guide: "breedmate",
  });
  expect(programOf("", [row("link_name;registered_name;sex;coi")])).toMatchObject({
    name: "BreedArchive",
  });
});

test("a program is known by the words of its own format", () => {
  expect(programOf('<?xml version="1.0"?><zooeasy type="ExportDier" versie="11.03">', [])).toEqual({
    name: "ZooEasy",
    guide: "zooeasy",
  });
  expect(programOf('<td><span class="siredamInPedigree">Sire</span>', [])).toMatchObject({
    guide: "pawpeds",
  });
  expect(programOf('{"linkName":"ada","registeredName":"Foo Ada"}', [])).toMatchObject({
    guide: "breedarchive",
  });
});

test("headings that anybody may write say no program, nor do some of a set", () => {
  expect(programOf("", [row("Name;Sex;Birthdate;Breed;Sire;Dam;Breeder;Owner")])).toBeNull();
  expect(programOf("", [row("Name;Sire;Dam;PreTitle;PostTitle")])).toBeNull();
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
