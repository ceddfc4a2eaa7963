/** The process that fills an empty database with the demo registry; it ends when done or with its parent. */
import { openPool } from "../db/pool.ts";
import { siteFiles, type FilesConfig } from "../storage/site-files.ts";
import { type DemoAccount, seedDemo } from "./seed.ts";

export interface SeedWork {
  readonly databaseUrl: string;
  readonly files: FilesConfig;
  readonly registrationPrefix: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export type SeedResult = { readonly accounts: readonly DemoAccount[] | null };

process.once("disconnect", () => process.exit(1));
process.once("message", (work: SeedWork) => {
  void fill(work);
});

async function fill({ databaseUrl, files, registrationPrefix, now }: SeedWork): Promise<void> {
  // A lost connection fails its statement.
  const pool = openPool({ url: databaseUrl, max: 2, onIdleError: () => {} });
  const accounts = await seedDemo({
    pool,
    config: { registrationPrefix },
    files: siteFiles(files),
    now: () => now,
  });
  await pool.end();
  process.send!({ accounts } satisfies SeedResult, () => process.exit(0));
}
