/** What the club has verified of sellers. A seller of whom it knows something is not new. */
import { momentText } from "../../db/json-text.ts";
import { answers, jsonStatement, statement } from "../../db/statement.ts";
import { envelopeText, type Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { lockHeldFirst, releaseFirst } from "../../market/public.ts";
import { memberExists, shownName } from "../queries.ts";

const selectMarks = jsonStatement(
  "seller_marks_of",
  `select coalesce(json_agg(json_build_object('id', v.id, 'mark', v.mark, 'marked_at', ${momentText("v.marked_at")},
     'marked_by', ${shownName("u", ":locale")}, 'withdrawn_at', ${momentText("v.withdrawn_at")},
     'withdrawn_by', ${shownName("w", ":locale")}, 'reason', v.reason) order by v.id desc), '[]')::text as json
   from seller_marks v join users u on u.id = v.marked_by left join users w on w.id = v.withdrawn_by
   where v.member_id = :memberId`,
  answers("GET /admin/members/{id}/marks"),
);

const insertMark = statement(
  "seller_mark_insert",
  "insert into seller_marks (member_id, mark, marked_by) values (:memberId, :mark, :adminId) returning id",
);

const lockMark = statement(
  "seller_mark_lock",
  "select member_id, withdrawn_at is not null as is_withdrawn from seller_marks where id = :id for update",
);

const withdraw = statement(
  "seller_mark_withdraw",
  "update seller_marks set withdrawn_by = :adminId, withdrawn_at = now(), reason = :reason where id = :id",
);

export const listMarks: Handler<"GET /admin/members/{id}/marks"> = async (
  { params: { id } },
  { db, locale },
) => {
  if ((await memberExists(db, { id })).length === 0) refuse("member_not_found");
  return envelopeText((await selectMarks(db, { memberId: id, locale }))!, "");
};

export const giveMark: Handler<"POST /admin/members/{id}/marks"> = async (
  { params: { id }, body: { mark } },
  context,
) => {
  const { db, member: admin } = context;
  if (id === admin.id) refuse("own_account");
  if ((await memberExists(db, { id })).length === 0) refuse("member_not_found");
  await lockHeldFirst(db, id);
  const [given] = await insertMark(db, { memberId: id, mark, adminId: admin.id });
  await releaseFirst(id, context);
  return { data: { id: given!.id } };
};

export const withdrawMark: Handler<"PUT /admin/marks/{id}/withdraw"> = async (
  { params: { id }, body: { reason } },
  { db, member: admin },
) => {
  const [mark] = await lockMark(db, { id });
  if (!mark) refuse("mark_not_found");
  if (mark.member_id === admin.id) refuse("own_account");
  if (mark.is_withdrawn) refuse("mark_withdrawn");
  await withdraw(db, { id, adminId: admin.id, reason });
  return { data: { id, withdrawn: true as const } };
};
