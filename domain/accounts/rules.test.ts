import { expect, test } from "vitest";
import { isAdultOn } from "./adult.ts";
import { PASSWORD_RULE } from "./password.ts";
import { PERSON_NAME_RULE } from "./person-name.ts";

test.each([
  ["Anna1", true],
  ["Анна", true],
  ["Jiří", true],
  ["An na", false],
  ["An-na", false],
  ["O'Neil", false],
  ["An", false],
  ["Ann", true],
  ["a".repeat(16), true],
  ["a".repeat(17), false],
])("[5-03] [9-01] person's name %s: %s", (name, expected) => {
  expect(PERSON_NAME_RULE.test(name)).toBe(expected);
});

test.each([
  ["12345678", false],
  ["abcdefghijklmno", false],
  ["abcd1234!@#$%^*", true],
  ["abcd1234&", false],
  ["abcd 1234", false],
  ["abcd-1234", false],
  ["пароль1234", false],
  ["abcdef1", false],
  ["abcdefg1", true],
  [`${"a".repeat(19)}1`, true],
  [`${"a".repeat(20)}1`, false],
])("[5-09] [5-10] [5-11] [9-03] password %s: %s", (password, expected) => {
  expect(PASSWORD_RULE.test(password)).toBe(expected);
});

test.each([
  ["2006-11-20", "2024-11-20", true],
  ["2006-11-21", "2024-11-20", false],
  ["2004-02-29", "2022-02-28", false],
  ["2004-02-29", "2022-03-01", true],
  ["1950-01-01", "2024-11-20", true],
  ["2025-01-01", "2024-11-20", false],
])("[D2-21] born %s, of age on %s: %s", (birthday, today, expected) => {
  expect(isAdultOn(birthday, today)).toBe(expected);
});
