/** What the registry knows of a member's dates: of one member's, or of all whose day may come near. */
import { statement } from "../db/statement.ts";
import { regionOfSeller } from "../market/queries.ts";

const READER = `u.id as member_id, u.email, u.first_name || ' ' || u.last_name as name, u.locale, n.iso2 as country`;
const READERS = `join users u on u.id = %s and u.closed_at is null and u.suspended_at is null join countries n on n.id = u.country_id`;
const readers = (member: string) => READERS.replace("%s", member);
const CAT = "c.cat_name_cattery_prefix, c.cat_name, c.cat_name_suffix";

const litters = <Name extends "dates_litters_of_member" | "dates_litters_born">(
  name: Name,
  which: string,
) =>
  statement(
    name,
    // A seller's region is sought once, among all their cats, and not for each litter.
    `with found as materialized (
       select l.id, l.born, ${CAT}, ${READER}
       from litters l join cats c on c.id = l.dam_id ${readers("l.breeder_id")}
       where l.status = 'confirmed' and ${which}),
     sellers as materialized (
       select m.member_id, ${regionOfSeller("m.member_id")} as region from (select distinct member_id from found) m)
     select f.*, s.region from found f join sellers s on s.member_id = f.member_id order by f.id`,
  );

export const selectLittersOfMember = litters(
  "dates_litters_of_member",
  "l.breeder_id = :memberId and l.born > :bornAfter",
);
export const selectLittersBorn = litters(
  "dates_litters_born",
  "l.born between :bornFrom and :bornTo",
);

/** Every examination with a day; domain knows which are of the heart. */
const examinations = <Name extends "dates_examinations_of_member" | "dates_examinations_of_born">(
  name: Name,
  which: string,
) =>
  statement(
    name,
    `select c.id, c.cat_birthdate as born, ${CAT}, ${READER}, e.name as examined, e.issued_on
     from cats c join credentials e on e.cat_id = c.id and e.kind = 'health' and e.issued_on is not null
     ${readers("c.online_owner_id")}
     where c.cat_birthdate_precision = 'day' and c.deceased_on is null and c.deceased_undated = 0 and c.is_my_cat = 1 and ${which}
     order by c.id`,
  );

export const selectExaminationsOfMember = examinations(
  "dates_examinations_of_member",
  "c.online_owner_id = :memberId",
);
export const selectExaminationsOfBorn = examinations(
  "dates_examinations_of_born",
  "c.cat_birthdate = any (:births::date[])",
);

const questions = <Name extends "dates_questions_of_member" | "dates_questions">(
  name: Name,
  which: string,
) =>
  statement(
    name,
    `select l.id, (l.token_expires_at at time zone 'UTC')::date as until, ${CAT}, ${READER}
     from litters l join cats c on c.id = l.sire_id ${readers("l.asked_id")}
     where l.status = 'waiting' and ${which} order by l.id`,
  );

export const selectQuestionsOfMember = questions(
  "dates_questions_of_member",
  "l.asked_id = :memberId and l.token_expires_at > now()",
);
export const selectQuestions = questions(
  "dates_questions",
  "l.asked_id is not null and l.token_expires_at between now() and now() + :days::int * interval '1 day'",
);

/** The planner's alone: the queen is with them. */
const matings = <Name extends "dates_matings_of_member" | "dates_matings">(
  name: Name,
  which: string,
) =>
  statement(
    name,
    `select p.id, p.mated_from, p.mated_until, ${CAT}, ${READER}
     from planned_matings p join cats c on c.id = p.dam_id ${readers("p.planner_id")}
     where p.stage in ('mated', 'pregnant') and ${which} order by p.id`,
  );

export const selectMatingsOfMember = matings("dates_matings_of_member", "p.planner_id = :memberId");
export const selectMatingsNear = matings(
  "dates_matings",
  "p.mated_from between :matedFrom and :matedTo",
);

/** Which of these events their members have been told of. */
export const selectTold = statement(
  "dates_told",
  `select t.place from notices n
   join unnest(:members::int[], :events::text[]) with ordinality as t (member_id, event, place)
     on n.member_id = t.member_id and n.event = t.event`,
);

export const selectCalendar = statement(
  "calendar_of_member",
  "select made_at from calendars where member_id = :memberId",
);

export const keepCalendar = statement(
  "calendar_keep",
  `insert into calendars (member_id, code_hash) values (:memberId, :codeHash)
   on conflict (member_id) do update set code_hash = excluded.code_hash, made_at = now()`,
);

export const deleteCalendar = statement(
  "calendar_delete",
  "delete from calendars where member_id = :memberId",
);

/** No row: no such address, or its member is suspended or gone. */
export const selectCalendarReader = statement(
  "calendar_reader",
  `select c.member_id from calendars c join users u on u.id = c.member_id
   where c.code_hash = :codeHash and u.closed_at is null and u.suspended_at is null`,
);
