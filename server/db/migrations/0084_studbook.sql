-- The year that the club's number of a cat names. Null for a number of another shape.
CREATE FUNCTION registration_year(reg_num text) RETURNS smallint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT substring(reg_num from '-((?:19|20)[0-9]{2})-')::smallint
$$;
--> statement-breakpoint
CREATE TABLE "studbook_figures" (
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
	CONSTRAINT "studbook_figures_of_group" UNIQUE NULLS NOT DISTINCT("year","breed_id")
);
--> statement-breakpoint
CREATE TABLE "studbook_colours" (
	"year" smallint NOT NULL,
	"breed_id" smallint NOT NULL,
	"ems" text NOT NULL,
	"cats" integer NOT NULL,
	CONSTRAINT "studbook_colours_pkey" PRIMARY KEY("year","breed_id","ems")
);
--> statement-breakpoint
CREATE TABLE "studbook_counts" (
	"one_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studbook_counts_one_row" CHECK ("studbook_counts"."one_row")
);
--> statement-breakpoint
CREATE TABLE "studbook_books" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "studbook_books_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" smallint NOT NULL,
	"breed_id" smallint,
	"language" text NOT NULL,
	"started_by" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"failed" text,
	"printed" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "studbook_figures" ADD CONSTRAINT "studbook_figures_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studbook_colours" ADD CONSTRAINT "studbook_colours_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studbook_books" ADD CONSTRAINT "studbook_books_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "studbook_books" ADD CONSTRAINT "studbook_books_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "studbook_figures_breed_idx" ON "studbook_figures" USING btree ("breed_id","year");
--> statement-breakpoint
CREATE INDEX "studbook_colours_breed_id_idx" ON "studbook_colours" USING btree ("breed_id");
--> statement-breakpoint
CREATE INDEX "studbook_books_breed_id_idx" ON "studbook_books" USING btree ("breed_id");
--> statement-breakpoint
CREATE INDEX "studbook_books_started_by_idx" ON "studbook_books" USING btree ("started_by");
--> statement-breakpoint
CREATE INDEX "cats_studbook_idx" ON "cats" USING btree (registration_year("reg_num"),"breed_id","reg_num") WHERE reg_num is not null;
--> statement-breakpoint
-- The parts of a deleted book, and of an attempt that its process did not end, leave the disk within a minute.
CREATE FUNCTION forget_studbook_book() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_files (key) SELECT 'studbook/' || old.id || '-' || old.attempt || '-' || part FROM generate_series(1, old.parts) AS part ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_studbook_book AFTER DELETE OR UPDATE OF attempt ON studbook_books FOR EACH ROW EXECUTE FUNCTION forget_studbook_book();
