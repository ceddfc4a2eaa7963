import { matingMove, type MatingMover } from "@felistry/domain/matings/planned.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import type { ParsedInput } from "../../http/handler.ts";
import { mailsOfMating } from "./mails.ts";
import { matingRecord } from "./mating-record.ts";
import { moveTo, selectMating, type MatingRow } from "./statements.ts";

type Body = ParsedInput<"PUT /planned-matings/{id}/move">["body"];

/** The database refuses what the table of moves does not have; here the reasons are said. */
export const moveMating: Handler<"PUT /planned-matings/{id}/move"> = async (
  { params: { id }, body },
  { db, member, services: { jobs, config }, today, locale },
) => {
  const mating = (await selectMating(db, { id, locale }))[0]!;
  const stage = stageAfter(mating, body.move, member.id);
  const mated = body.move === "mate" ? matedDays(mating, body, today) : { from: null, until: null };
  if (body.move === "agree" && mating.planner_away) refuse("mating_away");
  await moveTo(db, { id, stage, matedFrom: mated.from, matedUntil: mated.until });
  await jobs.enqueueMails(db, await mailsOfMating(db, id, body.move, config));
  return { data: matingRecord((await selectMating(db, { id, locale }))[0]!, member.id) };
};

function stageAfter(mating: MatingRow, move: Body["move"], memberId: number) {
  const sides: MatingMover[] = [
    ...(mating.planner_id === memberId ? ["planner" as const] : []),
    ...(mating.stud_member_id === memberId ? ["stud" as const] : []),
  ];
  const stages = sides.flatMap((side) => matingMove(mating.stage, move, side) ?? []);
  if (stages[0] !== undefined) return stages[0];
  const isOthers =
    move === "agree" || move === "decline" ? !sides.includes("stud") : !sides.includes("planner");
  refuse(isOthers ? "not_allowed" : "mating_conflict");
}

/** The stud's owner has agreed to these days and no others. */
function matedDays({ from_day, until_day }: MatingRow, body: Body, today: string) {
  const from = body.mated_from;
  if (from === null) refuse("bad_input", { fields: [{ field: "mated_from", code: "required" }] });
  const until = body.mated_until ?? from;
  const isAgreed = from >= from_day && until <= until_day && until >= from && until <= today;
  if (!isAgreed) refuse("bad_input", { fields: [{ field: "mated_from", code: "mated_days" }] });
  return { from, until };
}
