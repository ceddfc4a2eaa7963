-- The checks of an ad read its cat, its photos, and who sells it where. Whatever changes one of these says which ads on the market are to be looked at again, whoever writes.
CREATE FUNCTION ads_to_look_at(cats_of integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM say_ids('FEA01', array(SELECT cat_id FROM sales WHERE cat_id = ANY(cats_of) AND is_active ORDER BY cat_id));
END $$;
--> statement-breakpoint
CREATE FUNCTION ad_of_changed_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(ARRAY[new.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ad_of_part_of_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(ARRAY[new.cat_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ads_of_changed_seller() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(array(SELECT id FROM cats WHERE online_owner_id = new.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ads_of_cattery_holder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM ads_to_look_at(array(SELECT id FROM cats WHERE online_owner_id = old.users_id)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM ads_to_look_at(array(SELECT id FROM cats WHERE online_owner_id = new.users_id)); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_change_ad_facts AFTER UPDATE OF chip, cat_birthdate, cat_birthdate_precision, breed_id, breeder_id, neutered_on, registered, description ON cats FOR EACH ROW
  WHEN ((new.chip, new.cat_birthdate, new.cat_birthdate_precision, new.breed_id, new.breeder_id, new.neutered_on, new.registered, new.description)
    IS DISTINCT FROM (old.chip, old.cat_birthdate, old.cat_birthdate_precision, old.breed_id, old.breeder_id, old.neutered_on, old.registered, old.description))
  EXECUTE FUNCTION ad_of_changed_cat();
--> statement-breakpoint
CREATE TRIGGER colours_change_ad_facts AFTER UPDATE OF build ON cat_colours FOR EACH ROW EXECUTE FUNCTION ad_of_part_of_cat();
--> statement-breakpoint
-- Of an import's thousands of cats together: none of them is for sale yet.
CREATE FUNCTION ads_of_coloured_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(array(SELECT cat_id FROM fresh));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_colours_change_ad_facts AFTER INSERT ON cat_colours REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ads_of_coloured_cats();
--> statement-breakpoint
CREATE TRIGGER photos_change_ad_facts AFTER INSERT OR UPDATE OF cat_id, path ON cat_photos FOR EACH ROW EXECUTE FUNCTION ad_of_part_of_cat();
--> statement-breakpoint
-- By a merge an ad comes to another cat.
CREATE TRIGGER ads_get_other_facts AFTER UPDATE OF cat_id ON sales FOR EACH ROW WHEN (new.cat_id <> old.cat_id) EXECUTE FUNCTION ad_of_part_of_cat();
--> statement-breakpoint
CREATE TRIGGER sellers_change_ad_facts AFTER UPDATE OF country_id ON users FOR EACH ROW
  WHEN (new.country_id IS DISTINCT FROM old.country_id) EXECUTE FUNCTION ads_of_changed_seller();
--> statement-breakpoint
CREATE TRIGGER catteries_change_ad_facts AFTER INSERT OR DELETE OR UPDATE OF users_id ON catteries FOR EACH ROW EXECUTE FUNCTION ads_of_cattery_holder();
