/** `npm test`: everything that must hold. */
import { runSteps } from "./testing/run-steps.ts";
import { ALL_STEPS } from "./testing/steps.ts";

await runSteps(ALL_STEPS, process.argv.slice(2));
