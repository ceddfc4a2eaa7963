-- What the club has decided of an ad, and what it is still to decide, stands with the seller whom it was about: an ad takes
-- neither away with it.
ALTER TABLE "ad_reports" DROP CONSTRAINT "ad_reports_sale_id_sales_id_fk";--> statement-breakpoint
ALTER TABLE "taken_down_ads" DROP CONSTRAINT "taken_down_ads_sale_id_sales_id_fk";--> statement-breakpoint
ALTER TABLE "ad_reports" ALTER COLUMN "sale_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ALTER COLUMN "sale_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_reports" ADD COLUMN "seller_id" integer;--> statement-breakpoint
ALTER TABLE "ad_reports" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD COLUMN "seller_id" integer;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD COLUMN "owner_id" integer;--> statement-breakpoint
-- Whoever has decided may have got the cat since: of such a row the seller is not known any more.
UPDATE ad_reports r SET seller_id = nullif(c.online_owner_id, r.decided_by), owner_id = nullif(c.users_id, r.decided_by)
FROM sales s JOIN cats c ON c.id = s.cat_id WHERE s.id = r.sale_id;--> statement-breakpoint
UPDATE taken_down_ads t SET seller_id = nullif(nullif(c.online_owner_id, t.taken_down_by), t.lifted_by),
  owner_id = nullif(nullif(c.users_id, t.taken_down_by), t.lifted_by)
FROM sales s JOIN cats c ON c.id = s.cat_id WHERE s.id = t.sale_id;--> statement-breakpoint
ALTER TABLE "ad_reports" ADD CONSTRAINT "ad_reports_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reports" ADD CONSTRAINT "ad_reports_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reports" ADD CONSTRAINT "ad_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_reports" ADD CONSTRAINT "ad_reports_open_with_ad" CHECK ("ad_reports"."status" <> 'open' or "ad_reports"."sale_id" is not null);--> statement-breakpoint
ALTER TABLE "ad_reports" ADD CONSTRAINT "ad_reports_not_by_seller" CHECK ("ad_reports"."decided_by" is null or ("ad_reports"."decided_by" is distinct from "ad_reports"."seller_id" and "ad_reports"."decided_by" is distinct from "ad_reports"."owner_id"));--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_standing_with_ad" CHECK ("taken_down_ads"."lifted_at" is not null or "taken_down_ads"."sale_id" is not null);--> statement-breakpoint
ALTER TABLE "taken_down_ads" ADD CONSTRAINT "taken_down_ads_not_by_seller" CHECK ("taken_down_ads"."taken_down_by" is distinct from "taken_down_ads"."seller_id" and "taken_down_ads"."taken_down_by" is distinct from "taken_down_ads"."owner_id"
  and ("taken_down_ads"."lifted_by" is null or ("taken_down_ads"."lifted_by" is distinct from "taken_down_ads"."seller_id" and "taken_down_ads"."lifted_by" is distinct from "taken_down_ads"."owner_id")));--> statement-breakpoint
CREATE INDEX "ad_reports_sale_id_idx" ON "ad_reports" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "taken_down_ads_sale_id_idx" ON "taken_down_ads" USING btree ("sale_id");--> statement-breakpoint

-- Who keeps the cat's page, seen through the club that has it for a check.
CREATE FUNCTION keeper_of_cat(cat integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT h.prev_owner_id FROM owner_changes h
     WHERE h.cat_id = c.id AND h.kind = 'club-take' AND h.returned_at IS NULL ORDER BY h.id LIMIT 1),
    c.online_owner_id)
  FROM cats c WHERE c.id = cat
$$;
--> statement-breakpoint
CREATE FUNCTION name_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.seller_id IS NULL THEN
    SELECT keeper_of_cat(c.id), c.users_id INTO new.seller_id, new.owner_id
    FROM sales s JOIN cats c ON c.id = s.cat_id WHERE s.id = new.sale_id;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_reports_of_seller BEFORE INSERT ON ad_reports FOR EACH ROW EXECUTE FUNCTION name_seller();
