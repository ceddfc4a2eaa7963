-- What a pedigree says of an ancestor may be less than what a form asks for: a year or a month of birth is kept as its first day
-- beside how much of it is known, and a name as it is printed beside the parts that the registry sorts and searches by.
ALTER TABLE "cats" ADD COLUMN "printed_name" text;
--> statement-breakpoint
ALTER TABLE "cats" ADD COLUMN "cat_birthdate_precision" text DEFAULT 'day' NOT NULL;
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_printed_name_length" CHECK (char_length("cats"."printed_name") between 1 and 200);
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_printed_name_single_line" CHECK (is_single_line("cats"."printed_name"));
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_birthdate_precision_known" CHECK ("cats"."cat_birthdate_precision" in ('day', 'month', 'year'));
--> statement-breakpoint
ALTER TABLE "cats" ADD CONSTRAINT "cats_birthdate_first_day" CHECK ("cats"."cat_birthdate_precision" = 'day' or ("cats"."cat_birthdate" is not null and extract(day from "cats"."cat_birthdate") = 1 and ("cats"."cat_birthdate_precision" = 'month' or extract(month from "cats"."cat_birthdate") = 1)));
--> statement-breakpoint

-- What is known of a date: 2015, 2015-05 or 2015-05-12 (domain/cats/partial-date.ts).
CREATE FUNCTION birth_text(born date, precision_known text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT left(to_char(born, 'YYYY-MM-DD'), CASE precision_known WHEN 'year' THEN 4 WHEN 'month' THEN 7 ELSE 10 END)
$$;
--> statement-breakpoint
-- The last day that it may have been: nobody is refused for a day that may not be the real one.
CREATE FUNCTION latest_birth(born date, precision_known text) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE precision_known
    WHEN 'year' THEN (born + interval '1 year')::date - 1
    WHEN 'month' THEN (born + interval '1 month')::date - 1
    ELSE born END
$$;
--> statement-breakpoint

-- Writers that know nothing of these two columns: another birth date is a day, another name is not what was printed.
CREATE FUNCTION forget_what_was_printed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.cat_name, new.cat_name_cattery_prefix, new.cat_name_suffix)
    IS DISTINCT FROM (old.cat_name, old.cat_name_cattery_prefix, old.cat_name_suffix)
    AND new.printed_name IS NOT DISTINCT FROM old.printed_name
  THEN
    new.printed_name := NULL;
  END IF;
  IF new.cat_birthdate IS DISTINCT FROM old.cat_birthdate
    AND new.cat_birthdate_precision = old.cat_birthdate_precision
    AND (new.cat_birthdate IS NULL OR extract(day FROM new.cat_birthdate) <> 1
      OR (new.cat_birthdate_precision = 'year' AND extract(month FROM new.cat_birthdate) <> 1))
  THEN
    new.cat_birthdate_precision := 'day';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_forget_what_was_printed BEFORE UPDATE OF cat_name, cat_name_cattery_prefix, cat_name_suffix, cat_birthdate ON cats
  FOR EACH ROW WHEN (old.printed_name IS NOT NULL OR old.cat_birthdate_precision <> 'day') EXECUTE FUNCTION forget_what_was_printed();
--> statement-breakpoint

-- A child of which the year alone is known may have been born on its last day.
CREATE OR REPLACE FUNCTION check_cat_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  born_by date;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM pg_advisory_xact_lock(hashtext('cats.parents'));
    IF new.mother_id IS NOT NULL OR new.father_id IS NOT NULL THEN
      IF EXISTS (
        WITH RECURSIVE ancestor(id) AS (
          SELECT parent FROM unnest(ARRAY[new.mother_id, new.father_id]) AS parent WHERE parent IS NOT NULL
          UNION
          SELECT p.parent
          FROM ancestor a
          JOIN cats c ON c.id = a.id
          CROSS JOIN LATERAL (VALUES (c.mother_id), (c.father_id)) AS p(parent)
          WHERE p.parent IS NOT NULL
        )
        SELECT FROM ancestor WHERE id = new.id
      ) THEN
        RAISE EXCEPTION 'cat % would be its own ancestor', new.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_not_own_ancestor', TABLE = 'cats';
      END IF;
    END IF;
  END IF;

  -- A parent is born at least four months before its child (decisions §4), where both dates are known.
  born_by := latest_birth(new.cat_birthdate, new.cat_birthdate_precision) - interval '4 months';
  IF EXISTS (SELECT FROM cats p WHERE p.id IN (new.mother_id, new.father_id) AND p.cat_birthdate > born_by)
  OR (TG_OP = 'UPDATE' AND new.cat_birthdate IS DISTINCT FROM old.cat_birthdate AND EXISTS (
    SELECT FROM cats k
    WHERE (k.mother_id = new.id OR k.father_id = new.id)
      AND new.cat_birthdate > (latest_birth(k.cat_birthdate, k.cat_birthdate_precision) - interval '4 months')
  )) THEN
    RAISE EXCEPTION 'a parent of cat % is born less than four months before its child', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_parent_born_four_months_before', TABLE = 'cats';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_new_cats_parents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  young integer;
