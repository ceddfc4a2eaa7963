import { expect, test } from "vitest";
import {
  BELIEF,
  believed,
  codeDoubt,
  cutDoubt,
  dateDoubts,
  nameDoubt,
  numberDoubts,
  ownNameDoubt,
  personDoubt,
} from "./belief.ts";
import { SURE_FROM } from "./recognised.ts";

test("a higher score is never believed less, and none beyond its bounds", () => {
  const steps = Array.from({ length: 101 }, (_, i) => believed(i / 100));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBeLessThan(1);
  expect(BELIEF.map(([score]) => believed(score))).toEqual(BELIEF.map(([, right]) => right));
});

test.each([
  ["Kenzo", true],
  ["1C Sweet Caroline Moravian Lion", true],
  ["Аvrora Ural Gem", true],
  ["Storm W Chaser", true],
  ["d'Oriente Kleopatra", true],
  ["L Dutch Delight's Orion", true],
  ["Anja WeiRmann", true],
  ["Moonlit Taiga Quincy Wild at Heart Silver Tale RU", true],
  ["Lord of the Rings ze Zlaté Prahy CZ", false],
  ["McLeod's Nemo of LaPerla", false],
  ["Jolie z Bílého dvora", false],
  ["Mister Big II of Golden Paradise", false],
  ["N Trollfjellet's Moonlight Sonata", false],
])("%s is doubted as a name: %s", (name, isDoubted) => {
  expect(nameDoubt(name) < 1).toBe(isDoubted);
});

test("a number built unlike all others of its paper is doubted", () => {
  const doubt = numberDoubts([
    "1882-109000",
    "1824 3702043",
    ..."1850 1851 1852 1853 1854 1855".split(" ").map((book) => `${book}-36393`),
  ]);
  expect(doubt("1824 3702043")).toBeLessThan(1);
  expect(doubt("1882-109000")).toBe(1);
  expect(numberDoubts(["LO 12", "RX-22"])("LO 12")).toBe(1);
});

test("of few numbers one whose issuer nobody knows by it is doubted where none is like it", () => {
  const doubt = numberDoubts(["00-950", "LO 6336/15"]);
  expect(doubt("00-950")).toBeLessThan(1);
  expect(doubt("LO 6336/15")).toBe(1);
});

test("a number without the country that others of its kind have is doubted", () => {
  const doubt = numberDoubts(["SE RX 707067", "RX 846224", "RX 591135", "DE RX 122311"]);
  expect(doubt("RX 846224")).toBeLessThan(1);
  expect(doubt("SE RX 707067")).toBe(1);
  const parted = numberDoubts(["CS SR 72 477", "SR 18 248", "SR 65 165"]);
  expect(parted("SR 18 248")).toBe(1);
});

test("a number with small words behind it is doubted", () => {
  const numbers = ["LOOF 2015.27531 né(e) le", "LOOF 2015.2451 né(e) le", "LOOF 2011.17"];
  expect(numberDoubts(numbers)(numbers[0]!)).toBeLessThan(1);
});

test.each([
  ["Щербакова А.П., г Екатеринбург", false],
  ["Jean-Luc de Vries", false],
  ["Uppfödare", true],
  ["Anja WeiRmann", true],
  ["Ще акова А.П.", true],
])("%s is doubted as a person: %s", (name, isDoubted) => {
  expect(personDoubt(name) < 1).toBe(isDoubted);
});

test.each([
  ["rot-silber-gestromt mit Weiß (NFO ds 09", true],
  ["NFO a 09 2:", true],
  ["NFO a 09 23", false],
  ["kolor (NFO fs 09 22)", false],
])("the end of the code in %s is lost: %s", (line, isLost) => {
  expect(cutDoubt([line]) < 1).toBe(isLost);
});

test.each(["n 22", "MCO 09 22"])("%s lacks its breed or its colour: no sure code", (code) => {
  expect(codeDoubt("SIB n 22")).toBe(1);
  expect(believed(codeDoubt(code))).toBeLessThan(SURE_FROM);
});

test.each([
  ["Mälarpärlan's Mystique SE SVERAK", true],
  ["HU Tiszavirág Nemo Tkv.", true],
  ["Mystic Highland's Luchs Jr", false],
  ["Jolie z Bílého dvora CZ", false],
])("what a lost number leaves behind the name %s is doubted: %s", (name, isDoubted) => {
  expect(nameDoubt(name) < 1).toBe(isDoubted);
});

test("where the paper writes two figures, a day or a month of one is doubted", () => {
  const padded = ["05.04.2019", "12.03.2018", "01.11.2020", "23.12.2017"];
  expect(dateDoubts([...padded, "12.1.2016"])("12.1.2016")).toBeLessThan(1);
  expect(dateDoubts([...padded, "12.1.2016"])("05.04.2019")).toBe(1);
  expect(dateDoubts(["5.4.2019", "12.3.2018", "1.11.2020"])("5.4.2019")).toBe(1);
});

test.each([
  ["Mira of Northern Light", true, 1],
  ["Mira of Northern Light", false, 0.8],
  ["Ras British Shorthair", true, 0.78],
  ["Secret Garden of Bayou Gender Female", true, 0.78],
  ["Dancing Queen of Bayou", true, 1],
  ["Vesna of Bar", true, 0.6],
])("the cat's own name %s, found by its label or its place: %s", (name, isNamed, doubt) =>
  expect(ownNameDoubt(name, { isNamed, ofAncestors: ["Vesna of Bar"] })).toBe(doubt),
);
