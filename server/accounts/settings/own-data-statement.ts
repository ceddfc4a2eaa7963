/** All that the database holds about one member, as one JSON text. */
import { wordPairs } from "../../db/word-in.ts";
import { shownName } from "../queries.ts";
import { momentText } from "../../db/json-text.ts";
import { answers, jsonStatement } from "../../db/statement.ts";
import { paperShownTo } from "../../ownership/queries.ts";

/** A query's rows as a JSON list, oldest first, possibly empty. */
const list = (row: string, from: string, order: string) =>
  `(select coalesce(json_agg(${row} order by ${order}), '[]') from ${from})`;

/** A row, since a function takes at most a hundred arguments and `jsonb` sorts the keys and ends at 255 MB. */
const columns = (pairs: Readonly<Record<string, string>>) =>
  `(select row_to_json(o) from (select ${Object.entries(pairs)
    .map(([name, value]) => `${value} as "${name}"`)
    .join(", ")}) o)`;

const document = (table: "metric" | "pedigree") =>
  `select d.id, d.cat_id, '${table}' as kind, d.${table}_num as number, d.issued_by, d.${table}_img_url as file, d.created_at
   from ${table}s d join cats c on c.id = d.cat_id where :memberId in (c.users_id, c.online_owner_id) and ${paperShownTo("d", ":memberId", "false")}`;

/** What the member added to cats that others have taken since. */
const withheldDocument = (table: "metric" | "pedigree") =>
  `select '${table}' as kind, d.${table}_num as number, d.issued_by, d.${table}_img_url as file, d.created_at
   from ${table}s d where d.withheld_id = w.id`;

const OWN_LOCALE = "(select r.locale from users r where r.id = :memberId)";

/** The other side is named, not addressed: its e-mail is not this member's data. */
const order = (own: "seller_id" | "client_id", other: "seller_id" | "client_id") =>
  list(
    `to_jsonb(o) || jsonb_build_object('other_side', ${shownName("u", OWN_LOCALE)})`,
    `orders o join users u on u.id = o.${other} where o.${own} = :memberId`,
    "o.id",
  );

const OWN_CATS = "cats c left join cat_colours k on k.cat_id = c.id";

