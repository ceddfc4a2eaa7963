-- What buyers ask sellers before an order: messages of the same kind, beside a question until an order takes them over.
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"sale_round" integer NOT NULL,
	"asker_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_not_own_cat" CHECK ("questions"."asker_id" <> "questions"."seller_id")
);
--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "questions_one_open" ON "questions" USING btree ("sale_round","asker_id","seller_id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "questions_cat_id_idx" ON "questions" USING btree ("cat_id");--> statement-breakpoint
CREATE INDEX "questions_asker_id_idx" ON "questions" USING btree ("asker_id","id");--> statement-breakpoint
CREATE INDEX "questions_seller_id_idx" ON "questions" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "questions_order_id_idx" ON "questions" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "order_messages" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_messages" ADD COLUMN "question_id" integer;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_beside_something" CHECK ("order_messages"."order_id" is not null or "order_messages"."question_id" is not null) NOT VALID;--> statement-breakpoint
-- checked: no row has a question yet, so that the index is empty; the table is read once, a second for a million messages
CREATE INDEX "order_messages_question_id_idx" ON "order_messages" USING btree ("question_id","id") WHERE question_id is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_message_sender() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM orders WHERE id = new.order_id AND new.sender_id IN (client_id, seller_id))
    AND (new.order_id IS NOT NULL OR NOT EXISTS (SELECT FROM questions WHERE id = new.question_id AND new.sender_id IN (asker_id, seller_id))) THEN
    RAISE EXCEPTION 'member % has no part in order % or question %', new.sender_id, new.order_id, new.question_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_messages_by_party', TABLE = 'order_messages';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
-- What the buyer has asked about the cat goes on beside the order.
CREATE FUNCTION order_takes_question() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  taken integer;
BEGIN
  UPDATE questions SET order_id = new.id
  WHERE sale_round = new.sale_round AND asker_id = new.client_id AND seller_id = new.seller_id AND order_id IS NULL RETURNING id INTO taken;
  -- A statement apart: it sees what was written while the one before waited for the question's lock.
  UPDATE order_messages SET order_id = new.id WHERE question_id = taken;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_take_question AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION order_takes_question();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_message_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM open_case('message', new.id,
      (SELECT coalesce(o.cat_id, q.cat_id) FROM order_messages m LEFT JOIN orders o ON o.id = m.order_id LEFT JOIN questions q ON q.id = m.question_id
       WHERE m.id = new.message_id), new.reporter_id, new.created_at);
  ELSE
    PERFORM end_case('message', new.id, new.status, new.decided_by);
  END IF;
  RETURN NULL;
END $$;
