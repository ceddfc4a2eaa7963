import { readConfig, type Config } from "@felistry/server/config.ts";

/**
 * The product's defaults, with what a test's environment sets; only the limits on how often one address may call are
 * further off, since all of a test's callers share one. No part of this process's own environment gets in.
 */
export function testConfig(environment: Record<string, string>): Config {
  // The server shares its event loop with the test, whose own work must not read as load.
  const calm = { RATE_LIMIT_FACTOR: "1000", MOST_LATE_MS: "60000" };
  return readConfig({ SEED: "none", ...calm, ...environment });
}
