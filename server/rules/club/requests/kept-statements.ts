import { momentText } from "../../../db/json-text.ts";
import { statement, told } from "../../../db/statement.ts";
import type { VerdictRecord } from "../verdict-record.ts";

export const insertRequestVerdict = statement(
  "request_verdict_insert",
  `insert into request_verdicts (correction_id, transfer_id, club_id, verdict, versions, to_desk, to_asker)
   values (:correctionId?, :transferId?, :clubId, :verdict, :versions, :toDesk::jsonb, :toAsker::jsonb)`,
);

export const selectRequestVerdict = statement(
  "request_verdict",
  `select v.to_desk, v.to_asker, ${momentText("v.made_at")} as made_at, coalesce(c.asker_id, t.asker_id) as asker_id
   from request_verdicts v left join corrections c on c.id = v.correction_id left join transfers t on t.id = v.transfer_id
   where v.correction_id = :correctionId?::int or v.transfer_id = :transferId?::int`,
  told<{ to_desk: VerdictRecord; to_asker: VerdictRecord; made_at: string; asker_id: number }>(),
);

export const selectPartCats = statement(
  "request_verdict_cats",
  `select id, concat_ws(' ', cat_name_cattery_prefix, cat_name, cat_name_suffix) as name from cats where id = any(:ids::int[])`,
);
