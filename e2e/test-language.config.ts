/** Checks all screens in the test language, as built by scripts/test-language/build.ts. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

export default defineConfig({
  ...journeys,
  testMatch: "**/test-language/*.spec.ts",
  testIgnore: [],
  timeout: 240_000,
});
