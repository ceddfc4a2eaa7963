/** Sessions: a token in a cookie, for 30 days from its last use (decisions §2). */
import { deviceOf } from "@felistry/domain/accounts/device.ts";
import { statement } from "../db/statement.ts";
import type { Db, Tx } from "../db/transaction.ts";
import { ownCookie, type CookieChange } from "../http/cookies.ts";
import type { Caller, Member } from "../http/handler.ts";
import { asToken, freshToken, tokenHash } from "./token.ts";

const SESSION_COOKIE = "session";
const SESSION_DAYS = 30;
const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** The cookie with a fresh life of 30 days is given again once a day of use (sliding expiry). */
const RENEW_WHEN_LEFT = "29 days";
/** As exactly as the list of sessions says when each was last seen: a write for every call would cost more than it tells. */
const SEEN_EVERY = "10 minutes";

/** What a browser shows of the session that it is in. */
export interface HeldSession {
  readonly token: string;
  readonly hostOnly: boolean;
}

export function sessionIn(cookieHeader: string | undefined): HeldSession | null {
  const cookie = ownCookie(cookieHeader, SESSION_COOKIE);
  const token = asToken(cookie?.value);
  return token === null ? null : { token, hostOnly: cookie!.hostOnly };
}

// A cookie that any host of the domain could have set does not stand for a session that has a better one.
const selectMember = statement(
  "session_member",
  `select u.id, u.email, u.first_name, array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds",
          s.expires_at < now() + interval '${RENEW_WHEN_LEFT}' as renew,
          s.last_seen_at < now() - interval '${SEEN_EVERY}' as seen_long_ago
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = :tokenHash and s.expires_at > now() and (s.host_only <= :hostOnly or s.old_name_until > now()) and u.suspended_at is null`,
);

const renewSession = statement(
  "session_renew",
  `update sessions set expires_at = now() + interval '${SESSION_DAYS} days', last_seen_at = now(), host_only = :hostOnly,
     old_name_until = case when host_only = :hostOnly then old_name_until else now() + interval '1 minute' end
   where token_hash = :tokenHash`,
);

const seeSession = statement(
  "session_see",
  "update sessions set last_seen_at = now() where token_hash = :tokenHash",
);

/** @param betterName whether the cookie would be set under a name that no other host can set: one that is not so is renewed */
export async function memberOfSession(
  db: Db,
  { token, hostOnly }: HeldSession,
  betterName: boolean,
): Promise<(Member & { renewed: CookieChange | null }) | null> {
  const hash = tokenHash(token);
  const [row] = await selectMember(db, { tokenHash: hash, hostOnly });
  if (!row) return null;
  const { renew, seen_long_ago, ...member } = row;
  const renews = renew || (betterName && !hostOnly);
  if (renews) await renewSession(db, { tokenHash: hash, hostOnly: betterName || hostOnly });
  else if (seen_long_ago) await seeSession(db, { tokenHash: hash });
  return { ...member, renewed: renews ? sessionCookie(token) : null };
}

const insertSession = statement(
  "session_open",
  `insert into sessions (token_hash, user_id, device, host_only, expires_at)
   values (:tokenHash, :memberId, :device?, :hostOnly, now() + interval '${SESSION_DAYS} days')`,
);

const deleteSession = statement(
  "session_close",
  "delete from sessions where token_hash = :tokenHash returning user_id",
);

export async function openSession(
  tx: Tx,
  memberId: number,
  { userAgent, hostOnlyCookies }: Pick<Caller, "userAgent" | "hostOnlyCookies">,
): Promise<CookieChange & { readonly value: string }> {
  const token = freshToken();
  await insertSession(tx, {
    tokenHash: tokenHash(token),
    memberId,
    device: deviceOf(userAgent),
    hostOnly: hostOnlyCookies,
  });
  return sessionCookie(token);
}

const confirmSession = statement(
  "session_confirm",
  "update sessions set confirmed_at = now() where token_hash = :tokenHash",
);

/** The member has just shown to be there, by more than the cookie. */
export async function confirmedNow(tx: Tx, token: string): Promise<void> {
  await confirmSession(tx, { tokenHash: tokenHash(token) });
}

/** Who has shown anew to be there gets a new token: one that was read earlier gains nothing by it. */
export async function replaceSession(
  tx: Tx,
  memberId: number,
  context: Pick<Caller, "userAgent" | "hostOnlyCookies" | "cookieHeader">,
): Promise<CookieChange & { readonly value: string }> {
  await closeSession(tx, context.cookieHeader);
  return openSession(tx, memberId, context);
}

/** Ends the session that a browser is in, if it is in one. */
export async function closeSession(tx: Tx, cookieHeader: string | undefined): Promise<void> {
  const held = sessionIn(cookieHeader);
  if (held) await deleteSession(tx, { tokenHash: tokenHash(held.token) });
}

const deleteSessionsBut = statement(
  "session_close_others",
  "delete from sessions where user_id = :memberId and token_hash <> :kept returning user_id",
);

const deleteSessions = statement(
  "session_close_all",
  "delete from sessions where user_id = :memberId",
);

/** Of the session that a member calls from. */
export function hashOfSession(cookieHeader: string | undefined): Buffer {
  return tokenHash(sessionIn(cookieHeader)!.token);
}

/** Ends the member's sessions in all browsers but the one that calls; answers how many there were. */
export async function closeOtherSessions(
  tx: Tx,
  memberId: number,
  cookieHeader: string | undefined,
): Promise<number> {
  return (await deleteSessionsBut(tx, { memberId, kept: hashOfSession(cookieHeader) })).length;
}

export async function closeAllSessions(tx: Tx, memberId: number): Promise<void> {
  await deleteSessions(tx, { memberId });
}

export function closedSessionCookie(): CookieChange {
  return { name: SESSION_COOKIE, value: null };
}

function sessionCookie(token: string): CookieChange & { readonly value: string } {
  return { name: SESSION_COOKIE, value: token, maxAgeSeconds: SESSION_SECONDS };
}
