-- What a litter's breeder says of a kitten without a page. Of one that has a page its cat says whether it has died.
ALTER TABLE "litter_kittens" ADD COLUMN "state" text DEFAULT 'alive' NOT NULL;
--> statement-breakpoint
ALTER TABLE "litter_kittens" ADD COLUMN "died_on" date;
--> statement-breakpoint
ALTER TABLE "litter_kittens" ADD CONSTRAINT "litter_kittens_state_known" CHECK ("litter_kittens"."state" in ('alive', 'died', 'stillborn')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "litter_kittens" ADD CONSTRAINT "litter_kittens_died_whole" CHECK (("litter_kittens"."state" = 'died') = ("litter_kittens"."died_on" is not null)) NOT VALID;
--> statement-breakpoint
ALTER TABLE "litter_kittens" ADD CONSTRAINT "litter_kittens_cats_live" CHECK ("litter_kittens"."cat_id" is null or "litter_kittens"."state" = 'alive') NOT VALID;
--> statement-breakpoint
CREATE FUNCTION check_kitten_death() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.died_on < (SELECT born FROM litters WHERE id = new.litter_id) THEN
    RAISE EXCEPTION 'kitten % of litter % died before its birth', new.place, new.litter_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'litter_kittens_die_after_birth', TABLE = 'litter_kittens';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER litter_kittens_die_after_birth BEFORE INSERT OR UPDATE OF died_on ON litter_kittens FOR EACH ROW
  WHEN (new.died_on IS NOT NULL) EXECUTE FUNCTION check_kitten_death();
--> statement-breakpoint
-- What the page of a kitten said of its death outlives the page.
CREATE FUNCTION keep_death_of_kitten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE litter_kittens k SET cat_id = NULL, state = 'died', died_on = old.deceased_on
  FROM litters l WHERE k.cat_id = old.id AND l.id = k.litter_id AND old.deceased_on >= l.born;
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER deceased_cats_of_litters BEFORE DELETE ON cats FOR EACH ROW
  WHEN (old.deceased_on IS NOT NULL) EXECUTE FUNCTION keep_death_of_kitten();
