/** Files that anybody might keep: trees of JSON, GEDCOM, pages and notes, each with words that stand once. */
import fc from "fast-check";
import { tables, wordOf } from "./any-table.ts";

/** Words that stand once each, begun anew for each file. */
const numbered = () => {
  let count = 0;
  return () => wordOf(count++);
};

type Json = string | number | null | { [key: string]: Json } | Json[];
type Shape =
  | { readonly [key: string]: Shape }
  | readonly Shape[]
  | "word"
  | "day"
  | "sex"
  | "none"
  | "number";

const LEAF_KEYS = [
  "name",
  "sex",
  "born",
  "breed",
  "colour",
  "regNumber",
  "breeder",
  "owner",
  "notes",
  "sire",
  "dam",
  "status",
  "price",
  "id",
  "key",
  "chip",
  "titles",
  "кличка",
  "порода",
  "photo",
  "date",
  "result",
  "lab",
  "city",
  "result_2",
  "litter",
  "mate",
];
const LIST_KEYS = [
  "cats",
  "kittens",
  "litters",
  "tests",
  "shows",
  "titles",
  "offspring",
  "photos",
  "numbers",
  "parents",
  "owners",
  "items",
  "weights",
];
const OBJECT_KEYS = [
  "sire",
  "dam",
  "owner",
  "breeder",
  "litter",
  "registration",
  "health",
  "colour",
  "father",
  "birth",
  "meta",
  "names",
  "mate",
  "pedigree",
  "attached",
];

const leaf = fc.constantFrom<Shape>("word", "word", "word", "day", "sex", "none", "number");

function objectOf(depth: number): fc.Arbitrary<Shape> {
  const leaves = fc.dictionary(fc.constantFrom(...LEAF_KEYS), leaf, { minKeys: 1, maxKeys: 7 });
  if (depth === 0) return leaves;
  const objects = fc.dictionary(fc.constantFrom(...OBJECT_KEYS), objectOf(depth - 1), {
    maxKeys: 2,
  });
  const lists = fc.dictionary(fc.constantFrom(...LIST_KEYS), listOf(depth - 1), { maxKeys: 2 });
  return fc.tuple(leaves, objects, lists).map((parts) => Object.assign({}, ...parts) as Shape);
}

const listOf = (depth: number): fc.Arbitrary<Shape> =>
  fc.oneof(fc.array(leaf, { maxLength: 3 }), fc.array(objectOf(depth), { maxLength: 3 }));

export const trees = fc.oneof(objectOf(3), listOf(3)).map((shape) => {
  const word = numbered();
  let number = 10_000;
  const told = (one: Shape): Json => {
    if (typeof one === "string")
      return { word: word(), day: "2020-05-06", sex: "F", none: null, number: number++ }[one];
    if (Array.isArray(one)) return (one as readonly Shape[]).map(told);
    return Object.fromEntries(Object.entries(one).map(([key, below]) => [key, told(below)]));
  };
  return told(shape);
});

const TAGS = [
  "SEX F",
  "BIRT",
  "DEAT",
  "NOTE *",
  "OCCU *",
  "_BREED MCO",
  "_EMS n 22",
  "_CHIP *",
  "REFN *",
  "EVEN *",
  "FACT *",
  "TITL *",
  "_OWNER *",
  "RESN *",
  "ADDR *",
  "SOUR *",
  "OBJE",
];
const BELOW = [
  "TYPE *",
  "DATE 5 MAY 2019",
  "PLAC *",
  "NOTE *",
  "CONT *",
  "CONC  *",
  "_X *",
  "FILE *",
  "AGNC *",
  "DATE *",
];
export const gedcoms = fc
  .array(
    fc.array(
      fc.tuple(fc.constantFrom(...TAGS), fc.array(fc.constantFrom(...BELOW), { maxLength: 3 })),
      { maxLength: 6 },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((cats) => {
    const word = numbered();
    const filled = (line: string) => line.replaceAll("*", () => word());
    const records = cats.flatMap((tags, i) => [
      `0 @I${i}@ INDI`,
      filled("1 NAME * /of */"),
      ...tags.flatMap(([tag, below]) => [
        `1 ${filled(tag)}`,
        ...below.map((line) => `2 ${filled(line)}`),
      ]),
    ]);
    return [
      "0 HEAD",
      "1 SOUR Foo",
      "1 CHAR UTF-8",
      ...records,
      "0 @F1@ FAM",
      "1 HUSB @I0@",
      "1 CHIL @I1@",
      filled("1 NOTE *"),
      "1 MARR",
      filled("2 PLAC *"),
      filled("0 @N1@ NOTE *"),
      "0 TRLR",
    ].join("\n");
  });

export const pages = fc
  .tuple(tables, fc.array(fc.nat(5), { minLength: 8, maxLength: 8 }))
  .map(([rows, signs]) => {
    let at = 0;
    const sign = () => signs[at++ % signs.length]!;
    const body = rows.map((cells, i) => {
      const tag = i === 0 ? "th" : "td";
      const inner = cells.map((cell) => {
        const over = sign() === 5 ? ' rowspan="2"' : sign() === 4 ? ' colspan="2"' : "";
        return `<${tag}${over}>${sign() === 3 ? `<b>${cell}</b><br>` : cell}</${tag}>`;
      });
      return `<tr>${inner.join("")}</tr>`;
    });
    const half = Math.ceil(body.length / 2);
    const isTwo = sign() > 3;
    const parts = isTwo ? [body.slice(0, half), body.slice(half)] : [body];
    const page = parts
      .map((part) => `<table>${part.join("\n")}</table>`)
      .join("<p>Hodzunhod gulzunhod</p>");
    return `<html><head><title>Page</title></head><body><h1>Wekxibhod</h1>${page}<p>Jafxibhod</p></body></html>`;
  });

const PIECES = [
  "female",
  "male",
  "born 5.6.2019",
  "MCO n 22",
  "sire * of *",
  "dam *",
  "LO 1234",
  "sold to *",
  "*",
  "breeder *",
  "* *",
  "chip 276094100112233",
  "*: *",
  "blue",
  "(*)",
];
export const notes = fc
  .tuple(
    fc.array(fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 6 }), {
      minLength: 2,
      maxLength: 8,
    }),
    fc.constantFrom("- ", "", "• "),
    fc.constantFrom(", ", " - ", "; "),
  )
  .map(([lines, bullet, between]) => {
    const word = numbered();
    const filled = (text: string) => text.replaceAll("*", () => word());
    return [
      "* notes",
      ...lines.map((pieces) => `${bullet}${["* of *", ...pieces].join(between)}`),
      "* behind",
    ]
      .map(filled)
      .join("\n");
  });
