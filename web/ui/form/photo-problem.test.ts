import { error_file_empty, error_no_file } from "@felistry/i18n/compiled/messages.js";
import { expect, test } from "vitest";
import { photoProblem } from "./photo-field.tsx";

test("a file that is empty is told from none before it is sent", () => {
  expect(photoProblem(new File([], "mira.png"))).toBe(error_file_empty());
  expect(photoProblem(null)).toBe(error_no_file());
  expect(photoProblem(new File(["x"], "mira.png"))).toBeNull();
});
