import { spawn } from "node:child_process";
import { once } from "node:events";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup/root.mjs";
import type { Program, Step } from "./steps.ts";
import { add, NOTHING, type Tally } from "./tally.ts";

interface Outcome {
  step: Step;
  passed: boolean;
  tally: Tally;
}

/**
 * Runs every step, even after a failed one, and prints the count as its last line. Each step counts as one test, in
 * addition to those that it counted itself.
 * @param args `--only=<name>` runs one step
 */
export async function runSteps(steps: Step[], args: string[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const step of chosen(steps, args)) outcomes.push(await runStep(step));

  console.log("\n== Summary");
  for (const { step, passed, tally } of outcomes) {
    const counted = step.tally ? ` (${tally.passed} passed, ${tally.failed} failed)` : "";
    console.log(`${passed ? "pass" : "FAIL"}  ${step.title}${counted}`);
  }
  const total = outcomes
    .map(({ passed, tally }) =>
      add(tally, { passed: Number(passed), failed: Number(!passed), failures: [], repeated: [] }),
    )
    .reduce(add);
  // Every title before the first reason: the end of a long output may be cut off.
  for (const failure of total.failures) console.log(`- ${failure.split("\n", 1)[0]}`);
  for (const failure of total.failures) console.log(`\n${indented(failure)}`);
  if (total.repeated.length > 0) {
    console.log("\nPassed only when repeated, defects to mend:");
    for (const journey of total.repeated) console.log(`\n${indented(journey)}`);
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

/** At most two screens of each failure: the whole stands where the step printed it. */
const indented = (failure: string): string => failure.split("\n").slice(0, 90).join("\n    ");

function chosen(steps: Step[], args: string[]): Step[] {
  const unknown = args.find((arg) => !arg.startsWith("--only="));
  const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  const found = only === undefined ? steps : steps.filter((step) => step.name === only);
  if (unknown === undefined && found.length > 0) return found;
  const names = steps.map((step) => step.name).join(", ");
  console.error(`Not understood: ${args.join(" ")}. Use --only=<step>, one of: ${names}.`);
  process.exit(2);
}

async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.title}`);
  let tally = NOTHING;
  let passed = true;
  try {
    const environment = step.environment?.() ?? {};
    for (const program of step.programs)
      passed = (await runProgram(program, environment)) && passed;
    if (step.tally) tally = step.tally();
  } catch (error) {
    console.error((error as Error).message);
    passed = false;
  }
  return { step, passed: passed && tally.failed === 0, tally };
}

async function runProgram(
  [script, ...args]: Program,
  environment: NodeJS.ProcessEnv,
): Promise<boolean> {
  // A link in .bin points to the script itself, which the current runtime then runs.
  const file = realpathSync(join(ROOT, script));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", file, ...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, "exit");
  return code === 0;
}
