import { expect, test } from "vitest";
import { NO_COLOUR } from "./codes.ts";
import { impossibleColour } from "../coat/impossible.ts";
import { buildCodesOf, buildOf, isBuildOfBreed, readBuild, withBuild } from "./build.ts";
import fc from "fast-check";
import { BUILD_KINDS, buildCodes, CODES_OF_BUILD, earsOf } from "./build.ts";
import { BREED_CODES } from "./breed-codes.ts";
import { CODES_OF_KIND, COLOUR_KINDS, type ColourCodes } from "./codes.ts";
import { breedColourWords, coatWords } from "./coat-words.ts";
import { parseEms } from "./parse.ts";
import { fullEms } from "./write.ts";

test.each(["MAN n 22 51", "SFS a 73", "DSP n 83", "MNL n"])(
  "%s is written as it is kept",
  (ems) => {
    const parsed = parseEms(ems);
    expect(parsed.ok && fullEms(parsed.breed, withBuild(parsed))).toBe(ems);
  },
);

test("the build is in the words of both languages, once", () => {
  const codes = { ...NO_COLOUR, main: "n", build: "51" };
  expect(breedColourWords("MAN", codes, "en")).toBe("black, rumpy");
  expect(breedColourWords("MAN", codes, "en", ["51"])).toBe("black, rumpy");
  expect(breedColourWords("MAN", codes, "ru")).toBe("чёрный, рампи");
  expect(coatWords(codes, "en")).toBe("black, rumpy");
});

test("codes are kept in order, and of each kind one", () => {
  expect(buildOf(["81", null, "52", "non"])).toBe("52 81");
  expect(readBuild("52 81")).toEqual({ tail: "52", ears: null, coat: "81" });
  expect(readBuild("51 52")).toBeNull();
  expect(readBuild("22")).toBeNull();
});

test("a tail, ears or a coat of other breeds are a reason to look again", () => {
  expect(isBuildOfBreed("MAN", "51")).toBe(true);
  expect(isBuildOfBreed("MCO", "51")).toBe(false);
  expect(isBuildOfBreed("SFS", "72")).toBe(false);
  expect(buildCodesOf("ACL", "ears")).toEqual(["71", "72"]);
  expect(buildCodesOf("MCO", "tail")).toEqual([]);
  const cat = {
    sex: "male",
    breed: "MCO",
    codes: { ...NO_COLOUR, main: "n", build: "51" },
  } as const;
  expect(impossibleColour(cat, null, null)).toEqual(["build"]);
  expect(impossibleColour({ ...cat, breed: "MAN" }, null, null)).toEqual([]);
});

const anyBuild = fc
  .tuple(...BUILD_KINDS.map((kind) => fc.option(fc.constantFrom(...CODES_OF_BUILD[kind]))))
  .map(buildOf);
const anyColour = fc.record(
  Object.fromEntries(
    COLOUR_KINDS.map((kind) => [
      kind,
      kind === "main"
        ? fc.constantFrom(...CODES_OF_KIND.main.filter((code) => code !== "x"))
        : fc.option(fc.constantFrom(...CODES_OF_KIND[kind])),
    ]),
  ) as Record<keyof ColourCodes, fc.Arbitrary<string | null>>,
);

test("[12.1] every code with any tail, ears and coat is read as it was written, its numbers in any order", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BREED_CODES),
      anyColour,
      anyBuild,
      fc.nat(),
      (breed, colour, build, turn) => {
        const codes = { ...colour, build };
        const written = fullEms(breed, codes);
        const [of, letters, ...numbers] = written.split(" ");
        const at = numbers.length === 0 ? 0 : turn % numbers.length;
        const turned = [of, letters, ...numbers.slice(at), ...numbers.slice(0, at)].join(" ");
        const parsed = parseEms(turned);
        expect(parsed.ok).toBe(true);
        if (!parsed.ok) return;
        expect(parsed.normalised).toBe(written);
        expect(withBuild(parsed).build ?? null).toBe(build);
        expect(fullEms(parsed.breed, withBuild(parsed))).toBe(written);
        for (const code of buildCodes(build)) expect(written.split(" ")).toContain(code);
      },
    ),
  );
});

test.each([
  ["SFS", null, "73"],
  ["SFS", "71", "71"],
  ["ULV", "81", "73"],
  ["ACL", null, "72"],
  ["SCS", null, "71"],
  ["SCS", "73", "73"],
  ["MCO", null, null],
  [null, "72", "72"],
])("the ears of %s with %s are %s", (breed, build, ears) => {
  expect(earsOf(breed, build)).toBe(ears);
});
