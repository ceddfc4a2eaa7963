-- What buyer and seller say of each other after the hand-over: each once, answered once.
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"about_id" integer NOT NULL,
	"of_seller" boolean NOT NULL,
	"stars" smallint NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "reviews_once_a_side" UNIQUE("order_id","author_id"),
	CONSTRAINT "reviews_stars_range" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_text_length" CHECK (char_length("reviews"."text") between 1 and 1000),
	CONSTRAINT "reviews_answer_length" CHECK (char_length("reviews"."answer") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_of_seller_idx" ON "reviews" USING btree ("about_id","id") WHERE of_seller;--> statement-breakpoint
CREATE INDEX "reviews_author_id_idx" ON "reviews" USING btree ("author_id");--> statement-breakpoint
-- The order says who writes about whom; only a cat that was handed over can be reviewed.
CREATE FUNCTION check_review() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  o orders;
BEGIN
  SELECT * INTO o FROM orders WHERE id = new.order_id;
  IF o.handed_over_at IS NULL OR new.author_id NOT IN (o.client_id, o.seller_id) THEN
    RAISE EXCEPTION 'order % is not reviewed by member %', new.order_id, new.author_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_after_handover', TABLE = 'reviews';
  END IF;
  new.of_seller := new.author_id = o.client_id;
  new.about_id := CASE WHEN new.of_seller THEN o.seller_id ELSE o.client_id END;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_after_handover BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION check_review();
--> statement-breakpoint
-- A review stands as written, and so does its answer; either may only be forgotten.
CREATE FUNCTION refuse_review_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (old.order_id, old.author_id, old.about_id, old.of_seller, old.stars, old.created_at)
     IS DISTINCT FROM (new.order_id, new.author_id, new.about_id, new.of_seller, new.stars, new.created_at)
  OR (new.text IS NOT NULL AND new.text IS DISTINCT FROM old.text)
  OR (old.answered_at IS NOT NULL AND (new.answered_at IS DISTINCT FROM old.answered_at OR (new.answer IS NOT NULL AND new.answer <> old.answer))) THEN
    RAISE EXCEPTION 'review % stands as written', old.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'reviews_stand', TABLE = 'reviews';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_stand BEFORE UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION refuse_review_change();
