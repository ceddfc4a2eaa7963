-- outside a transaction
-- What the desk decided before 0197, as it stands when its row is locked: whoever changes it meanwhile has stated it already, or states it after.
-- A step goes on behind the last: from the first case each would read all that were filled before it. Begun anew, it finds what misses all the same.
-- in steps
SELECT append_leaf('case_decided', desk_subject('case', to_jsonb(t)), desk_facts('case', to_jsonb(t))), set_config('filled.cases', t.id::text, false)
FROM (
  SELECT r.* FROM cases r
  WHERE r.id > coalesce(nullif(current_setting('filled.cases', true), ''), '0')::int AND r.state = 'decided' AND r.kind IN ('litter', 'title', 'test') AND desk_facts('case', to_jsonb(r)) IS NOT NULL
    AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('case', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('rule_switch_decided', desk_subject('rule_switch', to_jsonb(t)), desk_facts('rule_switch', to_jsonb(t)))
FROM (
  SELECT r.* FROM club_rule_switches r
  WHERE NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('rule_switch', to_jsonb(r)))
  ORDER BY r.id LIMIT 1000 FOR NO KEY UPDATE
) t;--> statement-breakpoint
-- in steps
SELECT append_leaf('role_decided', desk_subject('role', to_jsonb(t)), desk_facts('role', to_jsonb(t)))
FROM (
  SELECT r.* FROM user_roles r
  WHERE r.role_id <> 1 AND NOT EXISTS (SELECT FROM log_entries e WHERE e.subject = desk_subject('role', to_jsonb(r)))
  ORDER BY r.user_id, r.role_id LIMIT 1000 FOR NO KEY UPDATE
) t;
