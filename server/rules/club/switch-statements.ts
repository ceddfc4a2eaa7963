import { shownName } from "../../accounts/queries.ts";
import { statement, told } from "../../db/statement.ts";

export interface Switch {
  id: number;
  club: string;
  line: string;
  mode: string;
  words: Readonly<Record<string, string>> | null;
}

/** The newest change of each line that had been made by then. */
export const selectSwitches = statement(
  "club_rules_at",
  `select distinct on (club, line) id, club, line, mode, words from club_rule_switches
   where club_id = :clubId and (:at?::timestamptz is null or set_at <= :at?) order by club, line, id desc`,
  told<Pick<Switch, "words">>(),
);

export const insertSwitch = statement(
  "club_rule_switch_insert",
  `insert into club_rule_switches (club_id, club, line, mode, words, set_by, set_at)
   values (:clubId, :club, :line, :mode, :words?, :memberId, clock_timestamp()) returning id`,
);

/** Who changed what, newest first. */
export const selectSwitchLog = statement(
  "club_rule_switch_log",
  `select s.id, s.club, s.line, s.mode, s.words, s.set_at, ${shownName("u", ":locale")} as member
   from club_rule_switches s join users u on u.id = s.set_by
   where s.club_id = :clubId and s.id < :beforeId order by s.id desc limit :limit`,
  told<Pick<Switch, "words">>(),
);
