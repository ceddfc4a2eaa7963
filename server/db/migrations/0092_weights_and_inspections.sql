-- Weights of kittens by day, and inspections of litters, as their breeder enters them.
CREATE TABLE "kitten_weights" (
	"litter_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"day" date NOT NULL,
	"grams" smallint NOT NULL,
	CONSTRAINT "kitten_weights_pkey" PRIMARY KEY("litter_id","place","day"),
	CONSTRAINT "kitten_weights_grams_range" CHECK ("kitten_weights"."grams" between 20 and 9999)
);
--> statement-breakpoint
ALTER TABLE "kitten_weights" ADD CONSTRAINT "kitten_weights_kitten_fk" FOREIGN KEY ("litter_id","place") REFERENCES "public"."litter_kittens"("litter_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION check_kitten_weight() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM litters l WHERE l.id = new.litter_id AND new.day BETWEEN l.born AND l.born + 182) THEN
    RAISE EXCEPTION 'a kitten of litter % is not weighed on %', new.litter_id, new.day
      USING ERRCODE = 'check_violation', CONSTRAINT = 'kitten_weights_day', TABLE = 'kitten_weights';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER kitten_weights_day BEFORE INSERT OR UPDATE OF day ON kitten_weights FOR EACH ROW EXECUTE FUNCTION check_kitten_weight();
--> statement-breakpoint
-- Added to and never changed: the club decides by them.
CREATE TABLE "litter_inspections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "litter_inspections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"litter_id" integer NOT NULL,
	"inspected_on" date NOT NULL,
	"inspector" text NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "litter_inspections_inspector_length" CHECK (char_length("litter_inspections"."inspector") between 1 and 100),
	CONSTRAINT "litter_inspections_notes_length" CHECK (char_length("litter_inspections"."notes") between 1 and 1000),
	CONSTRAINT "litter_inspections_single_lines" CHECK (is_single_line("litter_inspections"."inspector"))
);
--> statement-breakpoint
ALTER TABLE "litter_inspections" ADD CONSTRAINT "litter_inspections_litter_id_litters_id_fk" FOREIGN KEY ("litter_id") REFERENCES "public"."litters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "litter_inspections_litter_id_idx" ON "litter_inspections" USING btree ("litter_id","id");
