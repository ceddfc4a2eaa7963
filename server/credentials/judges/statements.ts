import type { JudgeAnswer } from "@felistry/domain/credentials/judges/asking.ts";
import type { ShowClass, ShowSystem } from "@felistry/domain/credentials/shows/awards.ts";
import { JUDGE_ASK_DAYS } from "@felistry/domain/credentials/judges/asking.ts";
import type { Sex } from "@felistry/domain/cats/sex.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { shownName } from "../../accounts/queries.ts";
import { momentText } from "../../db/json-text.ts";
import { statement, told } from "../../db/statement.ts";
import { judgeVersion } from "./version.ts";

interface Told {
  version: number;
  systems: ShowSystem[];
  locale: Locale | null;
  added_by: string;
  added_at: string;
}

const JUDGE = `j.id, ${judgeVersion}::float8 as version, j.name, j.email, j.systems, j.locale, ${shownName("u", ":locale")} as added_by, ${momentText("j.added_at")} as added_at, ${momentText("j.rested_at")} as rested_at`;
const FROM = "judges j join users u on u.id = j.added_by";

export const selectJudges = statement(
  "judges_of_club",
  `select ${JUDGE} from ${FROM} where j.club_id = :clubId and j.id > :afterId order by j.id limit :limit::int + 1`,
  told<Told>(),
);

export const selectJudge = statement(
  "judge_one",
  `select ${JUDGE} from ${FROM} where j.id = :id`,
  told<Told>(),
);

export const insertJudge = statement(
  "judge_insert",
  `insert into judges (club_id, name, name_key, email, systems, locale, added_by, rested_at)
   values (:clubId, :name, :key, :email, :systems::text[], :language?, :memberId, case when :isRested::boolean then now() end) returning id`,
);

export const updateJudge = statement(
  "judge_update",
  `update judges set name = :name, name_key = :key, email = :email, systems = :systems::text[], locale = :language?,
     rested_at = case when :isRested::boolean then coalesce(rested_at, now()) end
   where id = :id and club_id = :clubId returning id`,
);

/** Nobody is asked any more; a change of what a question rests on ends them all (trigger `judges_end_asks`). */
export const selectUnasked = statement(
  "judge_unasked",
  "select j.id from judges j where j.id = :id and not exists (select from judge_asks a where a.judge_id = j.id)",
);

/**
 * The questions that are open go with it, and the answer that is kept for the call that added the judge: whoever sends that call
 * again is answered with nothing. Both are of one transaction, and so of one moment.
 */
export const deleteJudge = statement(
  "judge_delete",
  `with gone as (
     delete from judges where id = :id and club_id = :clubId returning id, added_by, added_at
   ), forgotten as (
     update kept_answers k set answer = null from gone where k.member_id = gone.added_by and k.created_at = gone.added_at
   )
   select id from gone`,
);

/** A cat's results by their parts, as far as its owners may change them. */
export const selectJudged = statement(
  "judged_results",
  `select e.id, e.judge, e.show_system, e.judge_answer, e.confirmed_at is not null as is_confirmed, a.credential_id is not null as is_asked,
     ${momentText("a.expires_at")} as until
   from credentials e left join judge_asks a on a.credential_id = e.id and a.expires_at > now()
   where e.cat_id = :catId and (:id?::int is null or e.id = :id?::int) and e.show_system is not null and e.withheld_id is null order by e.id`,
  told<{
    judge: string;
    show_system: ShowSystem;
    judge_answer: JudgeAnswer | null;
    is_confirmed: boolean;
    is_asked: boolean;
    until: string | null;
  }>(),
);

/** SQL: whether the account of an owner of the cat `c` has the address of the judge `j`. */
const OWNS_CAT =
  "exists (select from users u where u.id in (c.users_id, c.online_owner_id) and lower(u.email) = lower(j.email))";

