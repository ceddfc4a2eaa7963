import fc from "fast-check";
import { expect, test } from "vitest";
import { ONE_CAT, recordOf, TWO_CATS } from "@felistry/testkit/hard-pairs.ts";
import { likeness, LIKELY, LIKENESS_REASONS } from "./likeness.ts";

test.each(ONE_CAT)("one cat: %s", (_title, one, other) => {
  expect(likeness(recordOf(one), recordOf(other))).toSatisfy(({ score }) => score >= LIKELY);
});

test.each(TWO_CATS)("two cats: %s", (_title, one, other) => {
  expect(likeness(recordOf(one), recordOf(other))).toSatisfy(({ score }) => score < LIKELY);
});

const texts = [...ONE_CAT, ...TWO_CATS].flatMap(([, one, other]) => [one, other]);

test("the order of two records does not matter, and a record is like itself", () => {
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom(...texts), (one, other) => {
      const [there, back] = [
        likeness(recordOf(one), recordOf(other)),
        likeness(recordOf(other), recordOf(one)),
      ];
      expect(back.score).toBeCloseTo(there.score, 10);
      for (const { reason } of there.evidence) expect(LIKENESS_REASONS).toContain(reason);
    }),
  );
  for (const text of texts.filter((one) => one.split("|")[2] !== ""))
    expect([text, likeness(recordOf(text), recordOf(text)).score]).toEqual([
      text,
      expect.closeTo(1, 0),
    ]);
});

test("reasons are given on either side, the weightiest first", () => {
  const { evidence } = likeness(
    recordOf("Ryzhik|m|2020-03-01|SIB d 22|FIFe LO 224511"),
    recordOf("Рыжик|m|2020-03-01|SIB n 22|LO 224511"),
  );
  expect(evidence.map(({ reason }) => reason)).toEqual([
    "number_same",
    "colour_impossible",
    "date_same",
    "name_same",
    "breed_same",
  ]);
});
