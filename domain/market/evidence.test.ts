import { expect, test } from "vitest";
import { CREDENTIAL_KINDS } from "../credentials/credential.ts";
import { gradeOf, gradeOfDescription } from "./evidence.ts";

test.each([
  ["claimed", "said"],
  ["scanned", "paper"],
  ["judged", "judge"],
  ["confirmed", "club"],
] as const)("a title that is %s is proven as %s", (evidence, grade) => {
  expect(gradeOf({ kind: "title", evidence, issued_by: "FIFe" })).toBe(grade);
});

test("only a confirmed genetic test that names its laboratory is a laboratory's", () => {
  const laboratories = CREDENTIAL_KINDS.filter(
    (kind) => gradeOf({ kind, evidence: "confirmed", issued_by: "Laboklin" }) === "laboratory",
  );
  expect(laboratories).toEqual(["dna"]);
  expect(gradeOf({ kind: "dna", evidence: "confirmed", issued_by: null })).toBe("club");
  expect(gradeOf({ kind: "dna", evidence: "scanned", issued_by: "Laboklin" })).toBe("paper");
});

test.each([
  [{ registered: 1, registered_by_rules: 0, has_paper: 0, has_birth_certificate: 0 }, "club"],
  [{ registered: 1, registered_by_rules: 0, has_paper: 1, has_birth_certificate: 1 }, "club"],
  [{ registered: 1, registered_by_rules: 1, has_paper: 0, has_birth_certificate: 0 }, "said"],
  [{ registered: 1, registered_by_rules: 1, has_paper: 0, has_birth_certificate: 1 }, "paper"],
  [{ registered: 0, registered_by_rules: 0, has_paper: 1, has_birth_certificate: 0 }, "paper"],
  [{ registered: 0, registered_by_rules: 0, has_paper: 0, has_birth_certificate: 1 }, "paper"],
  [{ registered: 0, registered_by_rules: 0, has_paper: 0, has_birth_certificate: 0 }, "said"],
] as const)("of a cat with %o, colour, sex and birth are proven as %s", (cat, grade) => {
  expect(gradeOfDescription(cat)).toBe(grade);
});
