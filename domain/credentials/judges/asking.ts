/** A judge on the club's list is asked by mail whether they gave a result. */
import type { ShowSystem } from "../shows/awards.ts";
import { judgeKey } from "../shows/result.ts";

export const JUDGE_ANSWERS = ["confirmed", "denied"] as const;
export type JudgeAnswer = (typeof JUDGE_ANSWERS)[number];

/** So long the mailed link is valid, unless what it is about changes. */
export const JUDGE_ASK_DAYS = 30;

/**
 * What the owner of a result may do: `open`: ask; `asked`: wait for the answer; `settled`: the judge has answered, or the
 * club has confirmed it; `own`: the judge is an owner of the cat; `unlisted`: the club knows no such judge.
 */
export const JUDGE_ASK_STATES = ["open", "asked", "settled", "own", "unlisted"] as const;
export type JudgeAskState = (typeof JUDGE_ASK_STATES)[number];

export interface JudgedResult {
  readonly judge: string;
  readonly show_system: ShowSystem;
  readonly judge_answer: JudgeAnswer | null;
  readonly is_confirmed: boolean;
  readonly is_asked: boolean;
}

export interface ListedJudge {
  readonly id: number;
  readonly name_key: string;
  readonly systems: readonly string[];
  readonly owns_cat: boolean;
}

/** The address is the club's: nobody names one of their own as a judge's. */
export function listedJudge<Judge extends ListedJudge>(
  { judge, show_system }: Pick<JudgedResult, "judge" | "show_system">,
  judges: readonly Judge[],
): Judge | null {
  const key = judgeKey(judge);
  const found = judges.find(
    ({ name_key, systems }) => name_key === key && systems.includes(show_system),
  );
  return found ?? null;
}

export function askState(result: JudgedResult, judges: readonly ListedJudge[]): JudgeAskState {
  if (result.judge_answer !== null || result.is_confirmed) return "settled";
  if (result.is_asked) return "asked";
  const judge = listedJudge(result, judges);
  if (!judge) return "unlisted";
  return judge.owns_cat ? "own" : "open";
}
