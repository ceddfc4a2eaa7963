-- The colours of the cats that each club beside the first has registered, as `studbook_of_clubs` has its other figures. The next count fills them.
CREATE TABLE "studbook_colours_of_clubs" (
	"club_id" integer NOT NULL,
	"year" smallint NOT NULL,
	"breed_id" smallint NOT NULL,
	"ems" text NOT NULL,
	"cats" integer NOT NULL,
	CONSTRAINT "studbook_colours_of_clubs_pkey" PRIMARY KEY("club_id","year","breed_id","ems")
);
--> statement-breakpoint
ALTER TABLE "studbook_colours_of_clubs" ADD CONSTRAINT "studbook_colours_of_clubs_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "studbook_colours_of_clubs" ADD CONSTRAINT "studbook_colours_of_clubs_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "studbook_colours_of_clubs_breed_id_idx" ON "studbook_colours_of_clubs" USING btree ("breed_id");--> statement-breakpoint
ALTER TABLE "studbook_colours_of_clubs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "studbook_colours_of_clubs_of_acting_club" ON "studbook_colours_of_clubs" USING (club_id = acting_club());
