/** Serves scans of metrics, pedigrees and credentials to those who may see them (decisions §7); for everybody else there are none. */
import type { FastifyInstance } from "fastify";
import { ROLE_ADMIN } from "@felistry/contract/accounts/accounts.ts";
import { scanPrefixes } from "@felistry/contract/documents.ts";
import { statement } from "../db/statement.ts";
import { poolDb } from "../db/transaction.ts";
import type { Member } from "../http/handler.ts";
import type { SessionReader } from "../http/routes.ts";
import type { Services } from "../services.ts";
import { SCAN_FOLDER } from "../pictures/picture-names.ts";
import { noPicture } from "../photos/queries.ts";

const SCAN_NAME = /^[A-Za-z0-9_-]{16,60}\.webp$/;

/** Owner, online owner and the club see a document's scan, of a withheld one its holder and the club; before it is a document's, only who sent it. */
const mayRead = statement<
  [path: string, memberId: number, isAdmin: boolean, prefixes: readonly string[]],
  { may_read: boolean }
>(
  "scan_may_read",
  `with used as (
     select cat_id, withheld_id from metrics where metric_img_url = $1
     union all
     select cat_id, withheld_id from pedigrees where pedigree_img_url = $1
     union all
     select cat_id, withheld_id from credentials where scan_url = $1
   )
   select case
     when exists (select from used) then
       $3 or exists (
         select from used join cats c on c.id = used.cat_id left join withheld_papers w on w.id = used.withheld_id
         where case when w.id is null then $2::int in (c.users_id, c.online_owner_id) else w.holder_id = $2::int end)
     else exists (select from uploads where path = $1 and users_id = $2 and prefix = any($4))
   end as may_read`,
);

export function registerScans(
  app: FastifyInstance,
  { pool, files }: Pick<Services, "pool" | "files">,
  readSession: SessionReader,
): void {
  const isReader = async (member: Member, path: string) => {
    const isAdmin = member.roleIds.includes(ROLE_ADMIN);
    return (await mayRead(poolDb(pool), path, member.id, isAdmin, scanPrefixes))[0]!.may_read;
  };
  app.get<{ Params: { name: string } }>("/scans/:name", async (request, reply) => {
    const { name } = request.params;
    if (!SCAN_NAME.test(name)) return noPicture(reply);
    const { member } = await readSession(request.headers.cookie);
    if (!member || !(await isReader(member, `/scans/${name}`))) return noPicture(reply);
    const key = `${SCAN_FOLDER}/${name}`;
    if (!(await files.exists(key))) return noPicture(reply);
    // Rights to a cat change, and a proxy or a shared browser must not remember what its owner saw.
    return reply
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff")
      .type("image/webp")
      .send(await files.get(key));
  });
}
