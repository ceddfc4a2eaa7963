import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
  /** The failed tests by file and title, for the summary at the end of a long output. */
  failures: string[];
  /** Journeys that passed only when repeated: each has a defect that is not mended yet. */
  repeated: string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [], repeated: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
  repeated: [...a.repeated, ...b.repeated],
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A file that cannot be loaded has no tests to report as failed, so it counts as one. */
export function tallyOfVitest(file: string): Tally {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const unloaded = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}${said(failureMessages[0])}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failed, ...unloaded.map(({ name }) => `${name}: cannot be loaded`)],
    repeated: [],
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; file: string; line: number; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  results: {
    error?: { message?: string };
    attachments?: { name: string; path?: string }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/**
 * A journey that passes when repeated does not refuse the whole run, but is named with its reason and with what the page
 * showed (docs/decisions/2026-11-24-journeys-repeated.md).
 */
export function tallyOfPlaywright(file: string): Tally {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => endedAs("unexpected", suite)),
    repeated: suites.flatMap((suite) => endedAs("flaky", suite)),
  };
}

function endedAs(wanted: "unexpected" | "flaky", suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map((test) => `${spec.file}:${spec.line}: ${spec.title}${reasonOf(test)}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => endedAs(wanted, inner))];
}

function reasonOf(test: PlaywrightTest): string {
  const failed = test.results.find(({ error }) => error?.message);
  const page = failed?.attachments?.find(({ name }) => name === "error-context")?.path;
  return said(failed?.error?.message) + (page === undefined ? "" : shownOn(page));
}

const LINES_SHOWN = 60;

/** The main part of the page as Playwright has described it: its alerts and messages often tell the cause. */
function shownOn(file: string): string {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const main = lines.findIndex((line) => /^\s*- main\b/.test(line));
  return main < 0 ? "" : `\nThe page showed:\n${lines.slice(main, main + LINES_SHOWN).join("\n")}`;
}

const LINES_SAID = 25;

/** The beginning of why it failed: below it are the frames of the call. */
const said = (message: string | undefined): string =>
  message === undefined
    ? ""
    : `\n${withoutColours(message).split("\n").slice(0, LINES_SAID).join("\n")}`;

// oxlint-disable-next-line no-control-regex -- a terminal's colours begin with the control character
const withoutColours = (text: string): string => text.replaceAll(/\u001B\[\d+m/gu, "");
