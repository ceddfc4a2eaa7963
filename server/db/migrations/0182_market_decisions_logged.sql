-- The club's decisions about the market left no leaf of the log (0080, 0197): ads taken down, held ads and reports decided, disputes and their appeals, chip proofs, marks of sellers.

-- Words are stated by their hash: they may name people. Of a chip the last four figures, which everybody sees: a hash of fifteen hides none.
CREATE FUNCTION market_facts(noun text, decided jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE noun
    WHEN 'taken_down_ad' THEN
      RETURN jsonb_build_object('sale_id', decided -> 'sale_id', 'seller_id', decided -> 'seller_id', 'owner_id', decided -> 'owner_id',
        'reason', encode(sha256(convert_to(decided ->> 'reason', 'UTF8')), 'hex'),
        'taken_down_by', decided -> 'taken_down_by', 'taken_down_at', log_moment((decided ->> 'taken_down_at')::timestamptz),
        'lifted_by', decided -> 'lifted_by', 'lifted_at', log_moment((decided ->> 'lifted_at')::timestamptz));
    WHEN 'ad_report' THEN
      IF decided ->> 'status' = 'open' THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('sale_id', decided -> 'sale_id', 'seller_id', decided -> 'seller_id', 'owner_id', decided -> 'owner_id',
        'reporter_id', decided -> 'reporter_id', 'reason', decided -> 'reason', 'status', decided -> 'status',
        'note', encode(sha256(convert_to(decided ->> 'note', 'UTF8')), 'hex'),
        'decided_by', decided -> 'decided_by', 'decided_at', log_moment((decided ->> 'decided_at')::timestamptz));
    WHEN 'held_ad' THEN
      -- What the seller withdraws, or sets right, nobody has decided.
      IF decided ->> 'decided_by' IS NULL THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('sale_id', decided -> 'sale_id', 'seller_id', decided -> 'seller_id', 'owner_id', decided -> 'owner_id',
        'reasons', decided -> 'reasons', 'outcome', decided -> 'outcome', 'note', encode(sha256(convert_to(decided ->> 'note', 'UTF8')), 'hex'),
        'decided_by', decided -> 'decided_by', 'decided_at', log_moment((decided ->> 'decided_at')::timestamptz));
    WHEN 'dispute' THEN
      -- Also by the site, of a seller who does not answer.
      IF decided ->> 'for_side' IS NULL THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('order_id', decided -> 'order_id', 'opener_id', decided -> 'opener_id', 'reason', decided -> 'reason',
        'stage', decided -> 'stage', 'for_side', decided -> 'for_side', 'was_appealed', decided -> 'was_appealed');
    WHEN 'ruling' THEN
      IF decided ->> 'kind' NOT IN ('decide', 'decide_again') THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('dispute_id', decided -> 'dispute_id', 'kind', decided -> 'kind', 'for_side', decided -> 'for_side',
        'text', encode(sha256(convert_to(decided ->> 'text', 'UTF8')), 'hex'),
        'decided_by', decided -> 'author_id', 'decided_at', log_moment((decided ->> 'created_at')::timestamptz));
    WHEN 'chip_proof' THEN
      IF decided ->> 'status' NOT IN ('confirmed', 'declined') THEN RETURN NULL; END IF;
      RETURN jsonb_build_object('cat_id', decided -> 'cat_id', 'seller_id', decided -> 'seller_id', 'status', decided -> 'status',
        'chip_ends', right(decided ->> 'chip', 4), 'reason', encode(sha256(convert_to(decided ->> 'reason', 'UTF8')), 'hex'),
        'decided_by', decided -> 'decided_by', 'decided_at', log_moment((decided ->> 'decided_at')::timestamptz));
    WHEN 'seller_mark' THEN
      RETURN jsonb_build_object('member_id', decided -> 'member_id', 'mark', decided -> 'mark', 'marked_by', decided -> 'marked_by',
        'marked_at', log_moment((decided ->> 'marked_at')::timestamptz), 'withdrawn_by', decided -> 'withdrawn_by',
        'withdrawn_at', log_moment((decided ->> 'withdrawn_at')::timestamptz), 'reason', encode(sha256(convert_to(decided ->> 'reason', 'UTF8')), 'hex'));
    ELSE RAISE EXCEPTION 'the log knows no %', noun;
  END CASE;
END $$;
--> statement-breakpoint
-- As of 0197, but that the market's are stated there.
CREATE OR REPLACE FUNCTION desk_facts(noun text, decided jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
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
    ELSE RETURN market_facts(noun, decided);
  END CASE;
END $$;
--> statement-breakpoint
CREATE TRIGGER ad_reports_are_logged AFTER INSERT ON ad_reports FOR EACH ROW WHEN (new.status <> 'open') EXECUTE FUNCTION log_desk('ad_report');--> statement-breakpoint
CREATE TRIGGER ad_reports_changed_are_logged AFTER UPDATE ON ad_reports FOR EACH ROW
  WHEN (old.status <> 'open' OR new.status <> 'open') EXECUTE FUNCTION log_desk('ad_report');--> statement-breakpoint
CREATE TRIGGER ad_reports_deleted_are_logged AFTER DELETE ON ad_reports FOR EACH ROW WHEN (old.status <> 'open') EXECUTE FUNCTION log_desk('ad_report');--> statement-breakpoint
CREATE TRIGGER taken_down_ads_are_logged AFTER INSERT OR UPDATE OR DELETE ON taken_down_ads FOR EACH ROW EXECUTE FUNCTION log_desk('taken_down_ad');--> statement-breakpoint
CREATE TRIGGER held_ads_are_logged AFTER INSERT ON held_ads FOR EACH ROW WHEN (new.decided_by IS NOT NULL) EXECUTE FUNCTION log_desk('held_ad');--> statement-breakpoint
CREATE TRIGGER held_ads_changed_are_logged AFTER UPDATE ON held_ads FOR EACH ROW
  WHEN (old.decided_by IS NOT NULL OR new.decided_by IS NOT NULL) EXECUTE FUNCTION log_desk('held_ad');--> statement-breakpoint
CREATE TRIGGER held_ads_deleted_are_logged AFTER DELETE ON held_ads FOR EACH ROW WHEN (old.decided_by IS NOT NULL) EXECUTE FUNCTION log_desk('held_ad');--> statement-breakpoint
CREATE TRIGGER disputes_are_logged AFTER INSERT OR UPDATE OR DELETE ON disputes FOR EACH ROW EXECUTE FUNCTION log_desk('dispute');--> statement-breakpoint
CREATE TRIGGER rulings_are_logged AFTER INSERT OR UPDATE OR DELETE ON dispute_statements FOR EACH ROW EXECUTE FUNCTION log_desk('ruling');--> statement-breakpoint
CREATE TRIGGER chip_proofs_are_logged AFTER INSERT OR UPDATE OR DELETE ON chip_proofs FOR EACH ROW EXECUTE FUNCTION log_desk('chip_proof');--> statement-breakpoint
CREATE TRIGGER seller_marks_are_logged AFTER INSERT OR UPDATE OR DELETE ON seller_marks FOR EACH ROW EXECUTE FUNCTION log_desk('seller_mark');
