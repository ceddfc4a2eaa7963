/** A member's own tags: put on many cats at once, renamed, deleted. */
import { TAGS_OF_MEMBER } from "@felistry/domain/herd/tags.ts";
import { statement } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { actOnEach } from "./act-on-each.ts";

/** A member's tags are made one at a time, so that each finds a free place. */
const lockMember = statement(
  "tags_lock_member",
  "select id from users where id = :memberId for no key update",
);

const selectTag = statement(
  "tag_by_name",
  "select id from tags where member_id = :memberId and lower(name) = lower(:name)",
);

const insertTag = statement(
  "tag_insert",
  `insert into tags (member_id, place, name)
   select :memberId, min(free.place), :name::text from generate_series(1, ${TAGS_OF_MEMBER}) free(place)
   where not exists (select from tags t where t.member_id = :memberId and t.place = free.place)
   having min(free.place) is not null returning id`,
);

const lockTagged = statement(
  "cat_lock_tagged",
  "select id from cats where id = :catId and :memberId::int in (users_id, online_owner_id, breeder_id) for no key update",
);

const putTag = statement(
  "cat_tag_put",
  `insert into cat_tags (tag_id, cat_id) select :tagId, :catId
   where not exists (select from cat_tags where tag_id = :tagId and cat_id = :catId) returning cat_id`,
);

const takeTag = statement(
  "cat_tag_take",
  "delete from cat_tags where tag_id = :tagId and cat_id = :catId returning cat_id",
);

export const tagHerd: Handler<"POST /me/herd/tags"> = async (
  { body: { cats, name, wanted } },
  context,
) => {
  const { db, member } = context;
  const tagId = await tagNamed(db, member.id, name, wanted === 1);
  const data = await actOnEach(cats, context, async (catId) => {
    const [own] = await lockTagged(db, { catId, memberId: member.id });
    if (!own) refuse("not_allowed");
    if (tagId === null) return false;
    const changed = await (wanted === 1 ? putTag : takeTag)(db, { tagId, catId });
    return changed.length > 0;
  });
  return { data };
};

async function tagNamed(
  db: Tx,
  memberId: number,
  name: string,
  isMade: boolean,
): Promise<number | null> {
  if (isMade) await lockMember(db, { memberId });
  const [known] = await selectTag(db, { memberId, name });
  if (known || !isMade) return known?.id ?? null;
  const [made] = await insertTag(db, { memberId, name });
  return made?.id ?? refuse("tags_many");
}

const selectTags = statement(
  "tags_of_member",
  `select t.id, t.name, (select count(*)::int from cat_tags g where g.tag_id = t.id) as cats
   from tags t where t.member_id = :memberId order by lower(t.name), t.id`,
);

export const listTags: Handler<"GET /me/tags"> = async (_, { db, member }) => ({
  data: await selectTags(db, { memberId: member.id }),
});

const updateTag = statement(
  "tag_rename",
  "update tags set name = :name where id = :id and member_id = :memberId returning id, name",
);

export const renameTag: Handler<"PUT /me/tags/{id}"> = async (
  { params: { id }, body: { name } },
  { db, member },
) => {
  const [data] = await updateTag(db, { id, name, memberId: member.id });
  return { data: data ?? refuse("tag_not_found") };
};

const removeTag = statement(
  "tag_delete",
  "delete from tags where id = :id and member_id = :memberId returning id",
);

export const deleteTag: Handler<"DELETE /me/tags/{id}"> = async (
  { params: { id } },
  { db, member },
) => {
  const [gone] = await removeTag(db, { id, memberId: member.id });
  if (!gone) refuse("tag_not_found");
  return { data: null };
};
