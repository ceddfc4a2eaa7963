import { expectedBirth } from "@felistry/domain/dates/expected-birth.ts";
import { faultOfDays, type Days } from "@felistry/domain/matings/planned.ts";
import { refuseParent } from "@felistry/domain/pedigree/parent-rules.ts";
import type { Tx } from "../../db/transaction.ts";
import type { Handler } from "../../http/handler.ts";
import { refuse } from "../../http/refusal.ts";
import { mailsOfMating } from "./mails.ts";
import { matingRecord } from "./mating-record.ts";
import { insertMating, isPlanned, selectMate, selectMating } from "./statements.ts";

/** The row rule locks the queen, so her matings are planned one after the other. */
export const planMating: Handler<"POST /planned-matings"> = async (
  { body: { dam_id: damId, sire_id: sireId, from_day, until_day } },
  { db, member, services: { jobs, config }, today, locale },
) => {
  const days = { from: from_day, until: until_day ?? from_day };
  const fault = faultOfDays(days, today);
  if (fault !== null)
    refuse("bad_input", {
      fields: [{ field: until_day === null ? "from_day" : "until_day", code: `mating_${fault}` }],
    });
  await requireParents(db, damId, sireId, days);
  const [found] = await isPlanned(db, { damId, sireId, ...days });
  if (found!.planned) refuse("mating_planned");
  const [stored] = await insertMating(db, { plannerId: member.id, damId, sireId, ...days });
  const { id } = stored!;
  const row = (await selectMating(db, { id, locale }))[0]!;
  if (row.stage === "asked")
    await jobs.enqueueMails(db, await mailsOfMating(db, id, "ask", config));
  return { data: matingRecord(row, member.id) };
};

/** As for a litter that is born when these kittens are expected. */
async function requireParents(db: Tx, damId: number, sireId: number, days: Days): Promise<void> {
  const [[dam], [sire]] = [
    await selectMate(db, { catId: damId }),
    await selectMate(db, { catId: sireId }),
  ];
  if (!sire) refuse("parent_not_found");
  const child = { id: 0, cat_birthdate: expectedBirth(days).from };
  const ancestorsOfParent = new Set<number>();
  const refusal =
    refuseParent({ child, parent: dam!, role: "mother", ancestorsOfParent }) ??
    refuseParent({ child, parent: sire, role: "father", ancestorsOfParent });
  if (refusal) refuse(refusal);
  if (isDead(dam!)) refuse("mother_deceased");
  if (isDead(sire)) refuse("father_deceased");
  if (dam!.neutered_on !== null) refuse("mother_neutered");
  if (sire.neutered_on !== null) refuse("father_neutered");
}

const isDead = (cat: { deceased_on: string | null; deceased_undated: number }) =>
  cat.deceased_on !== null || cat.deceased_undated === 1;
