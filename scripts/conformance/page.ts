/** The page that lists the tests for every statement of the checklist. */
import { chapterOf } from "./titles.ts";

export interface Statement {
  readonly id: string;
  readonly statement: string;
}

/** Ids by what they wait for. */
export type Waits = Readonly<Record<string, readonly string[]>>;

const CHAPTERS: Readonly<Record<string, string>> = {
  "1": "What the product does and for whom",
  "2.1": "Route table and access",
  "2.2": "Guard rules",
  "2.3": "Header and footer",
  "2.4": "Registration (/join)",
  "2.5": "Login (/login)",
  "2.6": "Password restore (/restore)",
  "2.7": "Market (/market)",
  "2.8": "Sale profile",
  "2.9": "Order page and order sent page",
  "2.10": "My page (/my)",
  "2.11": "Cat profile (/cats/{id})",
  "2.12": "Search parent and search cat",
  "2.13": "Add a cat with colour",
  "2.14": "Cat edit forms",
  "2.15": "Photo pages",
  "2.16": "Metric and pedigree document form",
  "2.17": "Registration pages",
  "2.18": "Not registered cats (/admin)",
  "2.19": "Cattery form",
  "3": "Entities and their fields",
  "4": "States and transitions",
  "5": "Validation rules",
  "6": "Roles and permissions",
  "7": "Calls",
  "8": "Error catalogue",
  "9": "Business constants and limits",
  D0: "Decisions: name and precedence",
  D1: "Decisions: shape of the API",
  D2: "Decisions: identity, sessions, recovery",
  D3: "Decisions: whose cat is it",
  D4: "Decisions: pedigree rules",
  D5: "Decisions: market, orders",
  D6: "Decisions: registration by the club",
  D7: "Decisions: files",
  D8: "Decisions: screens",
  D9: "Decisions: calls without a path in the specification",
  D10: "Decisions: smaller points",
  D11: "Decisions: what attacks, faults and real users changed",
};

/** @param tests the files with tests for an id, from the repository's root */
export function conformancePage(
  statements: readonly Statement[],
  tests: ReadonlyMap<string, readonly string[]>,
  waits: Waits,
): string {
  const themeOf = new Map(
    Object.entries(waits).flatMap(([theme, ids]) => ids.map((id) => [id, theme])),
  );
  const cell = (id: string) =>
    tests
      .get(id)
      ?.map((file) => `[${file}](../${file})`)
      .join("<br>") ?? `waits for: ${themeOf.get(id)}`;
  const chapters = Map.groupBy(statements, ({ id }) => chapterOf(id));
  const sections = [...chapters].map(([chapter, rows]) =>
    [
      `## ${chapter} ${CHAPTERS[chapter] ?? ""}`.trim(),
      "",
      "| id | statement | held by |",
      "| --- | --- | --- |",
      ...rows.map(({ id, statement }) => `| ${id} | ${escaped(statement)} | ${cell(id)} |`),
      "",
    ].join("\n"),
  );
  const waiting = Object.entries(waits).filter(([, ids]) => ids.length > 0);
  return [
    "# Conformance",
    "",
    "Each statement of the specification ([checklist.csv](checklist.csv), and the points that were settled later,",
    "[checklist-settled.csv](checklist-settled.csv)) with the tests that hold it. Made from the titles of the tests by",
    "`npm run conformance`; `npm test` fails when it is not what the titles say, or when a statement has neither a test",
    "nor a place in [checklist-waits.json](checklist-waits.json).",
    "",
    `${statements.length} statements: ${statements.length - themeOf.size} held by tests, ${themeOf.size} waiting.`,
    "",
    ...waiting.map(([theme, ids]) => `- ${ids.length} wait for: ${theme}`),
    ...(waiting.length > 0 ? [""] : []),
    ...sections,
  ].join("\n");
}

function escaped(text: string): string {
  return text.replace(/([|<>*_`[\]\\])/g, "\\$1");
}
