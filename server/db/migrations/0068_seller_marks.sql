CREATE TABLE "seller_marks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"mark" text NOT NULL,
	"marked_by" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_by" integer,
	"withdrawn_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "seller_marks_mark_known" CHECK ("seller_marks"."mark" in ('name', 'address', 'cattery', 'club_member')),
	CONSTRAINT "seller_marks_withdrawal_whole" CHECK (("seller_marks"."withdrawn_at" is null) = ("seller_marks"."withdrawn_by" is null) and ("seller_marks"."withdrawn_at" is null) = ("seller_marks"."reason" is null)),
	CONSTRAINT "seller_marks_reason_length" CHECK (char_length("seller_marks"."reason") between 1 and 500),
	CONSTRAINT "seller_marks_not_own" CHECK ("seller_marks"."marked_by" <> "seller_marks"."member_id" and "seller_marks"."withdrawn_by" is distinct from "seller_marks"."member_id")
);
--> statement-breakpoint
ALTER TABLE "seller_marks" ADD CONSTRAINT "seller_marks_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_marks" ADD CONSTRAINT "seller_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_marks" ADD CONSTRAINT "seller_marks_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "seller_marks_one_a_kind" ON "seller_marks" USING btree ("member_id","mark") WHERE withdrawn_at is null;
--> statement-breakpoint
CREATE INDEX "seller_marks_member_id_idx" ON "seller_marks" USING btree ("member_id","id");
--> statement-breakpoint

-- A mark is given and withdrawn once; nothing else about it changes, and none is deleted.
CREATE FUNCTION keep_seller_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND old.withdrawn_at IS NULL AND new.withdrawn_at IS NOT NULL
     AND (new.id, new.member_id, new.mark, new.marked_by, new.marked_at) = (old.id, old.member_id, old.mark, old.marked_by, old.marked_at) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'a mark of a seller is only given and withdrawn' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER seller_marks_are_kept BEFORE UPDATE OR DELETE ON seller_marks FOR EACH ROW EXECUTE FUNCTION keep_seller_mark();
--> statement-breakpoint
CREATE TRIGGER market_sees_seller_marks AFTER INSERT OR UPDATE ON seller_marks FOR EACH STATEMENT EXECUTE FUNCTION notify_market();
