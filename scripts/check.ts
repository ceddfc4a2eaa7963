/** `npm run check`: the part of `npm test` that runs none of the code. */
import { runSteps } from "./testing/run-steps.ts";
import { STATIC_STEPS } from "./testing/steps.ts";

await runSteps(STATIC_STEPS, process.argv.slice(2));
