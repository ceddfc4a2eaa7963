import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { examineRules } from "./examine-rules.ts";

const READ = "Jane Doe, 2026-11-01";
const found = (env: Record<string, string>) => examineRules(readConfig(env));

test("an enforced pack that asks whether the country has recognised the site is named until RECOGNISED_IN answers", () => {
  const RULE_PACKS = `BE-W: ${READ}; DK: ${READ}`;
  expect(found({ RULE_PACKS })).toMatchObject([
    { about: "Market rules", state: "doubtful", said: expect.stringContaining("BE-W") as string },
  ]);
  expect(found({ RULE_PACKS })[0]!.said).not.toMatch(/DK/);
  expect(found({ RULE_PACKS, RECOGNISED_IN: `BE-W: ${READ}` })).toEqual([]);
  expect(found({})).toEqual([]);
});
