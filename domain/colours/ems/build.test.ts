import { expect, test } from "vitest";
import { NO_COLOUR } from "./codes.ts";
import { impossibleColour } from "../coat/impossible.ts";
import { buildCodesOf, buildOf, isBuildOfBreed, readBuild, withBuild } from "./build.ts";
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
