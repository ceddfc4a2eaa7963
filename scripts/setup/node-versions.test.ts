import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fetchingWords, OLDEST_TO_RUN, runsProject } from "./node-versions.mjs";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

test("the README says from which version on no other Node is fetched", () => {
  expect(README).toContain(`older than ${OLDEST_TO_RUN}`);
  expect(runsProject(`${OLDEST_TO_RUN}.0`)).toBe(true);
  expect(["20.20.2", "22.21.0", "24.1.0"].some(runsProject)).toBe(false);
  expect(["24.10.0", "25.0.0", "26.10.0"].every(runsProject)).toBe(true);
});

test("whoever starts with the Node that the README asks for is not told that it is too old", () => {
  const words = fetchingWords("20.20.2");
  expect(words).toContain("Yours is 20.20.2");
  expect(words).not.toContain("too old");
});
