import { readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
}

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that cannot be loaded has no tests to report as failed, so it counts as one. */
export function tallyOfVitest(file: string): Tally {
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
  const unloaded = report.testResults.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

/** A journey that passes only when repeated has failed, as it would have for a user. */
export function tallyOfPlaywright(file: string): Tally {
  const { stats } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