BEGIN
  SELECT n.id INTO young
  FROM added n
  WHERE (SELECT p.cat_birthdate FROM cats p WHERE p.id = n.mother_id) > latest_birth(n.cat_birthdate, n.cat_birthdate_precision) - interval '4 months'
    OR (SELECT p.cat_birthdate FROM cats p WHERE p.id = n.father_id) > latest_birth(n.cat_birthdate, n.cat_birthdate_precision) - interval '4 months'
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'a parent of cat % is born less than four months before its child', young
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_parent_born_four_months_before', TABLE = 'cats';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION certified_facts(certificate_kind text, certified_cat integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'version', 1,
    'kind', certificate_kind,
    'cat', (jsonb_agg(facts) FILTER (WHERE place = 1)) -> 0,
    'breeder', (SELECT coalesce(certified_name(breeder_id), breeder_not_user) FROM cats WHERE id = certified_cat),
    'owner', (SELECT certified_name(users_id) FROM cats WHERE id = certified_cat),
    'ancestors', coalesce(jsonb_agg(facts ORDER BY place) FILTER (WHERE place > 1), '[]')
  )
  FROM (
    SELECT l.place, jsonb_build_object(
      'prefix', c.cat_name_cattery_prefix, 'name', c.cat_name, 'suffix', c.cat_name_suffix, 'breed', b.ems,
      'ems', nullif(k.ems, ''), 'reg_num', c.reg_num, 'born', CASE WHEN l.place < 8 THEN birth_text(c.cat_birthdate, c.cat_birthdate_precision) END
    ) || CASE l.place WHEN 1 THEN jsonb_build_object('sex', c.sex) ELSE jsonb_build_object('position', l.place) END AS facts
    FROM certified_line(certificate_kind, certified_cat) l
    JOIN cats c ON c.id = l.cat_id
    JOIN breeds b ON b.id = c.breed_id
    LEFT JOIN cat_colours k ON k.cat_id = c.id
  ) AS certified
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_cats_under_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_under_review(array_agg(n.id))
  FROM applications a
  JOIN becomes n ON n.id = a.cat_id
  JOIN was o ON o.id = n.id
  WHERE a.status = 'pending' AND
    (o.cat_name, o.cat_name_cattery_prefix, o.cat_name_suffix, o.sex, o.cat_birthdate, o.cat_birthdate_precision, o.breed_id, o.breeder_id,
      o.breeder_not_user, o.mother_id, o.father_id)
    IS DISTINCT FROM
    (n.cat_name, n.cat_name_cattery_prefix, n.cat_name_suffix, n.sex, n.cat_birthdate, n.cat_birthdate_precision, n.breed_id, n.breeder_id,
      n.breeder_not_user, n.mother_id, n.father_id);
  RETURN NULL;
END $$;
--> statement-breakpoint

-- A pedigree that is being typed: one for each member and cat, and one for a cat that is not added yet.
CREATE TABLE "pedigree_drafts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "pedigree_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"cat_id" integer,
	"cells" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pedigree_drafts_one_a_cat" UNIQUE NULLS NOT DISTINCT("user_id","cat_id")
);
--> statement-breakpoint
ALTER TABLE "pedigree_drafts" ADD CONSTRAINT "pedigree_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pedigree_drafts" ADD CONSTRAINT "pedigree_drafts_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pedigree_drafts_cat_id_idx" ON "pedigree_drafts" USING btree ("cat_id");
--> statement-breakpoint
CREATE INDEX "pedigree_drafts_updated_at_idx" ON "pedigree_drafts" USING btree ("updated_at");
