-- After the hand-over each side says for itself that everything is settled (domain/orders/moves.ts has the same moves); one that is silent holds nothing up.
INSERT INTO order_moves (from_stage, to_stage, mover, name, needs) VALUES
  ('handed_over', 'seller_settled', 'seller', 'settle', '{undisputed}'),
  ('handed_over', 'buyer_settled', 'buyer', 'settle', '{undisputed}'),
  ('seller_settled', 'settled', 'buyer', 'settle', '{undisputed}'),
  ('buyer_settled', 'settled', 'seller', 'settle', '{undisputed}'),
  ('handed_over', 'settled', 'site', 'settle', '{undisputed,due}'),
  ('seller_settled', 'settled', 'site', 'settle', '{undisputed,due}'),
  ('buyer_settled', 'settled', 'site', 'settle', '{undisputed,due}');
--> statement-breakpoint
-- checked: the table of moves has less than a hundred rows
DELETE FROM order_moves WHERE from_stage = 'handed_over' AND to_stage = 'settled' AND mover IN ('seller', 'buyer');
--> statement-breakpoint
-- checked: the table of moves has less than a hundred rows
UPDATE order_moves SET needs = '{undisputed}' WHERE name = 'review';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION order_status(stage text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN stage IN ('new', 'declined', 'cancelled') THEN stage
    WHEN stage IN ('completed', 'handed_over', 'seller_settled', 'buyer_settled', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed') THEN 'completed'
    ELSE 'accepted' END
$$;
--> statement-breakpoint
CREATE FUNCTION in_dispute(of_order integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM disputes d WHERE d.order_id = of_order AND d.stage NOT IN ('closed', 'withdrawn'))
$$;
--> statement-breakpoint
-- Fourteen days after the hand-over; days on which a dispute was open do not count, and while one is there is no such day. As in domain/orders/settling.ts.
CREATE FUNCTION settles_on(of_order integer, handed_over timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN handed_over IS NOT NULL AND NOT in_dispute(of_order) THEN
    (handed_over AT TIME ZONE 'UTC')::date + 14 + coalesce((
      SELECT sum(greatest(0, (e.at AT TIME ZONE 'UTC')::date - (greatest(d.created_at, handed_over) AT TIME ZONE 'UTC')::date))::integer
      FROM disputes d JOIN dispute_events e ON e.dispute_id = d.id AND e.to_stage IN ('closed', 'withdrawn')
      WHERE d.order_id = of_order), 0) END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_order_needs(o orders, needs text[]) RETURNS void LANGUAGE plpgsql AS $$
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
  IF 'terms' = ANY(needs) AND NOT EXISTS (
    SELECT FROM (SELECT * FROM reservations WHERE order_id = o.id ORDER BY id DESC LIMIT 1) r
    WHERE r.accepted_at IS NOT NULL AND r.deposit = o.deposit AND r.deposit_kept = o.deposit_kept) THEN
    PERFORM refuse_order_move(o.id, 'terms');
  END IF;
  IF 'code' = ANY(needs) AND EXISTS (
    SELECT FROM (VALUES (o.seller_id, o.stage IN ('seller_signed', 'signed')), (o.client_id, o.stage IN ('buyer_signed', 'signed'))) side(member_id, has_signed)
    WHERE has_signed AND NOT EXISTS (SELECT FROM order_signatures s WHERE s.order_id = o.id AND s.member_id = side.member_id)) THEN
    PERFORM refuse_order_move(o.id, 'code');
  END IF;
  IF 'gates' = ANY(needs) AND NOT EXISTS (SELECT FROM order_gates g WHERE g.order_id = o.id AND g.passed IS NOT NULL) THEN
    PERFORM refuse_order_move(o.id, 'gates');
  END IF;
  IF 'undisputed' = ANY(needs) AND in_dispute(o.id) THEN
    PERFORM refuse_order_move(o.id, 'dispute');
  END IF;
  IF 'due' = ANY(needs) AND settles_on(o.id, o.handed_over_at) <= (now() AT TIME ZONE 'UTC')::date IS NOT TRUE THEN
    PERFORM refuse_order_move(o.id, 'due');
  END IF;
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
  -- The release before has one side's word settle the order: it is that side's.
  IF new.stage = 'settled' AND old.stage = 'handed_over' AND actor IN (new.seller_id, new.client_id) THEN
    new.stage := CASE actor WHEN new.seller_id THEN 'seller_settled' ELSE 'buyer_settled' END;
  END IF;
  new.status := order_status(new.stage);
  IF new.stage = old.stage THEN RETURN new; END IF;
  -- One's own step comes before the site's, unless the reason says that it is the site's, or nobody acts and an offer has ended or a day has come.
  SELECT * INTO chosen FROM order_moves m
  WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND (m.mover = 'site' OR actor IS NULL OR actor = CASE m.mover WHEN 'seller' THEN new.seller_id ELSE new.client_id END)
    AND (new.ended_why IS NULL OR CASE new.ended_why
      WHEN 'seller' THEN m.mover = 'seller'
      WHEN 'buyer' THEN m.name = 'cancel'
      WHEN 'late' THEN m.name = 'leave_late'
      ELSE m.mover = 'site' END)
  ORDER BY CASE WHEN actor IS NULL AND new.stage IN ('accepted', 'settled') THEN m.mover <> 'site' ELSE m.mover = 'site' END, m.name = 'leave_late' LIMIT 1;
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
ALTER TABLE "orders" DROP CONSTRAINT "orders_stage_known";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stage_known" CHECK ("orders"."stage" in ('new', 'accepted', 'offered', 'agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready', 'completed', 'handed_over', 'seller_settled', 'buyer_settled', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed', 'declined', 'cancelled')) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_handed_over_stage";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_handed_over_stage" CHECK (("orders"."handed_over_at" is not null) = ("orders"."stage" in ('handed_over', 'seller_settled', 'buyer_settled', 'settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed'))) NOT VALID;
