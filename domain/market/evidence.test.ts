import { expect, test } from "vitest";
import { CREDENTIAL_KINDS } from "../credentials/credential.ts";
import { gradeOf } from "./evidence.ts";

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
