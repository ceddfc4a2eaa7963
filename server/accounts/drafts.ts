/** Drafts of forms: read and written by their member alone, and written down nowhere else. */
import { DRAFT_DAYS, DRAFTS_OF_A_MEMBER } from "@felistry/domain/accounts/draft-limits.ts";
import { momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { envelopeText, type Handler } from "../http/handler.ts";

const selectDraft = jsonStatement(
  "draft",
  `select coalesce((
     select json_build_object('entries', entries, 'kept_at', ${momentText("kept_at")}) from drafts
     where member_id = :memberId and form = :form and kept_at > now() - interval '${DRAFT_DAYS} days'
   ), 'null')::text as json`,
  answers("GET /me/draft"),
);

const keepEntries = statement(
  "draft_keep",
  `insert into drafts (member_id, form, entries) values (:memberId, :form, :entries)
   on conflict (member_id, form) do update set entries = excluded.entries, kept_at = now()`,
);

const deleteOldest = statement(
  "draft_delete_oldest",
  `delete from drafts where member_id = :memberId and form in (
     select form from drafts where member_id = :memberId order by kept_at desc, form offset ${DRAFTS_OF_A_MEMBER}
   )`,
);

const deleteDraft = statement(
  "draft_delete",
  "delete from drafts where member_id = :memberId and form = :form",
);

export const getDraft: Handler<"GET /me/draft"> = async ({ query: { form } }, { db, member }) =>
  envelopeText((await selectDraft(db, { memberId: member.id, form }))!, "");

export const keepDraft: Handler<"PUT /me/draft"> = async (
  { body: { form, entries } },
  { db, member },
) => {
  // Half a character would be no text that PostgreSQL takes.
  const whole = Object.entries(entries).map(([name, value]) => [name, value.toWellFormed()]);
  const kept = JSON.stringify(Object.fromEntries(whole));
  await keepEntries(db, { memberId: member.id, form: form.toWellFormed(), entries: kept });
  await deleteOldest(db, { memberId: member.id });
  return { data: null };
};

export const endDraft: Handler<"DELETE /me/draft"> = async (
  { query: { form } },
  { db, member },
) => {
  await deleteDraft(db, { memberId: member.id, form });
  return { data: null };
};
