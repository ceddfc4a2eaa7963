-- The terms under which a seller offers to reserve a cat, and what the buyer has accepted: the text as shown, with its SHA-256.
CREATE TABLE "reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"terms" text NOT NULL,
	"deposit" integer NOT NULL,
	"deposit_kept" boolean NOT NULL,
	"open_until" date NOT NULL,
	"hand_over_by" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown" text,
	"shown_in" text,
	"shown_hash" text,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "reservations_terms_length" CHECK (char_length("reservations"."terms") between 1 and 2000),
	CONSTRAINT "reservations_deposit_range" CHECK ("reservations"."deposit" between 0 and 999999),
	CONSTRAINT "reservations_accepted_whole" CHECK (num_nulls("reservations"."shown", "reservations"."shown_in", "reservations"."shown_hash", "reservations"."accepted_at") in (0, 4)),
	CONSTRAINT "reservations_hash_of_text" CHECK ("reservations"."shown_hash" = encode(sha256(convert_to("reservations"."shown", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_order_id_idx" ON "reservations" USING btree ("order_id","id");--> statement-breakpoint
-- What was offered stands as offered; it is accepted once, as shown.
CREATE FUNCTION refuse_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR old.accepted_at IS NOT NULL
  OR (old.id, old.order_id, old.terms, old.deposit, old.deposit_kept, old.open_until, old.hand_over_by, old.created_at)
     IS DISTINCT FROM (new.id, new.order_id, new.terms, new.deposit, new.deposit_kept, new.open_until, new.hand_over_by, new.created_at) THEN
    RAISE EXCEPTION 'the terms of order % stand as offered', old.order_id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'reservations_stand', TABLE = 'reservations';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER reservations_stand BEFORE UPDATE OR DELETE ON reservations FOR EACH ROW EXECUTE FUNCTION refuse_terms_change();
--> statement-breakpoint

-- The contract as printed, fixed by the first signature.
CREATE TABLE "order_contracts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_contracts_one_text" UNIQUE("order_id","hash"),
	CONSTRAINT "order_contracts_hash_of_text" CHECK ("order_contracts"."hash" = encode(sha256(convert_to("order_contracts"."text", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "order_contracts" ADD CONSTRAINT "order_contracts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "order_signatures" (
	"order_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"contract_hash" text NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_signatures_pk" PRIMARY KEY("order_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "order_signatures" ADD CONSTRAINT "order_signatures_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_signatures" ADD CONSTRAINT "order_signatures_of_contract" FOREIGN KEY ("order_id","contract_hash") REFERENCES "public"."order_contracts"("order_id","hash") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_signatures_member_id_idx" ON "order_signatures" USING btree ("member_id");--> statement-breakpoint
CREATE TRIGGER order_contracts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_contracts FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE TRIGGER order_signatures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_signatures FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint

-- The code mailed to a side that wants to sign: one at a time, for one text, deleted when it is used.
CREATE TABLE "signing_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"contract_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_codes_one_a_side" UNIQUE("order_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_codes" ADD CONSTRAINT "signing_codes_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "signing_codes_member_id_idx" ON "signing_codes" USING btree ("member_id");--> statement-breakpoint

-- What the seller says of the cat's health before the hand-over, and what the gates were when they were passed.
CREATE TABLE "order_gates" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"vaccinations" smallint DEFAULT 0 NOT NULL,
	"vaccinated_on" date,
	"rabies_on" date,
	"in_register" boolean DEFAULT false NOT NULL,
	"passed" jsonb,
	CONSTRAINT "order_gates_vaccinations_range" CHECK ("order_gates"."vaccinations" between 0 and 9),
	CONSTRAINT "order_gates_vaccinated_whole" CHECK (("order_gates"."vaccinations" = 0) = ("order_gates"."vaccinated_on" is null))
);
--> statement-breakpoint
ALTER TABLE "order_gates" ADD CONSTRAINT "order_gates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint

-- The part of a move's needs that the database can see.
CREATE OR REPLACE FUNCTION check_order_needs(o orders, needs text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF 'keeper' = ANY(needs) AND NOT EXISTS (SELECT FROM cats WHERE id = o.cat_id AND online_owner_id = o.seller_id) THEN
    PERFORM refuse_order_move(o.id, 'keeper');
  END IF;
  IF 'ad' = ANY(needs) AND NOT EXISTS (SELECT FROM sales WHERE id = o.sale_id AND is_active) THEN
    PERFORM refuse_order_move(o.id, 'ad');
  END IF;
  IF 'free' = ANY(needs) AND EXISTS (SELECT FROM orders r WHERE r.cat_id = o.cat_id AND r.id <> o.id
    AND r.stage IN ('agreed', 'deposit_declared', 'deposit_confirmed', 'seller_signed', 'buyer_signed', 'signed', 'ready')) THEN
    PERFORM refuse_order_move(o.id, 'free');
  END IF;
  IF 'deposit' = ANY(needs) AND coalesce(o.deposit, 0) = 0 OR 'no_deposit' = ANY(needs) AND o.deposit > 0 THEN
    PERFORM refuse_order_move(o.id, 'deposit');
  END IF;
  IF 'terms' = ANY(needs) AND NOT EXISTS (
    SELECT FROM (SELECT * FROM reservations WHERE order_id = o.id ORDER BY id DESC LIMIT 1) r
    WHERE r.accepted_at IS NOT NULL AND r.deposit = o.deposit AND r.deposit_kept = o.deposit_kept) THEN
    PERFORM refuse_order_move(o.id, 'terms');
  END IF;
  IF 'code' = ANY(needs) AND EXISTS (
    SELECT FROM (VALUES (o.seller_id, o.stage IN ('seller_signed', 'signed')), (o.client_id, o.stage IN ('buyer_signed', 'signed'))) side(member_id, has_signed)
    WHERE has_signed AND NOT EXISTS (SELECT FROM order_signatures s WHERE s.order_id = o.id AND s.member_id = side.member_id)) THEN
    PERFORM refuse_order_move(o.id, 'code');
  END IF;
  IF 'gates' = ANY(needs) AND NOT EXISTS (SELECT FROM order_gates g WHERE g.order_id = o.id AND g.passed IS NOT NULL) THEN
    PERFORM refuse_order_move(o.id, 'gates');
  END IF;
END $$;
