-- The desk: what is said about a case, and decisions that can be taken back for a while.
CREATE TABLE "case_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_messages_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action,
	CONSTRAINT "case_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action,
	CONSTRAINT "case_messages_kind_known" CHECK ("case_messages"."kind" in ('question', 'answer', 'note', 'first', 'taken_back', 'returned')),
	CONSTRAINT "case_messages_text_length" CHECK (length("case_messages"."text") <= 2000)
);
--> statement-breakpoint
CREATE INDEX "case_messages_case_idx" ON "case_messages" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_messages_author_idx" ON "case_messages" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "seen_version" bigint;--> statement-breakpoint

-- A decision that can still be taken back has not been carried out: whatever ends its subject ends it too.
CREATE OR REPLACE FUNCTION end_case(of_kind text, of_subject integer, with_outcome text, decider integer DEFAULT NULL, final timestamptz DEFAULT NULL)
RETURNS integer LANGUAGE sql AS $$
  UPDATE cases SET
    state = CASE WHEN with_outcome = 'withdrawn' THEN 'withdrawn' ELSE 'decided' END, outcome = with_outcome,
    decided_at = CASE WHEN decided_by = decider THEN decided_at ELSE now() END,
    decided_by = CASE WHEN with_outcome <> 'withdrawn' THEN decider END, final_at = CASE WHEN with_outcome <> 'withdrawn' THEN final END,
    asked_at = NULL, asked_parts = NULL
  WHERE kind = of_kind AND subject_id = of_subject AND (state IN ('waiting', 'asked') OR final_at IS NOT NULL)
  RETURNING id
$$;
--> statement-breakpoint

-- Disputes wait for the club when both sides were heard, and again after an appeal.
CREATE FUNCTION follow_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.stage IN ('answered', 'appealed') THEN
    PERFORM open_case('dispute', new.id, (SELECT cat_id FROM orders WHERE id = new.order_id), new.opener_id);
  ELSE
    PERFORM end_case('dispute', new.id, CASE WHEN new.stage = 'withdrawn' THEN 'withdrawn' ELSE 'decided' END);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_follow_case AFTER UPDATE OF stage ON disputes FOR EACH ROW
  WHEN (new.stage <> old.stage) EXECUTE FUNCTION follow_dispute();
--> statement-breakpoint
SELECT open_case('dispute', d.id, o.cat_id, d.opener_id) FROM disputes d JOIN orders o ON o.id = d.order_id
WHERE d.stage IN ('answered', 'appealed') ORDER BY d.id;
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due', 'club')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notice_settings" DROP CONSTRAINT "notice_settings_kind_known";--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_kind_known" CHECK ("notice_settings"."kind" in ('orders', 'messages', 'registration', 'litters', 'ownership', 'certificates', 'ads', 'due', 'club')) NOT VALID;
