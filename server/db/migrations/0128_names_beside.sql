-- A large import stores the names of its cats on a second connection while their rows are stored (server/imports/names-beside.ts).
-- Where it says so, these triggers leave the names to it; it commits them before the cats, with a note that goes with the cats' commit.
CREATE TABLE "names_ahead" (
	"import_id" integer PRIMARY KEY NOT NULL,
	"first_cat_id" integer NOT NULL,
	"last_cat_id" integer NOT NULL,
	CONSTRAINT "names_ahead_range" CHECK (first_cat_id <= last_cat_id)
);
--> statement-breakpoint
DROP TRIGGER cats_named ON cats;
--> statement-breakpoint
CREATE TRIGGER cats_named AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  WHEN (current_setting('felistry.names_beside', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION name_new_cats();
--> statement-breakpoint
DROP TRIGGER cats_named_by_affix ON cats;
--> statement-breakpoint
CREATE TRIGGER cats_named_by_affix AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT
  WHEN (current_setting('felistry.names_beside', true) IS DISTINCT FROM 'on') EXECUTE FUNCTION affix_new_cats();
