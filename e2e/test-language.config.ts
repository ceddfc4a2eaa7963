/** The sweep over all screens in the test language, as scripts/test-language/build.ts has built them. */
import { defineConfig } from "@playwright/test";
import journeys from "./playwright.config.ts";

export default defineConfig({
  ...journeys,
  testMatch: "**/test-language/*.spec.ts",
  testIgnore: [],
  timeout: 240_000,
});
