import { readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
  /** The failed tests by file and title, for the summary at the end of a long output. */
  failures: string[];
}

export const NOTHING: Tally = { passed: 0, failed: 0, failures: [] };

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  failures: [...a.failures, ...b.failures],
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
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { ok: boolean; file: string; line: number; title: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  status: string;
  results: { error?: { message?: string } }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

/** A journey that passes only when repeated has failed, as it would have for a user. */
export function tallyOfPlaywright(file: string): Tally {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
  };
}

function failuresOf(suite: PlaywrightSuite): string[] {
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map((test) => `${spec.file}:${spec.line}: ${spec.title}${reasonOf(test)}`),
  );
  return [...own, ...(suite.suites ?? []).flatMap(failuresOf)];
}

const reasonOf = (test: PlaywrightTest): string =>
  said(test.results.find(({ error }) => error?.message)?.error?.message);

const LINES_SAID = 25;

/** The beginning of why it failed: below it are the frames of the call. */
const said = (message: string | undefined): string =>
  message === undefined
    ? ""
    : `\n${withoutColours(message).split("\n").slice(0, LINES_SAID).join("\n")}`;

// oxlint-disable-next-line no-control-regex -- a terminal's colours begin with the control character
const withoutColours = (text: string): string => text.replaceAll(/\u001B\[\d+m/gu, "");
