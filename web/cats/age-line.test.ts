import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale, type Locale } from "@felistry/i18n/locale.ts";
import { ageLine } from "./age-line.ts";

let locale: Locale = "en";
overwriteGetLocale(() => locale);
afterEach(() => {
  locale = "en";
});

const TODAY = "2026-05-20";

test.each([
  ["2025-05-20", "1 year", "1 год"],
  ["2024-05-20", "2 years", "2 года"],
  ["2022-05-20", "4 years", "4 года"],
  ["2021-05-20", "5 years", "5 лет"],
  ["2015-05-20", "11 years", "11 лет"],
  ["2005-05-20", "21 years", "21 год"],
  ["2025-04-20", "1 year 1 month", "1 год 1 месяц"],
  ["2026-03-20", "2 months", "2 месяца"],
  ["2025-12-20", "5 months", "5 месяцев"],
  ["2026-04-19", "1 month 1 day", "1 месяц 1 день"],
  ["2026-05-20", "0 days", "0 дней"],
  ["2026-05-18", "2 days", "2 дня"],
  ["2026-05-15", "5 days", "5 дней"],
  ["2026-05-09", "11 days", "11 дней"],
  ["2026-04-29", "21 days", "21 день"],
  ["2026-04-28", "22 days", "22 дня"],
  ["2026-04-25", "25 days", "25 дней"],
])("[9-31] [9-32] [9-33] [D10-17] born %s: %s, %s", (born, english, russian) => {
  expect(ageLine(born, TODAY)).toBe(english);
  locale = "ru";
  expect(ageLine(born, TODAY)).toBe(russian);
});
