-- Free cats are anybody's to take, and a deleted one is nobody's: both belong to whoever keeps the page. Who acts is told by
-- the transaction (server/db/transaction.ts). A page that passes on takes its flag along: that is decided where it passes.
CREATE FUNCTION refuse_all_but_online_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The club merges records of others, and the one that goes is deleted.
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM user_roles WHERE role_id = 2 AND user_id = nullif(current_setting('felistry.member_id', true), '')::integer
  ) THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'the page of cat % is kept by another member', old.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'cats_online_owner_alone', TABLE = 'cats';
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_freed_by_online_owner BEFORE UPDATE OF is_my_cat ON cats FOR EACH ROW
  WHEN (
    old.is_my_cat = 1 AND new.is_my_cat = 0 AND new.online_owner_id = old.online_owner_id
    AND nullif(current_setting('felistry.member_id', true), '')::integer <> old.online_owner_id
  )
  EXECUTE FUNCTION refuse_all_but_online_owner();
--> statement-breakpoint
CREATE TRIGGER cats_deleted_by_online_owner BEFORE DELETE ON cats FOR EACH ROW
  WHEN (nullif(current_setting('felistry.member_id', true), '')::integer <> old.online_owner_id)
  EXECUTE FUNCTION refuse_all_but_online_owner();
--> statement-breakpoint

-- What was there when a free cat was taken is withheld from whoever took it: documents, scans and the chip are seen by who
-- put them there and the club, until that member agrees or has the page again.
CREATE TABLE "withheld_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withheld_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cat_id" integer NOT NULL,
	"holder_id" integer NOT NULL,
	"chip" text,
	"history_cat_id" integer NOT NULL,
	"history_until" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_by" integer,
	"opened_at" timestamp with time zone,
	CONSTRAINT "withheld_papers_asked_whole" CHECK (("withheld_papers"."asked_at" is null) = ("withheld_papers"."asked_by" is null))
);
--> statement-breakpoint
ALTER TABLE "metrics" ADD COLUMN "withheld_id" integer;--> statement-breakpoint
ALTER TABLE "pedigrees" ADD COLUMN "withheld_id" integer;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "withheld_id" integer;--> statement-breakpoint
ALTER TABLE "withheld_papers" ADD CONSTRAINT "withheld_papers_cat_id_cats_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."cats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_papers" ADD CONSTRAINT "withheld_papers_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_papers" ADD CONSTRAINT "withheld_papers_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metrics" ADD CONSTRAINT "metrics_withheld_id_withheld_papers_id_fk" FOREIGN KEY ("withheld_id") REFERENCES "public"."withheld_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedigrees" ADD CONSTRAINT "pedigrees_withheld_id_withheld_papers_id_fk" FOREIGN KEY ("withheld_id") REFERENCES "public"."withheld_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_withheld_id_withheld_papers_id_fk" FOREIGN KEY ("withheld_id") REFERENCES "public"."withheld_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withheld_papers_cat_id_idx" ON "withheld_papers" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "withheld_papers_holder_id_idx" ON "withheld_papers" USING btree ("holder_id","id") WHERE opened_at is null;--> statement-breakpoint
CREATE INDEX "withheld_papers_history_cat_id_idx" ON "withheld_papers" USING btree ("history_cat_id") WHERE opened_at is null;--> statement-breakpoint
CREATE INDEX "metrics_withheld_id_idx" ON "metrics" USING btree ("withheld_id") WHERE withheld_id is not null;--> statement-breakpoint
CREATE INDEX "pedigrees_withheld_id_idx" ON "pedigrees" USING btree ("withheld_id") WHERE withheld_id is not null;--> statement-breakpoint
CREATE INDEX "credentials_withheld_id_idx" ON "credentials" USING btree ("withheld_id") WHERE withheld_id is not null;--> statement-breakpoint

-- Whether a document is withheld is told of its papers, not of each of them; a chip that is withheld is nobody's to read here.
DROP TRIGGER history_records ON metrics;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON metrics FOR EACH ROW
  EXECUTE FUNCTION record_history('metric', '{withheld_id,created_at}');--> statement-breakpoint
DROP TRIGGER history_records ON pedigrees;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON pedigrees FOR EACH ROW
  EXECUTE FUNCTION record_history('pedigree', '{withheld_id,created_at}');--> statement-breakpoint
DROP TRIGGER history_records ON credentials;--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON credentials FOR EACH ROW
  EXECUTE FUNCTION record_history('credential', '{withheld_id,created_at}');--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON withheld_papers FOR EACH ROW
  EXECUTE FUNCTION record_history('papers', '{chip,history_cat_id,history_until,created_at}');--> statement-breakpoint

-- They would go with their cat, and the files with them.
CREATE FUNCTION refuse_losing_papers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'papers % are withheld for member %', old.id, old.holder_id
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'withheld_papers_stay', TABLE = 'withheld_papers';
END $$;
--> statement-breakpoint
CREATE TRIGGER withheld_papers_stay BEFORE DELETE ON withheld_papers FOR EACH ROW
  WHEN (old.opened_at IS NULL)
  EXECUTE FUNCTION refuse_losing_papers();
