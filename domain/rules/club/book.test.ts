import { expect, test } from "vitest";
import { bookOf, registerOf, shownBook } from "./book.ts";
import { ancestorsOfKittens, generationFacts, type Ancestors } from "./generations.ts";

const parent = (generations: number, breed: (place: number) => string): Ancestors =>
  new Map(
    Array.from({ length: 2 ** (generations + 1) - 1 }, (_, at) => [
      at + 1,
      { id: at + 1, breed: breed(at + 1) },
    ]),
  );

test("a kitten's generations are its parents', one further", () => {
  const abyssinian = () => "ABY";
  const both = ancestorsOfKittens(
    parent(2, abyssinian),
    parent(3, () => "SOM"),
  );
  expect(generationFacts(both, "ABY")).toEqual({
    known_gen_n: 3,
    pedigree_gen_n: 4,
    unknown_ancestor: false,
    pure_gen_n: 3,
    own_breed_gen_n: 0,
    crossing: "V",
  });
  const short = ancestorsOfKittens(parent(1, abyssinian), parent(3, abyssinian));
  expect(generationFacts(short, "ABY")).toMatchObject({ known_gen_n: 2, unknown_ancestor: true });
});

test("one great-grandparent of another breed ends the pure generations there", () => {
  const sire = parent(2, (place) => (place === 4 ? "PER" : "BSH"));
  const facts = generationFacts(
    ancestorsOfKittens(
      sire,
      parent(2, () => "BSH"),
    ),
    "BSH",
  );
  expect(facts).toMatchObject({ known_gen_n: 3, pure_gen_n: 2 });
});

test.each([
  ["FIFe", { lo_met: true }, "LO"],
  ["FIFe", { lo_met: false }, "RX"],
  ["WCF", { lo_met: false }, "RIEX"],
  ["FIFe", {}, null],
  ["LOOF", { unknown_ancestor: true, odd_cross: true }, "RIA"],
  ["LOOF", { unknown_ancestor: false, odd_cross: true }, "RIEX"],
  ["LOOF", { unknown_ancestor: false, odd_cross: false }, "LP"],
  ["LOOF", { odd_cross: false }, null],
  ["TICA", { lo_met: true }, null],
] as const)("%s with %o: %s", (club, facts, book) => {
  expect(bookOf(club, facts)).toBe(book);
});

test.each([
  ["FIFe", { lo_met: true }, "LO"],
  ["FIFe", { lo_met: true, paper_book: "RX" }, "RX"],
  ["FIFe", { lo_met: false, paper_book: "LO", unknown_ancestor: false }, "LO"],
  ["FIFe", { lo_met: false, paper_book: "LO", unknown_ancestor: true }, undefined],
  ["WCF", { lo_met: true, paper_book: "RX" }, "LO"],
  ["GCCF", { gccf_register: "reference" }, "reference"],
  ["FIFe", { lo_met: true, gccf_register: "reference" }, "LO"],
  ["FIFe", { register: "RX", lo_met: true }, "RX"],
] as const)(
  "%s judges %o in %s: the paper's book before the chosen one",
  (club, facts, register) => {
    expect(registerOf(club, facts)).toBe(register);
  },
);

test("the book that is shown is the one that was judged", () => {
  expect(shownBook("FIFe", { lo_met: true, paper_book: "RX" })).toBe("RX");
  expect(shownBook("FIFe", { lo_met: true })).toBe("LO");
  expect(shownBook("GCCF", { gccf_register: "reference" })).toBeNull();
});
