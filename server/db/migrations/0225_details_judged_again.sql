-- A seller's details are in all their ads: whoever empties them in one has the rules applied to the others again. Nothing else that is checked of an ad depends on them.
CREATE FUNCTION ads_of_seller_details() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  said seller_details := CASE WHEN TG_OP = 'DELETE' THEN old ELSE new END;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(new) - 'updated_at' = to_jsonb(old) - 'updated_at' THEN RETURN NULL; END IF;
  END IF;
  PERFORM say_ids('FEA02', array(SELECT s.cat_id FROM cats c JOIN sales s ON s.cat_id = c.id WHERE c.online_owner_id = said.member_id AND s.is_active ORDER BY s.cat_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER seller_details_change_ad_facts AFTER INSERT OR DELETE OR UPDATE ON seller_details FOR EACH ROW EXECUTE FUNCTION ads_of_seller_details();
--> statement-breakpoint
-- What a seller says for themselves does not stay in the ad for the cat's next owner: exceptions that a vet or need allows, and how and in which state they sell.
CREATE FUNCTION ad_forgets_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE sales SET vet_early = false, vet_no_chip = false, cannot_stay = false, chip_on = NULL, delivers = false, sold_unseen = false, state = NULL
  WHERE cat_id = new.id AND (vet_early OR vet_no_chip OR cannot_stay OR chip_on IS NOT NULL OR delivers OR sold_unseen OR state IS NOT NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_forget_sellers_word AFTER UPDATE OF online_owner_id ON cats FOR EACH ROW
  WHEN (new.online_owner_id <> old.online_owner_id) EXECUTE FUNCTION ad_forgets_seller();
