/** Serves scans of metrics, pedigrees and credentials, and pictures of messages, to those who may see them (decisions §7); for anybody else they do not exist. */
import { may } from "@felistry/domain/accounts/club-rights.ts";
import { scanPrefixes } from "@felistry/contract/documents.ts";
import { isPaperOfOthers } from "../cases/queries.ts";
import { statement } from "../db/statement.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse } from "../http/refusal.ts";
import { SCAN_FOLDER } from "../pictures/picture-names.ts";

/**
 * Owner, online owner and the club see a document's scan; its holder and the club see a withheld one; only the sender sees one not yet attached.
 * A picture of a message is its two sides'; the club sees it while a report of it or a dispute about the order is open.
 * A photo of a chip is its seller's and the club's; evidence its sender's and the club's.
 * The logo and the signature of a club's papers are seen on those alone, and by whoever has sent them.
 */
const mayRead = statement(
  "scan_may_read",
  `with used as (
     select cat_id, withheld_id from metrics where metric_img_url = :path
     union all
     select cat_id, withheld_id from pedigrees where pedigree_img_url = :path
     union all
     select cat_id, withheld_id from credentials where scan_url = :path
   ), written as (
     select m.id, m.order_id, m.question_id from message_pictures p join order_messages m on m.id = p.message_id where p.path = :path
   )
   select case
     when exists (select from used) then
       :isAdmin or exists (
         select from used join cats c on c.id = used.cat_id left join withheld_papers w on w.id = used.withheld_id
         where case when w.id is null then :memberId::int in (c.users_id, c.online_owner_id) else w.holder_id = :memberId::int end)
     when exists (select from corrections where evidence_url = :path) then
       :isAdmin or exists (select from corrections where evidence_url = :path and asker_id = :memberId::int)
     when exists (select from transfers where paper_url = :path) then
       :isAdmin or exists (select from transfers where paper_url = :path and asker_id = :memberId::int)
     when exists (select from written) then
       exists (
         select from written left join orders o on o.id = written.order_id left join questions q on q.id = written.question_id
         where :memberId::int in (o.client_id, o.seller_id, q.asker_id, q.seller_id)
           or (:isAdmin and (exists (select from message_reports r where r.message_id = written.id and r.status = 'open')
             or exists (select from disputes d where d.order_id = o.id and d.stage not in ('closed', 'withdrawn')))))
     when exists (select from chip_proofs where path = :path) then
       exists (select from chip_proofs where path = :path and (seller_id = :memberId or (:isAdmin and status in ('sent', 'confirmed'))))
     else exists (select from uploads where path = :path and users_id = :memberId and prefix = any(:prefixes))
   end as may_read`,
);

export const scanReader: RowRuleCheck<string> = async (db, name, member) => {
  const path = `/scans/${name}`;
  const isAdmin = may(member, "read_papers") && !(await isPaperOfOthers(db, member, path));
  const [row] = await mayRead(db, {
    path,
    memberId: member.id,
    isAdmin,
    prefixes: scanPrefixes,
  });
  if (!row!.may_read) refuse("not_allowed");
};

export const serveScan: Handler<"GET /scans/{name}"> = async (
  { params: { name } },
  { services: { files } },
) => {
  const key = `${SCAN_FOLDER}/${name}`;
  if (!(await files.exists(key))) refuse("not_found");
  return { type: "image/webp", content: await files.get(key), headers: PRIVATE };
};
