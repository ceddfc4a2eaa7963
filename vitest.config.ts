import { defineConfig } from "vitest/config";

// Files that need PostgreSQL live under server/ and testkit/; keeping them in a project of their own
// lets the pure rules be tested without starting a database.
export default defineConfig({
  test: {
    pool: "forks",
    // Loading the server anew for each file took twice as long as its tests. So nothing outside a file's own server and
    // database may remember what an earlier file did.
    isolate: false,
    maxWorkers: 2,
    // Speed is measured by `npm run bench`: a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
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
          setupFiles: ["testkit/processes/begin-file.ts"],
        },
      },
    ],
  },
});
