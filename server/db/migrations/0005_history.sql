CREATE TABLE "history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" integer,
	"request_id" text,
	"noun" text NOT NULL,
	"action" text NOT NULL,
	"cat_id" integer NOT NULL,
	"row_id" integer NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"undoes" integer,
	CONSTRAINT "history_action_known" CHECK ("history"."action" in ('insert', 'update', 'delete'))
);
--> statement-breakpoint
CREATE INDEX "history_cat_id_idx" ON "history" USING btree ("cat_id","id");--> statement-breakpoint
CREATE INDEX "history_noun_idx" ON "history" USING btree ("noun","id");--> statement-breakpoint
CREATE INDEX "history_member_id_idx" ON "history" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "history_at_idx" ON "history" USING brin ("at");--> statement-breakpoint
CREATE INDEX "history_undoes_idx" ON "history" USING btree ("undoes") WHERE undoes is not null;
--> statement-breakpoint

-- Writes down what a statement did to one row. The first argument is the noun, the second the columns that are no
-- change of their own: bookkeeping, values derived from others, and free words between two members. Who acts and for
-- which request is told by the transaction (server/db/transaction.ts); without it the system itself does.
CREATE FUNCTION record_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noun text := TG_ARGV[0];
  was jsonb := '{}';
  becomes jsonb := '{}';
  whole jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(old) - TG_ARGV[1]::text[]; END IF;
  IF TG_OP <> 'DELETE' THEN becomes := to_jsonb(new) - TG_ARGV[1]::text[]; END IF;
  whole := was || becomes;
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(key, value), '{}') INTO was
    FROM jsonb_each(was) WHERE becomes -> key IS DISTINCT FROM value;
    IF was = '{}' THEN RETURN NULL; END IF;
    SELECT jsonb_object_agg(key, becomes -> key) INTO becomes FROM jsonb_object_keys(was) AS changed(key);
    IF noun = 'cat' THEN
      noun := CASE
        WHEN was ?| '{users_id,online_owner_id}' THEN 'owners'
        WHEN was ?| '{mother_id,father_id}' THEN 'parents'
        WHEN was ? 'cat_ava_url' THEN 'photo'
        ELSE 'cat' END;
    END IF;
  END IF;
  INSERT INTO history (member_id, request_id, noun, action, cat_id, row_id, before, after, undoes)
  VALUES (
    nullif(current_setting('felistry.member_id', true), '')::integer,
    nullif(current_setting('felistry.request_id', true), ''),
    noun,
    lower(TG_OP),
    coalesce(whole ->> 'cat_id', whole ->> 'id')::integer,
    coalesce(whole ->> 'id', whole ->> 'cat_id')::integer,
    CASE WHEN TG_OP <> 'INSERT' THEN CASE WHEN TG_OP = 'DELETE' THEN jsonb_strip_nulls(was) ELSE was END END,
    CASE WHEN TG_OP <> 'DELETE' THEN CASE WHEN TG_OP = 'INSERT' THEN jsonb_strip_nulls(becomes) ELSE becomes END END,
    nullif(current_setting('felistry.undoes', true), '')::integer
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON cats FOR EACH ROW
  EXECUTE FUNCTION record_history('cat', '{search_name,mother_sex,father_sex,created_at,updated_at}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON cat_colours FOR EACH ROW
  EXECUTE FUNCTION record_history('colour', '{main_kind,gold_kind,white_kind,tabby_kind,point_kind,eye_kind,words_en,words_ru}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON metrics FOR EACH ROW
  EXECUTE FUNCTION record_history('metric', '{created_at}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON pedigrees FOR EACH ROW
  EXECUTE FUNCTION record_history('pedigree', '{created_at}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON applications FOR EACH ROW
  EXECUTE FUNCTION record_history('application', '{created_at}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON sales FOR EACH ROW
  EXECUTE FUNCTION record_history('sale', '{breed_id,created_at,updated_at}');
--> statement-breakpoint
CREATE TRIGGER history_records AFTER INSERT OR UPDATE OR DELETE ON orders FOR EACH ROW
  EXECUTE FUNCTION record_history('order', '{comment,created_at,updated_at}');
--> statement-breakpoint

-- What is written stays written, also for the owner of the table: privileges are the first line, the trigger the second.
REVOKE UPDATE, DELETE, TRUNCATE ON history FROM PUBLIC, CURRENT_USER;
--> statement-breakpoint
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history is only ever added to: no %', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'history_append_only', TABLE = 'history';
END $$;
--> statement-breakpoint
CREATE TRIGGER history_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON history FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_history_change();
