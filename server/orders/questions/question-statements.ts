import type { QUESTION_ENDS, QUESTION_WRITING } from "@felistry/contract/orders/questions.ts";
import { shownName } from "../../accounts/queries.ts";
import { momentText } from "../../db/json-text.ts";
import { statement, told } from "../../db/statement.ts";
import { party, type Party } from "../mails.ts";

export type Writing = (typeof QUESTION_WRITING)[number];

const PARTIES = "select id, asker_id, seller_id, order_id from questions where id = :questionId";
export const selectParties = statement("question_parties", PARTIES);
/** Against an order that takes the thread over meanwhile. */
export const lockParties = statement("question_lock_parties", `${PARTIES} for update`);

/** Over `questions q` and `users u`, the other side: it ends with the ad, with its seller's hold on the cat, and with either member. */
const WRITING = `case
  when q.order_id is not null then 'ordered'
  when u.closed_at is not null then 'other_left'
  when u.suspended_at is null and exists (
    select from sales s join cats c on c.id = s.cat_id
    where s.cat_id = q.cat_id and s.round = q.sale_round and s.is_active and c.online_owner_id = q.seller_id) then 'open'
  else 'over' end`;

/** Of a thread that is over: what became of the cat. */
const ENDED = `case
  when u.suspended_at is not null then 'suspended'
  when c.id is null then 'deleted'
  when c.deceased_on is not null or c.deceased_undated = 1 then 'died'
  when exists (select from orders o where o.cat_id = q.cat_id and o.sale_round = q.sale_round and o.status = 'completed') then 'sold'
  when c.online_owner_id <> q.seller_id then 'moved'
  when exists (select from sales s join taken_down_ads t on t.sale_id = s.id where s.cat_id = q.cat_id and t.lifted_at is null) then 'taken_down'
  when exists (select from sales s where s.cat_id = q.cat_id and s.is_active) then 'again'
  else 'rests' end`;

const OTHER = "case when q.asker_id = :memberId::int then q.seller_id else q.asker_id end";

const SHOWN = `
   select q.id, case when q.asker_id = :memberId::int then 'asked' else 'received' end as side, q.cat_id,
          coalesce(c.cat_name, q.cat_named) as cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, c.sex, ${shownName("u", ":locale")} as other_side, q.order_id,
          w.writing, case when w.writing = 'over' then ${ENDED} end as ended,
          ${momentText("coalesce((select max(e.created_at) from order_messages e where e.question_id = q.id), q.created_at)")} as last_at
   from questions q left join cats c on c.id = q.cat_id join users u on u.id = ${OTHER}, lateral (select ${WRITING} as writing) w`;

const shown = told<{
  side: "asked" | "received";
  cat_name: string;
  other_side: string;
  writing: Writing;
  ended: (typeof QUESTION_ENDS)[number] | null;
  last_at: string;
}>();

export const selectQuestion = statement(
  "question_shown",
  `${SHOWN} where q.id = :questionId`,
  shown,
);

const ABOUT = "and (:catId?::int is null or cat_id = :catId?::int)";

/** Newest first, each side by its index. */
export const selectQuestions = statement(
  "questions_of_member",
  `${SHOWN} where q.id in (
     (select id from questions where asker_id = :memberId::int and id < :beforeId ${ABOUT} order by id desc limit :limit::int + 1)
     union all
     (select id from questions where seller_id = :memberId::int and id < :beforeId ${ABOUT} order by id desc limit :limit::int + 1))
   order by q.id desc limit :limit::int + 1`,
  shown,
);

/** No row if this buyer has asked already. */
export const insertQuestion = statement(
  "question_insert",
  `insert into questions (cat_id, sale_round, asker_id, seller_id)
   select s.cat_id, s.round, :askerId::int, :sellerId::int from sales s where s.id = :saleId
   on conflict (sale_round, asker_id, seller_id) where order_id is null do nothing returning id`,
);

export const lockOwnQuestion = statement(
  "question_own",
  `select q.id from questions q join sales s on s.round = q.sale_round and s.cat_id = q.cat_id
   where s.id = :saleId and q.asker_id = :askerId and q.seller_id = :sellerId and q.order_id is null for update of q`,
);

export const selectQuestionFacts = statement(
  "question_mail_facts",
  `select coalesce(c.cat_name, q.cat_named) as cat_name, c.cat_name_cattery_prefix, c.cat_name_suffix, ${party("a")} as asker, ${party("s")} as seller
   from questions q left join cats c on c.id = q.cat_id join users a on a.id = q.asker_id join users s on s.id = q.seller_id
   where q.id = :questionId`,
  told<{ cat_name: string; asker: Party; seller: Party }>(),
);
