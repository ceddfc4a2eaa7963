-- Matings planned by a queen's owner and agreed to by the stud's. `domain/matings/planned.ts` has the same table of moves, and a test compares them.
CREATE TABLE "planned_matings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_matings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"planner_id" integer NOT NULL,
	"stud_member_id" integer NOT NULL,
	"dam_id" integer,
	"sire_id" integer,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"stage" text NOT NULL,
	"mated_from" date,
	"mated_until" date,
	"litter_id" integer,
	"ended_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_matings_stage_known" CHECK ("planned_matings"."stage" in ('asked', 'agreed', 'mated', 'pregnant', 'born', 'empty', 'declined', 'withdrawn', 'void')),
	CONSTRAINT "planned_matings_days_in_order" CHECK ("planned_matings"."until_day" between "planned_matings"."from_day" and "planned_matings"."from_day" + 60),
	CONSTRAINT "planned_matings_mated_as_agreed" CHECK (("planned_matings"."mated_from" is null) = ("planned_matings"."mated_until" is null) and "planned_matings"."mated_from" >= "planned_matings"."from_day" and "planned_matings"."mated_until" between "planned_matings"."mated_from" and "planned_matings"."until_day"),
	CONSTRAINT "planned_matings_mated_whole" CHECK ("planned_matings"."mated_from" is not null or "planned_matings"."stage" not in ('mated', 'pregnant', 'born', 'empty')),
	CONSTRAINT "planned_matings_ended_whole" CHECK (("planned_matings"."stage" = 'void') = ("planned_matings"."ended_by" is not null) and "planned_matings"."ended_by" in ('queen', 'member', 'deceased', 'deleted')),
	CONSTRAINT "planned_matings_cats_whole" CHECK ("planned_matings"."dam_id" is not null and "planned_matings"."sire_id" is not null or "planned_matings"."stage" not in ('asked', 'agreed', 'mated', 'pregnant'))
);
--> statement-breakpoint
ALTER TABLE "planned_matings" ADD CONSTRAINT "planned_matings_planner_id_users_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_matings" ADD CONSTRAINT "planned_matings_stud_member_id_users_id_fk" FOREIGN KEY ("stud_member_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_matings" ADD CONSTRAINT "planned_matings_dam_id_cats_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."cats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_matings" ADD CONSTRAINT "planned_matings_sire_id_cats_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."cats"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_matings" ADD CONSTRAINT "planned_matings_litter_id_litters_id_fk" FOREIGN KEY ("litter_id") REFERENCES "public"."litters"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_matings_planner_id_idx" ON "planned_matings" USING btree ("planner_id","id");--> statement-breakpoint
CREATE INDEX "planned_matings_stud_member_id_idx" ON "planned_matings" USING btree ("stud_member_id","id");--> statement-breakpoint
CREATE INDEX "planned_matings_dam_id_idx" ON "planned_matings" USING btree ("dam_id");--> statement-breakpoint
CREATE INDEX "planned_matings_sire_id_idx" ON "planned_matings" USING btree ("sire_id");--> statement-breakpoint
CREATE INDEX "planned_matings_litter_id_idx" ON "planned_matings" USING btree ("litter_id") WHERE litter_id is not null;--> statement-breakpoint
CREATE INDEX "planned_matings_mated_from_idx" ON "planned_matings" USING btree ("mated_from") WHERE stage in ('mated', 'pregnant');--> statement-breakpoint
CREATE TABLE "mating_moves" (
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "mating_moves_pk" PRIMARY KEY("from_stage","to_stage","mover","name")
);
--> statement-breakpoint
INSERT INTO mating_moves (from_stage, to_stage, mover, name) VALUES
  ('asked', 'agreed', 'stud', 'agree'),
  ('asked', 'declined', 'stud', 'decline'),
  ('agreed', 'declined', 'stud', 'decline'),
  ('asked', 'withdrawn', 'planner', 'withdraw'),
  ('agreed', 'withdrawn', 'planner', 'withdraw'),
  ('agreed', 'mated', 'planner', 'mate'),
  ('mated', 'agreed', 'planner', 'take_back'),
  ('mated', 'pregnant', 'planner', 'expect'),
  ('mated', 'empty', 'planner', 'end_empty'),
  ('pregnant', 'empty', 'planner', 'end_empty'),
  ('mated', 'born', 'planner', 'bear'),
  ('pregnant', 'born', 'planner', 'bear'),
  ('agreed', 'asked', 'site', 'ask_anew'),
  ('asked', 'void', 'site', 'void'),
  ('agreed', 'void', 'site', 'void'),
  ('mated', 'void', 'site', 'void'),
  ('pregnant', 'void', 'site', 'void');
--> statement-breakpoint
-- What happened to each plan, added to and never changed.
CREATE TABLE "mating_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mating_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mating_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"member_id" integer,
	"mover" text NOT NULL,
	"name" text NOT NULL,
	"from_stage" text,
	"to_stage" text NOT NULL,
	CONSTRAINT "mating_events_mover_known" CHECK ("mating_events"."mover" in ('planner', 'stud', 'site', 'operator'))
);
--> statement-breakpoint
ALTER TABLE "mating_events" ADD CONSTRAINT "mating_events_mating_id_planned_matings_id_fk" FOREIGN KEY ("mating_id") REFERENCES "public"."planned_matings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mating_events_mating_id_idx" ON "mating_events" USING btree ("mating_id","id");--> statement-breakpoint
CREATE TRIGGER mating_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON mating_events FOR EACH STATEMENT
  EXECUTE FUNCTION refuse_event_change();
