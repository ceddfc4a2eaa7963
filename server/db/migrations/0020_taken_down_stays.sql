-- A decision against an ad takes it from the market, and also from the ads that the end of a suspension would bring back.
CREATE FUNCTION take_ad_down() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM paused_ads WHERE sale_id = new.sale_id;
  UPDATE sales SET is_active = false, updated_at = now() WHERE id = new.sale_id AND is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER taken_down_ads_leave AFTER INSERT ON taken_down_ads FOR EACH ROW EXECUTE FUNCTION take_ad_down();
--> statement-breakpoint

-- While the decision stands no way leads back: neither the seller's, nor an undone change, nor a suspension that ends.
CREATE FUNCTION refuse_taken_down_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM taken_down_ads WHERE sale_id = new.id AND lifted_at IS NULL) THEN
    RAISE EXCEPTION 'the club has taken the ad % down', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_not_while_taken_down', TABLE = 'sales';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_not_while_taken_down BEFORE UPDATE OF is_active ON sales FOR EACH ROW
  WHEN (new.is_active AND NOT old.is_active) EXECUTE FUNCTION refuse_taken_down_ad();
