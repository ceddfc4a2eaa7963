import { expect, test } from "vitest";
import { askState, listedJudge, type JudgedResult, type ListedJudge } from "./asking.ts";

const result: JudgedResult = {
  judge: "Änna  NORTH",
  show_system: "FIFe",
  judge_answer: null,
  is_confirmed: false,
  is_asked: false,
};
const judge: ListedJudge = { id: 1, name_key: "anna north", systems: ["FIFe"], owns_cat: false };

test("[15.8] a judge is found by name, however it is written, and by federation", () => {
  expect(listedJudge(result, [judge])).toBe(judge);
  expect(listedJudge({ ...result, show_system: "WCF" }, [judge])).toBeNull();
  expect(listedJudge({ ...result, judge: "Anna Northe" }, [judge])).toBeNull();
});

test.each([
  ["open", {}, {}],
  ["asked", { is_asked: true }, {}],
  ["settled", { judge_answer: "denied" }, {}],
  ["settled", { judge_answer: "confirmed" }, {}],
  ["settled", { is_confirmed: true }, {}],
  ["own", {}, { owns_cat: true }],
  ["unlisted", {}, { systems: ["TICA"] }],
] as const)("[15.8] a result is %s if %o, its judge %o", (state, of, by) => {
  expect(askState({ ...result, ...of }, [{ ...judge, ...by }])).toBe(state);
});
