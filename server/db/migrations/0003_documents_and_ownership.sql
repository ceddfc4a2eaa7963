ALTER TABLE "owner_changes" ADD COLUMN "prev_users_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD COLUMN "prev_is_my_cat" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handover_offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_prev_users_id_users_id_fk" FOREIGN KEY ("prev_users_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metrics_img_url_idx" ON "metrics" USING btree ("metric_img_url");--> statement-breakpoint
CREATE INDEX "pedigrees_img_url_idx" ON "pedigrees" USING btree ("pedigree_img_url");--> statement-breakpoint
ALTER TABLE "owner_changes" ADD CONSTRAINT "owner_changes_is_my_cat_flag" CHECK ("owner_changes"."prev_is_my_cat" in (0, 1));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handover_completed" CHECK ("orders"."handover_offered_at" is null or "orders"."status" = 'completed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handover_offered_first" CHECK ("orders"."handed_over_at" is null or "orders"."handover_offered_at" is not null);
