-- A member may be a member of several clubs, each with its fees and its treasurer.
ALTER TABLE "memberships" ADD COLUMN "club_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "membership_fees" ADD COLUMN "club_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "membership_fees" ADD CONSTRAINT "membership_fees_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE restrict ON UPDATE no action NOT VALID;--> statement-breakpoint
-- checked: a club of ten thousand members has at most some hundred thousand rows, read once: under a second
CREATE UNIQUE INDEX "memberships_one_a_year_of_club" ON "memberships" USING btree ("club_id","member_id","year");--> statement-breakpoint
-- checked: as above, the table is read once
CREATE INDEX "memberships_of_club_idx" ON "memberships" USING btree ("club_id","year","id");--> statement-breakpoint
-- checked: as above, the table is read once
CREATE INDEX "memberships_member_idx" ON "memberships" USING btree ("member_id","year");--> statement-breakpoint
-- checked: a few rows a year
CREATE UNIQUE INDEX "membership_fees_of_club_pkey" ON "membership_fees" USING btree ("club_id","year","kind");--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "memberships_of_acting_club" ON "memberships" USING (club_id = acting_club());--> statement-breakpoint
ALTER TABLE "membership_fees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "membership_fees_of_acting_club" ON "membership_fees" USING (club_id = acting_club());--> statement-breakpoint

-- The history names the club of a membership or a fee, if it is not the first.
CREATE OR REPLACE FUNCTION record_fee_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(old) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(new) END;
  told text[] := CASE TG_TABLE_NAME WHEN 'memberships' THEN ARRAY['year'] ELSE ARRAY['year', 'kind'] END
    || CASE WHEN coalesce(becomes, was) ->> 'club_id' <> '1' THEN ARRAY['club_id'] ELSE ARRAY[]::text[] END;
  fields text[] := (
    SELECT array_agg(field) FROM unnest(ARRAY['year', 'kind', 'amount', 'currency_id', 'due_on', 'paid_at', 'paid_by', 'club_id']) AS field
    WHERE field = ANY (told) OR field <> 'club_id' AND was -> field IS DISTINCT FROM becomes -> field
  );
BEGIN
  PERFORM record_member_history(
    CASE TG_TABLE_NAME WHEN 'memberships' THEN 'membership' ELSE 'fee' END,
    lower(TG_OP),
    (coalesce(becomes, was) ->> CASE TG_TABLE_NAME WHEN 'memberships' THEN 'member_id' ELSE 'year' END)::integer,
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(was) WHERE key = ANY (fields) AND (TG_OP = 'UPDATE' OR value <> 'null')),
    (SELECT jsonb_object_agg(key, value) FROM jsonb_each(becomes) WHERE key = ANY (fields) AND (TG_OP = 'UPDATE' OR value <> 'null'))
  );
  RETURN NULL;
END $$;
