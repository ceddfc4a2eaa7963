-- Memberships of the club by year. A membership keeps the fee that was asked; each reminder is sent once.
CREATE TABLE "membership_fees" (
	"year" smallint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"set_by" integer NOT NULL,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_fees_pkey" PRIMARY KEY("year","kind"),
	CONSTRAINT "membership_fees_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action,
	CONSTRAINT "membership_fees_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "membership_fees_kind_known" CHECK ("membership_fees"."kind" in ('full', 'family', 'youth', 'supporting')),
	CONSTRAINT "membership_fees_amount_bounds" CHECK ("membership_fees"."amount" between 0 and 999999),
	CONSTRAINT "membership_fees_year_bounds" CHECK ("membership_fees"."year" between 2000 and 2200)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"currency_id" integer NOT NULL,
	"due_on" date NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" integer,
	"reminded_before_at" timestamp with time zone,
	"reminded_after_at" timestamp with time zone,
	CONSTRAINT "memberships_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "memberships_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE no action ON UPDATE no action,
	CONSTRAINT "memberships_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "memberships_kind_known" CHECK ("memberships"."kind" in ('full', 'family', 'youth', 'supporting')),
	CONSTRAINT "memberships_amount_bounds" CHECK ("memberships"."amount" between 0 and 999999),
	CONSTRAINT "memberships_paid_whole" CHECK (("memberships"."paid_at" is null) = ("memberships"."paid_by" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_a_year" ON "memberships" USING btree ("member_id","year");--> statement-breakpoint
CREATE INDEX "memberships_year_idx" ON "memberships" USING btree ("year","id");--> statement-breakpoint
CREATE INDEX "memberships_due_idx" ON "memberships" USING btree ("due_on","id") WHERE paid_at is null;
