CREATE TABLE "parent_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parent_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cat_id" integer,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parent_changes_xid_idx" ON "parent_changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "parent_changes_at_idx" ON "parent_changes" USING btree ("at");--> statement-breakpoint

-- A new cat needs no line: nobody has its parents in memory before it is first asked for.
CREATE FUNCTION note_parent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO parent_changes (cat_id) VALUES (NULL);
  ELSE
    INSERT INTO parent_changes (cat_id) VALUES (old.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER parent_change_is_noted AFTER UPDATE OF id, mother_id, father_id ON cats
  FOR EACH ROW WHEN (
    new.mother_id IS DISTINCT FROM old.mother_id
    OR new.father_id IS DISTINCT FROM old.father_id
    OR new.id <> old.id
  )
  EXECUTE FUNCTION note_parent_change();
--> statement-breakpoint
CREATE TRIGGER parent_change_by_deletion_is_noted AFTER DELETE ON cats FOR EACH ROW EXECUTE FUNCTION note_parent_change();
--> statement-breakpoint
CREATE TRIGGER parent_change_of_all_is_noted AFTER TRUNCATE ON cats FOR EACH STATEMENT EXECUTE FUNCTION note_parent_change();
