/** The member's sessions as the settings list them, and the end of any one. */
import { momentText } from "../../db/json-text.ts";
import { answers, jsonStatement, statement } from "../../db/statement.ts";
import { envelopeText, type Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { closedSessionCookie, hashOfSession, mainSession } from "../sessions.ts";

/** Nobody reads further; whoever has more ends all others at once. */
const MOST_LISTED = 100;

const selectSessions = jsonStatement(
  "own_sessions",
  `select coalesce(json_agg(json_build_object(
     'id', s.id, 'device', s.device, 'created_at', ${momentText("s.created_at")},
     'last_seen_at', ${momentText("s.last_seen_at")}, 'is_this', coalesce(s.own, false)::int
   ) order by s.own desc, s.last_seen_at desc, s.id desc), '[]')::text as json
   from (
     select *, id = ${mainSession(":own")} as own from sessions where user_id = :memberId and main_id is null and expires_at > now()
     order by own desc, last_seen_at desc, id desc limit ${MOST_LISTED}
   ) s`,
  answers("GET /me/sessions"),
);

const deleteOwnSession = statement(
  "own_session_end",
  `delete from sessions where user_id = :memberId and main_id is null and id = :id returning id = ${mainSession(":own")} as own`,
);

export const listOwnSessions: Handler<"GET /me/sessions"> = async (
  _input,
  { db, member, cookieHeader },
) =>
  envelopeText(
    (await selectSessions(db, { memberId: member.id, own: hashOfSession(cookieHeader) }))!,
    "",
  );

export const endOwnSession: Handler<"DELETE /me/sessions/{id}"> = async (
  { params: { id } },
  { db, member, cookieHeader, setCookie },
) => {
  const [ended] = await deleteOwnSession(db, {
    memberId: member.id,
    id,
    own: hashOfSession(cookieHeader),
  });
  if (!ended) refuse("session_not_found");
  if (ended.own) setCookie(closedSessionCookie());
  return { data: null };
};
