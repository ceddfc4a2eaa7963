import { describe, expect, test } from "vitest";
import { dayInWords, priceInWords } from "./words.ts";

describe("in mails", () => {
  test("amounts are written as the reader's language writes them", () => {
    expect(priceInWords(89_000, "руб.", "ru").replaceAll("\u00a0", " ")).toBe("89 000 руб.");
    expect(priceInWords(89_000, "руб.", "en")).toBe("89,000 RUB");
  });
  test("days end with the year, so that a sentence may end there", () => {
    expect(dayInWords("2026-05-01", "ru")).toBe("1 мая 2026");
    expect(dayInWords("2026-05-01", "en")).toBe("1 May 2026");
  });
});
