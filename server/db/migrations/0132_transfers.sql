-- Cats that come from another club with its number, and cats that leave for one with an export pedigree. The club decides both.
CREATE TABLE "transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"asker_id" integer NOT NULL,
	"direction" text NOT NULL,
	"club" text NOT NULL,
	"number" text,
	"titles" text,
	"remarks" text,
	"paper_url" text,
	"status" text DEFAULT 'asked' NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "transfers_direction_known" CHECK ("transfers"."direction" in ('in', 'out')),
	CONSTRAINT "transfers_status_known" CHECK ("transfers"."status" in ('asked', 'confirmed', 'declined', 'withdrawn', 'lapsed')),
	CONSTRAINT "transfers_decision_whole" CHECK (("transfers"."status" = 'asked') = ("transfers"."decided_at" is null) and ("transfers"."status" in ('confirmed', 'declined')) = ("transfers"."decided_by" is not null) and ("transfers"."status" <> 'declined' or "transfers"."decision" is not null)),
	CONSTRAINT "transfers_club_length" CHECK (char_length("transfers"."club") between 1 and 100),
	CONSTRAINT "transfers_number_length" CHECK (char_length("transfers"."number") between 1 and 100),
	CONSTRAINT "transfers_single_lines" CHECK (is_single_line("transfers"."club") and is_single_line("transfers"."number")),
	CONSTRAINT "transfers_titles_length" CHECK (char_length("transfers"."titles") between 1 and 500),
	CONSTRAINT "transfers_remarks_length" CHECK (char_length("transfers"."remarks") between 1 and 500),
	CONSTRAINT "transfers_decision_length" CHECK (char_length("transfers"."decision") between 1 and 500),
	CONSTRAINT "transfers_in_whole" CHECK (("transfers"."direction" = 'in') = ("transfers"."number" is not null) and ("transfers"."direction" = 'in' or ("transfers"."titles" is null and "transfers"."paper_url" is null))),
	CONSTRAINT "transfers_in_have_paper" CHECK ("transfers"."direction" = 'out' or "transfers"."paper_url" is not null or "transfers"."status" in ('withdrawn', 'lapsed')),
	CONSTRAINT "transfers_not_by_asker" CHECK ("transfers"."decided_by" <> "transfers"."asker_id")
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_paper_url_fkey" FOREIGN KEY ("paper_url") REFERENCES "public"."uploads"("path") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_open_a_cat" ON "transfers" USING btree ("cat_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "transfers_cat_id_idx" ON "transfers" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "transfers_asker_id_idx" ON "transfers" USING btree ("asker_id","id");--> statement-breakpoint
CREATE INDEX "transfers_decided_by_idx" ON "transfers" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "transfers_paper_url_idx" ON "transfers" USING btree ("paper_url");--> statement-breakpoint
CREATE INDEX "transfers_number_key_idx" ON "transfers" USING btree (number_key("number")) WHERE direction = 'in';--> statement-breakpoint

-- An upload may be evidence twice: what one request lets go of, the other keeps.
CREATE OR REPLACE FUNCTION upload_is_used(upload text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM cat_photos WHERE path = upload)
    OR EXISTS (SELECT FROM users WHERE user_ava_url = upload)
    OR EXISTS (SELECT FROM catteries WHERE image_url = upload)
    OR EXISTS (SELECT FROM metrics WHERE metric_img_url = upload)
    OR EXISTS (SELECT FROM pedigrees WHERE pedigree_img_url = upload)
    OR EXISTS (SELECT FROM credentials WHERE scan_url = upload)
    OR EXISTS (SELECT FROM message_pictures WHERE path = upload)
    OR EXISTS (SELECT FROM chip_proofs WHERE path = upload)
    OR EXISTS (SELECT FROM corrections WHERE evidence_url = upload)
    OR EXISTS (SELECT FROM transfers WHERE paper_url = upload)
$$;
--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF paper_url ON transfers
  FOR EACH ROW WHEN (new.paper_url IS NOT NULL) EXECUTE FUNCTION attach_upload('paper_url');--> statement-breakpoint
-- By whatever update: another trigger takes the paper away.
CREATE CONSTRAINT TRIGGER forget_upload AFTER UPDATE ON transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.paper_url IS DISTINCT FROM new.paper_url) EXECUTE FUNCTION forget_upload('paper_url');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload_of_deleted AFTER DELETE ON transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_upload('paper_url');--> statement-breakpoint

-- As for requests to correct (0078): what was asked and decided stays. The paper of a request that nobody decides is forgotten.
CREATE FUNCTION keep_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (new.asker_id, new.direction, new.club, new.number, new.titles, new.remarks, new.created_at)
    IS DISTINCT FROM (old.asker_id, old.direction, old.club, old.number, old.titles, old.remarks, old.created_at)
    OR (old.status <> 'asked' AND (new.status, new.decision, new.decided_at, new.decided_by)
      IS DISTINCT FROM (old.status, old.decision, old.decided_at, old.decided_by))
    OR (new.status NOT IN ('withdrawn', 'lapsed') AND new.paper_url IS DISTINCT FROM old.paper_url) THEN
    RAISE EXCEPTION 'transfer % stays as it was', old.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_stay', TABLE = 'transfers';
  END IF;
  IF new.status IN ('withdrawn', 'lapsed') THEN new.paper_url := NULL; END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_stay BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION keep_transfer();
