-- What the rules of some countries want an ad to say of its seller, and of where the cat was born.
CREATE TABLE "seller_details" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"sells_as" text,
	"permit_no" text,
	"permit_authority" text,
	"phone" text,
	"address" text,
	"shows_chip" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "seller_details_sells_as_known" CHECK ("seller_details"."sells_as" in ('business', 'shelter')),
	CONSTRAINT "seller_details_permit_no_length" CHECK (char_length("seller_details"."permit_no") between 1 and 40),
	CONSTRAINT "seller_details_permit_authority_length" CHECK (char_length("seller_details"."permit_authority") between 1 and 80),
	CONSTRAINT "seller_details_authority_of_permit" CHECK ("seller_details"."permit_authority" is null or "seller_details"."permit_no" is not null),
	CONSTRAINT "seller_details_phone_form" CHECK ("seller_details"."phone" ~ '^\+?[0-9][0-9 ()./-]{4,28}$'),
	CONSTRAINT "seller_details_address_length" CHECK (char_length("seller_details"."address") between 1 and 120),
	CONSTRAINT "seller_details_single_lines" CHECK (is_single_line("seller_details"."permit_no") and is_single_line("seller_details"."permit_authority") and is_single_line("seller_details"."address"))
);
--> statement-breakpoint
ALTER TABLE "seller_details" ADD CONSTRAINT "seller_details_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "origin_id" smallint;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "litter_no" text;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_origin_id_countries_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."countries"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_litter_no_length" CHECK (char_length("sales"."litter_no") between 1 and 40) NOT VALID;
