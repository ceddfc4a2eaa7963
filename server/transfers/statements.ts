import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, statement, told } from "../db/statement.ts";

/** What forbids a request: the registration that there is, an application for one, and where the registration is kept. */
export const selectStanding = statement(
  "transfer_standing",
  `select c.reg_num, c.registered, exported_since(c.id) is not null as is_exported,
          exists (select from applications a where a.cat_id = c.id and a.status = 'pending') as is_applied_for
   from cats c where c.id = :catId`,
  told<{ is_exported: boolean }>(),
);

export const insertTransfer = statement(
  "transfer_insert",
  `insert into transfers (cat_id, asker_id, direction, club, number, titles, remarks, paper_url)
   values (:catId, :askerId, :direction, :club, :number?, :titles?, :remarks?, :paper?) returning id`,
);

export const catOfTransfer = statement(
  "transfer_cat",
  "select cat_id from transfers where id = :id",
);

/** Whoever decides on a request or withdraws it locks its cat first, so only one finds it undecided. */
export const openTransfer = statement(
  "transfer_open",
  "select id, cat_id, asker_id, direction, number from transfers where id = :id and status = 'asked' for update",
);

/** Of the locked cat. */
export const selectAsked = statement(
  "transfer_asked",
  "select club, number, titles, remarks, paper_url as paper from transfers where id = :id and status = 'asked'",
);

export const amendRow = statement(
  "transfer_amend",
  "update transfers set club = :club, number = :number?, titles = :titles?, remarks = :remarks?, paper_url = :paper? where id = :id",
);

export const endTransfer = statement(
  "transfer_end",
  `update transfers set status = :status, decision = :decision?, decided_by = :decidedBy?, decided_at = now() where id = :id`,
);

/** The club has seen it on the other club's paper. */
export const keepNumber = statement(
  "transfer_keep_number",
  "update cats set number_elsewhere = :number, updated_at = now() where id = :catId",
);

export const openOfMember = statement(
  "transfers_open_of_member",
  "select id, cat_id from transfers where asker_id = :memberId and status = 'asked' order by cat_id",
);

const CAT_NAME = "concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix)";
const nameOf = (link: string) =>
  `(select concat_ws(' ', p.cat_name_cattery_prefix, p.cat_name, p.cat_name_suffix) from cats p where p.id = c.${link})`;

const brief = `'id', r.id, 'cat_id', r.cat_id, 'cat_name', ${CAT_NAME}, 'direction', r.direction, 'club', r.club, 'number', r.number,
  'status', r.status, 'decision', r.decision, 'created_at', ${momentText("r.created_at")}, 'decided_at', ${momentText("r.decided_at")}`;

export const selectOwn = statement(
  "transfers_own",
  `select coalesce(json_agg(record order by id desc) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
          (array_agg(id order by place desc) filter (where place <= :limit))[1] as last_id
   from (
     select r.id, row_number() over (order by r.id desc) as place, json_build_object(${brief}) as record
     from transfers r join cats c on c.id = r.cat_id
     where r.asker_id = :memberId and (:catId?::int is null or r.cat_id = :catId?::int) and r.id < :beforeId order by r.id desc limit :limit::int + 1
   ) page`,
  answers("GET /me/transfers"),
);

/** Other cats for which the number is stated, of whatever registry, and so perhaps this cat. */
const SAME_NUMBER = `(
  select coalesce(json_agg(json_build_object('id', o.id, 'name', concat_ws(' ', o.cat_name_cattery_prefix, o.cat_name, o.cat_name_suffix)) order by o.id), '[]')
  from (
    select id from cats where number_key(number_elsewhere) = number_key(r.number) and number_elsewhere is not null
    union select cat_id from transfers where number_key(number) = number_key(r.number) and direction = 'in' and status in ('asked', 'confirmed')
    limit 10
  ) stated join cats o on o.id = stated.id
  where o.id <> r.cat_id and number_key(r.number) <> '')`;

export const selectTransfer = statement(
  "transfer",
  `select r.id, r.cat_id, ${CAT_NAME} as cat_name, r.direction, r.club, r.number, r.titles, r.remarks, r.paper_url, r.status, r.decision,
          ${momentText("r.created_at")} as created_at, ${momentText("r.decided_at")} as decided_at, c.reg_num, r.asker_id,
          ${shownName("u", ":locale")} as asker, case when d.id is not null then ${shownName("d", ":locale")} end as decided_by,
          json_build_object('sex', c.sex, 'born', birth_text(c.cat_birthdate, c.cat_birthdate_precision), 'breed', b.ems, 'ems', nullif(k.ems, ''),
            'chip', c.chip, 'father', ${nameOf("father_id")}, 'mother', ${nameOf("mother_id")}) as cat,
          ${SAME_NUMBER} as same_number,
          (select e.id from cases e where e.kind = 'transfer' and e.subject_id = r.id and e.state = 'asked') as asked_case_id
   from transfers r join cats c on c.id = r.cat_id join breeds b on b.id = c.breed_id left join cat_colours k on k.cat_id = c.id
   join users u on u.id = r.asker_id left join users d on d.id = r.decided_by
   where r.id = :id`,
  told<{
    created_at: string;
    cat: {
      sex: "male" | "female";
      born: string | null;
      breed: string;
      ems: string | null;
      chip: string | null;
      father: string | null;
      mother: string | null;
    };
    same_number: { id: number; name: string }[];
  }>(),
);
