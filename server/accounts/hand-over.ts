/**
 * A session for the hosts of all languages. No cookie reaches them all, so a browser that changes to another host asks here
 * for a code. The page of the other host had made a ticket before and kept it in the browser: without that ticket nobody
 * can use the code, so that it logs no stranger in, and nobody into a stranger's account.
 */
import type { KeptByGuest } from "@felistry/contract/accounts/hand-over.ts";
import { statement, told } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { accountById } from "./queries.ts";
import { hashOfSession, mainSession, replaceSession, sessionIn } from "./sessions.ts";
import { freshToken, tokenHash } from "./token.ts";

const insertHandOver = statement(
  "hand_over_make",
  `insert into hand_overs (code_hash, ticket_hash, locale, session_id, kept, expires_at)
   values (:codeHash, :ticketHash, :locale, ${mainSession(":sessionHash?")}, :kept, now() + interval '1 minute')`,
);

const takeHandOver = statement(
  "hand_over_take",
  `delete from hand_overs h
   where h.code_hash = :codeHash and h.ticket_hash = :ticketHash and h.locale = :locale and h.expires_at > now()
   returning h.kept, h.session_id, (select s.user_id from sessions s where s.id = h.session_id and s.expires_at > now()) as user_id`,
  told<{ kept: KeptByGuest }>(),
);

const ownMainSession = statement(
  "hand_over_own_session",
  `select ${mainSession(":tokenHash")} as id`,
);

export const handOver: Handler<"POST /auth/hand-over"> = async (
  { body: { locale, ticket, kept } },
  { db, member, cookieHeader },
) => {
  const code = freshToken();
  await insertHandOver(db, {
    codeHash: tokenHash(code),
    ticketHash: tokenHash(ticket),
    locale,
    sessionHash: member && hashOfSession(cookieHeader),
    kept: JSON.stringify(wellFormed(kept)),
  });
  return { data: { code } };
};

export const takeOver: Handler<"POST /auth/take-over"> = async ({ body }, context) => {
  const { db, locale, cookieHeader, setCookie, tell } = context;
  const [taken] = await takeHandOver(db, {
    codeHash: tokenHash(body.code),
    ticketHash: tokenHash(body.ticket),
    locale,
  });
  if (!taken) refuse("hand_over_over");
  const { kept, session_id, user_id } = taken;
  if (user_id === null) return { data: { member: null, kept } };
  tell({ about: user_id });
  const [account] = await accountById(db, { memberId: user_id });
  if (!account || account.suspension_reason !== null) refuse("hand_over_over");
  const held = sessionIn(cookieHeader);
  const [own] = held ? await ownMainSession(db, { tokenHash: tokenHash(held.token) }) : [];
  // Back on a host that already has it.
  if (own?.id !== session_id) setCookie(await replaceSession(db, user_id, context, session_id));
  const { email, first_name, roleIds } = account;
  return { data: { member: { email, first_name, roleIds }, kept } };
};

/** Half a character would be no text that PostgreSQL takes. */
function wellFormed({ hearts, drafts }: KeptByGuest): KeptByGuest {
  const whole = drafts.map(({ form, entries, kept_at }) => ({
    form: form.toWellFormed(),
    entries: Object.fromEntries(
      Object.entries(entries).map(([name, value]) => [name, value.toWellFormed()]),
    ),
    kept_at,
  }));
  return { hearts, drafts: whole };
}
