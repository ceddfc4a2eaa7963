/** Reads the table of `cases.ts`: club | subject | facts | verdict and rules that fire | article. */
import { CLUB_VERDICTS, CLUBS, SUBJECTS, type Club, type Subject } from "./club-rule.ts";
import type { ClubFacts, FactValue } from "./truth.ts";

export interface ClubCase {
  readonly line: string;
  readonly club: Club;
  readonly subject: Subject;
  readonly facts: ClubFacts;
  readonly verdict: string;
  readonly fires: readonly string[];
  /** Rules that unknown facts decide, as far as the case names them. */
  readonly open: readonly string[];
  /** That the rules choose, if the case names one. */
  readonly book: string | null;
  readonly article: string;
}

const BOOK = "book=";

export function readCases(table: string): ClubCase[] {
  return table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [club, subject, facts, expected, article] = line.split("|").map((part) => part.trim());
      const [verdict = "", ...ids] = expected?.split(/\s+/u) ?? [];
      const of = { line, verdict: known(CLUB_VERDICTS, verdict, line), article: article ?? "" };
      return {
        ...of,
        club: known(CLUBS, club, line),
        subject: known(SUBJECTS, subject, line),
        facts: factsIn(facts ?? ""),
        fires: ids.filter((id) => !id.startsWith("?") && !id.startsWith(BOOK)),
        book: ids.find((id) => id.startsWith(BOOK))?.slice(BOOK.length) ?? null,
        open: ids.flatMap((id) => (id.startsWith("?") ? id.slice(1) : [])),
      };
    });
}

function known<Choice>(choices: readonly Choice[], value: unknown, line: string): Choice {
  const choice = choices.find((each) => each === value);
  if (choice === undefined) throw new Error(`"${String(value)}" is not known: ${line}`);
  return choice;
}

function factsIn(text: string): ClubFacts {
  const said = text.split(/\s+/u).filter((each) => each.includes("="));
  return Object.fromEntries(
    said.map((each) => {
      const [fact, value] = each.split("=", 2) as [string, string];
      return [fact, valueOf(value)];
    }),
  );
}

function valueOf(value: string): FactValue {
  if (value === "yes" || value === "no") return value === "yes";
  return /^-?\d+$/u.test(value) ? Number(value) : value;
}
