/** The club's list of judges. Their addresses are shown to its desk and to nobody else. */
import type { z } from "zod";
import type { judgeBody } from "@felistry/contract/credentials/judges.ts";
import { FIRST_CLUB } from "@felistry/domain/accounts/club.ts";
import { judgeKey } from "@felistry/domain/credentials/shows/result.ts";
import { decodeCursor, encodeCursor, rowId } from "../../http/cursor.ts";
import type { Handler, Member } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { aboutJudge } from "./mails.ts";
import {
  deleteJudge,
  insertJudge,
  selectJudge,
  selectJudges,
  selectUnasked,
  updateJudge,
} from "./statements.ts";

/** At whose desk; the first, where there is one. */
const deskOf = ({ clubId }: Pick<Member, "clubId">) => clubId ?? FIRST_CLUB;

const columnsOf = ({ name, email, systems, locale, rested }: z.output<typeof judgeBody>) => ({
  name,
  key: judgeKey(name),
  email,
  systems,
  language: locale,
  isRested: rested === 1,
});

export const listJudges: Handler<"GET /admin/judges"> = async (
  { query: { cursor, limit } },
  { db, member, locale },
) => {
  const [afterId] = decodeCursor(cursor, [rowId]) ?? [0];
  const rows = await selectJudges(db, { clubId: deskOf(member), afterId, limit, locale });
  const data = rows.slice(0, limit);
  const next = rows.length > limit ? encodeCursor([data.at(-1)!.id]) : null;
  return { data, page: { next } };
};

export const addJudge: Handler<"POST /admin/judges"> = async ({ body }, { db, member, locale }) => {
  const added = { clubId: deskOf(member), memberId: member.id, ...columnsOf(body) };
  const [{ id }] = (await insertJudge(db, added)) as [{ id: number }];
  return { data: (await selectJudge(db, { id, locale }))[0]! };
};

export const changeJudge: Handler<"PUT /admin/judges/{id}"> = async (
  { params: { id }, body },
  { db, member, locale, services: { jobs } },
) => {
  const changed = await updateJudge(db, { id, clubId: deskOf(member), ...columnsOf(body) });
  if (changed.length === 0) refuse("judge_not_found");
  if ((await selectUnasked(db, { id })).length > 0) await jobs.forgetMails(db, aboutJudge(id));
  return { data: (await selectJudge(db, { id, locale }))[0]! };
};

export const removeJudge: Handler<"DELETE /admin/judges/{id}"> = async (
  { params: { id } },
  { db, member, services: { jobs } },
) => {
  const removed = await deleteJudge(db, { id, clubId: deskOf(member) });
  if (removed.length === 0) refuse("judge_not_found");
  // A question that was asked meanwhile is in the queue by now: the judge's row is locked until it is.
  await jobs.forgetMails(db, aboutJudge(id));
  return { data: null };
};
