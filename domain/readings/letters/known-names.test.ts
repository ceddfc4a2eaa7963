import { describe, expect, test } from "vitest";
import { knownNames, namesOfPaper, withKnownNames } from "./known-names.ts";
import { segmentOf } from "../segments.ts";

const line = (text: string, confidence = 0.6) =>
  segmentOf(
    text.split(" ").map((word, i) => ({ text: word, x: i * 100, y: 0, w: 90, h: 20, confidence })),
    0,
  );

describe("a known name", () => {
  const known = knownNames(["Elodie", "Königsberg", "Hermine", "Lara", "Mila"]);

  test.each([
    ["Flodie", "Elodie"],
    ["FLODIE", "ELODIE"],
    ["E1odie", "Elodie"],
    ["Konigsberg", "Königsberg"],
    ["Kénigsberg", "Königsberg"],
    ["Herrnine", "Hermine"],
  ])("is what %s is nearly", (read, name) => {
    expect(known.corrected(read)).toBe(name);
  });

  test.each(["Melodie", "Elodia", "Mira", "Zorro", "Elodie"])("is not what %s is", (read) => {
    expect(known.corrected(read)).toBe(read);
  });

  test("is not guessed between two", () => {
    expect(knownNames(["Selma", "Solma"]).corrected("5elma")).toBe("5elma");
  });

  test("is put where the letters were doubtful, with the signs around it", () => {
    expect(withKnownNames([line("Ch. “Flodie”,")], known)[0]!.text).toBe("Ch. “Elodie”,");
    expect(withKnownNames([line("Flodie", 0.98)], known)[0]!.text).toBe("Flodie");
  });
});

test("a cattery behind its country's star is put right, and one that is known is not doubted for the star", () => {
  const known = knownNames(["Lumiyön"]);
  expect(withKnownNames([line("FI*Lurniyön Thor")], known)[0]!.text).toBe("FI*Lumiyön Thor");
  const [, doubted] = [0.95, 0.2].map(
    (confidence) => withKnownNames([line('Fl"Lumiyön Thor', confidence)], known)[0]!.words[0]!,
  );
  expect(doubted!.confidence).toBeGreaterThan(0.5);
});

test("a word of the form is no name that it is nearly", () => {
  expect(withKnownNames([line("Отец Sire")], knownNames(["Siro"]))[0]!.text).toBe("Отец Sire");
});

test("words of the same paper are known if they come again or are read surely", () => {
  const lines = [line("Amadeus' Undine", 0.9), line("Amadeus' Storm", 0.86), line("Smilla", 0.96)];
  expect(namesOfPaper(lines)).toEqual(["Amadeus", "Smilla"]);
});

test("a name printed without bars keeps none", () => {
  expect(knownNames(["Undīne"]).corrected("Undine")).toBe("Undine");
});
