import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser } from "../ensure-browser.ts";
import { ROOT } from "../setup/root.mjs";
import { TEST_LANGUAGE_DIST } from "../test-language/build.ts";
import { TEXTS_CONDITION } from "../test-language/messages.ts";
import { tallyOfPlaywright, tallyOfVitest, type Tally } from "./tally.ts";

/** Programs that must succeed, and the tests they count. */
export interface Step {
  name: string;
  title: string;
  /** Run in sequence, regardless of the previous one's result. */
  programs: Program[];
  /** Prepares what the programs need; its error fails the step. */
  environment?: () => NodeJS.ProcessEnv;
  /** Tests counted by the programs themselves. */
  tally?: () => Tally;
}

/** A script, relative to the repository's root, that Node runs, and its arguments. */
export type Program = [script: string, ...args: string[]];

const reports = mkdtempSync(join(tmpdir(), "felistry-test-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");
const clubsReport = join(reports, "several-clubs.json");
const sweepReport = join(reports, "test-language.json");

const bin = (name: string): string => join("node_modules", ".bin", name);

/** Checks that do not run the code. */
export const STATIC_STEPS: Step[] = [
  { name: "format", title: "Formatting", programs: [[bin("oxfmt"), "--check"]] },
  {
    name: "types",
    title: "Types",
    programs: [
      [bin("tsc"), "-p", "tsconfig.json"],
      [bin("tsc"), "-p", join("web", "tsconfig.json")],
    ],
  },
  { name: "lint", title: "Lint", programs: [[bin("oxlint")]] },
  {
    name: "rules",
    title: "Dependency rule, nouns, tree, languages, statements, decisions and security",
    programs: [
      [join("scripts", "checks", "check-dependency-rule.ts")],
      [join("scripts", "checks", "check-nouns.ts")],
      [join("scripts", "checks", "check-tree.ts")],
      [join("scripts", "checks", "check-languages.ts")],
      [join("scripts", "checks", "check-sql.ts")],
      [join("scripts", "checks", "check-migrations.ts")],
      [join("scripts", "checks", "check-decisions.ts")],
      [join("scripts", "checks", "check-security.ts")],
    ],
  },
  {
    name: "conformance",
    title: "Conformance",
    programs: [[join("scripts", "conformance.ts"), "--check"]],
  },
  { name: "dead-code", title: "Dead code", programs: [[bin("knip"), "--no-progress"]] },
];

export const ALL_STEPS: Step[] = [
  ...STATIC_STEPS,
  {
    name: "sql",
    title: "Types of statements",
    programs: [[join("scripts", "sql.ts"), "--check"]],
  },
  {
    name: "vitest",
    title: "Rules and calls",
    programs: [
      [
        bin("vitest"),
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${vitestReport}`,
      ],
    ],
    tally: () => tallyOfVitest(vitestReport),
  },
  { name: "build", title: "Web build", programs: [[join("scripts", "build-web.ts")]] },
  {
    name: "journeys",
    title: "Browser journeys",
    programs: [
      [
        bin("playwright"),
        "test",
        `--config=${join(ROOT, "e2e", "playwright.config.ts")}`,
        "--reporter=list,json",
      ],
    ],
    environment: () => ({
      CHROMIUM_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    }),
    tally: () => tallyOfPlaywright(playwrightReport),
  },
  {
    name: "several-clubs",
    title: "Journeys with several clubs",
    programs: [
      [
        bin("playwright"),
        "test",
        `--config=${join(ROOT, "e2e", "several-clubs.config.ts")}`,
        "--reporter=list,json",
      ],
    ],
    environment: () => ({
      CHROMIUM_PATH: ensureBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: clubsReport,
    }),
    tally: () => tallyOfPlaywright(clubsReport),
  },
  {
    name: "test-language",
    title: "Every screen in the test language",
    programs: [
      [join("scripts", "test-language", "build.ts")],
      [
        bin("playwright"),
        "test",
        `--config=${join(ROOT, "e2e", "test-language.config.ts")}`,
        "--reporter=list,json",
      ],
    ],
    environment: () => ({
      CHROMIUM_PATH: ensureBrowser(),
      NODE_OPTIONS: `--conditions=${TEXTS_CONDITION}`,
      E2E_DIST: TEST_LANGUAGE_DIST,
      PLAYWRIGHT_JSON_OUTPUT_FILE: sweepReport,
    }),
    tally: () => tallyOfPlaywright(sweepReport),
  },
];
