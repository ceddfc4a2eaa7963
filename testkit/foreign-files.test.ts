import { expect, test } from "vitest";
import { figuresOf } from "@felistry/bench/foreign-files.ts";

import { fileURLToPath } from "node:url";

/** The files' own makers say what is in them. What is reached is held: no field is read worse. */
test("of files of other programs every field is right at first try, and none is lost without a word", async () => {
  const files = await figuresOf(fileURLToPath(new URL("foreign-files", import.meta.url)));
  expect(files.length).toBeGreaterThanOrEqual(33);
  const wrong = files.filter(({ fields, right, lost }) => right < fields || lost > 0);
  expect(wrong.map(({ file, faults }) => ({ file, faults }))).toEqual([]);
});
