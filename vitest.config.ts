import { defineConfig } from "vitest/config";

// Files that need PostgreSQL live under server/ and testkit/; keeping them in a project of their own
// lets the pure rules be tested without starting a database.
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{contract,domain,i18n,web,scripts}/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["{server,testkit}/**/*.test.ts"],
          globalSetup: ["testkit/processes/global-setup.ts"],
        },
      },
    ],
  },
});
