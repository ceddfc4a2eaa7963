import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dataTable } from "@felistry/testkit/data-table.ts";
import { BREED_CODES } from "../ems/breed-codes.ts";
import { CODES_OF_KIND, type ColourKind } from "../ems/codes.ts";
import { parseEms } from "../ems/parse.ts";
import { breedType } from "./breed-type.ts";
import { drawCat } from "./draw.ts";
import { catLook, type DrawnColour } from "./look.ts";

const NOTHING: DrawnColour = {
  breed: null,
  main: null,
  gold: null,
  white: null,
  tabby: null,
  point: null,
  eye: null,
};
const LIMIT = 12 * 1024;

const draw = (colour: Partial<DrawnColour>): string => drawCat(catLook({ ...NOTHING, ...colour }));

/** The first problem with a document's tags: each must be closed in order, each attribute quoted. */
function tagProblem(svg: string): string | null {
  const open: string[] = [];
  let rest = svg;
  while (rest !== "") {
    const tag = /^<(?:\/(\w+)|(\w+)((?: [\w:-]+="[^"<>&]*")*)(\/?))>/.exec(rest);
    if (!tag) return `not a tag: ${rest.slice(0, 80)}`;
    const [all, closing, name, , empty] = tag;
    if (closing && open.pop() !== closing) return `unexpected </${closing}>`;
    if (name && !empty) open.push(name);
    rest = rest.slice(all.length);
  }
  return open.length > 0 ? `left open: ${open.join()}` : null;
}

/** Everything that makes a text unfit to be served as a drawing. */
function problemsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const targets = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, target]) => target);
  const foreign =
    /NaN|undefined|Infinity|null|<script|style=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/.exec(svg);
  return [
    tagProblem(svg),
    foreign && `contains ${foreign[0]}`,
    svg.length > LIMIT && `${svg.length} bytes`,
    new Set(ids).size < ids.length && "an id twice",
    ...targets.map((target) => !ids.includes(target) && `no #${target}`),
  ].filter((problem) => typeof problem === "string");
}

