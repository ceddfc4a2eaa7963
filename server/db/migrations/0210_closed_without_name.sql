-- A closed account keeps no name in the other script. The release before still closes accounts with it: a check can come with the next.
-- checked: closed accounts whose members had given that name are few, and nobody else writes their rows
UPDATE users SET other_name_given = NULL WHERE closed_at IS NOT NULL AND other_name_given IS NOT NULL;
