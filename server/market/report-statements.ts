import { shownName } from "../accounts/queries.ts";
import type { Locale } from "@felistry/i18n/locale.ts";
import { momentText } from "../db/json-text.ts";
import { statement } from "../db/statement.ts";
import { reportedState, reportVersion } from "./version.ts";

/** Reporting takes turns with a merge or a deletion of the cat: none of them overlooks what the other has done. */
export const lockForReport = statement<[catId: number], { id: number }>(
  "ad_report_lock",
  "select id from cats where id = $1 for key share",
);

export const reportedSale = statement<
  [catId: number],
  { id: number; users_id: number; online_owner_id: number }
>(
  "ad_reported",
  `select s.id, c.users_id, c.online_owner_id from sales s join cats c on c.id = s.cat_id
   where s.cat_id = $1 and s.is_active`,
);

export const insertReport = statement<
  [saleId: number, reporterId: number, reason: string, text: string | null],
  { id: number }
>(
  "ad_report_insert",
  "insert into ad_reports (sale_id, reporter_id, reason, text) values ($1, $2, $3, $4) returning id",
);

export interface ReportsPageRow {
  json: string;
  /** One more than was asked for, where there are more. */
  found: number;
  last_id: number | null;
}

/** Whose ad it is, or was when it was reported: nothing of the reports of it is for them. */
const concerns = (viewer: string) => `(${viewer}::int in (c.users_id, c.online_owner_id) or exists (
  select from ad_reports o where o.sale_id = s.id and o.status = 'open' and ${viewer}::int in (o.seller_id, o.owner_id)))`;

export const selectOpenReports = statement<
  [afterId: number, limit: number, viewerId: number, locale: Locale],
  ReportsPageRow
>(
  "ad_reports_open",
  `select coalesce(json_agg(record order by id) filter (where place <= $2), '[]')::text as json, count(*)::int as found,
          max(id) filter (where place <= $2) as last_id
   from (
     select json_build_object('id', r.id, 'reason', r.reason, 'text', r.text, 'created_at', ${momentText("r.created_at")},
              'reporter', ${shownName("u", "$4")}, 'seller', ${shownName("o", "$4")}, 'cat_id', c.id,
              'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name,
              'cat_name_suffix', c.cat_name_suffix, 'is_active', s.is_active::int,
              'version', ${reportVersion}, 'facts', ${reportedState}) as record,
            r.id, row_number() over (order by r.id) as place
     from ad_reports r
     join sales s on s.id = r.sale_id
     join cats c on c.id = s.cat_id
     join users u on u.id = r.reporter_id
     join users o on o.id = c.online_owner_id
     where r.status = 'open' and r.id > $1 and not ${concerns("$3")}
     order by r.id limit $2::int + 1
   ) page`,
);

/** The cat is locked before its ad, as by everybody who writes an ad: of two who decide one finds it open. */
export const lockReportedCat = statement<[reportId: number], { cat_id: number; sale_id: number }>(
  "ad_report_lock_cat",
  `select c.id as cat_id, s.id as sale_id
   from ad_reports r join sales s on s.id = r.sale_id join cats c on c.id = s.cat_id
   where r.id = $1 for no key update of c`,
);

export const lockReport = statement<
  [reportId: number, adminId: number],
  { status: string; is_own: boolean }
>(
  "ad_report_lock_row",
  `select r.status, ${concerns("$2")} as is_own
   from ad_reports r join sales s on s.id = r.sale_id join cats c on c.id = s.cat_id where r.id = $1 for update of r`,
);

/** Who has reported. */
interface Reporter {
  reporter_id: number;
}

export const dismissReport = statement<[reportId: number, adminId: number], Reporter>(
  "ad_report_dismiss",
  `update ad_reports set status = 'dismissed', decided_by = $2, decided_at = now() where id = $1
   returning reporter_id`,
);

export const closeReportsOfSale = statement<
  [saleId: number, adminId: number, note: string],
  Reporter
>(
  "ad_reports_taken_down",
  `update ad_reports set status = 'taken_down', decided_by = $2, note = $3, decided_at = now()
   where sale_id = $1 and status = 'open' returning reporter_id`,
);

/** The row takes the ad from the market, and keeps it away until the decision is lifted (trigger). It is about the reported seller. */
export const takeSaleDown = statement<[reportId: number, adminId: number, reason: string], never>(
  "ad_take_down",
  `insert into taken_down_ads (sale_id, seller_id, owner_id, taken_down_by, reason)
   select sale_id, seller_id, owner_id, $2, $3 from ad_reports where id = $1`,
);
