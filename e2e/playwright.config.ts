import { defineConfig } from "@playwright/test";
import { PORT } from "./address.ts";
import { drawLot } from "./short-form.ts";

drawLot();

/** Without these, Chromium spends its time on connections that a machine without internet refuses. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const executablePath = process.env["CHROMIUM_PATH"];

/** Run on separate sites: test-language.config.ts, several-clubs.config.ts. */
export const NOT_HERE = ["**/test-language/**", "**/several-clubs/**"];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  testIgnore: [...NOT_HERE],
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // See docs/decisions/2026-11-24-journeys-repeated.md.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    actionTimeout: 20_000,
    locale: "en-GB",
    launchOptions: { args: QUIET, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node serve.ts",
    cwd: import.meta.dirname,
    url: `http://localhost:${PORT}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    timeout: 180_000,
  },
});
