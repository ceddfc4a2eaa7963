/** The club does not let a cat breed for a time. */
import { ownsCat } from "@felistry/domain/cats/edit-mode.ts";
import { requireDeskOfCat } from "../cases/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, jsonStatement, statement } from "../db/statement.ts";
import { envelopeText, type Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { lockCat } from "../ownership/public.ts";

/** What the page does not show is for its owners and, of several clubs, the one that has registered the cat. */
const selectBans = jsonStatement(
  "bans_of_cat",
  `select coalesce(json_agg(json_build_object('id', b.id, 'from_day', b.from_day, 'until_day', b.until_day, 'reason', b.reason, 'is_shown', b.is_shown,
     'lifted_at', ${momentText("b.lifted_at")}) order by b.id desc), '[]')::text as json
   from breeding_bans b join cats c on c.id = b.cat_id
   where b.cat_id = :catId and (b.is_shown = 1 or :memberId::int in (c.users_id, c.online_owner_id)
     or :clubId?::int is null or club_of_cat(c.id) = :clubId?::int)`,
  answers("GET /cats/{id}/bans"),
);

const insertBan = statement(
  "ban_insert",
  `insert into breeding_bans (cat_id, from_day, until_day, reason, is_shown, decided_by)
   values (:catId, :from::date, :until::date, :reason, :isShown, :memberId) returning id`,
);

const liftBan = statement(
  "ban_lift",
  "update breeding_bans set lifted_by = :memberId, lifted_at = now() where id = :id and lifted_at is null returning id",
);

const catOfBan = statement("ban_cat", "select cat_id from breeding_bans where id = :id");

export const listBans: Handler<"GET /cats/{id}/bans"> = async (
  { params: { id: catId } },
  { db, member: { id: memberId, clubId } },
) => envelopeText((await selectBans(db, { catId, memberId, clubId: clubId ?? null }))!, "");

export const banFromBreeding: Handler<"POST /cats/{id}/bans"> = async (
  { params: { id: catId }, body: { from_day: from, until_day: until, reason, is_shown: isShown } },
  { db, member },
) => {
  const [cat] = await lockCat(db, { catId });
  if (!cat) refuse("cat_not_found");
  await requireDeskOfCat(db, member, catId);
  if (ownsCat(cat, member.id)) refuse("own_registration");
  const [ban] = await insertBan(db, { catId, from, until, reason, isShown, memberId: member.id });
  return { data: { id: ban!.id } };
};

export const lift: Handler<"PUT /bans/{id}/lift"> = async ({ params: { id } }, { db, member }) => {
  const [ban] = await catOfBan(db, { id });
  if (!ban) refuse("ban_not_found");
  await requireDeskOfCat(db, member, ban.cat_id);
  if ((await liftBan(db, { id, memberId: member.id })).length === 0) refuse("ban_lifted");
  return { data: { id } };
};
