import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalText, type CertifiedValue } from "./canonical.ts";

const value = fc.letrec<{ any: CertifiedValue }>((tie) => ({
  any: fc.oneof(
    { depthSize: "small" },
    fc.string({ unit: "grapheme" }),
    fc.maxSafeInteger(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie("any"), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie("any"), { maxKeys: 5, noNullPrototype: true }),
  ),
})).any;

/** The same data with every object's keys in another order. */
function reordered(part: CertifiedValue): CertifiedValue {
  if (Array.isArray(part)) return part.map(reordered);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .reverse()
      .map(([name, inner]) => [name, reordered(inner)]),
  );
}

test("the order in which facts were written does not matter", () => {
  fc.assert(
    fc.property(value, (facts) => {
      expect(canonicalText(reordered(facts))).toBe(canonicalText(facts));
    }),
  );
});

test("the text holds the facts and nothing else: read back, they give the same text", () => {
  fc.assert(
    fc.property(value, (facts) => {
      const text = canonicalText(facts);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(facts)));
      expect(canonicalText(JSON.parse(text))).toBe(text);
    }),
  );
});

test("any change to a fact changes the text", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), value, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
      fc.nat(),
      (facts, at) => {
        const names = Object.keys(facts);
        const name = names[at % names.length]!;
        const changed = { ...facts, [name]: [facts[name]!] };
        expect(canonicalText(changed)).not.toBe(canonicalText(facts));
        const { [name]: _, ...without } = facts;
        expect(canonicalText(without)).not.toBe(canonicalText(facts));
      },
    ),
  );
});

test.each([
  [{ b: 1, a: [null, true, "é"] }, '{"a":[null,true,"é"],"b":1}'],
  [{ "\u{1F600}": 1, "\uFB33": 2 }, '{"\u{1F600}":1,"\uFB33":2}'],
  [-0, "0"],
] as const)("%j is written %s", (facts, text) => {
  expect(canonicalText(facts)).toBe(text);
});

test.each([1.5, Number.NaN, 2 ** 60])("%s is refused: it has no single text", (number) => {
  expect(() => canonicalText(number)).toThrow(TypeError);
});
