import { expect, test } from "vitest";
import { price } from "./prices.ts";

test("[9-34] has its currency's abbreviation in the reader's language, and is ~ if missing", () => {
  expect(price(12500, "EUR", "en")).toBe("12,500 EUR");
  expect(price(12500, "руб.", "ru")).toBe("12\u00a0500 руб.");
  expect(price(12500, "руб.", "en")).toBe("12,500 RUB");
  expect(price(0, "EUR", "en")).toBe("0 EUR");
  expect(price(null, "EUR", "ru")).toBe("~");
});
