-- outside a transaction
-- What the club decided about the market before 0182, as it stands when its row is locked: whoever changes it meanwhile has stated it already, or states it after.
-- in steps
SELECT append_leaf('taken_down_ad_decided', desk_subject('taken_down_ad', to_jsonb(t)), desk_facts('taken_down_ad', to_jsonb(t)))
FROM (
  SELECT r.* FROM taken_down_ads r
  WHERE NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('taken_down_ad', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('ad_report_decided', desk_subject('ad_report', to_jsonb(t)), desk_facts('ad_report', to_jsonb(t)))
FROM (
  SELECT r.* FROM ad_reports r
  WHERE r.status <> 'open' AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('ad_report', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('held_ad_decided', desk_subject('held_ad', to_jsonb(t)), desk_facts('held_ad', to_jsonb(t)))
FROM (
  SELECT r.* FROM held_ads r
  WHERE r.decided_by IS NOT NULL AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('held_ad', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('dispute_decided', desk_subject('dispute', to_jsonb(t)), desk_facts('dispute', to_jsonb(t)))
FROM (
  SELECT r.* FROM disputes r
  WHERE r.for_side IS NOT NULL AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('dispute', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('ruling_decided', desk_subject('ruling', to_jsonb(t)), desk_facts('ruling', to_jsonb(t)))
FROM (
  SELECT r.* FROM dispute_statements r
  WHERE r.kind IN ('decide', 'decide_again') AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('ruling', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('chip_proof_decided', desk_subject('chip_proof', to_jsonb(t)), desk_facts('chip_proof', to_jsonb(t)))
FROM (
  SELECT r.* FROM chip_proofs r
  WHERE r.status IN ('confirmed', 'declined') AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('chip_proof', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('seller_mark_decided', desk_subject('seller_mark', to_jsonb(t)), desk_facts('seller_mark', to_jsonb(t)))
FROM (
  SELECT r.* FROM seller_marks r
  WHERE NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('seller_mark', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;
