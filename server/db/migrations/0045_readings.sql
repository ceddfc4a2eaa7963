CREATE TABLE "readings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"users_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"cat_id" integer,
	"pedigree_id" integer,
	"source" text NOT NULL,
	"is_pdf" boolean DEFAULT false NOT NULL,
	"scan" "bytea",
	"is_kept" boolean NOT NULL,
	"step" text DEFAULT 'queued' NOT NULL,
	"page" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"part" real DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"begun_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"result" text,
	"failed" text,
	CONSTRAINT "readings_step_known" CHECK ("readings"."step" in ('queued', 'preparing', 'finding', 'reading', 'placing')),
	CONSTRAINT "readings_part_is_share" CHECK ("readings"."part" between 0 and 1),
	CONSTRAINT "readings_end_whole" CHECK (("readings"."finished_at" is null) = ("readings"."result" is null and "readings"."failed" is null))
);
--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_users_id_users_id_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readings" ADD CONSTRAINT "readings_pedigree_id_pedigrees_id_fk" FOREIGN KEY ("pedigree_id") REFERENCES "public"."pedigrees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "readings_users_id_key_idx" ON "readings" USING btree ("users_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "readings_read_once" ON "readings" USING btree ("users_id","source",coalesce("cat_id", 0),coalesce("pedigree_id", 0)) WHERE is_kept and failed is null;--> statement-breakpoint
CREATE INDEX "readings_cat_id_idx" ON "readings" USING btree ("cat_id");--> statement-breakpoint
CREATE INDEX "readings_pedigree_id_idx" ON "readings" USING btree ("pedigree_id");--> statement-breakpoint
CREATE INDEX "readings_created_at_idx" ON "readings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "readings_unfinished_idx" ON "readings" USING btree ("id") WHERE finished_at is null;
--> statement-breakpoint

-- A picture or PDF is compressed already.
ALTER TABLE readings ALTER COLUMN scan SET STORAGE EXTERNAL;
--> statement-breakpoint

-- No cat is born after its mother's death, nor more than ten months after its father's, whoever enters it and whichever of the
-- two is known first. Of a month or a year, its first day counts: a birth that may have been earlier is not refused.
CREATE FUNCTION outlived(born date, mother_died date, father_died date) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN mother_died < born THEN 'cats_born_to_living_mother'
    WHEN father_died + interval '10 months' < born THEN 'cats_born_to_living_father' END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_birth(cat integer, broken text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF broken IS NOT NULL THEN
    RAISE EXCEPTION 'a parent of cat % had died before its birth', cat
      USING ERRCODE = 'check_violation', CONSTRAINT = broken, TABLE = 'cats';
  END IF;
END $$;
--> statement-breakpoint
-- Few cats have died: whether a new cat's parents did is looked up here.
CREATE INDEX cats_deceased_idx ON cats (id, deceased_on) WHERE deceased_on IS NOT NULL;
--> statement-breakpoint
CREATE FUNCTION check_births_of_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_birth(n.id, outlived(n.cat_birthdate, m.deceased_on, f.deceased_on))
  FROM added n
  LEFT JOIN cats m ON m.id = n.mother_id AND m.deceased_on IS NOT NULL
  LEFT JOIN cats f ON f.id = n.father_id AND f.deceased_on IS NOT NULL
  WHERE m.id IS NOT NULL OR f.id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_born_to_living_on_insert AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  EXECUTE FUNCTION check_births_of_new_cats();
--> statement-breakpoint
CREATE FUNCTION check_birth_of_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_birth(new.id, outlived(new.cat_birthdate,
    (SELECT deceased_on FROM cats WHERE id = new.mother_id), (SELECT deceased_on FROM cats WHERE id = new.father_id)));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_born_to_living AFTER UPDATE OF mother_id, father_id, cat_birthdate ON cats FOR EACH ROW
  WHEN (new.cat_birthdate IS NOT NULL AND (new.mother_id IS NOT NULL OR new.father_id IS NOT NULL)
    AND (new.mother_id, new.father_id, new.cat_birthdate) IS DISTINCT FROM (old.mother_id, old.father_id, old.cat_birthdate))
  EXECUTE FUNCTION check_birth_of_cat();
--> statement-breakpoint
CREATE FUNCTION check_death_of_parent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kitten integer;
BEGIN
  SELECT id INTO kitten FROM (
    SELECT id FROM cats WHERE mother_id = new.id AND outlived(cat_birthdate, new.deceased_on, NULL) IS NOT NULL
    UNION ALL
    SELECT id FROM cats WHERE father_id = new.id AND outlived(cat_birthdate, NULL, new.deceased_on) IS NOT NULL
  ) later LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'kitten % was born after the death of cat %', kitten, new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_die_after_births', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_die_after_births AFTER UPDATE OF deceased_on ON cats FOR EACH ROW
  WHEN (new.deceased_on IS NOT NULL AND new.deceased_on IS DISTINCT FROM old.deceased_on)
  EXECUTE FUNCTION check_death_of_parent();
--> statement-breakpoint
-- A parent may have died between the registration of a litter and its confirmation.
CREATE TRIGGER litters_confirmed_to_living BEFORE UPDATE OF status ON litters FOR EACH ROW
  WHEN (new.status = 'confirmed' AND old.status <> 'confirmed') EXECUTE FUNCTION check_litter_of_deceased();
--> statement-breakpoint

-- With the ad of a cat that has died its open orders are over: the triggers say which, and their buyers are mailed.
CREATE OR REPLACE FUNCTION rest_ad_of_deceased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  UPDATE sales SET is_active = false, updated_at = now() WHERE cat_id = new.id AND is_active;
  WITH ended AS (
    UPDATE orders SET status = 'declined', updated_at = now()
    WHERE cat_id = new.id AND status IN ('new', 'accepted') RETURNING id
  )
  SELECT array_agg(id) INTO ids FROM ended;
  PERFORM say_ids('FE002', ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_gets_other_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.handed_over_at IS NULL THEN new.handover_offered_at := NULL; END IF;
  IF new.status IN ('new', 'accepted') AND (new.seller_id <> keeper_of_cat(new.cat_id)
    OR EXISTS (SELECT FROM cats WHERE id = new.cat_id AND deceased_on IS NOT NULL))
  THEN
    new.status := 'declined';
    new.updated_at := now();
    PERFORM say_ids('FE002', ARRAY[new.id]);
  END IF;
  RETURN new;
END $$;