/** Of the club whose desk decides on the cat's papers. */
const listed = (lock: "" | "for share of j") =>
  statement(
    lock ? "judges_listed_lock" : "judges_listed",
    `select j.id, j.name, j.name_key, j.email, j.systems, j.locale, ${OWNS_CAT} as owns_cat
     from judges j join cats c on c.id = :catId
     where j.club_id = club_of_cat(c.id) and j.rested_at is null and j.name_key = any(:keys::text[]) ${lock}`,
    told<{ systems: ShowSystem[]; locale: Locale | null; owns_cat: boolean }>(),
  );

export const selectListed = listed("");

/** A desk that changes the judge meanwhile waits until the question is kept, and then ends it. */
export const lockListed = listed("for share of j");

/** Nothing if the judge is already asked. A link that has expired gives way. */
export const insertAsk = statement(
  "judge_ask_insert",
  `insert into judge_asks as a (credential_id, judge_id, asker_id, token_hash, expires_at)
   values (:id, :judgeId, :memberId, :tokenHash, now() + interval '${JUDGE_ASK_DAYS} days')
   on conflict (credential_id) do update set judge_id = excluded.judge_id, asker_id = excluded.asker_id, token_hash = excluded.token_hash,
     asked_at = now(), expires_at = excluded.expires_at
   where a.expires_at <= now() returning credential_id`,
);

interface Asked {
  judge: string;
  show_system: ShowSystem;
  show_class: ShowClass;
  show_country: string;
  issued_by: string;
  issued_on: string;
  breed_ems: string;
  sex: Sex;
  until: string;
  asker: string;
}

/** Everything that the judge is shown; only the public name of who asks. */
const ASKED = `e.id as credential_id, e.judge, e.name as award, e.show_system, e.show_class, e.show_country, e.issued_by, e.issued_on, e.points,
  c.id as cat_id, c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix, c.sex, b.ems as breed_ems,
  ${shownName("u", ":locale")} as asker, ${momentText("a.expires_at")} as until`;
const OF_ASK = `judge_asks a join credentials e on e.id = a.credential_id join cats c on c.id = e.cat_id join breeds b on b.id = c.breed_id
   join judges j on j.id = a.judge_id join users u on u.id = a.asker_id`;

export const selectAsk = statement(
  "judge_ask_of_result",
  `select ${ASKED} from ${OF_ASK} where a.credential_id = :id`,
  told<Asked>(),
);

export const selectAskByToken = statement(
  "judge_ask_by_token",
  `select ${ASKED} from ${OF_ASK} where a.token_hash = :tokenHash and a.expires_at > now() and not ${OWNS_CAT}`,
  told<Asked>(),
);

/** The cat is locked first, as by every write of what belongs to it. */
export const lockAsked = statement(
  "judge_ask_lock",
  `select c.id from judge_asks a join credentials e on e.id = a.credential_id join cats c on c.id = e.cat_id
   where a.token_hash = :tokenHash for no key update of c`,
);

/** Nothing if it is over; whoever changed the cat, the entry or the judge meanwhile has ended it. */
export const takeAsk = statement(
  "judge_ask_take",
  `delete from judge_asks a using credentials e, cats c, judges j
   where a.token_hash = :tokenHash and a.expires_at > now() and e.id = a.credential_id and c.id = e.cat_id and j.id = a.judge_id and not ${OWNS_CAT}
   returning a.credential_id, a.asker_id`,
);

export const setAnswer = statement(
  "judge_answer_set",
  "update credentials set judge_answer = :answer, judge_answered_at = now() where id = :id",
);

export const selectToldAsker = statement(
  "judge_answer_reader",
  `select u.email, u.first_name || ' ' || u.last_name as name, u.locale, e.name as award, e.judge, e.issued_by, e.issued_on, e.cat_id,
     concat_ws(' ', c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix) as cat
   from credentials e join cats c on c.id = e.cat_id join users u on u.id = :memberId where e.id = :id`,
  told<{ name: string; judge: string; issued_by: string; issued_on: string; cat: string }>(),
);
