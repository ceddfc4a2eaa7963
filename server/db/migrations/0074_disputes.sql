-- Disputes about orders: one at a time, and one by each side. `domain/disputes/moves.ts` has the same table of moves, and a test compares them.
CREATE TABLE "disputes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"opener_id" integer NOT NULL,
	"reason" text NOT NULL,
	"stage" text DEFAULT 'opened' NOT NULL,
	"due_on" date,
	"for_side" text,
	"was_appealed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_once_a_side" UNIQUE("order_id","opener_id"),
	CONSTRAINT "disputes_stage_known" CHECK ("disputes"."stage" in ('opened', 'answered', 'decided', 'appealed', 'closed', 'withdrawn')),
	CONSTRAINT "disputes_reason_known" CHECK ("disputes"."reason" in ('deposit', 'not_as_described', 'ill', 'not_handed_over', 'not_paid', 'papers', 'other')),
	CONSTRAINT "disputes_for_side_known" CHECK ("disputes"."for_side" in ('buyer', 'seller')),
	CONSTRAINT "disputes_due_whole" CHECK (("disputes"."stage" in ('opened', 'decided')) = ("disputes"."due_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_opener_id_users_id_fk" FOREIGN KEY ("opener_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- What one side has withdrawn does not keep the other from opening one.
CREATE UNIQUE INDEX "disputes_one_an_order" ON "disputes" USING btree ("order_id") WHERE stage <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "disputes_due_idx" ON "disputes" USING btree ("due_on") WHERE due_on is not null;--> statement-breakpoint
CREATE INDEX "disputes_with_club_idx" ON "disputes" USING btree ("id") WHERE stage in ('answered', 'appealed');--> statement-breakpoint
CREATE INDEX "disputes_opener_id_idx" ON "disputes" USING btree ("opener_id");--> statement-breakpoint
CREATE TABLE "dispute_moves" (
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "dispute_moves_pk" PRIMARY KEY("from_stage","to_stage","mover","name")
);
--> statement-breakpoint
INSERT INTO dispute_moves (from_stage, to_stage, mover, name) VALUES
  ('opened', 'answered', 'respondent', 'answer'),
  ('opened', 'withdrawn', 'opener', 'withdraw'),
  ('answered', 'withdrawn', 'opener', 'withdraw'),
  ('opened', 'decided', 'site', 'lose'),
  ('opened', 'answered', 'site', 'go_on'),
  ('answered', 'decided', 'club', 'decide'),
  ('decided', 'appealed', 'opener', 'appeal'),
  ('decided', 'appealed', 'respondent', 'appeal'),
  ('appealed', 'closed', 'club', 'decide_again'),
  ('decided', 'closed', 'site', 'rest');
--> statement-breakpoint
-- What each side and the club have said, added to and never changed. The text goes with its writer's account.
CREATE TABLE "dispute_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dispute_id" integer NOT NULL,
	"author_id" integer,
	"kind" text NOT NULL,
	"for_side" text,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_statements_kind_known" CHECK ("dispute_statements"."kind" in ('open', 'answer', 'evidence', 'withdraw', 'lose', 'go_on', 'decide', 'appeal', 'decide_again', 'rest')),
	CONSTRAINT "dispute_statements_for_side_known" CHECK ("dispute_statements"."for_side" in ('buyer', 'seller')),
	CONSTRAINT "dispute_statements_text_length" CHECK (char_length("dispute_statements"."text") between 1 and 3000)
);
--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_statements" ADD CONSTRAINT "dispute_statements_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_statements_dispute_id_idx" ON "dispute_statements" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE INDEX "dispute_statements_author_id_idx" ON "dispute_statements" USING btree ("author_id");--> statement-breakpoint
CREATE FUNCTION check_dispute_author() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_party boolean;
BEGIN
  SELECT new.author_id IN (o.client_id, o.seller_id) INTO is_party FROM disputes d JOIN orders o ON o.id = d.order_id WHERE d.id = new.dispute_id;
  IF (CASE WHEN new.kind IN ('lose', 'go_on', 'rest') THEN new.author_id IS NOT NULL
           WHEN new.kind IN ('decide', 'decide_again') THEN is_party IS NOT FALSE
           ELSE is_party IS NOT TRUE END) THEN
    RAISE EXCEPTION 'member % does not say this in dispute %', new.author_id, new.dispute_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_statements_by_those_heard', TABLE = 'dispute_statements';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER dispute_statements_by_those_heard BEFORE INSERT ON dispute_statements FOR EACH ROW EXECUTE FUNCTION check_dispute_author();
--> statement-breakpoint
CREATE TABLE "dispute_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" integer,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	"for_side" text,
	CONSTRAINT "dispute_events_mover_known" CHECK ("dispute_events"."mover" in ('opener', 'respondent', 'club', 'site', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "dispute_events" ADD CONSTRAINT "dispute_events_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_events_dispute_id_idx" ON "dispute_events" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE TRIGGER dispute_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON dispute_events FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE FUNCTION keep_dispute_statement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR new.text IS NOT NULL OR (old.id, old.dispute_id, old.author_id, old.kind, old.for_side, old.created_at)
      IS DISTINCT FROM (new.id, new.dispute_id, new.author_id, new.kind, new.for_side, new.created_at) THEN
    RAISE EXCEPTION 'statement % stands as written', old.id
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'dispute_statements_stand', TABLE = 'dispute_statements';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER dispute_statements_stand BEFORE UPDATE OR DELETE ON dispute_statements FOR EACH ROW EXECUTE FUNCTION keep_dispute_statement();
--> statement-breakpoint
CREATE FUNCTION refuse_dispute_move(order_id integer, why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the dispute about order % cannot make this move: %', order_id, why
    USING ERRCODE = 'check_violation', CONSTRAINT = 'dispute_move_' || why, TABLE = 'disputes';
END $$;
--> statement-breakpoint
CREATE FUNCTION begin_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.stage <> 'opened' OR new.for_side IS NOT NULL OR new.was_appealed THEN PERFORM refuse_dispute_move(new.order_id, 'stage'); END IF;
  -- Whoever settles the order and whoever opens a dispute about it are one after the other.
  PERFORM FROM orders WHERE id = new.order_id FOR SHARE;
  IF NOT EXISTS (SELECT FROM orders o WHERE o.id = new.order_id AND new.opener_id IN (o.client_id, o.seller_id)
      AND EXISTS (SELECT FROM order_events v WHERE v.order_id = o.id AND order_status(v.to_stage) IN ('accepted', 'completed'))) THEN
    PERFORM refuse_dispute_move(new.order_id, 'order');
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_begin BEFORE INSERT ON disputes FOR EACH ROW EXECUTE FUNCTION begin_dispute();
--> statement-breakpoint
CREATE FUNCTION record_new_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO dispute_events (dispute_id, at, member_id, mover, name, to_stage)
  VALUES (new.id, new.created_at, acting_member(), CASE WHEN acting_member() IS NULL THEN 'operator' ELSE 'opener' END, 'open', new.stage);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_are_recorded AFTER INSERT ON disputes FOR EACH ROW EXECUTE FUNCTION record_new_dispute();
--> statement-breakpoint
CREATE FUNCTION move_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := acting_member();
  o orders;
  chosen dispute_moves;
BEGIN
  IF (new.order_id, new.opener_id, new.reason, new.was_appealed) IS DISTINCT FROM (old.order_id, old.opener_id, old.reason, old.was_appealed) THEN
    PERFORM refuse_dispute_move(old.order_id, 'stage');
  END IF;
  IF new.stage = old.stage THEN
    IF (new.for_side, new.due_on) IS DISTINCT FROM (old.for_side, old.due_on) THEN
      PERFORM refuse_dispute_move(old.order_id, 'stage');
    END IF;
    RETURN new;
  END IF;
  SELECT * INTO o FROM orders WHERE id = new.order_id;
  SELECT * INTO chosen FROM dispute_moves m WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND CASE m.mover
      WHEN 'site' THEN actor IS NULL
      WHEN 'opener' THEN actor IS NULL OR actor = new.opener_id
      WHEN 'respondent' THEN actor IS NULL OR (actor IN (o.client_id, o.seller_id) AND actor <> new.opener_id)
      -- Nobody of the club decides on an order of their own.
      ELSE actor IS NULL OR (actor NOT IN (o.client_id, o.seller_id) AND EXISTS (SELECT FROM user_roles r WHERE r.user_id = actor AND r.role_id = 2)) END
  ORDER BY CASE WHEN actor IS NULL THEN m.mover <> 'site' ELSE m.mover = 'site' END LIMIT 1;
  IF chosen.name IS NULL THEN PERFORM refuse_dispute_move(new.order_id, 'stage'); END IF;
  IF new.stage = 'appealed' THEN
    IF old.was_appealed THEN PERFORM refuse_dispute_move(new.order_id, 'stage'); END IF;
    new.was_appealed := true;
  END IF;
  IF new.stage IN ('decided', 'appealed') AND new.for_side IS NULL THEN PERFORM refuse_dispute_move(new.order_id, 'side'); END IF;
  -- A suspended seller cannot answer, and so does not lose by silence.
  IF chosen.name = 'lose' AND (new.for_side <> 'buyer' OR new.opener_id = o.seller_id
      OR EXISTS (SELECT FROM users u WHERE u.id = o.seller_id AND u.suspended_at IS NOT NULL)) THEN
    PERFORM refuse_dispute_move(new.order_id, 'side');
  END IF;
  IF new.stage NOT IN ('opened', 'decided') THEN new.due_on := NULL; END IF;
  INSERT INTO dispute_events (dispute_id, member_id, mover, name, from_stage, to_stage, for_side)
  VALUES (new.id, actor, CASE WHEN actor IS NULL AND chosen.mover <> 'site' THEN 'operator' ELSE chosen.mover END, chosen.name, old.stage, new.stage, new.for_side);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_keep_to_moves BEFORE UPDATE ON disputes FOR EACH ROW EXECUTE FUNCTION move_dispute();
--> statement-breakpoint
-- The words of former members, kept until the dispute was over.
CREATE FUNCTION forget_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE dispute_statements s SET text = NULL FROM users u
  WHERE s.dispute_id = new.id AND s.text IS NOT NULL AND s.kind NOT IN ('decide', 'decide_again') AND u.id = s.author_id AND u.closed_at IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER disputes_are_forgotten AFTER UPDATE OF stage ON disputes FOR EACH ROW
  WHEN (new.stage IN ('closed', 'withdrawn') AND new.stage <> old.stage) EXECUTE FUNCTION forget_dispute();
--> statement-breakpoint
-- While the club has a dispute, nobody can say that everything is settled; so nobody reviews either.
CREATE FUNCTION settle_without_dispute() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM disputes d WHERE d.order_id = new.id AND d.stage NOT IN ('closed', 'withdrawn')) THEN
    PERFORM refuse_order_move(new.id, 'dispute');
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_settle_without_dispute BEFORE UPDATE OF stage ON orders FOR EACH ROW
  WHEN (new.stage IN ('settled', 'seller_reviewed', 'buyer_reviewed', 'reviewed') AND new.stage <> old.stage) EXECUTE FUNCTION settle_without_dispute();
--> statement-breakpoint
-- One mailbox under several spellings: what follows a plus, and Google's dots.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com' ELSE name || '@' || host END
  FROM (SELECT split_part(split_part(lower(email), '@', 1), '+', 1) AS name, split_part(lower(email), '@', 2) AS host) parts
$$;
--> statement-breakpoint
-- Two accounts of one mailbox, now or before, are one person, who does not review themselves.
CREATE FUNCTION share_mailbox(one integer, other integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  WITH boxes AS (
    SELECT u.id, mailbox_of(u.email) AS box FROM users u WHERE u.id IN (one, other)
    UNION SELECT e.user_id, mailbox_of(e.old_email) FROM email_changes e WHERE e.user_id IN (one, other)
  )
  SELECT EXISTS (SELECT FROM boxes a JOIN boxes b ON a.box = b.box WHERE a.id = one AND b.id = other)
$$;
--> statement-breakpoint
CREATE FUNCTION check_reviewer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF share_mailbox(new.author_id, new.about_id) THEN
    RAISE EXCEPTION 'members % and % share a mailbox', new.author_id, new.about_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reviews_of_others', TABLE = 'reviews';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_of_others AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION check_reviewer();
