ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "address_codes" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address_codes" ADD CONSTRAINT "address_codes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "address_codes_expires_at_idx" ON "address_codes" USING btree ("expires_at");
--> statement-breakpoint

-- Another address has not been confirmed.
CREATE FUNCTION unconfirm_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.email_confirmed_at := NULL;
  DELETE FROM address_codes WHERE member_id = new.id;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_address_is_unconfirmed BEFORE UPDATE OF email ON users FOR EACH ROW
  WHEN (lower(new.email) <> lower(old.email)) EXECUTE FUNCTION unconfirm_address();
--> statement-breakpoint

-- What a photo looks like (domain/photos/picture-print.ts). Two prints that differ in at most four of their bits have a band in common.
ALTER TABLE "uploads" ADD COLUMN "print" bigint;
--> statement-breakpoint
CREATE FUNCTION print_bands(print bigint) RETURNS int[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY[(print & 8191)::int, 8192 + ((print >> 13) & 8191)::int, 16384 + ((print >> 26) & 8191)::int,
               24576 + ((print >> 39) & 8191)::int, 32768 + ((print >> 52) & 4095)::int]
$$;
--> statement-breakpoint
CREATE INDEX uploads_print_idx ON uploads USING gin (print_bands(print)) WHERE print IS NOT NULL;
--> statement-breakpoint

-- The six smallest hashes of a text's pairs of words: texts that share most of their pairs share one of these.
CREATE FUNCTION text_marks(written text) RETURNS int[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := array_remove(regexp_split_to_array(lower(written), '[^[:alnum:]]+'), '');
  marks int[] := '{}';
BEGIN
  FOR at IN 1 .. cardinality(words) - 1 LOOP
    marks := marks || ('x' || left(md5(words[at] || ' ' || words[at + 1]), 8))::bit(32)::int;
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT mark FROM unnest(marks) AS mark ORDER BY mark LIMIT 6);
END $$;
--> statement-breakpoint
CREATE INDEX cats_text_marks_idx ON cats USING gin (text_marks(description)) WHERE char_length(description) >= 40;
--> statement-breakpoint

-- With what an ad was last on the market: none of it is a reason to hold the ad again.
CREATE TABLE "cleared_ads" (
	"sale_id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"price_pet" integer NOT NULL,
	"price_breeding" integer,
	"currency_id" smallint NOT NULL,
	"description" text,
	"pictures" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cleared_ads" ADD CONSTRAINT "cleared_ads_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cleared_ads" ADD CONSTRAINT "cleared_ads_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cleared_ads_seller_id_idx" ON "cleared_ads" USING btree ("seller_id");
--> statement-breakpoint
INSERT INTO cleared_ads (sale_id, seller_id, price_pet, price_breeding, currency_id, description, pictures)
SELECT s.id, c.online_owner_id, s.price_pet, s.price_breeding, s.currency_id, c.description,
       ARRAY(SELECT path FROM cat_photos WHERE cat_id = c.id)
FROM sales s JOIN cats c ON c.id = s.cat_id;
--> statement-breakpoint

CREATE TABLE "held_ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"seller_id" integer,
	"owner_id" integer,
	"reasons" text[] NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"held_at" timestamp with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"note" text,
	CONSTRAINT "held_ads_reasons_known" CHECK ("held_ads"."reasons" <@ array['first', 'price', 'text', 'picture'] and cardinality("held_ads"."reasons") > 0),
	CONSTRAINT "held_ads_outcome_known" CHECK ("held_ads"."outcome" in ('released', 'refused', 'settled', 'withdrawn')),
	CONSTRAINT "held_ads_outcome_whole" CHECK (("held_ads"."outcome" is null) = ("held_ads"."decided_at" is null)),
	CONSTRAINT "held_ads_club_decides" CHECK (("held_ads"."decided_by" is not null) = coalesce("held_ads"."outcome" in ('released', 'refused'), false)),
	CONSTRAINT "held_ads_refused_with_reason" CHECK (("held_ads"."note" is not null) = coalesce("held_ads"."outcome" = 'refused', false)),
	CONSTRAINT "held_ads_note_length" CHECK (char_length("held_ads"."note") between 1 and 500),
	CONSTRAINT "held_ads_not_by_seller" CHECK ("held_ads"."decided_by" is null or ("held_ads"."decided_by" is distinct from "held_ads"."seller_id" and "held_ads"."decided_by" is distinct from "held_ads"."owner_id"))
);
--> statement-breakpoint
ALTER TABLE "held_ads" ADD CONSTRAINT "held_ads_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "held_ads" ADD CONSTRAINT "held_ads_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "held_ads" ADD CONSTRAINT "held_ads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "held_ads" ADD CONSTRAINT "held_ads_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "held_ads_one_an_ad" ON "held_ads" USING btree ("sale_id") WHERE outcome is null;
--> statement-breakpoint
CREATE INDEX "held_ads_waiting_idx" ON "held_ads" USING btree ("id") WHERE outcome is null;
--> statement-breakpoint
CREATE INDEX "held_ads_sale_id_idx" ON "held_ads" USING btree ("sale_id","id");
--> statement-breakpoint
CREATE INDEX "held_ads_seller_id_idx" ON "held_ads" USING btree ("seller_id");
--> statement-breakpoint
CREATE INDEX "held_ads_owner_id_idx" ON "held_ads" USING btree ("owner_id");
--> statement-breakpoint

-- Whose ad it is, and that it is not on the market meanwhile.
CREATE FUNCTION hold_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT c.online_owner_id, c.users_id INTO new.seller_id, new.owner_id
  FROM sales s JOIN cats c ON c.id = s.cat_id WHERE s.id = new.sale_id;
  UPDATE sales SET is_active = false, updated_at = now() WHERE id = new.sale_id AND is_active;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER held_ads_leave BEFORE INSERT ON held_ads FOR EACH ROW EXECUTE FUNCTION hold_ad();
--> statement-breakpoint

-- While it is held no way leads to the market: neither the seller's, nor an undone change, nor a suspension that ends.
CREATE FUNCTION refuse_held_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM held_ads WHERE sale_id = new.id AND outcome IS NULL) THEN
    RAISE EXCEPTION 'the ad % is held', new.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sales_not_while_held', TABLE = 'sales';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_not_while_held BEFORE UPDATE OF is_active ON sales FOR EACH ROW
  WHEN (new.is_active AND NOT old.is_active) EXECUTE FUNCTION refuse_held_ad();