describe("the drawing of a cat without a photo", () => {
  test.each(["main", "gold", "white", "tabby", "point", "eye"])(
    "every %s code draws a well-formed document of its own",
    async (kind) => {
      const rows = await dataTable<"kind" | "ems">("colours.csv");
      const codes = rows.filter((row) => row.kind === kind).map(({ ems }) => ems);
      const drawings = codes.map((ems) => draw({ main: "n", [kind]: ems }));
      expect(drawings.flatMap(problemsOf)).toEqual([]);
      // A written eye colour may be the default one.
      const unwritten = kind === "main" || kind === "eye" ? [] : [draw({ main: "n" })];
      expect(codes).not.toEqual([]);
      expect(new Set([...drawings, ...unwritten]).size).toBe(codes.length + unwritten.length);
    },
  );

  test("each example of the EMS list is drawn, and no two alike", async () => {
    const rows = await dataTable<"ems">("ems_examples.csv");
    const drawings = rows.map(({ ems }) => {
      const parsed = parseEms(ems);
      if (!parsed.ok) throw new Error(`${ems}: ${parsed.unknown}`);
      return draw({ ...parsed.codes, breed: parsed.breed });
    });
    expect(drawings.flatMap(problemsOf)).toEqual([]);
    expect(new Set(drawings).size).toBe(rows.length);
  });

  test("any breed in any colour stays small and whole", () => {
    const code = (kind: ColourKind): fc.Arbitrary<string | null> =>
      fc.option(fc.constantFrom(...CODES_OF_KIND[kind]));
    const colours = fc.record({
      breed: fc.option(fc.constantFrom(...BREED_CODES)),
      main: code("main"),
      gold: code("gold"),
      white: code("white"),
      tabby: code("tabby"),
      point: code("point"),
      eye: code("eye"),
    });
    fc.assert(
      fc.property(colours, (colour) => {
        expect(problemsOf(draw(colour))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("the largest drawing keeps the limit", () => {
    const largest = { main: "gm", gold: "s", white: "09", tabby: "14", point: "33", eye: "63" };
    for (const breed of BREED_CODES) expect(problemsOf(draw({ ...largest, breed }))).toEqual([]);
  });

  test("unknown codes are ignored and the rest is drawn", () => {
    const rubbish = fc.oneof(fc.string(), fc.constantFrom("constructor", "__proto__", "toString"));
    const colours = fc.record({
      breed: rubbish,
      main: rubbish,
      gold: rubbish,
      white: rubbish,
      tabby: rubbish,
      point: rubbish,
      eye: rubbish,
    });
    fc.assert(
      fc.property(colours, (colour) => {
        expect(problemsOf(draw(colour))).toEqual([]);
      }),
    );
  });

  test("breeds differ in shape, not only in colour", () => {
    const breeds = ["PER", "SIA", "MCO", "SPH", "SFS", "RUS"];
    const outlines = breeds.map((breed) =>
      [...draw({ breed, main: "n" }).matchAll(/<path id="[bht]" d="([^"]+)"/g)]
        .map(([, d]) => d)
        .join(),
    );
    expect(new Set(outlines).size).toBe(breeds.length);
    const ears = breeds.map((breed) => /<path id="e1" d="([^"]+)"/.exec(draw({ breed }))?.[1]);
    expect(new Set(ears).size).toBe(breeds.length);
  });

  test("[12.1] tail, ears and coat are drawn as the cat's own code has them", () => {
    const tails = ["51", "52", "53", "54"].map((build) => draw({ breed: "MAN", main: "n", build }));
    expect(tails.flatMap(problemsOf)).toEqual([]);
    expect(new Set(tails).size).toBe(4);
    expect(tails[0]).toBe(draw({ breed: "MAN", main: "n" }));
    expect(tails[0]).not.toContain('id="t"');
    expect(tails[3]).toContain('id="t"');
    const ears = (breed: string, build?: string) =>
      /<path id="e1" d="([^"]+)"/.exec(draw({ breed, ...(build && { build }) }))?.[1];
    expect(ears("SFS", "73")).toBe(ears("SFS"));
    expect(ears("SFS", "71")).toBe(ears("SCS"));
    expect(ears("SCS", "73")).toBe(ears("SFS"));
    expect(ears("ACS", "71")).toBe(ears("TOG"));
    expect(ears("XSH", "72")).toBe(ears("ACS"));
    const coats = ["81", "82", "83", undefined].map((build) =>
      draw({ breed: "PEB", main: "n", ...(build && { build }) }),
    );
    expect(coats.flatMap(problemsOf)).toEqual([]);
    expect(new Set(coats).size).toBe(4);
    expect(draw({ breed: "SRS", main: "n", build: "84" })).not.toContain('id="hairs"');
    expect(draw({ breed: "SRS", main: "n" })).toContain('id="hairs"');
  });

  test("long hair agrees with the breed list", async () => {
    const rows = await dataTable<"ems" | "longhair">("breeds.csv");
    const drawn = rows.map(({ ems }) => [ems, breedType(ems).longhair]);
    expect(drawn).toEqual(rows.map(({ ems, longhair }) => [ems, longhair === "1"]));
  });

  test("what a breed's code leaves unsaid is drawn anyway", () => {
    expect(draw({ breed: "SIA", main: "n" })).toBe(draw({ breed: "SIA", main: "n", point: "33" }));
    expect(draw({ breed: "RUS" })).toBe(draw({ breed: "RUS", main: "a", eye: "64" }));
    expect(catLook({ ...NOTHING, breed: "SBI", main: "n" }).white).toBe("gloves");
    expect(catLook({ ...NOTHING, breed: "MCO", main: "n", gold: "s" }).smoke).toBe(true);
    expect(catLook({ ...NOTHING, breed: "ABY", main: "n", gold: "s" }).smoke).toBe(false);
  });
});
