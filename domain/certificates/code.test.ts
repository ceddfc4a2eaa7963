import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_LENGTH, CODE_SIGNS, codeFrom, inGroups, readCode } from "./code.ts";

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

test("a code is sixteen characters in four groups, and reads back as itself", () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = codeFrom(random);
      expect(code).toMatch(new RegExp(`^([${CODE_SIGNS}]{4}-){3}[${CODE_SIGNS}]{4}$`));
      expect(readCode(code)).toBe(code);
    }),
  );
});

test("all eighty bits are in the code: no two draws share one", () => {
  fc.assert(
    fc.property(bytes, fc.integer({ min: 0, max: 79 }), (random, bit) => {
      const other = random.slice();
      other[bit >> 3]! ^= 1 << (bit & 7);
      expect(codeFrom(other)).not.toBe(codeFrom(random));
    }),
  );
});

test("random bytes of another length are refused", () => {
  expect(() => codeFrom(new Uint8Array(9))).toThrow(RangeError);
});

test.each([
  ["7k3m-9qwd-00ab-1cde", "7K3M-9QWD-00AB-1CDE"],
  ["7K3M9QWD00AB1CDE", "7K3M-9QWD-00AB-1CDE"],
  [" 7k3m 9qwd ooab icde ", "7K3M-9QWD-00AB-1CDE"],
  ["7K3M–9QWD—OOAB-lCDE", "7K3M-9QWD-00AB-1CDE"],
  ["7к3м-9QWD-ооав-1сDе", "7K3M-9QWD-00AB-1CDE"],
])("%s is typed for %s", (typed, meant) => {
  expect(readCode(typed)).toBe(meant);
});

test.each(["", "7K3M", "7K3M-9QWD-00AB-1CDEF", "7K3M-9QWD-00AB-1CDU", "7K3M-9QWD-00AB-1CD%"])(
  "%j is no code",
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

test("characters are grouped by four", () => {
  expect(inGroups("abcdefghij")).toBe("abcd-efgh-ij");
  expect(CODE_LENGTH % 4).toBe(0);
});
