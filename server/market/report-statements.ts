import { shownName } from "../accounts/queries.ts";
import { momentText } from "../db/json-text.ts";
import { answers, statement } from "../db/statement.ts";
import { reportedState, reportVersion } from "./version.ts";

/** Reporting, merging and deleting the cat take turns, so that none overlooks what another did. */
export const lockForReport = statement(
  "ad_report_lock",
  "select id from cats where id = :catId for key share",
);

export const reportedSale = statement(
  "ad_reported",
  `select s.id, c.users_id, c.online_owner_id from sales s join cats c on c.id = s.cat_id
   where s.cat_id = :catId and s.is_active`,
);

export const insertReport = statement(
  "ad_report_insert",
  "insert into ad_reports (sale_id, reporter_id, reason, text) values (:saleId, :reporterId, :reason, :text?) returning id",
);

/** Whose ad it is, or was when it was reported: they may not see its reports. */
const concerns = (viewer: string) => `(${viewer}::int in (c.users_id, c.online_owner_id) or exists (
  select from ad_reports o where o.sale_id = s.id and o.status = 'open' and ${viewer}::int in (o.seller_id, o.owner_id)))`;

export const selectOpenReports = statement(
  "ad_reports_open",
  `select coalesce(json_agg(record order by id) filter (where place <= :limit), '[]')::text as json, count(*)::int as found,
          max(id) filter (where place <= :limit) as last_id
   from (
     select json_build_object('id', r.id, 'reason', r.reason, 'text', r.text, 'created_at', ${momentText("r.created_at")},
              'reporter', ${shownName("u", ":locale")}, 'seller', ${shownName("o", ":locale")}, 'cat_id', c.id,
              'cat_name_cattery_prefix', c.cat_name_cattery_prefix, 'cat_name', c.cat_name,
              'cat_name_suffix', c.cat_name_suffix, 'is_active', s.is_active::int,
              'version', ${reportVersion}, 'facts', ${reportedState}) as record,
            r.id, row_number() over (order by r.id) as place
     from ad_reports r
     join sales s on s.id = r.sale_id
     join cats c on c.id = s.cat_id
     join users u on u.id = r.reporter_id
     join users o on o.id = c.online_owner_id
     where r.status = 'open' and r.id > :afterId and not ${concerns(":viewerId")}
     order by r.id limit :limit::int + 1
   ) page`,
  answers("GET /admin/reports"),
);

/** Locks the cat before its ad, as every writer of an ad does: of two who decide, one finds it open. */
export const lockReportedCat = statement(
  "ad_report_lock_cat",
  `select c.id as cat_id, s.id as sale_id
   from ad_reports r join sales s on s.id = r.sale_id join cats c on c.id = s.cat_id
   where r.id = :reportId for no key update of c`,
);

export const lockReport = statement(
  "ad_report_lock_row",
  `select r.status, ${concerns(":adminId")} as is_own
   from ad_reports r join sales s on s.id = r.sale_id join cats c on c.id = s.cat_id where r.id = :reportId for update of r`,
);

export const dismissReport = statement(
  "ad_report_dismiss",
  `update ad_reports set status = 'dismissed', decided_by = :adminId, decided_at = now() where id = :reportId
   returning reporter_id`,
);

export const closeReportsOfSale = statement(
  "ad_reports_taken_down",
  `update ad_reports set status = 'taken_down', decided_by = :adminId, note = :note, decided_at = now()
   where sale_id = :saleId and status = 'open' returning reporter_id`,
);

/** Takes the reported seller's ad off the market until the decision is lifted (by trigger). */
export const takeSaleDown = statement(
  "ad_take_down",
  `insert into taken_down_ads (sale_id, seller_id, owner_id, taken_down_by, reason)
   select sale_id, seller_id, owner_id, :adminId, :reason from ad_reports where id = :reportId`,
);