--> statement-breakpoint
CREATE TRIGGER taken_down_ads_of_seller BEFORE INSERT ON taken_down_ads FOR EACH ROW EXECUTE FUNCTION name_seller();
--> statement-breakpoint
-- Nor does an ad leave its cat while the club has a word in it: the cat would be as one of which nothing is known.
CREATE FUNCTION refuse_moved_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM taken_down_ads WHERE sale_id = new.id AND lifted_at IS NULL)
  OR EXISTS (SELECT FROM ad_reports WHERE sale_id = new.id AND status = 'open') THEN
    RAISE EXCEPTION 'the club has a word in the ad %', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_stay_while_with_club', TABLE = 'sales';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_stay_while_with_club BEFORE UPDATE OF cat_id ON sales FOR EACH ROW
  WHEN (new.cat_id <> old.cat_id) EXECUTE FUNCTION refuse_moved_ad();
--> statement-breakpoint

-- A cat is sold once each time it is for sale: the round of its ad, which orders join, and which has one completed order.
CREATE SEQUENCE "sale_rounds" AS integer INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1;--> statement-breakpoint
DROP TRIGGER history_records ON sales;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON sales FOR EACH ROW
  EXECUTE FUNCTION record_history('sale', '{breed_id,round,created_at,updated_at}');--> statement-breakpoint
DROP TRIGGER history_records ON orders;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW
  EXECUTE FUNCTION record_history('order', '{comment,sale_round,created_at,updated_at}');--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "round" integer DEFAULT nextval('sale_rounds') NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sale_round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Completed ones of before are each of a round of its own, so that two of one ad stand as they are.
UPDATE orders o SET sale_round = CASE WHEN o.status = 'completed' THEN nextval('sale_rounds') ELSE s.round END
FROM sales s WHERE s.id = o.sale_id;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_completed_a_round" ON "orders" USING btree ("sale_round") WHERE status = 'completed';--> statement-breakpoint

CREATE FUNCTION join_sale_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT round INTO new.sale_round FROM sales WHERE id = new.sale_id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_join_round BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION join_sale_round();
--> statement-breakpoint
CREATE TRIGGER orders_follow_ad BEFORE UPDATE OF sale_id ON orders FOR EACH ROW
  WHEN (new.sale_id <> old.sale_id AND new.status IN ('new', 'accepted')) EXECUTE FUNCTION join_sale_round();
--> statement-breakpoint
-- Placed again after it was sold, the cat is not the one that was to be handed over.
CREATE FUNCTION begin_sale_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM orders WHERE sale_round = old.round AND status = 'completed') THEN
    new.round := nextval('sale_rounds');
    UPDATE orders SET handover_offered_at = NULL
    WHERE cat_id = new.cat_id AND handover_offered_at IS NOT NULL AND handed_over_at IS NULL;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_begin_round BEFORE UPDATE OF is_active ON sales FOR EACH ROW
  WHEN (new.is_active AND NOT old.is_active) EXECUTE FUNCTION begin_sale_round();
--> statement-breakpoint
-- The market says which cats are reserved.
CREATE TRIGGER market_sees_orders AFTER UPDATE OF status ON orders FOR EACH ROW
  WHEN ((new.status = 'accepted') <> (old.status = 'accepted')) EXECUTE FUNCTION notify_market();
--> statement-breakpoint
CREATE TRIGGER market_sees_new_orders AFTER INSERT ON orders FOR EACH ROW
  WHEN (new.status = 'accepted') EXECUTE FUNCTION notify_market();
--> statement-breakpoint

-- The consent that a litter waits for is one member's, as long as both cats are whose they were.
DROP TRIGGER history_records ON litters;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON litters FOR EACH ROW
  EXECUTE FUNCTION record_history('litter', '{form_key,token_hash,token_expires_at,asked_id,created_at}');--> statement-breakpoint
ALTER TABLE "litters" ADD COLUMN "asked_id" integer;--> statement-breakpoint
UPDATE litters l SET token_hash = NULL, token_expires_at = NULL
WHERE l.token_hash IS NOT NULL AND EXISTS (
  SELECT FROM owner_changes h WHERE h.cat_id IN (l.sire_id, l.dam_id) AND h.created_at > l.created_at);--> statement-breakpoint
UPDATE litters l SET asked_id = s.online_owner_id FROM cats s WHERE s.id = l.sire_id AND l.token_hash IS NOT NULL;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_asked_id_users_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_asked_whole" CHECK (("litters"."token_hash" is null) = ("litters"."asked_id" is null) and ("litters"."token_hash" is null) = ("litters"."token_expires_at" is null));--> statement-breakpoint
CREATE INDEX "litters_asked_id_idx" ON "litters" USING btree ("asked_id") WHERE asked_id is not null;--> statement-breakpoint

