/** Inspections of a litter: entered by its breeder, shown to the club with the litter, and never changed. */
import type { Db } from "../db/transaction.ts";
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";

const selectInspections = statement(
  "litter_inspections",
  "select id, inspected_on, inspector, notes, created_at from litter_inspections where litter_id = :id order by id",
);

const selectInspected = statement(
  "litter_inspected",
  "select born, breeder_id, status from litters where id = :id",
);

const insertInspection = statement(
  "litter_inspection_insert",
  `insert into litter_inspections (litter_id, inspected_on, inspector, notes) values (:id, :day, :inspector, :notes?)`,
);

const inspectionsOf = async (db: Db, id: number) =>
  (await selectInspections(db, { id })).map(({ created_at, ...inspection }) => ({
    ...inspection,
    created_at: created_at.toISOString(),
  }));

export const listInspections: Handler<"GET /litters/{id}/inspections"> = async (
  { params: { id } },
  { db },
) => ({ data: await inspectionsOf(db, id) });

export const addInspection: Handler<"POST /litters/{id}/inspections"> = async (
  { params: { id }, body: { inspected_on: day, inspector, notes } },
  { db, member, today },
) => {
  const litter = (await selectInspected(db, { id }))[0]!;
  if (litter.breeder_id !== member.id) refuse("not_allowed");
  if (litter.status !== "waiting" && litter.status !== "confirmed") refuse("litter_over");
  if (day < litter.born || day > today)
    refuse("bad_input", { fields: [{ field: "inspected_on", code: "inspection_day" }] });
  await insertInspection(db, { id, day, inspector, notes });
  return { data: await inspectionsOf(db, id) };
};
