CREATE TABLE "taken_down_ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "taken_down_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"reason" text NOT NULL,
	"taken_down_by" integer NOT NULL,
	"taken_down_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "taken_down_ads_reason_length" CHECK (char_length("taken_down_ads"."reason") between 1 and 500),
	CONSTRAINT "taken_down_ads_lifting_whole" CHECK (("taken_down_ads"."lifted_at" is null) = ("taken_down_ads"."lifted_by" is null))
);
--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_taken_down_by_users_id_fk" FOREIGN KEY ("taken_down_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "taken_down_ads_one_an_ad" ON "taken_down_ads" USING btree ("sale_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "taken_down_ads_standing_idx" ON "taken_down_ads" USING btree ("id") WHERE lifted_at is null;