-- FE002: orders that are over, and FE003: litters whose stud's keeper is to be asked anew. Whoever has begun the transaction
-- hears it and mails, in the same transaction.
CREATE FUNCTION say_ids(code text, ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) > 0 THEN
    RAISE NOTICE 'somebody is to be told' USING ERRCODE = code, DETAIL = array_to_json(ids)::text;
  END IF;
END $$;
--> statement-breakpoint

CREATE FUNCTION cat_changes_hands() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
BEGIN
  UPDATE orders SET handover_offered_at = NULL
  WHERE cat_id = new.id AND handover_offered_at IS NOT NULL AND handed_over_at IS NULL;
  IF new.online_owner_id <> old.online_owner_id THEN
    WITH ended AS (
      UPDATE orders SET status = 'declined', updated_at = now()
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
CREATE TRIGGER cats_change_hands AFTER UPDATE OF users_id, online_owner_id, is_my_cat ON cats FOR EACH ROW
  WHEN (new.users_id <> old.users_id OR new.online_owner_id <> old.online_owner_id OR new.is_my_cat < old.is_my_cat)
  EXECUTE FUNCTION cat_changes_hands();
--> statement-breakpoint

-- Two records made one, or parted: what was offered and asked was of the other record.
CREATE FUNCTION order_gets_other_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.handed_over_at IS NULL THEN new.handover_offered_at := NULL; END IF;
  IF new.status IN ('new', 'accepted') AND new.seller_id <> keeper_of_cat(new.cat_id) THEN
    new.status := 'declined';
    new.updated_at := now();
    PERFORM say_ids('FE002', ARRAY[new.id]);
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_get_other_cat BEFORE UPDATE OF cat_id ON orders FOR EACH ROW
  WHEN (new.cat_id <> old.cat_id) EXECUTE FUNCTION order_gets_other_cat();
--> statement-breakpoint
CREATE FUNCTION litter_gets_other_parent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.token_hash := NULL;
  new.token_expires_at := NULL;
  new.asked_id := NULL;
  PERFORM say_ids('FE003', ARRAY[new.id]);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER litters_get_other_parent BEFORE UPDATE OF sire_id, dam_id ON litters FOR EACH ROW
  WHEN ((new.sire_id <> old.sire_id OR new.dam_id <> old.dam_id) AND new.status = 'waiting')
  EXECUTE FUNCTION litter_gets_other_parent();
--> statement-breakpoint

-- A member who is suspended or leaves hands nothing over, and neither asks nor consents.
CREATE FUNCTION member_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET handover_offered_at = NULL
  WHERE seller_id = new.id AND handover_offered_at IS NOT NULL AND handed_over_at IS NULL;
  UPDATE litters SET token_hash = NULL, token_expires_at = NULL, asked_id = NULL WHERE asked_id = new.id;
  UPDATE litters SET token_hash = NULL, token_expires_at = NULL, asked_id = NULL,
    status = CASE WHEN new.closed_at IS NULL THEN status ELSE 'cancelled' END,
    decided_at = CASE WHEN new.closed_at IS NULL THEN decided_at ELSE now() END
  WHERE breeder_id = new.id AND status = 'waiting';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_go AFTER UPDATE OF suspended_at, closed_at ON users FOR EACH ROW
  WHEN ((new.suspended_at IS NOT NULL AND old.suspended_at IS NULL) OR (new.closed_at IS NOT NULL AND old.closed_at IS NULL))
  EXECUTE FUNCTION member_goes();
--> statement-breakpoint
CREATE FUNCTION member_is_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM say_ids('FE003', ARRAY(
    SELECT id FROM litters WHERE breeder_id = new.id AND status = 'waiting' AND asked_id IS NULL
    UNION
    SELECT l.id FROM cats s JOIN litters l ON l.sire_id = s.id
    WHERE s.online_owner_id = new.id AND l.status = 'waiting' AND l.asked_id IS NULL));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_are_back AFTER UPDATE OF suspended_at ON users FOR EACH ROW
  WHEN (new.suspended_at IS NULL AND old.suspended_at IS NOT NULL) EXECUTE FUNCTION member_is_back();
