-- Decisions that left no leaf of the log (0080, 0147): on litters, titles and tests that the club does not confirm, switches of rules, roles given and ended.

-- What the log states of a row, from its JSON; null while nothing is decided by it. Words of the club are stated by their hash: they may name people.
CREATE FUNCTION desk_facts(noun text, decided jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE noun
    WHEN 'case' THEN
      -- Until it can no longer be taken back, it is none. What is confirmed of titles and tests is stated of the entry itself.
      IF decided ->> 'kind' NOT IN ('litter', 'title', 'test') OR decided ->> 'state' <> 'decided' OR decided ->> 'final_at' IS NOT NULL
        OR (decided ->> 'kind' <> 'litter' AND decided ->> 'outcome' = 'confirmed') THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('kind', decided -> 'kind', 'subject_id', decided -> 'subject_id', 'outcome', decided -> 'outcome',
        'reason', encode(sha256(convert_to(decided ->> 'reason', 'UTF8')), 'hex'), 'club_id', decided -> 'club_id',
        'decided_by', decided -> 'decided_by', 'decided_at', log_moment((decided ->> 'decided_at')::timestamptz));
    WHEN 'rule_switch' THEN
      RETURN jsonb_build_object('club_id', decided -> 'club_id', 'club', decided -> 'club', 'line', decided -> 'line', 'mode', decided -> 'mode',
        'words', encode(sha256(convert_to(nullif(decided -> 'words', 'null')::text, 'UTF8')), 'hex'),
        'set_by', decided -> 'set_by', 'set_at', log_moment((decided ->> 'set_at')::timestamptz));
    WHEN 'role' THEN
      -- Every member has the first.
      IF decided ->> 'role_id' = '1' THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('member_id', decided -> 'user_id', 'role_id', decided -> 'role_id', 'club_id', decided -> 'club_id');
    ELSE RAISE EXCEPTION 'the log knows no %', noun;
  END CASE;
END $$;
--> statement-breakpoint
-- By which the log names a row.
CREATE FUNCTION desk_subject(noun text, decided jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT noun || ':' || CASE noun WHEN 'role' THEN (decided ->> 'user_id') || '-' || (decided ->> 'role_id') ELSE decided ->> 'id' END
$$;
--> statement-breakpoint
CREATE FUNCTION log_desk() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noun text := TG_ARGV[0];
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(old) END;
  present jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(new) END;
  was jsonb := CASE WHEN former IS NOT NULL THEN desk_facts(noun, former) END;
  becomes jsonb := CASE WHEN present IS NOT NULL THEN desk_facts(noun, present) END;
BEGIN
  -- A row that comes to be about another is two decisions: the one that ends, and a new one.
  IF TG_OP = 'UPDATE' AND desk_subject(noun, former) <> desk_subject(noun, present) THEN
    IF was IS NOT NULL THEN PERFORM append_leaf(noun || '_undecided', desk_subject(noun, former), '{}'); END IF;
    IF becomes IS NOT NULL THEN PERFORM append_leaf(noun || '_decided', desk_subject(noun, present), becomes); END IF;
  ELSIF becomes IS DISTINCT FROM was THEN
    PERFORM append_leaf(noun || CASE WHEN becomes IS NULL THEN '_undecided' ELSE '_decided' END,
      desk_subject(noun, coalesce(present, former)), coalesce(becomes, '{}'));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cases_are_logged AFTER INSERT ON cases FOR EACH ROW
  WHEN (new.state = 'decided' AND new.kind IN ('litter', 'title', 'test')) EXECUTE FUNCTION log_desk('case');--> statement-breakpoint
CREATE TRIGGER cases_changed_are_logged AFTER UPDATE ON cases FOR EACH ROW
  WHEN ((old.state = 'decided' OR new.state = 'decided') AND new.kind IN ('litter', 'title', 'test')) EXECUTE FUNCTION log_desk('case');--> statement-breakpoint
CREATE TRIGGER cases_deleted_are_logged AFTER DELETE ON cases FOR EACH ROW
  WHEN (old.state = 'decided' AND old.kind IN ('litter', 'title', 'test')) EXECUTE FUNCTION log_desk('case');--> statement-breakpoint
CREATE TRIGGER club_rule_switches_are_logged AFTER INSERT OR UPDATE OR DELETE ON club_rule_switches FOR EACH ROW EXECUTE FUNCTION log_desk('rule_switch');--> statement-breakpoint
CREATE TRIGGER user_roles_are_logged AFTER INSERT ON user_roles FOR EACH ROW WHEN (new.role_id <> 1) EXECUTE FUNCTION log_desk('role');--> statement-breakpoint
CREATE TRIGGER user_roles_changed_are_logged AFTER UPDATE ON user_roles FOR EACH ROW
  WHEN (old.role_id <> 1 OR new.role_id <> 1) EXECUTE FUNCTION log_desk('role');--> statement-breakpoint
CREATE TRIGGER user_roles_deleted_are_logged AFTER DELETE ON user_roles FOR EACH ROW WHEN (old.role_id <> 1) EXECUTE FUNCTION log_desk('role');
