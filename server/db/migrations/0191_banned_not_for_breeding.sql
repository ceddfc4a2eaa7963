-- A cat that the club does not let breed, now or from a day to come, is sold as a pet alone. The row security of a desk would hide what others own.
CREATE FUNCTION is_banned(cat integer) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER AS $$
  SELECT EXISTS (SELECT FROM breeding_bans WHERE cat_id = cat AND lifted_at IS NULL AND until_day >= (now() AT TIME ZONE 'UTC')::date)
$$;
--> statement-breakpoint
-- What comes to a cat by a merge is changed; anything else is refused.
CREATE FUNCTION keep_ad_of_banned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_banned(new.cat_id) THEN
    IF TG_OP = 'UPDATE' AND new.cat_id <> old.cat_id THEN
      new.sale_for_breeding := false;
    ELSE
      RAISE EXCEPTION 'cat % is banned from breeding', new.cat_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_banned_not_for_breeding', TABLE = 'sales';
    END IF;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- The club may show a ban to the owners alone: a buyer is told no more than that the rights are not offered.
CREATE FUNCTION refuse_breeding_of_banned() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_banned(new.cat_id) THEN
    RAISE EXCEPTION 'cat % is banned from breeding', new.cat_id
      USING ERRCODE = 'check_violation', TABLE = 'orders',
        CONSTRAINT = CASE WHEN acting_member() = new.client_id THEN 'orders_breeding_not_offered' ELSE 'orders_banned_not_for_breeding' END;
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION cat_is_banned() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  ids integer[];
BEGIN
  IF NOT is_banned(new.cat_id) THEN RETURN NULL; END IF;
  UPDATE sales SET sale_for_breeding = false, updated_at = now() WHERE cat_id = new.cat_id AND sale_for_breeding;
  WITH ended AS (
    UPDATE orders SET status = 'declined', ended_why = 'banned', updated_at = now()
    WHERE cat_id = new.cat_id AND status IN ('new', 'accepted') AND with_breeding RETURNING id
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
    WHEN new.with_breeding AND EXISTS (SELECT FROM cats WHERE id = new.cat_id AND neutered_on IS NOT NULL) THEN 'neutered'
    WHEN new.seller_id <> keeper_of_cat(new.cat_id) THEN 'gone'
    WHEN new.with_breeding AND is_banned(new.cat_id) THEN 'banned'
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
ALTER TABLE "orders" DROP CONSTRAINT "orders_ended_why_known";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ended_why_known" CHECK ("orders"."ended_why" in ('seller', 'buyer', 'late', 'sold', 'gone', 'died', 'neutered', 'banned', 'merged', 'suspended', 'left', 'taken_down')) NOT VALID;--> statement-breakpoint
CREATE TRIGGER orders_banned_not_for_breeding BEFORE INSERT ON orders FOR EACH ROW
  WHEN (new.with_breeding) EXECUTE FUNCTION refuse_breeding_of_banned();
--> statement-breakpoint
-- Orders that were open when this came, of cats banned before, go no further. Triggers fire by name: this one after the stage is known.
CREATE TRIGGER orders_sold_not_for_breeding_of_banned BEFORE UPDATE ON orders FOR EACH ROW
  WHEN (new.with_breeding AND old.status IN ('new', 'accepted') AND (
    new.stage <> old.stage AND new.stage IN ('offered', 'ready', 'completed', 'handed_over')
    OR is_reserved_stage(new.stage) AND NOT is_reserved_stage(old.stage)
    OR new.handover_offered_at IS NOT NULL AND old.handover_offered_at IS NULL))
  EXECUTE FUNCTION refuse_breeding_of_banned();
--> statement-breakpoint
-- checked: few cats are banned, and they are found by the index of bans
UPDATE sales SET sale_for_breeding = false WHERE sale_for_breeding AND cat_id IN (SELECT cat_id FROM breeding_bans WHERE is_banned(cat_id));
--> statement-breakpoint
CREATE TRIGGER sales_banned_not_for_breeding BEFORE INSERT OR UPDATE OF sale_for_breeding, cat_id ON sales FOR EACH ROW
  WHEN (new.sale_for_breeding) EXECUTE FUNCTION keep_ad_of_banned();
--> statement-breakpoint
CREATE TRIGGER cats_are_banned AFTER INSERT OR UPDATE OF cat_id, from_day, until_day, lifted_at ON breeding_bans FOR EACH ROW EXECUTE FUNCTION cat_is_banned();
