/** Sessions: a token in a cookie, for 30 days from its last use (decisions §2). */
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import type { Caller, CookieChange, Member } from "../http/handler.ts";
import { cookieIn } from "../http/language.ts";
import { asToken, freshToken, tokenHash } from "./token.ts";

const SESSION_COOKIE = "session";
const SESSION_DAYS = 30;
const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** The cookie with a fresh life of 30 days is given again once a day of use (sliding expiry). */
const RENEW_WHEN_LEFT = "29 days";

export function sessionTokenIn(cookieHeader: string | undefined): string | null {
  return asToken(cookieIn(cookieHeader, SESSION_COOKIE));
}

export function sessionTokenOf(cookies: Caller["cookies"]): string | null {
  return asToken(cookies[SESSION_COOKIE]);
}

const selectMember = statement<[Buffer], Member & { renew: boolean }>(
  "session_member",
  `select u.id, u.email, u.first_name, array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds",
          s.expires_at < now() + interval '${RENEW_WHEN_LEFT}' as renew
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > now() and u.suspended_at is null`,
);

const renewSession = statement<[Buffer], never>(
  "session_renew",
  `update sessions set expires_at = now() + interval '${SESSION_DAYS} days' where token_hash = $1`,
);

export async function memberOfSession(
  db: Db,
  token: string,
): Promise<(Member & { renewed: CookieChange | null }) | null> {
  const hash = tokenHash(token);
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
  const token = freshToken();
  await insertSession(tx, tokenHash(token), memberId);
  return sessionCookie(token);
}

export async function closeSession(tx: Tx, token: string): Promise<void> {
  await deleteSession(tx, tokenHash(token));
}

const deleteSessionsBut = statement<[memberId: number, kept: Buffer], { user_id: number }>(
  "session_close_others",
  "delete from sessions where user_id = $1 and token_hash <> $2 returning user_id",
);

const deleteSessions = statement<[memberId: number], never>(
  "session_close_all",
  "delete from sessions where user_id = $1",
);

/** Ends the member's sessions in all browsers but the one that calls; answers how many there were. */
export async function closeOtherSessions(
  tx: Tx,
  memberId: number,
  cookies: Caller["cookies"],
): Promise<number> {
  const token = sessionTokenOf(cookies)!;
  return (await deleteSessionsBut(tx, memberId, tokenHash(token))).length;
}

export async function closeAllSessions(tx: Tx, memberId: number): Promise<void> {
  await deleteSessions(tx, memberId);
}

export function closedSessionCookie(): CookieChange {
  return { name: SESSION_COOKIE, value: null };
}

function sessionCookie(token: string): CookieChange {
  return { name: SESSION_COOKIE, value: token, maxAgeSeconds: SESSION_SECONDS };
}
