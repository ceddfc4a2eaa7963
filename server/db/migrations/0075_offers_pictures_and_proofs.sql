-- Offers that end by themselves, or by a decision of the club: the job finds them by this index.
CREATE INDEX "orders_offered_idx" ON "orders" USING btree ("id") WHERE stage = 'offered';--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
-- FEV01: offers of a reservation that neither side has ended. Whoever has begun the transaction mails the buyers, in the same transaction.
CREATE OR REPLACE FUNCTION end_reservations(ids integer[], why text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  voided integer[];
  ended integer[];
BEGIN
  WITH freed AS (
    UPDATE orders SET stage = 'accepted', updated_at = now() WHERE id = ANY(ids) AND stage = 'offered' RETURNING id
  )
  SELECT array_agg(id) INTO voided FROM freed;
  PERFORM say_ids('FEV01', voided);
  WITH gone AS (
    UPDATE orders SET status = 'declined', ended_why = why, updated_at = now()
    WHERE id = ANY(ids) AND is_reserved_stage(stage) RETURNING id
  )
  SELECT array_agg(id) INTO ended FROM gone;
  PERFORM say_ids('FE002', ended);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := acting_member();
  chosen order_moves;
BEGIN
  IF new.stage = old.stage THEN
    IF new.handed_over_at IS NOT NULL AND old.handed_over_at IS NULL THEN new.stage := 'handed_over';
    ELSIF new.status <> old.status THEN new.stage := new.status;
    END IF;
  END IF;
  new.status := order_status(new.stage);
  IF new.stage = old.stage THEN RETURN new; END IF;
  -- One's own step comes before the site's, unless the reason says that it is the site's, or nobody acts and an offer has ended.
  SELECT * INTO chosen FROM order_moves m
  WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND (m.mover = 'site' OR actor IS NULL OR actor = CASE m.mover WHEN 'seller' THEN new.seller_id ELSE new.client_id END)
    AND (new.ended_why IS NULL OR CASE new.ended_why
      WHEN 'seller' THEN m.mover = 'seller'
      WHEN 'buyer' THEN m.name = 'cancel'
      WHEN 'late' THEN m.name = 'leave_late'
      ELSE m.mover = 'site' END)
  ORDER BY CASE WHEN actor IS NULL AND new.stage = 'accepted' THEN m.mover <> 'site' ELSE m.mover = 'site' END, m.name = 'leave_late' LIMIT 1;
  IF chosen.name IS NULL THEN
    RAISE EXCEPTION 'order % may not go from % to %', new.id, old.stage, new.stage
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_keep_to_moves', TABLE = 'orders';
  END IF;
  PERFORM check_order_needs(new, chosen.needs);
  IF new.stage IN ('declined', 'cancelled') THEN
    new.ended_why := coalesce(new.ended_why, CASE chosen.mover WHEN 'site' THEN 'gone' ELSE chosen.mover END);
  END IF;
  IF new.stage = 'accepted' THEN
    new.deposit := NULL;
    new.deposit_kept := NULL;
  END IF;
  IF new.stage IN ('declined', 'cancelled') THEN new.handover_offered_at := NULL; END IF;
  INSERT INTO order_events (order_id, member_id, mover, name, from_stage, to_stage, why, fate)
  VALUES (new.id, actor, CASE WHEN actor IS NULL AND chosen.mover <> 'site' THEN 'operator' ELSE chosen.mover END, chosen.name, old.stage, new.stage,
    new.ended_why, deposit_after(old.stage, new.stage, new.ended_why, new.deposit, new.deposit_kept));
  RETURN new;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_gets_other_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  why text;
BEGIN
  IF new.handed_over_at IS NULL THEN new.handover_offered_at := NULL; END IF;
  IF new.status NOT IN ('new', 'accepted') THEN RETURN new; END IF;
  why := CASE
    WHEN EXISTS (SELECT FROM cats WHERE id = new.cat_id AND deceased_on IS NOT NULL) THEN 'died'
    WHEN new.seller_id <> keeper_of_cat(new.cat_id) THEN 'gone'
    WHEN is_reserved_stage(new.stage) THEN 'merged' END;
  IF why IS NOT NULL THEN
    new.status := 'declined';
    new.ended_why := why;
    new.updated_at := now();
    PERFORM say_ids('FE002', ARRAY[new.id]);
  ELSIF new.stage = 'offered' THEN
    new.stage := 'accepted';
    PERFORM say_ids('FEV01', ARRAY[new.id]);
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION suspension_voids_waiting_offers() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  WITH freed AS (
    UPDATE waiting_entries e SET stage = 'accepted' FROM waiting_lists l
    WHERE l.id = e.list_id AND l.breeder_id = new.id AND e.stage = 'offered' RETURNING e.id
  )
  SELECT array_agg(id) INTO ids FROM freed;
  PERFORM say_ids('FEW01', ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_void_waiting_offers AFTER UPDATE OF suspended_at ON users FOR EACH ROW
  WHEN (new.suspended_at IS NOT NULL AND old.suspended_at IS NULL) EXECUTE FUNCTION suspension_voids_waiting_offers();
--> statement-breakpoint

CREATE TABLE "review_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"part" text NOT NULL,
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "review_reports_once" UNIQUE("review_id","part"),
	CONSTRAINT "review_reports_part_known" CHECK ("review_reports"."part" in ('review', 'answer')),
	CONSTRAINT "review_reports_status_known" CHECK ("review_reports"."status" in ('open', 'dismissed', 'removed')),
	CONSTRAINT "review_reports_reason_length" CHECK (char_length("review_reports"."reason") between 1 and 500),
	CONSTRAINT "review_reports_decision_whole" CHECK (("review_reports"."status" = 'open') = ("review_reports"."decided_at" is null) and ("review_reports"."decided_at" is null) = ("review_reports"."decided_by" is null))
);
--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_open_idx" ON "review_reports" USING btree ("id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "review_reports_reporter_id_idx" ON "review_reports" USING btree ("reporter_id");--> statement-breakpoint

-- Pictures of a message: they go with its words.
CREATE TABLE "message_pictures" (
	"message_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "message_pictures_pk" PRIMARY KEY("message_id","place"),
	CONSTRAINT "message_pictures_path_once" UNIQUE("path"),
	CONSTRAINT "message_pictures_four" CHECK ("message_pictures"."place" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "message_pictures" ADD CONSTRAINT "message_pictures_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION forget_message_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM message_pictures WHERE message_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_messages_forget_pictures AFTER UPDATE OF text ON order_messages FOR EACH ROW
  WHEN (new.text IS NULL AND old.text IS NOT NULL) EXECUTE FUNCTION forget_message_pictures();
--> statement-breakpoint

-- Proofs of a chip's number: a photo of the cat or the reader beside a code on paper, which the club looks at.
CREATE TABLE "chip_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chip_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"chip" text NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"path" text,
	"sent_at" timestamp with time zone,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "chip_proofs_status_known" CHECK ("chip_proofs"."status" in ('asked', 'sent', 'confirmed', 'declined', 'fallen')),
	CONSTRAINT "chip_proofs_sent_whole" CHECK ("chip_proofs"."status" not in ('sent', 'confirmed') or ("chip_proofs"."sent_at" is not null and "chip_proofs"."path" is not null)),
	CONSTRAINT "chip_proofs_decision_whole" CHECK (("chip_proofs"."decided_at" is null) = ("chip_proofs"."decided_by" is null) and ("chip_proofs"."status" not in ('confirmed', 'declined') or "chip_proofs"."decided_at" is not null)),
	CONSTRAINT "chip_proofs_not_own" CHECK ("chip_proofs"."decided_by" <> "chip_proofs"."seller_id"),
	CONSTRAINT "chip_proofs_reason_length" CHECK (char_length("chip_proofs"."reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "chip_proofs" ADD CONSTRAINT "chip_proofs_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chip_proofs" ADD CONSTRAINT "chip_proofs_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chip_proofs" ADD CONSTRAINT "chip_proofs_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chip_proofs_one_a_cat" ON "chip_proofs" USING btree ("cat_id") WHERE status in ('asked', 'sent', 'confirmed');--> statement-breakpoint
CREATE INDEX "chip_proofs_cat_id_idx" ON "chip_proofs" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "chip_proofs_sent_idx" ON "chip_proofs" USING btree ("id") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "chip_proofs_seller_id_idx" ON "chip_proofs" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "chip_proofs_path_idx" ON "chip_proofs" USING btree ("path") WHERE path is not null;--> statement-breakpoint
-- A proof is of one number and one seller. Its photo is kept while somebody may still look at it.
CREATE FUNCTION chip_proofs_fall() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE chip_proofs SET status = 'fallen', path = NULL WHERE cat_id = new.id AND status IN ('asked', 'sent', 'confirmed');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_lose_chip_proofs AFTER UPDATE OF chip, online_owner_id ON cats FOR EACH ROW
  WHEN (regexp_replace(new.chip, '[ .-]', '', 'g') IS DISTINCT FROM regexp_replace(old.chip, '[ .-]', '', 'g') OR new.online_owner_id <> old.online_owner_id)
  EXECUTE FUNCTION chip_proofs_fall();
--> statement-breakpoint
CREATE FUNCTION chip_proof_of_other_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.status IN ('asked', 'sent', 'confirmed') THEN
    new.status := 'fallen';
    new.path := NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER chip_proofs_stay_with_record BEFORE UPDATE OF cat_id ON chip_proofs FOR EACH ROW
  WHEN (new.cat_id <> old.cat_id) EXECUTE FUNCTION chip_proof_of_other_record();
--> statement-breakpoint

ALTER TABLE "uploads" DROP CONSTRAINT "uploads_prefix_known";--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_prefix_known" CHECK ("uploads"."prefix" in ('cat-photo', 'profile', 'cattery', 'metric', 'pedigree', 'credential', 'message', 'chip-proof'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION upload_is_used(upload text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM cat_photos WHERE path = upload)
    OR EXISTS (SELECT FROM users WHERE user_ava_url = upload)
    OR EXISTS (SELECT FROM catteries WHERE image_url = upload)
    OR EXISTS (SELECT FROM metrics WHERE metric_img_url = upload)
    OR EXISTS (SELECT FROM pedigrees WHERE pedigree_img_url = upload)
    OR EXISTS (SELECT FROM credentials WHERE scan_url = upload)
    OR EXISTS (SELECT FROM message_pictures WHERE path = upload)
    OR EXISTS (SELECT FROM chip_proofs WHERE path = upload)
$$;
--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF path ON message_pictures
  FOR EACH ROW EXECUTE FUNCTION attach_upload('path');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF path ON message_pictures
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION forget_upload('path');--> statement-breakpoint
CREATE TRIGGER attach_upload AFTER INSERT OR UPDATE OF path ON chip_proofs
  FOR EACH ROW WHEN (new.path IS NOT NULL) EXECUTE FUNCTION attach_upload('path');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER forget_upload AFTER DELETE OR UPDATE OF path ON chip_proofs
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.path IS NOT NULL) EXECUTE FUNCTION forget_upload('path');
--> statement-breakpoint
CREATE TRIGGER market_sees_chip_proofs AFTER UPDATE OF status ON chip_proofs FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
