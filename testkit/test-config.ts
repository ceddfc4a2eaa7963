import { readConfig, type Config } from "@felistry/server/config.ts";

/**
 * The product's defaults, plus the test's environment; only the limits per address are higher, since all of a test's
 * callers share one. Nothing from this process's environment gets in.
 */
export function testConfig(environment: Record<string, string>): Config {
  // The server shares its event loop with the test, whose work must not count as load.
  const calm = { RATE_LIMIT_FACTOR: "1000", MOST_LATE_MS: "60000" };
  // Decisions are carried out at once, so that a test need not wait for them.
  return readConfig({ SEED: "none", TAKE_BACK_MINUTES: "0", ...calm, ...environment });
}