--> statement-breakpoint
CREATE FUNCTION refuse_mating_move(mating_id integer, why text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'planned mating % cannot make this move: %', mating_id, why
    USING ERRCODE = 'check_violation', CONSTRAINT = 'mating_move_' || why, TABLE = 'planned_matings';
END $$;
--> statement-breakpoint
CREATE FUNCTION is_member_away(member integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(suspended_at, closed_at) IS NOT NULL FROM users WHERE id = member
$$;
--> statement-breakpoint
CREATE FUNCTION begin_mating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dam cats;
  sire cats;
BEGIN
  SELECT * INTO dam FROM cats WHERE id = new.dam_id FOR SHARE;
  SELECT * INTO sire FROM cats WHERE id = new.sire_id FOR SHARE;
  IF dam.sex <> 'female' OR sire.sex <> 'male' THEN PERFORM refuse_mating_move(new.id, 'sex'); END IF;
  IF new.planner_id NOT IN (dam.users_id, keeper_of_cat(dam.id)) THEN PERFORM refuse_mating_move(new.id, 'queen'); END IF;
  new.stud_member_id := CASE WHEN new.planner_id = sire.users_id THEN new.planner_id ELSE keeper_of_cat(sire.id) END;
  IF is_member_away(new.stud_member_id) THEN PERFORM refuse_mating_move(new.id, 'away'); END IF;
  IF EXISTS (
    SELECT FROM breeding_bans b
    WHERE b.cat_id IN (new.dam_id, new.sire_id) AND b.lifted_at IS NULL AND b.from_day <= new.until_day AND b.until_day >= new.from_day
  ) THEN
    PERFORM refuse_mating_move(new.id, 'banned');
  END IF;
  -- One's own stud needs nobody's word.
  new.stage := CASE WHEN new.stud_member_id = new.planner_id THEN 'agreed' ELSE 'asked' END;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER planned_matings_begin BEFORE INSERT ON planned_matings FOR EACH ROW EXECUTE FUNCTION begin_mating();
--> statement-breakpoint
CREATE FUNCTION record_new_mating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mating_events (mating_id, at, member_id, mover, name, to_stage)
  VALUES (new.id, new.created_at, acting_member(), CASE WHEN acting_member() IS NULL THEN 'operator' ELSE 'planner' END, 'plan', new.stage);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER planned_matings_are_recorded AFTER INSERT ON planned_matings FOR EACH ROW EXECUTE FUNCTION record_new_mating();
--> statement-breakpoint
-- Two records of one cat made one, or parted. Before `planned_matings_keep_to_moves`, by its name.
CREATE FUNCTION mating_gets_other_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keeper integer := keeper_of_cat(new.sire_id);
BEGIN
  IF NOT EXISTS (SELECT FROM cats c WHERE c.id = new.dam_id AND new.planner_id IN (c.users_id, keeper_of_cat(c.id))) THEN
    new.stage := 'void';
    new.ended_by := 'queen';
    PERFORM say_ids('FEM02', ARRAY[new.id]);
  ELSIF new.stage IN ('asked', 'agreed') AND keeper <> new.stud_member_id
    AND NOT EXISTS (SELECT FROM cats c WHERE c.id = new.sire_id AND c.users_id = new.stud_member_id) THEN
    new.stage := 'asked';
    new.stud_member_id := keeper;
    PERFORM say_ids('FEM01', ARRAY[new.id]);
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER planned_matings_get_other_cat BEFORE UPDATE OF sire_id, dam_id ON planned_matings FOR EACH ROW
  WHEN ((new.sire_id <> old.sire_id OR new.dam_id <> old.dam_id) AND new.stage IN ('asked', 'agreed', 'mated', 'pregnant'))
  EXECUTE FUNCTION mating_gets_other_cat();
--> statement-breakpoint
CREATE FUNCTION move_mating() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  actor integer := acting_member();
  chosen mating_moves;
BEGIN
  -- One's own step comes before the site's.
  SELECT * INTO chosen FROM mating_moves m
  WHERE m.from_stage = old.stage AND m.to_stage = new.stage
    AND (m.mover = 'site' OR actor IS NULL OR actor = CASE m.mover WHEN 'planner' THEN new.planner_id ELSE old.stud_member_id END)
  ORDER BY CASE WHEN actor IS NULL THEN m.mover <> 'site' ELSE m.mover = 'site' END LIMIT 1;
  IF chosen.name IS NULL THEN PERFORM refuse_mating_move(new.id, 'stage'); END IF;
  IF chosen.name = 'agree' AND is_member_away(new.planner_id) THEN PERFORM refuse_mating_move(new.id, 'away'); END IF;
  IF new.stage IN ('asked', 'agreed') THEN
    new.mated_from := NULL;
    new.mated_until := NULL;
  END IF;
  IF chosen.name = 'bear' AND NOT EXISTS (
    SELECT FROM litters l
    WHERE l.id = new.litter_id AND l.dam_id = new.dam_id AND l.sire_id = new.sire_id AND l.breeder_id = new.planner_id
      AND l.born >= new.mated_from
  ) THEN
    PERFORM refuse_mating_move(new.id, 'litter');
  END IF;
  INSERT INTO mating_events (mating_id, member_id, mover, name, from_stage, to_stage)
  VALUES (new.id, actor, CASE WHEN actor IS NULL AND chosen.mover <> 'site' THEN 'operator' ELSE chosen.mover END, chosen.name, old.stage, new.stage);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER planned_matings_keep_to_moves BEFORE UPDATE ON planned_matings FOR EACH ROW
  WHEN (new.stage <> old.stage) EXECUTE FUNCTION move_mating();
--> statement-breakpoint
-- FEM02: plans that the site has ended. Whoever has begun the transaction mails both sides, in the same transaction.
CREATE FUNCTION void_matings(ids integer[], why text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  ended integer[];
BEGIN
  WITH done AS (UPDATE planned_matings SET stage = 'void', ended_by = why WHERE id = ANY (ids) RETURNING id)
  SELECT array_agg(id) INTO ended FROM done;
  PERFORM say_ids('FEM02', ended);
END $$;
--> statement-breakpoint
CREATE FUNCTION cat_of_mating_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keeper integer := keeper_of_cat(new.id);
  ids integer[];
BEGIN
  PERFORM void_matings(
    array(SELECT id FROM planned_matings WHERE dam_id = new.id AND stage IN ('asked', 'agreed', 'mated', 'pregnant')
      AND planner_id NOT IN (new.users_id, keeper) ORDER BY id FOR UPDATE), 'queen');
  -- FEM01: the stud's next owner is asked. What was mated was agreed to by who had the stud then.
  WITH anew AS (
    UPDATE planned_matings SET stage = 'asked', stud_member_id = keeper
    WHERE sire_id = new.id AND stage IN ('asked', 'agreed') AND stud_member_id NOT IN (new.users_id, keeper) RETURNING id
  )
  SELECT array_agg(id) INTO ids FROM anew;
  PERFORM say_ids('FEM01', ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER passed_on_cats_of_matings AFTER UPDATE OF users_id, online_owner_id ON cats FOR EACH ROW
  WHEN (new.users_id <> old.users_id OR new.online_owner_id <> old.online_owner_id) EXECUTE FUNCTION cat_of_mating_changes();
--> statement-breakpoint
CREATE FUNCTION cat_of_mating_dies() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_matings(
    array(SELECT id FROM planned_matings WHERE (dam_id = new.id OR sire_id = new.id) AND stage IN ('asked', 'agreed') ORDER BY id FOR UPDATE), 'deceased');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER deceased_cats_of_matings AFTER UPDATE OF deceased_on, deceased_undated ON cats FOR EACH ROW
  WHEN (new.deceased_on IS NOT NULL AND old.deceased_on IS NULL OR new.deceased_undated > old.deceased_undated)
  EXECUTE FUNCTION cat_of_mating_dies();
--> statement-breakpoint
CREATE FUNCTION cat_of_mating_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_matings(
    array(SELECT id FROM planned_matings WHERE (dam_id = old.id OR sire_id = old.id) AND stage IN ('asked', 'agreed', 'mated', 'pregnant') ORDER BY id FOR UPDATE),
    'deleted');
  RETURN old;
END $$;
--> statement-breakpoint
CREATE TRIGGER deleted_cats_of_matings BEFORE DELETE ON cats FOR EACH ROW EXECUTE FUNCTION cat_of_mating_goes();
--> statement-breakpoint
-- What was mated is the planner's: the stud's owner may leave.
CREATE FUNCTION member_of_mating_goes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_matings(
    array(SELECT id FROM planned_matings
      WHERE planner_id = new.id AND stage IN ('asked', 'agreed', 'mated', 'pregnant') OR stud_member_id = new.id AND stage IN ('asked', 'agreed')
      ORDER BY id FOR UPDATE), 'member');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leaving_members_of_matings AFTER UPDATE OF closed_at ON users FOR EACH ROW
  WHEN (new.closed_at IS NOT NULL AND old.closed_at IS NULL) EXECUTE FUNCTION member_of_mating_goes();
