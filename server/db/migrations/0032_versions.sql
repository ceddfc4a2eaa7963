-- Answers to creating calls, kept for a day: a call that comes again because its answer was lost is answered, not made
-- again. Nobody's calls (joining) stand under member 0.
CREATE TABLE "kept_answers" (
	"member_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" bytea NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_pkey" PRIMARY KEY("member_id","key"),
	CONSTRAINT "kept_answers_key_length" CHECK (char_length("kept_answers"."key") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "kept_answers_created_at_idx" ON "kept_answers" USING btree ("created_at");
--> statement-breakpoint

-- The version of what is shown: another as soon as anything of it is another, whoever and whatever changed it (an import,
-- a merge, a change taken back, a console). Of 48 bits, so that it is a number in every language.
CREATE FUNCTION version_of(shown jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ('x' || substr(md5(shown::text), 1, 12))::bit(48)::bigint
$$;
--> statement-breakpoint

-- While the club looks at an application, what it will certify of the cat stays as it is for everybody but the
-- administrator who has taken the cat to correct it. Of ancestors, which may be others' cats, and of a record
-- that an application follows to in a merge, a change is seen by the application's version. Whoever acts for nobody (a console, the demo) is not held.
CREATE FUNCTION under_review_for(reviewed integer, acting integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT acting IS NOT NULL AND coalesce(current_setting('felistry.application_follows', true), '') <> 'on' AND EXISTS (
    SELECT FROM applications a
    JOIN cats c ON c.id = a.cat_id
    WHERE a.cat_id = reviewed AND a.status = 'pending'
      AND NOT (a.applicant_id <> acting AND c.online_owner_id = acting
        AND EXISTS (SELECT FROM user_roles r WHERE r.user_id = acting AND r.role_id = 2))
  )
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_under_review(reviewed integer[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held integer;
BEGIN
  SELECT cat INTO held FROM unnest(reviewed) AS cat
  WHERE under_review_for(cat, nullif(current_setting('felistry.member_id', true), '')::integer) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'the club looks at an application of cat %', held
      USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_under_review', TABLE = 'cats';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_cats_under_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_under_review(array_agg(n.id))
  FROM applications a
  JOIN becomes n ON n.id = a.cat_id
  JOIN was o ON o.id = n.id
  WHERE a.status = 'pending' AND
    (o.cat_name, o.cat_name_cattery_prefix, o.cat_name_suffix, o.sex, o.cat_birthdate, o.breed_id, o.breeder_id,
      o.breeder_not_user, o.mother_id, o.father_id)
    IS DISTINCT FROM
    (n.cat_name, n.cat_name_cattery_prefix, n.cat_name_suffix, n.sex, n.cat_birthdate, n.breed_id, n.breeder_id,
      n.breeder_not_user, n.mother_id, n.father_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_under_review AFTER UPDATE ON cats REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION keep_cats_under_review();
--> statement-breakpoint
CREATE FUNCTION keep_changed_colours_under_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_under_review(array_agg(n.cat_id))
  FROM applications a
  JOIN becomes n ON n.cat_id = a.cat_id
  JOIN was o ON o.cat_id = n.cat_id
  WHERE a.status = 'pending' AND o.ems IS DISTINCT FROM n.ems;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_colours_under_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_under_review(array_agg(r.cat_id))
  FROM applications a JOIN changed r ON r.cat_id = a.cat_id
  WHERE a.status = 'pending' AND r.ems <> '';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER colours_under_review_on_update AFTER UPDATE ON cat_colours REFERENCING OLD TABLE AS was NEW TABLE AS becomes
  FOR EACH STATEMENT EXECUTE FUNCTION keep_changed_colours_under_review();
--> statement-breakpoint
CREATE TRIGGER colours_under_review_on_insert AFTER INSERT ON cat_colours REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_colours_under_review();
--> statement-breakpoint
CREATE TRIGGER colours_under_review_on_delete AFTER DELETE ON cat_colours REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_colours_under_review();
