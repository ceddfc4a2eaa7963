/** What the club has decided, and whom it has appointed: written as its own calls and commands leave it. */
import { readFile } from "node:fs/promises";
import { grantAdmin } from "@felistry/server/accounts/administrators.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { DATABASE_URL_FILE } from "./address.ts";

type Pool = ReturnType<typeof openPool>;

async function withDatabase<T>(work: (pool: Pool) => Promise<T>): Promise<T> {
  const url = await readFile(DATABASE_URL_FILE, "utf8");
  const pool = openPool({ url, max: 1, onIdleError: () => {} });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** @returns the registration number */
export async function registerByClub(catId: number): Promise<string> {
  const number = `FEL-2001-${String(catId).padStart(6, "0")}`;
  await withDatabase((pool) =>
    pool.query("update cats set registered = 1, reg_num = $2 where id = $1", [catId, number]),
  );
  return number;
}

export async function appoint(email: string): Promise<void> {
  await withDatabase((pool) => grantAdmin(pool, email));
}
