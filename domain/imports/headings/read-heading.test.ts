import { expect, test } from "vitest";
import { readHeading } from "./read-heading.ts";

test.each(["constructor", "toString", "__proto__", "No. hasOwnProperty", "valueOf number"])(
  "%s, which every object has, is an unknown word of a heading",
  (heading) => {
    expect([null, "number"]).toContain(readHeading(heading).field);
  },
);