--> statement-breakpoint

-- The ad of a cat that has another keeper, or has died, is offered by nobody.
CREATE FUNCTION withdraw_held_ad() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE held_ads h SET outcome = 'withdrawn', decided_at = now()
  FROM sales s WHERE s.id = h.sale_id AND s.cat_id = new.id AND h.outcome IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_withdraw_held_ad AFTER UPDATE OF online_owner_id, deceased_on, deceased_undated ON cats FOR EACH ROW
  WHEN (new.online_owner_id <> old.online_owner_id OR new.deceased_on IS NOT NULL OR new.deceased_undated = 1)
  EXECUTE FUNCTION withdraw_held_ad();
--> statement-breakpoint

CREATE FUNCTION clear_ads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cleared_ads (sale_id, seller_id, price_pet, price_breeding, currency_id, description, pictures)
  SELECT s.id, c.online_owner_id, s.price_pet, s.price_breeding, s.currency_id, c.description,
         ARRAY(SELECT path FROM cat_photos WHERE cat_id = c.id)
  FROM shown s JOIN cats c ON c.id = s.cat_id WHERE s.is_active
  ON CONFLICT (sale_id) DO UPDATE SET seller_id = excluded.seller_id, price_pet = excluded.price_pet,
    price_breeding = excluded.price_breeding, currency_id = excluded.currency_id,
    description = excluded.description, pictures = excluded.pictures;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sales_are_cleared AFTER INSERT ON sales REFERENCING NEW TABLE AS shown FOR EACH STATEMENT EXECUTE FUNCTION clear_ads();
--> statement-breakpoint
CREATE TRIGGER sales_stay_cleared AFTER UPDATE ON sales REFERENCING NEW TABLE AS shown FOR EACH STATEMENT EXECUTE FUNCTION clear_ads();
--> statement-breakpoint
CREATE FUNCTION withdraw_held_ads_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE held_ads h SET outcome = 'withdrawn', decided_at = now()
  FROM sales s JOIN cats c ON c.id = s.cat_id WHERE s.id = h.sale_id AND c.online_owner_id = new.id AND h.outcome IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_withdraw_held_ads AFTER UPDATE OF closed_at ON users FOR EACH ROW
  WHEN (new.closed_at IS NOT NULL AND old.closed_at IS NULL) EXECUTE FUNCTION withdraw_held_ads_of_member();
