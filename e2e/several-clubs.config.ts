/** A second club binds everybody's work to desks, so that these journeys have a site of their own. */
import { defineConfig } from "@playwright/test";
import journeys, { NOT_HERE } from "./playwright.config.ts";

export default defineConfig({
  ...journeys,
  testMatch: "**/several-clubs/*.spec.ts",
  testIgnore: NOT_HERE.filter((pattern) => !pattern.includes("several-clubs")),
  workers: 1,
  timeout: 180_000,
});
