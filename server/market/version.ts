import { AD_FIELDS } from "@felistry/domain/market/fields.ts";
import { formState } from "../db/record-state.ts";
import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `sales s`: what its form shows, by field name. */
const ad = formState(AD_FIELDS, "s");

/** SQL over `ad_reports r`, `sales s` and `cats c`: the ad and the cat that were reported, as the market shows them. */
export const reportedState = `${ad} || jsonb_build_object(
  'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
  'description', c.description, 'cat_ava_url', c.cat_ava_url)`;

export const adVersion = versionOf(ad);
export const reportVersion = versionOf(reportedState);

export const adVersionRules = {
  ad: presentState(
    "ad",
    "select from cats where id = :rowId for no key update",
    ad,
    "from sales s where s.cat_id = :rowId",
  ),
  "ad-report": presentState(
    "ad_report",
    `select from ad_reports r join sales s on s.id = r.sale_id join cats c on c.id = s.cat_id
     where r.id = :rowId for no key update of c`,
    reportedState,
    "from ad_reports r join sales s on s.id = r.sale_id join cats c on c.id = s.cat_id where r.id = :rowId",
  ),
};