--> statement-breakpoint

-- A request of somebody who has no longer a say in the cat is over, and one that the cat's registration has overtaken.
-- FET01: requests that have lapsed. Whoever has begun the transaction tells their askers.
CREATE FUNCTION lapse_transfers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  over integer[];
BEGIN
  WITH lapsed AS (
    UPDATE transfers SET status = 'lapsed', decided_at = now()
    WHERE cat_id = new.id AND status = 'asked'
      AND (asker_id NOT IN (new.users_id, new.online_owner_id) OR (direction = 'in') = (new.registered = 1))
    RETURNING id
  )
  SELECT array_agg(id) INTO over FROM lapsed;
  IF over IS NOT NULL THEN PERFORM say_ids('FET01', over); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_lapse AFTER UPDATE OF users_id, online_owner_id, registered ON cats FOR EACH ROW
  WHEN ((new.users_id, new.online_owner_id, new.registered) IS DISTINCT FROM (old.users_id, old.online_owner_id, old.registered))
  EXECUTE FUNCTION lapse_transfers();
--> statement-breakpoint

-- Requests wait in the club's queue.
CREATE FUNCTION follow_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('transfer', new.id, new.cat_id, new.asker_id, new.created_at);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM end_case('transfer', old.id, 'withdrawn');
  ELSE
    PERFORM end_case('transfer', new.id, CASE WHEN new.status = 'lapsed' THEN 'withdrawn' ELSE new.status END, new.decided_by);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_open_case AFTER INSERT ON transfers FOR EACH ROW WHEN (new.status = 'asked') EXECUTE FUNCTION follow_transfer();
--> statement-breakpoint
CREATE TRIGGER transfers_end_case AFTER UPDATE OF status ON transfers FOR EACH ROW
  WHEN (new.status <> old.status) EXECUTE FUNCTION follow_transfer();
--> statement-breakpoint
CREATE TRIGGER transfers_withdraw_case AFTER DELETE ON transfers FOR EACH ROW WHEN (old.status = 'asked') EXECUTE FUNCTION follow_transfer();
--> statement-breakpoint

-- Where a cat's registration is kept: since its newest confirmed transfer, if that took it away. Null if it is kept here.
CREATE FUNCTION exported_since(cat integer) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE direction WHEN 'out' THEN decided_at END FROM transfers WHERE cat_id = cat AND status = 'confirmed' ORDER BY id DESC LIMIT 1
$$;
--> statement-breakpoint
-- A queen's litters are registered where she is.
CREATE FUNCTION refuse_litter_of_exported() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.born > (exported_since(new.dam_id) AT TIME ZONE 'UTC')::date THEN
    RAISE EXCEPTION 'the dam of the litter was exported before its birth'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'litters_not_of_exported', TABLE = 'litters';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER litters_not_of_exported BEFORE INSERT ON litters FOR EACH ROW EXECUTE FUNCTION refuse_litter_of_exported();
--> statement-breakpoint

-- What was certified of a cat without transfers keeps its shape, and so its fingerprint. With transfers it is the second version.
CREATE FUNCTION certified_transfers(cat integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('direction', direction, 'club', club, 'number', number,
    'on', to_char(decided_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) ORDER BY id)
  FROM transfers WHERE cat_id = cat AND status = 'confirmed'
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION certified_facts(certificate_kind text, certified_cat integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'version', 1,
    'kind', certificate_kind,
    'cat', (jsonb_agg(facts) FILTER (WHERE place = 1)) -> 0,
    'breeder', (SELECT coalesce(certified_name(breeder_id), breeder_not_user) FROM cats WHERE id = certified_cat),
    'owner', (SELECT certified_name(users_id) FROM cats WHERE id = certified_cat),
    'ancestors', coalesce(jsonb_agg(facts ORDER BY place) FILTER (WHERE place > 1), '[]')
  ) || coalesce((SELECT jsonb_build_object('version', 2, 'transfers', told) FROM certified_transfers(certified_cat) told WHERE told IS NOT NULL), '{}')
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
-- Also when a merge moves one to another record of its cat.
CREATE FUNCTION supersede_by_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM supersede_certificates(array_agg(id)) FROM certificates WHERE cat_id = new.cat_id AND status = 'valid';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER transfers_supersede AFTER UPDATE OF status, cat_id ON transfers FOR EACH ROW
  WHEN (new.status = 'confirmed') EXECUTE FUNCTION supersede_by_transfer();
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON transfers FOR EACH ROW
  EXECUTE FUNCTION record_history('transfer', '{titles,remarks,paper_url,created_at}');
