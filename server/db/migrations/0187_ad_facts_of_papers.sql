-- The checks of an ad read two facts more than 0190 follows: the scans of the cat's pedigree, and how many litters of its seller were confirmed within a year.
CREATE FUNCTION ads_of_keepers_to_look_at(keepers integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(array(SELECT s.cat_id FROM cats c JOIN sales s ON s.cat_id = c.id WHERE c.online_owner_id = ANY(keepers) AND s.is_active));
END $$;
--> statement-breakpoint
CREATE FUNCTION ad_of_pedigree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(ARRAY[old.cat_id, new.cat_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ads_of_new_pedigrees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_to_look_at(array(SELECT DISTINCT cat_id FROM fresh));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ads_of_breeder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_of_keepers_to_look_at(ARRAY[old.breeder_id, new.breeder_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION ads_of_breeders_of_new_litters() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM ads_of_keepers_to_look_at(array(SELECT DISTINCT breeder_id FROM fresh WHERE status = 'confirmed'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER new_pedigrees_change_ad_facts AFTER INSERT ON pedigrees REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ads_of_new_pedigrees();
--> statement-breakpoint
CREATE TRIGGER pedigrees_change_ad_facts AFTER DELETE OR UPDATE OF cat_id, withheld_id ON pedigrees FOR EACH ROW EXECUTE FUNCTION ad_of_pedigree();
--> statement-breakpoint
CREATE TRIGGER new_litters_change_ad_facts AFTER INSERT ON litters REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION ads_of_breeders_of_new_litters();
--> statement-breakpoint
CREATE TRIGGER litters_change_ad_facts AFTER UPDATE OF status, born, breeder_id ON litters FOR EACH ROW
  WHEN ('confirmed' IN (old.status, new.status) AND (new.status, new.born, new.breeder_id) IS DISTINCT FROM (old.status, old.born, old.breeder_id))
  EXECUTE FUNCTION ads_of_breeder();
--> statement-breakpoint
CREATE TRIGGER deleted_litters_change_ad_facts AFTER DELETE ON litters FOR EACH ROW WHEN (old.status = 'confirmed') EXECUTE FUNCTION ads_of_breeder();
