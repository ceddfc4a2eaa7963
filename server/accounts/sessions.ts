/** Sessions: a random 256-bit token in a cookie, of which the database holds only the hash (decisions §2). */
import { createHash, randomBytes } from "node:crypto";
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Caller, CookieChange, Member } from "../http/handler.ts";
import { cookieIn } from "../http/language.ts";

const SESSION_COOKIE = "session";
const SESSION_DAYS = 30;
const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** The cookie with a fresh life of 30 days is given again once a day of use (sliding expiry). */
const RENEW_WHEN_LEFT = "29 days";

function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function sessionTokenIn(cookieHeader: string | undefined): string | null {
  return asToken(cookieIn(cookieHeader, SESSION_COOKIE));
}

export function sessionTokenOf(cookies: Caller["cookies"]): string | null {
  return asToken(cookies[SESSION_COOKIE]);
}

function asToken(text: string | undefined): string | null {
  return text !== undefined && TOKEN.test(text) ? text : null;
}

const selectMember = statement<[Buffer], Member & { renew: boolean }>(
  "session_member",
  `select u.id, u.email, u.first_name, array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds",
          s.expires_at < now() + interval '${RENEW_WHEN_LEFT}' as renew
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > now()`,
);

const renewSession = statement<[Buffer], never>(
  "session_renew",
  `update sessions set expires_at = now() + interval '${SESSION_DAYS} days' where token_hash = $1`,
);

export async function memberOfSession(
  db: Db,
  token: string,
): Promise<(Member & { renewed: CookieChange | null }) | null> {
  const hash = hashOf(token);
  const [row] = await selectMember(db, hash);
  if (!row) return null;
  const { renew, ...member } = row;
  if (renew) await renewSession(db, hash);
  return { ...member, renewed: renew ? sessionCookie(token) : null };
}

const insertSession = statement<[Buffer, number], never>(
  "session_open",
  `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '${SESSION_DAYS} days')`,
);

const deleteSession = statement<[Buffer], never>(
  "session_close",
  "delete from sessions where token_hash = $1",
);

export async function openSession(tx: Tx, memberId: number): Promise<CookieChange> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertSession(tx, hashOf(token), memberId);
  return sessionCookie(token);
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await deleteSession(tx, hashOf(token));
}

export function closedSessionCookie(): CookieChange {
  return { name: SESSION_COOKIE, value: null };
}

function sessionCookie(token: string): CookieChange {
  return { name: SESSION_COOKIE, value: token, maxAgeSeconds: SESSION_SECONDS };
}
