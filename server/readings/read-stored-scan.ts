/** Has a document's scan read again, for the club to compare with the entry. */
import { randomUUID } from "node:crypto";
import { statement } from "../db/statement.ts";
import type { Handler } from "../http/handler.ts";
import { refuse } from "../http/refusal.ts";
import { beginReading } from "./begin-reading.ts";
import { keyOfScan } from "./read-in-turn.ts";
import { stateOf } from "./reading-state.ts";

const selectScan = statement(
  "pedigree_scan_to_read",
  "select pedigree_img_url as scan from pedigrees where id = :pedigreeId",
);

/** At the caller's desk: the database shows no others. */
const applicationBy = statement(
  "pedigree_scan_application",
  "select id from applications where pedigrees_id = :pedigreeId",
);

export const readStoredScan: Handler<"POST /pedigrees/{id}/reading"> = async (
  { params },
  { db, member, services },
) => {
  const [stored] = await selectScan(db, { pedigreeId: params.id });
  if (!stored || (await keyOfScan(db, services.files, stored.scan)) === null)
    refuse("document_not_found");
  const isOfDesk = async () => (await applicationBy(db, { pedigreeId: params.id })).length > 0;
  if (member.clubId != null && !(await isOfDesk())) refuse("document_not_found");
  const { key } = await beginReading(db, services, {
    memberId: member.id,
    key: randomUUID(),
    catId: null,
    pedigreeId: params.id,
    source: stored.scan,
    isPdf: false,
    scan: null,
    isKept: true,
  });
  const state = await stateOf(db, services, { memberId: member.id, key });
  return { data: state ?? refuse("reading_not_found") };
};
