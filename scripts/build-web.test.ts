import { join } from "node:path";
import { expect, test } from "vitest";
import { isNotBuilt } from "./build-web.ts";

test("[16.7] pages are built anew for a changed source, not for what a compiler keeps beside its settings", () => {
  const beside = [".lix", ".meta.json", ".gitignore", "README.md"];
  expect(beside.filter((name) => !isNotBuilt(join("i18n", "project.inlang", name)))).toEqual([]);
  for (const source of ["i18n/project.inlang/settings.json", "i18n/messages/en/site.json"])
    expect(isNotBuilt(join(...source.split("/")))).toBe(false);
});
