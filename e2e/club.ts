/** The club's decisions and appointments, written as its calls and commands would. */
import { readFile } from "node:fs/promises";
import type { BrowserContext } from "@playwright/test";
import { grantAdmin } from "@felistry/server/accounts/administrators.ts";
import { openPool } from "@felistry/server/db/pool.ts";
import { DATABASE_URL_FILE, type Language } from "./address.ts";
import { enterAsMember, type Member } from "./member.ts";

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
export async function registerByClub(catId: number, prefix = "FEL"): Promise<string> {
  const number = `${prefix}-2001-${String(catId).padStart(6, "0")}`;
  await withDatabase((pool) =>
    pool.query("update cats set registered = 1, reg_num = $2 where id = $1", [catId, number]),
  );
  return number;
}

/** As loaded by the administrator: so many units for a euro. */
export async function loadRate(currency: string, day: string, perEuro: number): Promise<void> {
  await withDatabase((pool) =>
    pool.query(
      `insert into currency_rates (currency_id, day, per_euro) select id, $2, $3 from currencies where code = $1
       on conflict (currency_id, day) do update set per_euro = excluded.per_euro`,
      [currency, day, perEuro],
    ),
  );
}

export async function appoint(email: string): Promise<void> {
  await withDatabase((pool) => grantAdmin(pool, email));
}

/** As if the time in which a decision about the cat can be taken back were over. */
export async function endTakingBack(catId: number): Promise<void> {
  await withDatabase((pool) =>
    pool.query(
      "update cases set final_at = now() - interval '1 minute' where cat_id = $1 and final_at is not null",
      [catId],
    ),
  );
}

/** As if a year had passed since the club registered the cat: its case and the member's page are a year old. */
export async function ageRegistration(catId: number): Promise<void> {
  await withDatabase(async (pool) => {
    await pool.query(
      "update cases set opened_at = opened_at - interval '1 year', decided_at = decided_at - interval '1 year' where cat_id = $1 and state = 'decided'",
      [catId],
    );
    await pool.query("update cats set created_at = created_at - interval '1 year' where id = $1", [
      catId,
    ]);
  });
}

/** A mail that was given up, as if its mailbox did not exist. */
export async function failedMail(to: string, subject: string): Promise<void> {
  await withDatabase((pool) =>
    pool.query(
      `insert into jobs.job (name, data, state, completed_on, output)
       values ('mail', $1, 'failed', now(), '{"message":"550 no such mailbox"}')`,
      [{ to, subject, text: "Hello", html: "<p>Hello</p>" }],
    ),
  );
}

/** Joins, is appointed and logs in: from then on the browser's pages are this administrator's. */
export async function enterAsAdministrator(
  context: BrowserContext,
  language: Language,
  traits: { first_name: string; last_name: string } = {
    first_name: "Irina",
    last_name: "Clubova",
  },
): Promise<Member> {
  const member = await enterAsMember(context, language, traits);
  await appoint(member.email);
  return member;
}
