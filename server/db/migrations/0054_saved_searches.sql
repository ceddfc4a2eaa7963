CREATE TABLE "saved_searches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"query" text NOT NULL,
	"stop_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_place_once_a_member" UNIQUE("member_id","place"),
	CONSTRAINT "saved_searches_once_a_member" UNIQUE("member_id","query"),
	CONSTRAINT "saved_searches_stop_code_key" UNIQUE("stop_code"),
	CONSTRAINT "saved_searches_twenty_a_member" CHECK ("saved_searches"."place" between 1 and 20),
	CONSTRAINT "saved_searches_query_length" CHECK (char_length("saved_searches"."query") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE TABLE "told_ads" (
	"search_id" integer NOT NULL,
	"sale_round" integer NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_ads_pkey" PRIMARY KEY("search_id","sale_round")
);
--> statement-breakpoint
ALTER TABLE "told_ads" ADD CONSTRAINT "told_ads_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint

-- FE010: ads have changed that saved searches may want. Whoever changes them hears so in the transaction and has the members told.
CREATE FUNCTION notice_ad_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM saved_searches) THEN
    RAISE NOTICE 'ads have changed that saved searches may want' USING ERRCODE = 'FE010', DETAIL = '[1]';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_changes_are_noticed AFTER INSERT ON ad_changes FOR EACH STATEMENT EXECUTE FUNCTION notice_ad_changes();
--> statement-breakpoint
-- Nobody is told of what was there before the first search.
UPDATE ad_changes SET told = true WHERE NOT told;
