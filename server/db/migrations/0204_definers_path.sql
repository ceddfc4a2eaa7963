-- What reads past the row security names its tables by one path, whatever the caller's is.
ALTER FUNCTION lapse_transfers() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION lapse_merge_requests() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION end_annulment_case() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION end_judge_asks_of_entry() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION end_judge_asks_of_judge() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION end_judge_asks_of_asker() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION end_judge_asks_of_cat() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION end_judge_asks_of_merge() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION check_life_of_shown() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION is_applied_for(integer) SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION is_banned(integer) SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION cat_is_banned() SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION entries_of_cats(integer[]) SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION cats_claiming_number(text) SET search_path = public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION brings_titles(integer) SET search_path = public, pg_temp;
