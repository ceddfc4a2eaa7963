-- A buyer is told of an offer that a merge of the cat has ended, as before 0103.
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
-- A space between two codes, so that one tail, coat or kind of ears is written in one way.
ALTER TABLE "cat_colours" DROP CONSTRAINT "cat_colours_build_known";
--> statement-breakpoint
ALTER TABLE "cat_colours" ADD CONSTRAINT "cat_colours_build_known" CHECK ("cat_colours"."build" ~ '^(?=[578])(5[1-4])?((^| )7[1-3])?((^| )8[1-4])?$') NOT VALID;
