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

/** On each day of use the cookie is set again for another 30 days (sliding expiry). */
const RENEW_WHEN_LEFT = "29 days";
/** The precision of the list of sessions; a write on every call would cost too much. */
const SEEN_EVERY = "10 minutes";

/** What a browser sends of its session. */
export interface HeldSession {
  readonly token: string;
  readonly hostOnly: boolean;
}

export function sessionIn(cookieHeader: string | undefined): HeldSession | null {
  const cookie = ownCookie(cookieHeader, SESSION_COOKIE);
  const token = asToken(cookie?.value);
  return token === null ? null : { token, hostOnly: cookie!.hostOnly };
}

// A session with a host-only cookie is not accepted by one that any host of the domain could have set.
const selectMember = statement(
  "session_member",
  `select u.id, u.email, u.first_name, array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1) as "roleIds",
          case when exists (select from clubs k where k.id > 1)
            then (select min(r.club_id) from user_roles r where r.user_id = u.id and r.role_id > 1) end as "clubId",
          s.expires_at < now() + interval '${RENEW_WHEN_LEFT}' as renew,
          s.last_seen_at < now() - interval '${SEEN_EVERY}' as seen_long_ago
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = :tokenHash and s.expires_at > now() and (s.host_only <= :hostOnly or s.old_name_until > now()) and u.suspended_at is null`,
);

// With the session that it was handed over from: while one of them is used, both live on.
const renewSession = statement(
  "session_renew",
  `with own as (
     update sessions set expires_at = now() + interval '${SESSION_DAYS} days', last_seen_at = now(), host_only = :hostOnly,
       old_name_until = case when host_only = :hostOnly then old_name_until else now() + interval '1 minute' end
     where token_hash = :tokenHash returning main_id
   )
   update sessions m set expires_at = now() + interval '${SESSION_DAYS} days', last_seen_at = now() from own where m.id = own.main_id`,
);

const seeSession = statement(
  "session_see",
  `update sessions set last_seen_at = now()
   where id in (select unnest(array[s.id, s.main_id]) from sessions s where s.token_hash = :tokenHash)`,
);

/** @param betterName whether the cookie could have a name that no other host can set; if so, one without it is renewed */
export async function memberOfSession(
  db: Db,
  { token, hostOnly }: HeldSession,
  betterName: boolean,
  readOnly = false,
): Promise<(Member & { renewed: CookieChange | null }) | null> {
  const hash = tokenHash(token);
  const [row] = await selectMember(db, { tokenHash: hash, hostOnly });
  if (!row) return null;
  const { renew, seen_long_ago, ...member } = row;
  if (readOnly) return { ...member, renewed: null };
  const renews = renew || (betterName && !hostOnly);
  if (renews) await renewSession(db, { tokenHash: hash, hostOnly: betterName || hostOnly });
  else if (seen_long_ago) await seeSession(db, { tokenHash: hash });
  return { ...member, renewed: renews ? sessionCookie(token) : null };
}

const insertSession = statement(
  "session_open",
  `insert into sessions (token_hash, user_id, device, host_only, main_id, expires_at)
   values (:tokenHash, :memberId, :device?, :hostOnly, :mainId?, now() + interval '${SESSION_DAYS} days')`,
);

/** SQL: the main session of the one with this token. Ending it ends all that were handed over from it. */
export const mainSession = (tokenHash: string) =>
  `(select coalesce(h.main_id, h.id) from sessions h where h.token_hash = ${tokenHash})`;

const deleteSession = statement(
  "session_close",
  `delete from sessions where id = ${mainSession(":tokenHash")} returning user_id`,
);

export async function openSession(
  tx: Tx,
  memberId: number,
  { userAgent, hostOnlyCookies }: Pick<Caller, "userAgent" | "hostOnlyCookies">,
  mainId: number | null = null,
): Promise<CookieChange & { readonly value: string }> {
  const token = freshToken();
  await insertSession(tx, {
    tokenHash: tokenHash(token),
    memberId,
    mainId,
    device: deviceOf(userAgent),
    hostOnly: hostOnlyCookies,
  });
  return sessionCookie(token);
}

const confirmSession = statement(
  "session_confirm",
  "update sessions set confirmed_at = now() where token_hash = :tokenHash",
);

/** The member has just proved their presence by more than the cookie. */
export async function confirmedNow(tx: Tx, token: string): Promise<void> {
  await confirmSession(tx, { tokenHash: tokenHash(token) });
}

/** A new token for a member who has just proved who they are: one stolen earlier gains nothing by it. */
export async function replaceSession(
  tx: Tx,
  memberId: number,
  context: Pick<Caller, "userAgent" | "hostOnlyCookies" | "cookieHeader">,
  mainId: number | null = null,
): Promise<CookieChange & { readonly value: string }> {
  await closeSession(tx, context.cookieHeader);
  return openSession(tx, memberId, context, mainId);
}

/** Ends the browser's session, if it has one. */
export async function closeSession(tx: Tx, cookieHeader: string | undefined): Promise<void> {
  const held = sessionIn(cookieHeader);
  if (held) await deleteSession(tx, { tokenHash: tokenHash(held.token) });
}

const deleteSessionsBut = statement(
  "session_close_others",
  `delete from sessions where user_id = :memberId and main_id is null and id is distinct from ${mainSession(":kept")}
   returning user_id`,
);

const deleteSessions = statement(
  "session_close_all",
  "delete from sessions where user_id = :memberId",
);

/** The hash of the calling member's session. */
export function hashOfSession(cookieHeader: string | undefined): Buffer {
  return tokenHash(sessionIn(cookieHeader)!.token);
}

/** Ends the member's other sessions. @returns how many there were */
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