export const selectOwnData = jsonStatement(
  "own_data",
  `select ${columns({
    profile: `(select json_build_object(
       'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'middle_name', u.middle_name,
       'other_name', u.other_name_given, 'other_name_proposed', other_script(u.first_name || ' ' || u.last_name, true), 'email', u.email,
       'birthday', u.birthday, 'about', u.about, 'site_url', u.site_url, 'social_url', u.social_url, 'country_id', u.country_id,
       ${wordPairs("n.country")}, 'user_ava_url', u.user_ava_url,
       'roleIds', array(select r.role_id::int from user_roles r where r.user_id = u.id order by 1),
       'total_cats', (select count(*)::int from cats where online_owner_id = u.id)) from countries n where n.id = u.country_id)`,
    created_at: momentText("u.created_at"),
    locale: "u.locale",
    own_cats_view: "u.own_cats_view",
    sessions: list(
      "json_build_object('created_at', created_at, 'last_seen_at', last_seen_at, 'expires_at', expires_at, 'device', device)",
      "sessions where user_id = :memberId and main_id is null",
      "created_at",
    ),
    passkeys: list(
      "json_build_object('name', name, 'created_at', created_at, 'last_used_at', last_used_at)",
      "passkeys where user_id = :memberId",
      "id",
    ),
    email_changes: list(
      "to_jsonb(e) - 'token_hash'",
      "email_changes e where e.user_id = :memberId",
      "e.created_at",
    ),
    cats: list(
      "to_jsonb(c) - '{search_name,mother_sex,father_sex}'::text[] || jsonb_build_object('ems', k.ems)",
      `${OWN_CATS} where :memberId in (c.users_id, c.online_owner_id)`,
      "c.id",
    ),
    documents: list(
      "to_jsonb(d)",
      `(${document("metric")} union all ${document("pedigree")}) d`,
      "d.kind, d.id",
    ),
    credentials: list(
      `to_jsonb(e) - '{confirmed_by,withheld_id,scan_url}'::text[] || jsonb_build_object('scan_url', case when ${paperShownTo("e", ":memberId", "false")} then e.scan_url end,
         'judge_asked_at', (select a.asked_at from judge_asks a where a.credential_id = e.id and a.asker_id = :memberId))`,
      "credentials e join cats c on c.id = e.cat_id where :memberId in (c.users_id, c.online_owner_id)",
      "e.id",
    ),
    withheld_papers: list(
      `jsonb_build_object('cat_id', w.cat_id, 'chip', w.chip, 'since', w.created_at, 'asked_at', w.asked_at,
         'documents', (select coalesce(jsonb_agg(to_jsonb(d)), '[]') from (${withheldDocument("metric")} union all ${withheldDocument("pedigree")}) d),
         'scans', (select coalesce(jsonb_agg(jsonb_build_object('name', e.name, 'scan_url', e.scan_url)), '[]') from credentials e where e.withheld_id = w.id))`,
      "withheld_papers w where w.holder_id = :memberId and w.opened_at is null",
      "w.id",
    ),
    litters: list(
      "to_jsonb(l) - '{token_hash,form_key,asked_id}'::text[] || jsonb_build_object('kittens', (select coalesce(jsonb_agg(to_jsonb(k) - 'litter_id' order by k.place), '[]') from litter_kittens k where k.litter_id = l.id))",
      "litters l join cats c on c.id = l.sire_id where :memberId in (l.breeder_id, c.users_id, c.online_owner_id)",
      "l.id",
    ),
    kitten_weights: list(
      "to_jsonb(w)",
      "kitten_weights w join litters l on l.id = w.litter_id where l.breeder_id = :memberId",
      "w.litter_id, w.place, w.day",
    ),
    litter_inspections: list(
      "to_jsonb(i)",
      "litter_inspections i join litters l on l.id = i.litter_id where l.breeder_id = :memberId",
      "i.id",
    ),
    planned_matings: list(
      "to_jsonb(p) - '{planner_id,stud_member_id}'::text[]",
      "planned_matings p where :memberId in (p.planner_id, p.stud_member_id)",
      "p.id",
    ),
    sales: list(
      "to_jsonb(s)",
      "sales s join cats c on c.id = s.cat_id where c.online_owner_id = :memberId",
      "s.id",
    ),
    orders_received: order("seller_id", "client_id"),
    orders_sent: order("client_id", "seller_id"),
    order_messages: list(
      "to_jsonb(e) - 'sender_id' || jsonb_build_object('pictures', array(select p.path from message_pictures p where p.message_id = e.id order by p.place))",
      "order_messages e where e.sender_id = :memberId",
      "e.id",
    ),
    questions: list(
      `to_jsonb(q) || jsonb_build_object('other_side', ${shownName("u", OWN_LOCALE)})`,
      "questions q join users u on u.id = case when q.asker_id = :memberId::int then q.seller_id else q.asker_id end where :memberId in (q.asker_id, q.seller_id)",
      "q.id",
    ),
    order_contacts: list(
      "jsonb_build_object('order_id', k.order_id, 'text', k.text)",
      "order_contacts k where k.member_id = :memberId",
      "k.order_id",
    ),
    seller_details: list(
      "to_jsonb(d) - 'member_id'",
      "seller_details d where d.member_id = :memberId",
      "d.member_id",
    ),
    reservations: list(
      "to_jsonb(r)",
      "reservations r join orders o on o.id = r.order_id where :memberId in (o.client_id, o.seller_id)",
      "r.id",
    ),
    order_contracts: list(
      "to_jsonb(t) || jsonb_build_object('signed_at', g.signed_at)",
      "order_signatures g join order_contracts t on t.order_id = g.order_id where g.member_id = :memberId",
      "t.order_id",
    ),
    disputes: list(
      "to_jsonb(s) - 'author_id' || jsonb_build_object('order_id', d.order_id, 'reason', d.reason, 'stage', d.stage)",
      "dispute_statements s join disputes d on d.id = s.dispute_id where s.author_id = :memberId",
      "s.id",
    ),
    waiting_lists: list("to_jsonb(l)", "waiting_lists l where l.breeder_id = :memberId", "l.id"),
    waiting: list("to_jsonb(e)", "waiting_entries e where e.member_id = :memberId", "e.id"),
    reviews: list(
      "to_jsonb(r) - 'of_seller'",
      "reviews r where :memberId in (r.author_id, r.about_id)",
      "r.id",
    ),
    message_reports: list(
      "to_jsonb(r) - '{decided_by,reporter_id}'::text[]",
      "message_reports r where r.reporter_id = :memberId",
      "r.id",
    ),
    chip_proofs: list(
      "to_jsonb(p) - '{decided_by,seller_id}'::text[]",
      "chip_proofs p where p.seller_id = :memberId",
      "p.id",
    ),
    review_reports: list(
      "to_jsonb(r) - '{decided_by,reporter_id}'::text[]",
      "review_reports r where r.reporter_id = :memberId",
      "r.id",
    ),
    favorites: list("to_jsonb(f)", "favourites f where f.user_id = :memberId", "f.created_at"),
    catteries: list("to_jsonb(a)", "catteries a where a.users_id = :memberId", "a.id"),
    drafts: list(
      "to_jsonb(d) - 'member_id'",
      "drafts d where d.member_id = :memberId",
      "d.kept_at",
    ),
    notices: list("to_jsonb(n) - 'member_id'", "notices n where n.member_id = :memberId", "n.id"),
    notice_settings: list(
      "to_jsonb(n) - 'member_id'",
      "notice_settings n where n.member_id = :memberId",
      "n.kind",
    ),
    pedigree_drafts: list(
      "to_jsonb(d) - 'user_id'",
      "pedigree_drafts d where d.user_id = :memberId",
      "d.updated_at",
    ),
    tags: list(
      "jsonb_build_object('name', t.name, 'cats', array(select g.cat_id from cat_tags g where g.tag_id = t.id order by 1))",
      "tags t where t.member_id = :memberId",
      "t.id",
    ),
    saved_searches: list(
      "to_jsonb(s) - '{member_id,place,stop_code}'::text[]",
      "saved_searches s where s.member_id = :memberId",
      "s.id",
    ),
    push_devices: list(
      "json_build_object('device', d.device, 'created_at', d.created_at)",
      "push_devices d where d.member_id = :memberId",
      "d.id",
    ),
    telegram_chats: list(
      "json_build_object('chat_id', t.chat_id, 'linked_at', t.linked_at)",
      "telegram_chats t where t.member_id = :memberId",
      "t.linked_at",
    ),
    calendars: list(
      "json_build_object('made_at', k.made_at)",
      "calendars k where k.member_id = :memberId",
      "k.made_at",
    ),
    uploads: list(
      "to_jsonb(p) - '{original_key,files,is_clean}'::text[]",
      "uploads p where p.users_id = :memberId",
      "p.created_at",
    ),
    applications: list(
      "to_jsonb(a) - 'decided_by'",
      "applications a where a.applicant_id = :memberId",
      "a.id",
    ),
    case_messages: list(
      "json_build_object('id', s.id, 'case_id', s.case_id, 'text', s.text, 'amended', s.amended, 'created_at', s.created_at)",
      "case_messages s where s.author_id = :memberId and s.kind in ('answer', 'amended')",
      "s.id",
    ),
    cattery_names: list(
      "to_jsonb(n) - '{holder_id,heir_id}'::text[]",
      "cattery_names n where n.holder_id = :memberId",
      "n.id",
    ),
    memberships: list(
      "to_jsonb(b) - '{member_id,paid_by}'::text[]",
      "memberships b where b.member_id = :memberId",
      "b.id",
    ),
    corrections: list(
      "to_jsonb(r) - 'decided_by'",
      "corrections r where r.asker_id = :memberId",
      "r.id",
    ),
    transfers: list(
      "to_jsonb(r) - 'decided_by'",
      "transfers r where r.asker_id = :memberId",
      "r.id",
    ),
    ad_reports: list(
      "to_jsonb(r) - '{decided_by,note,seller_id,owner_id}'::text[]",
      "ad_reports r where r.reporter_id = :memberId",
      "r.id",
    ),
    owner_changes: list(
      "to_jsonb(h)",
      "owner_changes h where :memberId in (h.prev_owner_id, h.new_owner_id)",
      "h.id",
    ),
  })}::text as json
   from users u where u.id = :memberId::int`,
  answers("GET /me/data"),
);
