/** Ads that the club has taken down, and how they may return. */
import { decodeCursor, encodeCursor, rowId } from "../http/cursor.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { mailOfLifted } from "./report-mails.ts";
import { lockTakenDown, markLifted, selectTakenDown } from "./taken-down-statements.ts";

const NEWEST = 2_147_483_647;

export const listTakenDown: Handler<"GET /admin/taken-down-ads"> = async (
  { query },
  { db, member, locale },
) => {
  const [beforeId] = decodeCursor(query.cursor, [rowId]) ?? [NEWEST];
  const [page] = await selectTakenDown(db, {
    beforeId,
    limit: query.limit,
    viewerId: member.id,
    locale,
  });
  const { json, found, last_id } = page!;
  return envelopeText(json, "", { next: found > query.limit ? encodeCursor([last_id!]) : null });
};

/** The ad does not return by itself: the seller places it again. */
export const liftTakenDown: Handler<"PUT /admin/taken-down-ads/{id}/lift"> = async (
  { params: { id } },
  { db, member, services },
) => {
  const [standing] = await lockTakenDown(db, { id, adminId: member.id });
  if (!standing) refuse("taken_down_not_found");
  if (standing.is_own) refuse("own_ad");
  if (standing.is_lifted) refuse("taken_down_lifted");
  await markLifted(db, { id, adminId: member.id });
  const mail = await mailOfLifted(db, standing.cat_id, services.config);
  await services.jobs.enqueueMails(db, [mail]);
  return { data: { id, lifted: true as const } };
};
