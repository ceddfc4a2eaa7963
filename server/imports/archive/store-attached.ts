/** Stores what hangs on an import's cats: titles, tests and tags with the cats; what has a picture is noted, to be attached after them. */
import { statement } from "../../db/statement.ts";
import type { ImportClient } from "../import-client.ts";
import { TAGS_OF_MEMBER } from "@felistry/domain/herd/tags.ts";

export async function storeAttached(
  client: ImportClient,
  importId: number,
  first: number,
  end: number,
): Promise<void> {
  await client.query({
    name: "import_store_credentials",
    text: STORE_CREDENTIALS,
    values: [first, end],
  });
  await client.query({
    name: "import_note_attachments",
    text: NOTE_ATTACHMENTS,
    values: [importId, first, end],
  });
}

const lockMember = statement(
  "import_lock_member",
  "select id from users where id = :memberId for no key update",
);

const countWaiting = statement(
  "import_attachments_waiting",
  "select count(*)::int as count from import_attachments where import_id = :importId and not is_done",
);

const CATS = `import_ready i join import_rows r on r.row_no = i.row_no and r.attached is not null`;
const listed = (key: string, as: string) =>
  `jsonb_array_elements(r.attached::jsonb -> '${key}') with ordinality ${as}(item, n)`;

/** Claims: what the club has seen of them it has to see again. A show outside of the cat's life stays a text. */
const STORE_CREDENTIALS = `
  insert into credentials (cat_id, kind, name, result, issued_by, issued_on, show_system, show_country, show_class, judge, points)
  select i.id, e.item ->> 'kind', e.item ->> 'name', e.item ->> 'result', e.item ->> 'issued_by', (e.item ->> 'issued_on')::date,
    show.item ->> 'show_system', show.item ->> 'show_country', show.item ->> 'show_class', show.item ->> 'judge', (show.item ->> 'points')::smallint
  from ${CATS} join cats c on c.id = i.id cross join lateral ${listed("credentials", "e")}
  cross join lateral (select case when (e.item ->> 'issued_on')::date between coalesce(c.cat_birthdate, '-infinity') and coalesce(c.deceased_on, 'infinity')
    and exists (select from countries n where n.iso2 = e.item ->> 'show_country') then e.item end as item) show
  where i.place >= $1 and i.place < $2 order by i.place, e.n`;

/** A cat's credentials are all of this import, stored in the order of the file. */
const NOTE_ATTACHMENTS = `
  insert into import_attachments (import_id, place, line, cat_id, kind, file, said, credential_id)
  select $1, coalesce((select max(place) from import_attachments where import_id = $1), 0)
      + row_number() over (order by i.place, a.rank, a.n),
    r.line, i.id, a.kind, a.item ->> 'file', a.item,
    case when a.kind = 'credential' then
      (select c.id from credentials c where c.cat_id = i.id order by c.id limit 1 offset a.n - 1) end
  from ${CATS} cross join lateral (
    select 0 as rank, 'photo' as kind, p.item, p.n from ${listed("photos", "p")}
    union all select 1, 'credential', e.item, e.n from ${listed("credentials", "e")} where e.item ? 'file'
    union all select 2, d.item ->> 'kind', d.item, d.n from ${listed("documents", "d")}
  ) a
  where i.place >= $2 and i.place < $3`;

/** Tags that the member has no place for are told. */
export async function storeTags(
  client: ImportClient,
  importId: number,
  memberId: number,
): Promise<void> {
  // A member's tags are made one at a time, so that each finds a free place.
  await lockMember(client, { memberId });
  await client.query(
    `create temp table import_tagged on commit drop as
     select i.id as cat_id, r.line, t.name from ${CATS}
     cross join lateral jsonb_array_elements_text(r.attached::jsonb -> 'tags') t(name)`,
  );
  await client.query(MAKE_TAGS, [memberId]);
  await client.query(
    `insert into cat_tags (tag_id, cat_id) select distinct t.id, w.cat_id from import_tagged w
     join tags t on t.member_id = $1 and lower(t.name) = lower(w.name)`,
    [memberId],
  );
  await client.query(
    `insert into import_attachments (import_id, place, line, cat_id, kind, said, refused, is_done)
     select $2, coalesce((select max(place) from import_attachments where import_id = $2), 0) + row_number() over (order by w.line, w.name),
       w.line, w.cat_id, 'tag', to_jsonb(w.name), 'tags_many', true
     from import_tagged w where not exists (select from tags t where t.member_id = $1 and lower(t.name) = lower(w.name))`,
    [memberId, importId],
  );
}

const MAKE_TAGS = `
  with wanted as (
    select name, row_number() over (order by first_line, name) as n from (
      select min(name) as name, min(line) as first_line from import_tagged w
      where not exists (select from tags t where t.member_id = $1 and lower(t.name) = lower(w.name)) group by lower(name)) fresh
  ), free as (
    select place, row_number() over (order by place) as n from generate_series(1, ${TAGS_OF_MEMBER}) as g(place)
    where not exists (select from tags t where t.member_id = $1 and t.place = g.place)
  )
  insert into tags (member_id, place, name) select $1, free.place, wanted.name from wanted join free using (n)`;

/** What is still to be attached. */
export async function countAttachments(client: ImportClient, importId: number): Promise<number> {
  const [waiting] = await countWaiting(client, { importId });
  return waiting!.count;
}
