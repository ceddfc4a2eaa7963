import { readConfig, type Config } from "@felistry/server/config.ts";

/** The product's defaults, with what a test's environment sets. No part of this process's own environment gets in. */
export function testConfig(environment: Record<string, string>): Config {
  return readConfig({ SEED: "none", ...environment });
}
