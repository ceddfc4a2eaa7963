import { AD_FIELDS } from "@felistry/domain/market/fields.ts";
import { formState } from "../db/record-state.ts";
import { presentState, versionOf } from "../db/versioned.ts";

/** SQL over `sales s`: what its form shows, by field name. */
const ad = formState(AD_FIELDS, "s");

/** SQL over `ad_reports r`, `sales s` and `cats c`: the ad and the cat that were reported, as the market shows them. */
export const reportedState = `${ad} || jsonb_build_object(
  'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name, 'cat_name_suffix', c.cat_name_suffix,
  'description', c.description, 'cat_ava_url', c.cat_ava_url)`;

/** The same of `held_ads h`, with all photos: the club releases what it has seen. */
export const heldState = `${reportedState} || jsonb_build_object(
  'pictures', (select string_agg(path, ' ' order by id) from cat_photos where cat_id = c.id))`;

export const adVersion = versionOf(ad);
export const reportVersion = versionOf(reportedState);
export const heldVersion = versionOf(heldState);

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
  "held-ad": presentState(
    "held_ad",
    `select from held_ads h join sales s on s.id = h.sale_id join cats c on c.id = s.cat_id
     where h.id = :rowId for no key update of c`,
    heldState,
    "from held_ads h join sales s on s.id = h.sale_id join cats c on c.id = s.cat_id where h.id = :rowId",
  ),
};
