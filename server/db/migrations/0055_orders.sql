-- One machine of an order, from the question to the review: `domain/orders/moves.ts` has the same table, and a test compares them.
CREATE TABLE "order_moves" (
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	"needs" text[] NOT NULL,
	CONSTRAINT "order_moves_pk" PRIMARY KEY("from_stage","to_stage","mover","name")
);
--> statement-breakpoint
INSERT INTO order_moves (from_stage, to_stage, mover, name, needs) VALUES
  ('new', 'accepted', 'seller', 'accept', '{keeper}'),
  ('new', 'declined', 'seller', 'decline', '{}'),
  ('new', 'cancelled', 'buyer', 'cancel', '{}'),
  ('accepted', 'cancelled', 'buyer', 'cancel', '{}'),
  ('offered', 'cancelled', 'buyer', 'cancel', '{}'),
  ('agreed', 'cancelled', 'buyer', 'cancel', '{}'),
  ('deposit_declared', 'cancelled', 'buyer', 'cancel', '{}'),
  ('deposit_confirmed', 'cancelled', 'buyer', 'cancel', '{}'),
  ('seller_signed', 'cancelled', 'buyer', 'cancel', '{}'),
  ('buyer_signed', 'cancelled', 'buyer', 'cancel', '{}'),
  ('signed', 'cancelled', 'buyer', 'cancel', '{}'),
  ('ready', 'cancelled', 'buyer', 'cancel', '{}'),
  ('accepted', 'completed', 'seller', 'complete', '{keeper,free}'),
  ('accepted', 'offered', 'seller', 'offer', '{keeper,ad,free}'),
  ('offered', 'accepted', 'seller', 'take_back', '{}'),
  ('offered', 'accepted', 'buyer', 'refuse', '{}'),
  ('offered', 'accepted', 'site', 'void', '{}'),
  ('offered', 'agreed', 'buyer', 'agree', '{keeper,ad,free,terms}'),
  ('agreed', 'deposit_declared', 'buyer', 'declare_deposit', '{deposit}'),
  ('deposit_declared', 'agreed', 'seller', 'deny_deposit', '{}'),
  ('deposit_declared', 'deposit_confirmed', 'seller', 'confirm_deposit', '{}'),
  ('agreed', 'seller_signed', 'seller', 'sign', '{no_deposit,keeper,code}'),
  ('agreed', 'buyer_signed', 'buyer', 'sign', '{no_deposit,keeper,code}'),
  ('deposit_confirmed', 'seller_signed', 'seller', 'sign', '{keeper,code}'),
  ('deposit_confirmed', 'buyer_signed', 'buyer', 'sign', '{keeper,code}'),
  ('seller_signed', 'signed', 'buyer', 'sign', '{keeper,code}'),
  ('buyer_signed', 'signed', 'seller', 'sign', '{keeper,code}'),
  ('signed', 'ready', 'seller', 'pass_gates', '{keeper,gates}'),
  ('agreed', 'declined', 'seller', 'withdraw', '{}'),
  ('deposit_declared', 'declined', 'seller', 'withdraw', '{}'),
  ('deposit_confirmed', 'declined', 'seller', 'withdraw', '{}'),
  ('seller_signed', 'declined', 'seller', 'withdraw', '{}'),
  ('buyer_signed', 'declined', 'seller', 'withdraw', '{}'),
  ('signed', 'declined', 'seller', 'withdraw', '{}'),
  ('ready', 'declined', 'seller', 'withdraw', '{}'),
  ('agreed', 'cancelled', 'buyer', 'leave_late', '{late}'),
  ('deposit_declared', 'cancelled', 'buyer', 'leave_late', '{late}'),
  ('deposit_confirmed', 'cancelled', 'buyer', 'leave_late', '{late}'),
  ('seller_signed', 'cancelled', 'buyer', 'leave_late', '{late}'),
  ('buyer_signed', 'cancelled', 'buyer', 'leave_late', '{late}'),
  ('signed', 'cancelled', 'buyer', 'leave_late', '{late}'),
  ('completed', 'handed_over', 'buyer', 'hand_over', '{keeper,free,handover}'),
  ('ready', 'handed_over', 'buyer', 'hand_over', '{keeper,free,handover}'),
  ('handed_over', 'settled', 'seller', 'settle', '{}'),
  ('handed_over', 'settled', 'buyer', 'settle', '{}'),
  ('settled', 'seller_reviewed', 'seller', 'review', '{}'),
  ('settled', 'buyer_reviewed', 'buyer', 'review', '{}'),
  ('seller_reviewed', 'reviewed', 'buyer', 'review', '{}'),
  ('buyer_reviewed', 'reviewed', 'seller', 'review', '{}'),
  ('new', 'declined', 'site', 'end', '{}'),
  ('accepted', 'declined', 'site', 'end', '{}'),
  ('offered', 'declined', 'site', 'end', '{}'),
  ('agreed', 'declined', 'site', 'end', '{}'),
  ('deposit_declared', 'declined', 'site', 'end', '{}'),
  ('deposit_confirmed', 'declined', 'site', 'end', '{}'),
  ('seller_signed', 'declined', 'site', 'end', '{}'),
  ('buyer_signed', 'declined', 'site', 'end', '{}'),
  ('signed', 'declined', 'site', 'end', '{}'),
  ('ready', 'declined', 'site', 'end', '{}'),
  ('new', 'cancelled', 'site', 'leave', '{}'),
  ('accepted', 'cancelled', 'site', 'leave', '{}'),
  ('offered', 'cancelled', 'site', 'leave', '{}'),
  ('agreed', 'cancelled', 'site', 'leave', '{}'),
  ('deposit_declared', 'cancelled', 'site', 'leave', '{}'),
  ('deposit_confirmed', 'cancelled', 'site', 'leave', '{}'),
  ('seller_signed', 'cancelled', 'site', 'leave', '{}'),
  ('buyer_signed', 'cancelled', 'site', 'leave', '{}'),
  ('signed', 'cancelled', 'site', 'leave', '{}'),
  ('ready', 'cancelled', 'site', 'leave', '{}');
