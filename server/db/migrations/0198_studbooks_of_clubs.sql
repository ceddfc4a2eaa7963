-- The studbook of each club beside the first: the figures of the cats with its numbers, and its printed books. Those of the whole registry stay where they are.
CREATE TABLE "studbook_of_clubs" (
	"club_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"breed_id" smallint,
	"registered" integer NOT NULL,
	"males" integer NOT NULL,
	"litters" integer NOT NULL,
	"kittens" integer NOT NULL,
	"imports" integer NOT NULL,
	"catteries" integer NOT NULL,
	"founders" integer NOT NULL,
	"with_parents" integer NOT NULL,
	"inbreeding" double precision NOT NULL,
	CONSTRAINT "studbook_of_clubs_group" UNIQUE NULLS NOT DISTINCT("club_id","year","breed_id")
);
--> statement-breakpoint
ALTER TABLE "studbook_of_clubs" ADD CONSTRAINT "studbook_of_clubs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studbook_of_clubs" ADD CONSTRAINT "studbook_of_clubs_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studbook_of_clubs_breed_id_idx" ON "studbook_of_clubs" USING btree ("breed_id");--> statement-breakpoint
ALTER TABLE "studbook_books" ADD COLUMN "club_id" integer;--> statement-breakpoint
ALTER TABLE "studbook_books" ADD CONSTRAINT "studbook_books_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
-- A desk finds its own club's. Books of the whole registry are the first club's.
ALTER TABLE "studbook_of_clubs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "studbook_of_clubs_of_acting_club" ON "studbook_of_clubs" USING (club_id = acting_club());--> statement-breakpoint
ALTER TABLE "studbook_books" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "studbook_books_of_acting_club" ON "studbook_books" USING (coalesce(club_id, 1) = acting_club());
