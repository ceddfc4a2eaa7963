/** What other nouns may have done in credentials. */
import { statement } from "../db/statement.ts";
export { carryOutCredential } from "./confirm-credential.ts";

/** Titles that a pedigree prints with a name: claimed, without a show or a day. */
export const addTitles = statement(
  "credentials_of_pedigree",
  `insert into credentials (cat_id, kind, name)
   select :catId, 'title', title from unnest(:titles::text[]) with ordinality as won(title, place) order by place`,
);

/** Of the cat, and without one until now. */
export const addScan = statement(
  "credential_add_scan",
  "update credentials set scan_url = :path where id = :id and cat_id = :catId and scan_url is null and confirmed_at is null returning id",
);
