-- Requests to correct wait in the club's queue.
CREATE FUNCTION follow_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('correction', new.id, new.cat_id, new.asker_id, new.created_at);
  ELSE
    PERFORM end_case('correction', new.id, new.status, new.decided_by);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_open_case AFTER INSERT ON corrections FOR EACH ROW WHEN (new.status = 'asked') EXECUTE FUNCTION follow_correction();
--> statement-breakpoint
CREATE TRIGGER corrections_end_case AFTER UPDATE OF status ON corrections FOR EACH ROW
  WHEN (new.status <> old.status) EXECUTE FUNCTION follow_correction();
--> statement-breakpoint
SELECT open_case('correction', id, cat_id, asker_id, created_at) FROM corrections WHERE status = 'asked' ORDER BY id;
--> statement-breakpoint

-- A lost certificate is replaced by another with the same facts and a code of its own.
ALTER TABLE "certificates" ADD COLUMN "duplicate_of" integer;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "duplicate_reason" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_duplicate_of_certificates_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."certificates"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_duplicate_whole" CHECK (("certificates"."duplicate_of" is null) = ("certificates"."duplicate_reason" is null) and char_length("certificates"."duplicate_reason") between 1 and 300);--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_duplicate" ON "certificates" USING btree ("duplicate_of") WHERE duplicate_of is not null;--> statement-breakpoint

-- Cats that the club does not let breed for a time.
CREATE TABLE "breeding_bans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "breeding_bans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"reason" text NOT NULL,
	"is_shown" smallint NOT NULL,
	"decided_by" integer NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_by" integer,
	"lifted_at" timestamp with time zone,
	CONSTRAINT "breeding_bans_days_in_order" CHECK ("breeding_bans"."until_day" >= "breeding_bans"."from_day"),
	CONSTRAINT "breeding_bans_reason_length" CHECK (char_length("breeding_bans"."reason") between 1 and 300),
	CONSTRAINT "breeding_bans_is_shown_flag" CHECK ("breeding_bans"."is_shown" in (0, 1)),
	CONSTRAINT "breeding_bans_lifted_whole" CHECK (("breeding_bans"."lifted_by" is null) = ("breeding_bans"."lifted_at" is null))
);
--> statement-breakpoint
ALTER TABLE "breeding_bans" ADD CONSTRAINT "breeding_bans_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeding_bans" ADD CONSTRAINT "breeding_bans_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeding_bans" ADD CONSTRAINT "breeding_bans_lifted_by_users_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breeding_bans_cat_id_idx" ON "breeding_bans" USING btree ("cat_id","id");--> statement-breakpoint

-- A litter was bred 65 days before its birth. What was bred before a ban is registered while it stands.
CREATE FUNCTION refuse_banned_litter() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM breeding_bans b
    WHERE b.cat_id IN (new.dam_id, new.sire_id) AND b.lifted_at IS NULL AND new.born - 65 BETWEEN b.from_day AND b.until_day
  ) THEN
    RAISE EXCEPTION 'the dam or the sire of the litter was banned from breeding'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'litters_not_of_banned', TABLE = 'litters';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER litters_not_of_banned BEFORE INSERT ON litters FOR EACH ROW EXECUTE FUNCTION refuse_banned_litter();--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON breeding_bans FOR EACH ROW
  EXECUTE FUNCTION record_history('ban', '{is_shown,decided_by,decided_at}');
