import { expect, test } from "vitest";
import { faultsOfDecision, faultsOfDecisions } from "./check-decisions.ts";

const words = "Something that takes more than forty letters to say.";
const page = [
  "# A noun",
  `**Question.** ${words}`,
  `**Choice.**\n\n- ${words}`,
  `**Why.** ${words}`,
  `**What would change it.** ${words}`,
];
const FILE = "2026-11-20-noun.md";

test("[D0-01] each page in docs/decisions is dated, and says what was chosen, why, and what would change it", () => {
  const pages = faultsOfDecisions();
  expect(pages.size).toBeGreaterThanOrEqual(20);
  expect([...pages].filter(([, faults]) => faults.length > 0)).toEqual([]);
});

test.for(page.map((part, index) => [part.split("\n")[0]!, index] as const))(
  "a page without %s is no decision",
  ([, left]) => {
    expect(faultsOfDecision(FILE, page.join("\n\n"))).toEqual([]);
    const rest = page.filter((_, index) => index !== left);
    expect(faultsOfDecision(FILE, rest.join("\n\n"))).toHaveLength(1);
  },
);

test.for([
  ["an empty part", page.join("\n\n").replace(`**Why.** ${words}`, "**Why.** So.")],
  ["another order", [page[0], page[2], page[1], page[3], page[4]].join("\n\n")],
])("a page with %s is none either", ([, text]) => {
  expect(faultsOfDecision(FILE, text!)).toHaveLength(1);
});

test.for(["noun.md", "2026-02-30-noun.md", "2026-11-20.md"])("%s is not dated", (file) => {
  expect(faultsOfDecision(file, page.join("\n\n"))).toHaveLength(1);
});
