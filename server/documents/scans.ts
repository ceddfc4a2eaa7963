/** Serves scans of metrics, pedigrees and credentials to those who may see them (decisions §7); for anybody else they do not exist. */
import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import { scanPrefixes } from "@felistry/contract/documents.ts";
import { statement } from "../db/statement.ts";
import type { RowRuleCheck } from "../http/call-checks.ts";
import type { Handler } from "../http/handler.ts";
import { PRIVATE } from "../http/private-file.ts";
import { refuse } from "../http/refusal.ts";
import { SCAN_FOLDER } from "../pictures/picture-names.ts";

/** Owner, online owner and the club see a document's scan; its holder and the club see a withheld one; only the sender sees one not yet attached. */
const mayRead = statement(
  "scan_may_read",
  `with used as (
     select cat_id, withheld_id from metrics where metric_img_url = :path
     union all
     select cat_id, withheld_id from pedigrees where pedigree_img_url = :path
     union all
     select cat_id, withheld_id from credentials where scan_url = :path
   )
   select case
     when exists (select from used) then
       :isAdmin or exists (
         select from used join cats c on c.id = used.cat_id left join withheld_papers w on w.id = used.withheld_id
         where case when w.id is null then :memberId::int in (c.users_id, c.online_owner_id) else w.holder_id = :memberId::int end)
     else exists (select from uploads where path = :path and users_id = :memberId and prefix = any(:prefixes))
   end as may_read`,
);

export const scanReader: RowRuleCheck<string> = async (db, name, member) => {
  const isAdmin = member.roleIds.includes(ROLE_ADMIN);
  const [row] = await mayRead(db, {
    path: `/scans/${name}`,
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