--> statement-breakpoint
CREATE FUNCTION order_status(stage text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN stage IN ('new', 'declined', 'cancelled') THEN stage
    WHEN stage IN ('completed', 'handed_over', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed') THEN 'completed'
    ELSE 'accepted' END
$$;
--> statement-breakpoint
CREATE FUNCTION is_reserved_stage(stage text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT stage IN ('agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready')
$$;
--> statement-breakpoint
-- What becomes of a deposit (domain/orders/deposit.ts); null where the step decides nothing.
CREATE FUNCTION deposit_after(from_stage text, to_stage text, why text, deposit integer, kept boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN to_stage NOT IN ('declined', 'cancelled', 'handed_over') THEN NULL
    WHEN coalesce(deposit, 0) = 0 OR NOT is_reserved_stage(from_stage) OR from_stage = 'agreed' THEN 'none'
    WHEN to_stage = 'handed_over' THEN 'counted'
    WHEN from_stage = 'deposit_declared' THEN 'unconfirmed'
    WHEN to_stage = 'cancelled' AND why <> 'late' AND kept THEN 'kept'
    ELSE 'returned' END
$$;
--> statement-breakpoint

ALTER TABLE "orders" ADD COLUMN "stage" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ended_why" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_kept" boolean;--> statement-breakpoint
DROP TRIGGER history_records ON orders;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW
  EXECUTE FUNCTION record_history('order', '{comment,sale_round,stage,ended_why,deposit,deposit_kept,created_at,updated_at}');--> statement-breakpoint
UPDATE orders SET stage = CASE WHEN handed_over_at IS NOT NULL THEN 'handed_over' ELSE status END,
  ended_why = CASE status WHEN 'declined' THEN 'seller' WHEN 'cancelled' THEN 'buyer' END;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage_known" CHECK ("orders"."stage" in ('new', 'accepted', 'offered', 'agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready', 'completed', 'handed_over', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed', 'declined', 'cancelled'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_of_stage" CHECK ("orders"."status" = order_status("orders"."stage"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ended_why_known" CHECK ("orders"."ended_why" in ('seller', 'buyer', 'late', 'sold', 'gone', 'died', 'merged', 'suspended', 'left', 'taken_down'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ended_why_whole" CHECK (("orders"."stage" in ('declined', 'cancelled')) = ("orders"."ended_why" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit_whole" CHECK (("orders"."deposit" is null) = ("orders"."deposit_kept" is null) and "orders"."deposit" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reserved_under_terms" CHECK (not is_reserved_stage("orders"."stage") or "orders"."deposit" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit_agreed" CHECK ("orders"."stage" not in ('deposit_declared', 'deposit_confirmed') or "orders"."deposit" > 0);--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_handover_completed";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handover_completed" CHECK ("orders"."handover_offered_at" is null or "orders"."status" = 'completed' or "orders"."stage" = 'ready');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handed_over_stage" CHECK (("orders"."handed_over_at" is not null) = ("orders"."stage" in ('handed_over', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed')));--> statement-breakpoint
-- A cat is promised to one buyer at a time.
CREATE UNIQUE INDEX "orders_one_reservation_a_cat" ON "orders" USING btree ("cat_id") WHERE stage in ('agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready');--> statement-breakpoint

CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" integer,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"why" text,
	"fate" text,
	CONSTRAINT "order_events_mover_known" CHECK ("order_events"."mover" in ('buyer', 'seller', 'site', 'operator')),
	CONSTRAINT "order_events_fate_known" CHECK ("order_events"."fate" in ('none', 'unconfirmed', 'returned', 'kept', 'counted'))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_order_id_idx" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
INSERT INTO order_events (order_id, at, member_id, mover, name, to_stage)
  SELECT id, created_at, client_id, 'buyer', 'order', 'new' FROM orders ORDER BY id;--> statement-breakpoint
INSERT INTO order_events (order_id, at, mover, name, from_stage, to_stage, why, fate)
  SELECT id, updated_at, 'operator', 'carry_over', 'new', stage, ended_why, deposit_after('new', stage, ended_why, deposit, deposit_kept)
  FROM orders WHERE stage <> 'new' ORDER BY id;--> statement-breakpoint
CREATE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_TABLE_NAME || '_append_only', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint

CREATE FUNCTION acting_member() RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('felistry.member_id', true), '')::integer
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_order_move(order_id integer, why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'order % cannot make this move: %', order_id, why
    USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_move_' || why, TABLE = 'orders';
END $$;
--> statement-breakpoint
-- The part of a move's needs that the database can see.
CREATE FUNCTION check_order_needs(o orders, needs text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF 'keeper' = ANY(needs) AND NOT EXISTS (SELECT FROM cats WHERE id = o.cat_id AND online_owner_id = o.seller_id) THEN
    PERFORM refuse_order_move(o.id, 'keeper');
  END IF;
  IF 'ad' = ANY(needs) AND NOT EXISTS (SELECT FROM sales WHERE id = o.sale_id AND is_active) THEN
    PERFORM refuse_order_move(o.id, 'ad');
  END IF;
  IF 'free' = ANY(needs) AND EXISTS (SELECT FROM orders r WHERE r.cat_id = o.cat_id AND r.id <> o.id
    AND r.stage IN ('agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready')) THEN
    PERFORM refuse_order_move(o.id, 'free');
  END IF;
  IF 'deposit' = ANY(needs) AND coalesce(o.deposit, 0) = 0 OR 'no_deposit' = ANY(needs) AND o.deposit > 0 THEN
    PERFORM refuse_order_move(o.id, 'deposit');
  END IF;
END $$;
--> statement-breakpoint
-- Statements of before the machine set the status, or the moment of the hand-over; the stage follows them, and the status the stage.
CREATE FUNCTION move_order() RETURNS trigger LANGUAGE plpgsql AS $$
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
  -- One's own step comes before the site's, unless the reason says that it is the site's.
  SELECT * INTO chosen FROM order_moves m
  WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND (m.mover = 'site' OR actor IS NULL OR actor = CASE m.mover WHEN 'seller' THEN new.seller_id ELSE new.client_id END)
    AND (new.ended_why IS NULL OR CASE new.ended_why
      WHEN 'seller' THEN m.mover = 'seller'
      WHEN 'buyer' THEN m.name = 'cancel'
      WHEN 'late' THEN m.name = 'leave_late'
      ELSE m.mover = 'site' END)
  ORDER BY m.mover = 'site', m.name = 'leave_late' LIMIT 1;
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
-- The last of the triggers before an update, by its name: it sees what the others have set.
CREATE TRIGGER orders_keep_to_moves BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (new.status <> old.status OR new.stage <> old.stage OR (new.handed_over_at IS NOT NULL AND old.handed_over_at IS NULL))
  EXECUTE FUNCTION move_order();
--> statement-breakpoint
CREATE FUNCTION begin_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.stage = 'new' THEN
    new.stage := CASE WHEN new.handed_over_at IS NOT NULL THEN 'handed_over' ELSE new.status END;
  END IF;
  new.status := order_status(new.stage);
  IF new.stage IN ('declined', 'cancelled') THEN
    new.ended_why := coalesce(new.ended_why, CASE new.stage WHEN 'declined' THEN 'seller' ELSE 'buyer' END);
  END IF;
  IF acting_member() IS NOT NULL AND new.stage <> 'new' THEN PERFORM refuse_order_move(new.id, 'new'); END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_begin BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION begin_order();
--> statement-breakpoint
CREATE FUNCTION record_new_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_events (order_id, at, member_id, mover, name, to_stage, why)
  VALUES (new.id, new.created_at, acting_member(), CASE WHEN acting_member() IS NULL THEN 'operator' ELSE 'buyer' END, 'order', new.stage, new.ended_why);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_are_recorded AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION record_new_order();
--> statement-breakpoint
DROP TRIGGER market_sees_orders ON orders;--> statement-breakpoint
CREATE TRIGGER market_sees_orders AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((new.status = 'accepted') <> (old.status = 'accepted')) EXECUTE FUNCTION notify_market();
--> statement-breakpoint

-- Why an order ends that neither side has ended. A reservation is of one record and two members in good standing.
CREATE OR REPLACE FUNCTION cat_changes_hands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  UPDATE orders SET handover_offered_at = NULL
  WHERE cat_id = new.id AND handover_offered_at IS NOT NULL AND handed_over_at IS NULL;
  IF new.online_owner_id <> old.online_owner_id THEN
    WITH ended AS (
      UPDATE orders SET status = 'declined', ended_why = 'gone', updated_at = now()
      WHERE cat_id = new.id AND status IN ('new', 'accepted') AND seller_id <> keeper_of_cat(new.id) RETURNING id
    )
    SELECT array_agg(id) INTO ids FROM ended;
    PERFORM say_ids('FE002', ids);
  END IF;
  IF new.online_owner_id <> old.online_owner_id OR new.users_id <> old.users_id THEN
    WITH unasked AS (
      UPDATE litters SET token_hash = NULL, token_expires_at = NULL, asked_id = NULL
      WHERE (sire_id = new.id OR dam_id = new.id) AND status = 'waiting' RETURNING id
    )
    SELECT array_agg(id) INTO ids FROM unasked;
    PERFORM say_ids('FE003', ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION rest_ad_of_deceased() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  UPDATE sales SET is_active = false, updated_at = now() WHERE cat_id = new.id AND is_active;
  WITH ended AS (
    UPDATE orders SET status = 'declined', ended_why = 'died', updated_at = now()
    WHERE cat_id = new.id AND status IN ('new', 'accepted') RETURNING id
  )
  SELECT array_agg(id) INTO ids FROM ended;
  PERFORM say_ids('FE002', ids);
  RETURN NULL;
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
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION end_reservations(ids integer[], why text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended integer[];
BEGIN
  UPDATE orders SET stage = 'accepted', updated_at = now() WHERE id = ANY(ids) AND stage = 'offered';
  WITH gone AS (
    UPDATE orders SET status = 'declined', ended_why = why, updated_at = now()
    WHERE id = ANY(ids) AND is_reserved_stage(stage) RETURNING id
  )
  SELECT array_agg(id) INTO ended FROM gone;
  PERFORM say_ids('FE002', ended);
END $$;
--> statement-breakpoint
CREATE FUNCTION member_is_suspended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_reservations(ARRAY(
    SELECT id FROM orders WHERE seller_id = new.id AND status = 'accepted'
    UNION SELECT id FROM orders WHERE client_id = new.id AND status = 'accepted'), 'suspended');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_lose_reservations AFTER UPDATE OF suspended_at ON users FOR EACH ROW
  WHEN (new.suspended_at IS NOT NULL AND old.suspended_at IS NULL) EXECUTE FUNCTION member_is_suspended();
--> statement-breakpoint
CREATE FUNCTION ad_is_taken_down() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_reservations(ARRAY(SELECT id FROM orders WHERE sale_id = new.sale_id AND status = 'accepted'), 'taken_down');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER taken_down_ads_end_reservations AFTER INSERT ON taken_down_ads FOR EACH ROW
  EXECUTE FUNCTION ad_is_taken_down();
--> statement-breakpoint

-- What buyer and seller write to each other beside the order. The text goes when the club removes it or the writer's account closes.
CREATE TABLE "order_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"sender_id" integer NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_messages_text_length" CHECK (char_length("order_messages"."text") between 1 and 2000)
);
--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_order_id_idx" ON "order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_sender_id_idx" ON "order_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE FUNCTION check_message_sender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM orders WHERE id = new.order_id AND new.sender_id IN (client_id, seller_id)) THEN
    RAISE EXCEPTION 'member % has no part in order %', new.sender_id, new.order_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_messages_by_party', TABLE = 'order_messages';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_messages_by_party BEFORE INSERT ON order_messages FOR EACH ROW EXECUTE FUNCTION check_message_sender();
--> statement-breakpoint
CREATE TABLE "order_contacts" (
	"order_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "order_contacts_pk" PRIMARY KEY("order_id","member_id"),
	CONSTRAINT "order_contacts_text_length" CHECK (char_length("order_contacts"."text") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_contacts" ADD CONSTRAINT "order_contacts_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_contacts_member_id_idx" ON "order_contacts" USING btree ("member_id");--> statement-breakpoint
CREATE TABLE "message_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"message_id" integer NOT NULL,
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "message_reports_status_known" CHECK ("message_reports"."status" in ('open', 'dismissed', 'removed')),
	CONSTRAINT "message_reports_reason_length" CHECK (char_length("message_reports"."reason") between 1 and 500),
	CONSTRAINT "message_reports_decision_whole" CHECK (("message_reports"."status" = 'open') = ("message_reports"."decided_at" is null) and ("message_reports"."decided_at" is null) = ("message_reports"."decided_by" is null))
);
--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_reports_once" ON "message_reports" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_reports_open_idx" ON "message_reports" USING btree ("id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "message_reports_reporter_id_idx" ON "message_reports" USING btree ("reporter_id");
