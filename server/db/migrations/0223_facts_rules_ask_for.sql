-- What rules of countries ask for that nobody could say yet: of the cat and its litter with the ad, of both sides' papers before the hand-over.
ALTER TABLE "sales" ADD COLUMN "litter_size_unknown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "type_of" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "generation" smallint;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "no_whiskers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "chip_on" date;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "vaccinated" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "delivers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "sold_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- A release before this one writes the number alone, also where this one has said that nobody knows it.
CREATE FUNCTION litter_size_is_known() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.litter_size_unknown := false;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_litter_size_is_known BEFORE INSERT OR UPDATE ON sales FOR EACH ROW
  WHEN (new.litter_size IS NOT NULL AND new.litter_size_unknown) EXECUTE FUNCTION litter_size_is_known();
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_litter_size_one" CHECK ("sales"."litter_size" is null or not "sales"."litter_size_unknown") NOT VALID;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_generation_range" CHECK ("sales"."generation" between 1 and 20) NOT VALID;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_vaccinated_known" CHECK ("sales"."vaccinated" in ('none', 'once', 'twice')) NOT VALID;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_state_known" CHECK ("sales"."state" in ('IL', 'NV', 'TX', 'other')) NOT VALID;--> statement-breakpoint
ALTER TABLE "order_gates" ADD COLUMN "cert_on" date;--> statement-breakpoint
ALTER TABLE "order_gates" ADD COLUMN "buyer_hk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_gates" ADD COLUMN "buyer_extract" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_gates" ADD COLUMN "vet_on" date;--> statement-breakpoint
ALTER TABLE "order_gates" ADD COLUMN "chip_on" date;--> statement-breakpoint
ALTER TABLE "order_gates" ADD COLUMN "weaned" boolean DEFAULT false NOT NULL;
