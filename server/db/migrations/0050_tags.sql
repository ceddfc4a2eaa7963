CREATE TABLE "tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "tags_place_once_a_member" UNIQUE("member_id","place"),
	CONSTRAINT "tags_fifty_a_member" CHECK ("tags"."place" between 1 and 50),
	CONSTRAINT "tags_name_length" CHECK (char_length("tags"."name") between 1 and 30),
	CONSTRAINT "tags_name_single_line" CHECK (is_single_line("tags"."name"))
);
--> statement-breakpoint
CREATE TABLE "cat_tags" (
	"tag_id" integer NOT NULL,
	"cat_id" integer NOT NULL,
	CONSTRAINT "cat_tags_pkey" PRIMARY KEY("tag_id","cat_id")
);
--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cat_tags" ADD CONSTRAINT "cat_tags_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cat_tags" ADD CONSTRAINT "cat_tags_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name_once_a_member" ON "tags" USING btree ("member_id",lower("name"));
--> statement-breakpoint
CREATE INDEX "cat_tags_cat_id_idx" ON "cat_tags" USING btree ("cat_id");
--> statement-breakpoint
CREATE INDEX "cats_breeder_id_idx" ON "cats" USING btree ("breeder_id","id") WHERE breeder_id is not null;
--> statement-breakpoint

-- The cat is locked, so that it cannot pass to another member meanwhile, and two taggings count each other.
CREATE FUNCTION tag_is_of_own_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  author integer := (SELECT member_id FROM tags WHERE id = new.tag_id);
BEGIN
  PERFORM FROM cats WHERE id = new.cat_id AND author IN (users_id, online_owner_id, breeder_id) FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a member tags cats of their own' USING ERRCODE = 'check_violation', CONSTRAINT = 'cat_tags_of_own_cats';
  END IF;
  IF (SELECT count(*) FROM cat_tags c JOIN tags t ON t.id = c.tag_id WHERE c.cat_id = new.cat_id AND t.member_id = author) >= 20 THEN
    RAISE EXCEPTION 'a cat has at most twenty tags' USING ERRCODE = 'check_violation', CONSTRAINT = 'cat_tags_twenty_a_cat';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER cat_tags_of_own_cat BEFORE INSERT OR UPDATE ON cat_tags FOR EACH ROW EXECUTE FUNCTION tag_is_of_own_cat();
--> statement-breakpoint

-- Whoever neither keeps, owns nor bred a cat any longer has no tags on it; a cat with the club for a check comes back as it was.
CREATE FUNCTION tags_end_with_possession() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cat_tags c USING tags t
  WHERE t.id = c.tag_id AND c.cat_id = new.id
    AND t.member_id NOT IN (new.users_id, new.online_owner_id, coalesce(new.breeder_id, 0))
    AND NOT EXISTS (
      SELECT FROM owner_changes h WHERE h.cat_id = new.id AND h.kind = 'club-take' AND h.returned_at IS NULL
        AND t.member_id IN (h.prev_owner_id, h.prev_users_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_tags_end AFTER UPDATE OF users_id, online_owner_id, breeder_id ON cats FOR EACH ROW
  WHEN ((new.users_id, new.online_owner_id, new.breeder_id) IS DISTINCT FROM (old.users_id, old.online_owner_id, old.breeder_id))
  EXECUTE FUNCTION tags_end_with_possession();
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_cats_view" text;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_own_cats_view_known" CHECK ("users"."own_cats_view" in ('cards', 'table'));
