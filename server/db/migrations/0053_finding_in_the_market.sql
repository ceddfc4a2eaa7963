CREATE TABLE "ad_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cat_id" integer,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"told" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "ad_changes_xid_idx" ON "ad_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "ad_changes_at_idx" ON "ad_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ad_changes_untold_idx" ON "ad_changes" USING btree ("id") WHERE not told;--> statement-breakpoint
CREATE TABLE "currency_rates" (
	"currency_id" smallint NOT NULL,
	"day" date NOT NULL,
	"per_euro" numeric NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "currency_rates_pkey" PRIMARY KEY("currency_id","day"),
	CONSTRAINT "currency_rates_positive" CHECK ("currency_rates"."per_euro" > 0)
);
--> statement-breakpoint
ALTER TABLE "currency_rates" ADD CONSTRAINT "currency_rates_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER market_sees_rates AFTER INSERT OR UPDATE OR DELETE ON currency_rates FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
--> statement-breakpoint

-- Which cats' ads may be found by something else than before: processes that keep ads in memory read it (server/market/finding/ad-index.ts).
CREATE FUNCTION note_ad_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO ad_changes (cat_id) VALUES (NULL);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO ad_changes (cat_id) VALUES (old.cat_id);
  ELSE
    INSERT INTO ad_changes (cat_id) VALUES (new.cat_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_change_is_noted AFTER INSERT OR UPDATE OR DELETE ON sales FOR EACH ROW EXECUTE FUNCTION note_ad_change();
--> statement-breakpoint
CREATE TRIGGER ad_change_of_all_is_noted AFTER TRUNCATE ON sales FOR EACH STATEMENT EXECUTE FUNCTION note_ad_change();
--> statement-breakpoint
CREATE FUNCTION note_ad_change_of_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (cat_id) SELECT cat_id FROM sales WHERE cat_id = new.id AND is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_change_of_cat_is_noted
  AFTER UPDATE OF sex, breed_id, cat_birthdate, cat_birthdate_precision, mother_id, father_id, registered, cat_ava_url, online_owner_id ON cats
  FOR EACH ROW WHEN (
    (new.sex, new.breed_id, new.cat_birthdate, new.cat_birthdate_precision, new.mother_id, new.father_id, new.registered, new.cat_ava_url, new.online_owner_id)
    IS DISTINCT FROM
    (old.sex, old.breed_id, old.cat_birthdate, old.cat_birthdate_precision, old.mother_id, old.father_id, old.registered, old.cat_ava_url, old.online_owner_id)
  )
  EXECUTE FUNCTION note_ad_change_of_cat();
--> statement-breakpoint
CREATE FUNCTION note_ad_change_of_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (cat_id)
  SELECT s.cat_id FROM cats c JOIN sales s ON s.cat_id = c.id WHERE c.online_owner_id = new.id AND s.is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_change_of_seller_is_noted AFTER UPDATE OF country_id ON users
  FOR EACH ROW WHEN (new.country_id <> old.country_id) EXECUTE FUNCTION note_ad_change_of_seller();
--> statement-breakpoint

-- A colour, a paper, a test: those that came or went in one statement, however many.
CREATE FUNCTION note_ad_changes_of_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (cat_id) SELECT DISTINCT s.cat_id FROM changed x JOIN sales s ON s.cat_id = x.cat_id WHERE s.is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_ad_changes_of_kittens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ad_changes (cat_id)
  SELECT DISTINCT s.cat_id FROM changed x JOIN cats c ON c.mother_id = x.cat_id OR c.father_id = x.cat_id JOIN sales s ON s.cat_id = c.id WHERE s.is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_colours_come AFTER INSERT ON cat_colours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_colours AFTER UPDATE ON cat_colours REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_colours_go AFTER DELETE ON cat_colours REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_pedigrees_come AFTER INSERT ON pedigrees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_pedigrees AFTER UPDATE ON pedigrees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_pedigrees_go AFTER DELETE ON pedigrees REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_cats();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_tests_come AFTER INSERT ON credentials REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_kittens();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_tests AFTER UPDATE ON credentials REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_kittens();
--> statement-breakpoint
CREATE TRIGGER ad_changes_of_tests_go AFTER DELETE ON credentials REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_ad_changes_of_kittens();
--> statement-breakpoint
CREATE TRIGGER market_sees_tests AFTER INSERT OR UPDATE OR DELETE ON credentials FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
