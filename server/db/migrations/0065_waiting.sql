-- Waiting lists of catteries and of planned litters. `domain/waiting/moves.ts` has the same table of moves, and a test compares them.
CREATE TABLE "waiting_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"breeder_id" integer NOT NULL,
	"cattery_id" integer,
	"dam_id" integer,
	"sire_id" integer,
	"expected_on" date,
	"rule" text NOT NULL,
	"note" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_lists_rule_known" CHECK ("waiting_lists"."rule" in ('turn', 'fit', 'choice')),
	CONSTRAINT "waiting_lists_note_length" CHECK (char_length("waiting_lists"."note") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "waiting_lists" ADD CONSTRAINT "waiting_lists_breeder_id_users_id_fk" FOREIGN KEY ("breeder_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_lists" ADD CONSTRAINT "waiting_lists_cattery_id_catteries_id_fk" FOREIGN KEY ("cattery_id") REFERENCES "public"."catteries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_lists" ADD CONSTRAINT "waiting_lists_dam_id_cats_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."cats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_lists" ADD CONSTRAINT "waiting_lists_sire_id_cats_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."cats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_lists_breeder_id_idx" ON "waiting_lists" USING btree ("breeder_id","id");--> statement-breakpoint
CREATE INDEX "waiting_lists_cattery_id_idx" ON "waiting_lists" USING btree ("cattery_id","id");--> statement-breakpoint
CREATE INDEX "waiting_lists_dam_id_idx" ON "waiting_lists" USING btree ("dam_id") WHERE dam_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_lists_sire_id_idx" ON "waiting_lists" USING btree ("sire_id") WHERE sire_id is not null;--> statement-breakpoint
CREATE SEQUENCE "public"."waiting_turns" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"stage" text DEFAULT 'applied' NOT NULL,
	"sex" text,
	"colour" text,
	"purpose" text NOT NULL,
	"budget" integer,
	"currency_id" smallint,
	"from_day" date,
	"home" text,
	"reason" text,
	"turn" integer,
	"offered_cat_id" integer,
	"offered_until" date,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_entries_stage_known" CHECK ("waiting_entries"."stage" in ('applied', 'accepted', 'offered', 'taken', 'declined', 'lapsed', 'left', 'closed')),
	CONSTRAINT "waiting_entries_sex_known" CHECK ("waiting_entries"."sex" in ('male', 'female')),
	CONSTRAINT "waiting_entries_purpose_known" CHECK ("waiting_entries"."purpose" in ('pet', 'breeding', 'show')),
	CONSTRAINT "waiting_entries_budget_whole" CHECK (("waiting_entries"."budget" is null) = ("waiting_entries"."currency_id" is null) and "waiting_entries"."budget" between 0 and 999999),
	CONSTRAINT "waiting_entries_colour_length" CHECK (char_length("waiting_entries"."colour") between 1 and 100),
	CONSTRAINT "waiting_entries_home_length" CHECK (char_length("waiting_entries"."home") between 1 and 1000),
	CONSTRAINT "waiting_entries_reason_length" CHECK (char_length("waiting_entries"."reason") between 1 and 500),
	CONSTRAINT "waiting_entries_turn_whole" CHECK ("waiting_entries"."turn" is not null or "waiting_entries"."stage" not in ('accepted', 'offered', 'taken', 'lapsed')),
	CONSTRAINT "waiting_entries_offer_whole" CHECK (("waiting_entries"."stage" = 'offered') = ("waiting_entries"."offered_cat_id" is not null) and ("waiting_entries"."offered_cat_id" is null) = ("waiting_entries"."offered_until" is null)),
	CONSTRAINT "waiting_entries_taken_whole" CHECK (("waiting_entries"."stage" = 'taken') = ("waiting_entries"."order_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_list_id_waiting_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."waiting_lists"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_currency_id_currencies_id_fk" FOREIGN KEY ("currency_id") REFERENCES "public"."currencies"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_offered_cat_id_cats_id_fk" FOREIGN KEY ("offered_cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_once_a_member" ON "waiting_entries" USING btree ("list_id","member_id") WHERE stage in ('applied', 'accepted', 'offered');--> statement-breakpoint
-- A kitten is offered to one at a time.
CREATE UNIQUE INDEX "waiting_entries_one_offer_a_cat" ON "waiting_entries" USING btree ("offered_cat_id") WHERE offered_cat_id is not null;--> statement-breakpoint
CREATE INDEX "waiting_entries_order_idx" ON "waiting_entries" USING btree ("list_id",coalesce("turn", 2147483647),"id");--> statement-breakpoint
CREATE INDEX "waiting_entries_places_idx" ON "waiting_entries" USING btree ("list_id","turn") WHERE stage in ('accepted', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_entries_member_id_idx" ON "waiting_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "waiting_entries_lapsing_idx" ON "waiting_entries" USING btree ("offered_until") WHERE stage = 'offered';--> statement-breakpoint
CREATE INDEX "waiting_entries_order_id_idx" ON "waiting_entries" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE TABLE "waiting_moves" (
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "waiting_moves_pk" PRIMARY KEY("from_stage","to_stage","mover","name")
);
--> statement-breakpoint
INSERT INTO waiting_moves (from_stage, to_stage, mover, name) VALUES
  ('applied', 'accepted', 'breeder', 'accept'),
  ('applied', 'declined', 'breeder', 'decline'),
  ('accepted', 'declined', 'breeder', 'decline'),
  ('accepted', 'offered', 'breeder', 'offer'),
  ('offered', 'accepted', 'breeder', 'take_back'),
  ('offered', 'accepted', 'applicant', 'pass'),
  ('offered', 'taken', 'applicant', 'take'),
  ('applied', 'left', 'applicant', 'leave'),
  ('accepted', 'left', 'applicant', 'leave'),
  ('offered', 'left', 'applicant', 'leave'),
  ('offered', 'lapsed', 'site', 'lapse'),
  ('offered', 'accepted', 'site', 'void'),
  ('applied', 'closed', 'site', 'end'),
  ('accepted', 'closed', 'site', 'end'),
  ('offered', 'closed', 'site', 'end');
--> statement-breakpoint
-- What happened to each entry, added to and never changed. `cat_id` is a number, not a reference: merges do not rewrite it.
CREATE TABLE "waiting_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" integer,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"cat_id" integer,
	CONSTRAINT "waiting_events_mover_known" CHECK ("waiting_events"."mover" in ('breeder', 'applicant', 'site', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "waiting_events" ADD CONSTRAINT "waiting_events_entry_id_waiting_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_events_entry_id_idx" ON "waiting_events" USING btree ("entry_id","id");--> statement-breakpoint
CREATE TRIGGER waiting_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON waiting_events FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE FUNCTION refuse_waiting_move(entry_id integer, why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'entry % of a waiting list cannot make this move: %', entry_id, why
    USING ERRCODE = 'check_violation', CONSTRAINT = 'waiting_move_' || why, TABLE = 'waiting_entries';
END $$;
--> statement-breakpoint
-- Whose turn it is to be offered this cat: by `turn` the first who has not been offered it, by `fit` the first of those who want its sex.
CREATE FUNCTION waiting_next(list waiting_lists, cat integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT e.turn FROM waiting_entries e
  WHERE e.list_id = list.id AND e.stage = 'accepted' AND list.rule <> 'choice'
    AND (list.rule = 'turn' OR e.sex IS NULL OR e.sex = (SELECT c.sex FROM cats c WHERE c.id = cat))
    AND NOT EXISTS (SELECT FROM waiting_events v WHERE v.entry_id = e.id AND v.name = 'offer' AND v.cat_id = cat)
  ORDER BY e.turn LIMIT 1
$$;
--> statement-breakpoint
CREATE FUNCTION may_offer_waiting(list waiting_lists, cat integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM cats c JOIN sales s ON s.cat_id = c.id
      WHERE c.id = cat AND c.online_owner_id = list.breeder_id AND s.is_active)
    AND NOT EXISTS (SELECT FROM orders o WHERE o.cat_id = cat AND is_reserved_stage(o.stage))
$$;
--> statement-breakpoint
CREATE FUNCTION move_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := acting_member();
  list waiting_lists;
  chosen waiting_moves;
BEGIN
  SELECT * INTO list FROM waiting_lists WHERE id = new.list_id;
  -- One's own step comes before the site's.
  SELECT * INTO chosen FROM waiting_moves m
  WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND (m.mover = 'site' OR actor IS NULL OR actor = CASE m.mover WHEN 'breeder' THEN list.breeder_id ELSE new.member_id END)
  ORDER BY CASE WHEN actor IS NULL THEN m.mover <> 'site' ELSE m.mover = 'site' END LIMIT 1;
  IF chosen.name IS NULL THEN PERFORM refuse_waiting_move(new.id, 'stage'); END IF;
  IF chosen.name = 'accept' THEN new.turn := nextval('waiting_turns'); END IF;
  IF chosen.name = 'offer' THEN
    IF NOT may_offer_waiting(list, new.offered_cat_id) THEN PERFORM refuse_waiting_move(new.id, 'kitten'); END IF;
    IF waiting_next(list, new.offered_cat_id) < new.turn THEN PERFORM refuse_waiting_move(new.id, 'turn'); END IF;
  END IF;
  IF chosen.name = 'take' AND NOT EXISTS (SELECT FROM orders o WHERE o.id = new.order_id AND o.client_id = new.member_id AND o.cat_id = old.offered_cat_id) THEN
    PERFORM refuse_waiting_move(new.id, 'order');
  END IF;
  IF new.stage <> 'offered' THEN
    new.offered_cat_id := NULL;
    new.offered_until := NULL;
  END IF;
  INSERT INTO waiting_events (entry_id, member_id, mover, name, from_stage, to_stage, cat_id)
  VALUES (new.id, actor, CASE WHEN actor IS NULL AND chosen.mover <> 'site' THEN 'operator' ELSE chosen.mover END, chosen.name, old.stage, new.stage,
    coalesce(new.offered_cat_id, old.offered_cat_id));
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_entries_keep_to_moves BEFORE UPDATE ON waiting_entries FOR EACH ROW
  WHEN (new.stage <> old.stage) EXECUTE FUNCTION move_waiting();
--> statement-breakpoint
CREATE FUNCTION begin_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  list waiting_lists;
BEGIN
  -- Who closes the list and who applies to it are one after the other.
  SELECT * INTO list FROM waiting_lists WHERE id = new.list_id FOR SHARE;
  IF new.stage <> 'applied' THEN PERFORM refuse_waiting_move(new.id, 'stage'); END IF;
  IF NOT list.is_open THEN PERFORM refuse_waiting_move(new.id, 'closed'); END IF;
  IF list.breeder_id = new.member_id THEN PERFORM refuse_waiting_move(new.id, 'own'); END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_entries_begin BEFORE INSERT ON waiting_entries FOR EACH ROW EXECUTE FUNCTION begin_waiting();
--> statement-breakpoint
CREATE FUNCTION record_new_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO waiting_events (entry_id, at, member_id, mover, name, to_stage)
  VALUES (new.id, new.created_at, acting_member(), CASE WHEN acting_member() IS NULL THEN 'operator' ELSE 'applicant' END, 'apply', new.stage);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER waiting_entries_are_recorded AFTER INSERT ON waiting_entries FOR EACH ROW EXECUTE FUNCTION record_new_waiting();
--> statement-breakpoint
-- FEW01: offers whose kitten is no longer to be had. Whoever has begun the transaction mails the applicants, in the same transaction.
CREATE FUNCTION void_waiting_offers(cat integer, taker integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  WITH freed AS (
    UPDATE waiting_entries SET stage = 'accepted' WHERE offered_cat_id = cat AND member_id IS DISTINCT FROM taker RETURNING id
  )
  SELECT array_agg(id) INTO ids FROM freed;
  PERFORM say_ids('FEW01', ids);
END $$;
--> statement-breakpoint
CREATE FUNCTION ad_ends_waiting_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_waiting_offers(new.cat_id, NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resting_ads_void_waiting_offers AFTER UPDATE OF is_active ON sales FOR EACH ROW
  WHEN (old.is_active AND NOT new.is_active) EXECUTE FUNCTION ad_ends_waiting_offer();
--> statement-breakpoint
CREATE FUNCTION cat_ends_waiting_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_waiting_offers(old.id, NULL);
  RETURN CASE TG_OP WHEN 'DELETE' THEN old ELSE new END;
END $$;
--> statement-breakpoint
CREATE TRIGGER deleted_cats_void_waiting_offers BEFORE DELETE ON cats FOR EACH ROW EXECUTE FUNCTION cat_ends_waiting_offer();
--> statement-breakpoint
CREATE TRIGGER passed_on_cats_void_waiting_offers AFTER UPDATE OF online_owner_id ON cats FOR EACH ROW
  WHEN (new.online_owner_id <> old.online_owner_id) EXECUTE FUNCTION cat_ends_waiting_offer();
--> statement-breakpoint
CREATE FUNCTION reservation_ends_waiting_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_waiting_offers(new.cat_id, new.client_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_void_waiting_offers AFTER UPDATE OF stage ON orders FOR EACH ROW
  WHEN (is_reserved_stage(new.stage) AND NOT is_reserved_stage(old.stage)) EXECUTE FUNCTION reservation_ends_waiting_offer();
