-- Every decision of the club is a leaf of the log, not only certificates, registrations and cats (0080).

-- What the log states of a decided thing, from its row as JSON; null while it is not decided. Words of members are not stated: only what is
-- asked for is, by its hash.
CREATE FUNCTION decided_facts(noun text, decided jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  moment text := log_moment((decided ->> 'decided_at')::timestamptz);
BEGIN
  IF noun IN ('correction', 'transfer', 'merge_request') AND decided ->> 'status' NOT IN ('confirmed', 'declined') THEN RETURN NULL; END IF;
  CASE noun
    WHEN 'correction' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'asker_id', decided -> 'asker_id', 'status', decided -> 'status',
        'changes', encode(sha256(convert_to((decided -> 'changes')::text, 'UTF8')), 'hex'),
        'before', encode(sha256(convert_to((decided -> 'before')::text, 'UTF8')), 'hex'),
        'evidence_url', decided -> 'evidence_url', 'decision', decided -> 'decision', 'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'annulment' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'reg_num', decided -> 'reg_num', 'reason', decided -> 'reason',
        'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'transfer' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'asker_id', decided -> 'asker_id', 'direction', decided -> 'direction', 'club', decided -> 'club',
        'number', decided -> 'number', 'titles', decided -> 'titles', 'status', decided -> 'status', 'decision', decided -> 'decision',
        'paper_url', decided -> 'paper_url', 'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'merge_request' THEN
      RETURN jsonb_build_object('kept_id', decided -> 'cat_id', 'gone_id', decided -> 'other_id', 'number', decided -> 'number', 'take', decided -> 'take',
        'asker_id', decided -> 'asker_id', 'status', decided -> 'status', 'decision', decided -> 'decision', 'decided_by', decided -> 'decided_by', 'decided_at', moment);
    WHEN 'ban' THEN
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'from_day', decided -> 'from_day', 'until_day', decided -> 'until_day', 'reason', decided -> 'reason',
        'is_shown', decided -> 'is_shown', 'decided_by', decided -> 'decided_by', 'decided_at', moment,
        'lifted_by', decided -> 'lifted_by', 'lifted_at', log_moment((decided ->> 'lifted_at')::timestamptz));
    WHEN 'credential' THEN
      IF decided ->> 'confirmed_at' IS NULL THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'kind', decided -> 'kind', 'name', decided -> 'name', 'result', decided -> 'result',
        'issued_by', decided -> 'issued_by', 'issued_on', decided -> 'issued_on', 'scan_url', decided -> 'scan_url',
        'confirmed_by', decided -> 'confirmed_by', 'confirmed_at', log_moment((decided ->> 'confirmed_at')::timestamptz));
    WHEN 'litter' THEN
      IF decided ->> 'status' <> 'confirmed' THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('breeder_id', decided -> 'breeder_id', 'dam_id', decided -> 'dam_id', 'sire_id', decided -> 'sire_id', 'born', decided -> 'born',
        'prefix', decided -> 'prefix', 'status', decided -> 'status', 'by_rules', decided -> 'by_rules', 'decided_at', moment);
    WHEN 'cattery_name' THEN
      IF decided ->> 'state' NOT IN ('granted', 'declined', 'ended') THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('name', decided -> 'name', 'holder_id', decided -> 'holder_id', 'state', decided -> 'state');
    ELSE RAISE EXCEPTION 'the log knows no %', noun;
  END CASE;
END $$;
--> statement-breakpoint
CREATE FUNCTION log_decided() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noun text := TG_ARGV[0];
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN decided_facts(noun, to_jsonb(old)) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN decided_facts(noun, to_jsonb(new)) END;
  of_row integer := CASE WHEN TG_OP = 'DELETE' THEN old.id ELSE new.id END;
BEGIN
  IF becomes IS DISTINCT FROM was THEN
    PERFORM append_leaf(noun || CASE WHEN becomes IS NULL THEN '_undecided' ELSE '_decided' END, noun || ':' || of_row, coalesce(becomes, '{}'));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_are_logged AFTER UPDATE OR DELETE ON corrections FOR EACH ROW EXECUTE FUNCTION log_decided('correction');--> statement-breakpoint
CREATE TRIGGER annulments_are_logged AFTER INSERT OR UPDATE OR DELETE ON annulments FOR EACH ROW EXECUTE FUNCTION log_decided('annulment');--> statement-breakpoint
CREATE TRIGGER transfers_are_logged AFTER INSERT OR UPDATE OR DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION log_decided('transfer');--> statement-breakpoint
CREATE TRIGGER merge_requests_are_logged AFTER UPDATE OR DELETE ON merge_requests FOR EACH ROW EXECUTE FUNCTION log_decided('merge_request');--> statement-breakpoint
CREATE TRIGGER breeding_bans_are_logged AFTER INSERT OR UPDATE OR DELETE ON breeding_bans FOR EACH ROW EXECUTE FUNCTION log_decided('ban');--> statement-breakpoint
CREATE TRIGGER credentials_are_logged AFTER INSERT ON credentials FOR EACH ROW
  WHEN (new.confirmed_at IS NOT NULL) EXECUTE FUNCTION log_decided('credential');--> statement-breakpoint
CREATE TRIGGER credentials_changed_are_logged AFTER UPDATE ON credentials FOR EACH ROW
  WHEN (old.confirmed_at IS NOT NULL OR new.confirmed_at IS NOT NULL) EXECUTE FUNCTION log_decided('credential');--> statement-breakpoint
CREATE TRIGGER credentials_deleted_are_logged AFTER DELETE ON credentials FOR EACH ROW
  WHEN (old.confirmed_at IS NOT NULL) EXECUTE FUNCTION log_decided('credential');--> statement-breakpoint
CREATE TRIGGER litters_are_logged AFTER INSERT OR UPDATE OR DELETE ON litters FOR EACH ROW EXECUTE FUNCTION log_decided('litter');--> statement-breakpoint
CREATE TRIGGER cattery_names_are_logged AFTER INSERT OR UPDATE OR DELETE ON cattery_names FOR EACH ROW EXECUTE FUNCTION log_decided('cattery_name');
--> statement-breakpoint
-- What was decided before, as it stands today.
SELECT append_leaf('correction_decided', 'correction:' || id, facts) FROM (SELECT id, decided_facts('correction', to_jsonb(t)) AS facts FROM corrections t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('annulment_decided', 'annulment:' || id, facts) FROM (SELECT id, decided_facts('annulment', to_jsonb(t)) AS facts FROM annulments t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('transfer_decided', 'transfer:' || id, facts) FROM (SELECT id, decided_facts('transfer', to_jsonb(t)) AS facts FROM transfers t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('merge_request_decided', 'merge_request:' || id, facts) FROM (SELECT id, decided_facts('merge_request', to_jsonb(t)) AS facts FROM merge_requests t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('ban_decided', 'ban:' || id, facts) FROM (SELECT id, decided_facts('ban', to_jsonb(t)) AS facts FROM breeding_bans t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('credential_decided', 'credential:' || id, facts) FROM (SELECT id, decided_facts('credential', to_jsonb(t)) AS facts FROM credentials t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('litter_decided', 'litter:' || id, facts) FROM (SELECT id, decided_facts('litter', to_jsonb(t)) AS facts FROM litters t ORDER BY id) decided WHERE facts IS NOT NULL;--> statement-breakpoint
SELECT append_leaf('cattery_name_decided', 'cattery_name:' || id, facts) FROM (SELECT id, decided_facts('cattery_name', to_jsonb(t)) AS facts FROM cattery_names t ORDER BY id) decided WHERE facts IS NOT NULL;
