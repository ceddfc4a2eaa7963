import { describe, expect, it } from "vitest";
import type { z } from "zod";
import {
  day,
  filePath,
  flag,
  id,
  idInPath,
  optionalDay,
  optionalId,
  lines,
  optionalText,
  pageQuery,
  requiredLines,
  requiredText,
  ruled,
  text,
} from "./fields.ts";

const codeOf = (schema: z.ZodType, value: unknown): string | null => {
  const result = schema.safeParse(value);
  return result.success ? null : result.error.issues[0]!.message;
};

describe("text", () => {
  it("is trimmed, and at most 100 characters long by default", () => {
    expect(text().parse("  Barsik ")).toBe("Barsik");
    expect(text().parse("ы".repeat(100))).toHaveLength(100);
    expect(codeOf(text(), "ы".repeat(101))).toBe("too_long");
    expect(text(200).parse("ы".repeat(200))).toHaveLength(200);
  });

  it.for([null, undefined, 7, ["Barsik"], { name: "Barsik" }])(
    "refuses %j, which is no text",
    (value) => {
      expect(codeOf(text(), value)).toBe("required");
    },
  );

  it("refuses NUL, which no database text can hold", () => {
    expect(codeOf(text(), "Bar\u0000sik")).toBe("invalid");
  });

  it.for([
    "Bar\nsik",
    "Barsik\n",
    "Bar\r\nsik",
    "Bar\tsik",
    "Bar\u0085sik",
    "Bar\u2028sik",
    "\u001b[2J",
  ])("[SEC-03] of one line has no sign that ends it: %j", (value) => {
    expect(codeOf(text(), value)).toBe("one_line");
    expect(codeOf(requiredText(50, "breed"), value)).toBe("one_line");
    expect(codeOf(ruled(/^[\w ]+$/, "cat_name"), value)).toBe("cat_name");
    expect(codeOf(filePath("document_file"), value)).toBe("document_file");
  });

  it("of several lines is kept as written", () => {
    expect(lines(100).parse(" one\n\ntwo ")).toBe("one\n\ntwo");
    expect(codeOf(lines(100), "a\u0000b")).toBe("invalid");
  });

  it.for([undefined, null, 7, "", "  "])(
    "[SEC-03] in its field's own words where it is missing: %j",
    (value) => {
      expect(codeOf(requiredText(50, "metric_number"), value)).toBe("metric_number");
      expect(codeOf(requiredLines(50, "decline_reason"), value)).toBe("decline_reason");
    },
  );

  it("is required, with the field's own message if it has one", () => {
    expect(codeOf(day(), "")).toBe("required");
    expect(codeOf(day("birthday"), "")).toBe("birthday");
  });

  it("may be absent if optional", () => {
    for (const absent of [undefined, null, ""]) expect(optionalText().parse(absent)).toBeNull();
    expect(optionalText().parse(" Murka ")).toBe("Murka");
  });
});

describe("ids", () => {
  it.for([1, 2_147_483_647])("%i is an id", (value) => {
    expect(id.parse(value)).toBe(value);
    expect(idInPath.parse(String(value))).toBe(value);
  });

  it.for([
    0,
    -1,
    1.5,
    2_147_483_648,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    "abc",
    "",
    "1e3",
    "0x10",
    " 7",
    null,
    [7],
    true,
  ])("%j is none, in a path or a body", (value) => {
    expect(codeOf(idInPath, value)).toBe("invalid");
  });

  it("may be absent if optional", () => {
    for (const absent of [undefined, null, ""]) expect(optionalId.parse(absent)).toBeNull();
  });
});

describe("day", () => {
  it.for(["1900-01-01", "2024-02-29", "2025-12-31"])("%s is a day", (value) => {
    expect(day().parse(value)).toBe(value);
  });

  it.for([
    "2023-02-29",
    "2025-13-01",
    "2025-00-10",
    "1899-12-31",
    "25-01-01",
    "2025-1-1",
    "2025-01-01T00:00:00Z",
    null,
    20250101,
  ])("%j is none", (value) => {
    expect(codeOf(day(), value)).toBe("not_a_date");
  });

  it("may be absent if optional", () => {
    for (const absent of [undefined, null, ""]) expect(optionalDay.parse(absent)).toBeNull();
    expect(codeOf(optionalDay, "tomorrow")).toBe("not_a_date");
  });
});

describe("flag", () => {
  it.for([
    [true, 1],
    [1, 1],
    ["1", 1],
    [false, 0],
    [0, 0],
    ["0", 0],
  ] as const)("%j is %i", ([value, expected]) => {
    expect(flag.parse(value)).toBe(expected);
  });

  it.for([2, -1, "true", "", null, [1]])("%j is none", (value) => {
    expect(codeOf(flag, value)).toBe("invalid");
  });
});

describe("the query of a paged list", () => {
  it("has a bounded page even if none is requested", () => {
    expect(pageQuery({}).parse({})).toEqual({ limit: 24 });
    expect(pageQuery({}).parse({ limit: "100", cursor: "WzFd" })).toEqual({
      limit: 100,
      cursor: "WzFd",
    });
  });

  it.for([
    { limit: "101" },
    { limit: "0" },
    { limit: "-5" },
    { limit: "x" },
    { limit: "1.5" },
    { limit: ["1", "2"] },
    { cursor: ["a", "b"] },
    { cursor: "x".repeat(201) },
    { page: "2" },
  ])("refuses %j", (query) => {
    expect(pageQuery({}).safeParse(query).success).toBe(false);
  });
});
