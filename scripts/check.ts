/** `npm run check`: the static part of `npm test`. */
import { runSteps } from "./testing/run-steps.ts";
import { STATIC_STEPS } from "./testing/steps.ts";

await runSteps(STATIC_STEPS, process.argv.slice(2));
