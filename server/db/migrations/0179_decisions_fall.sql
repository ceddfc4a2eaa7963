-- A decision that waits to be carried out falls when what it is about is entered anew: its case waits again in its turn, and the thread says so.
CREATE FUNCTION return_case(of_kind text, of_subject integer) RETURNS integer LANGUAGE sql AS $$
  WITH returned AS (
    UPDATE cases SET state = 'waiting', outcome = NULL, decided_at = NULL, decided_by = NULL, final_at = NULL, checks = NULL, reason = NULL,
      seen_version = NULL, first_by = NULL, first_at = NULL, first_outcome = NULL
    WHERE kind = of_kind AND subject_id = of_subject AND final_at IS NOT NULL
    RETURNING id
  )
  INSERT INTO case_messages (case_id, kind) SELECT id, 'returned' FROM returned RETURNING case_id
$$;
--> statement-breakpoint

-- A confirmed entry whose evidence changes is a new case; a confirmation that is withdrawn, too. One that can still be taken back is not carried out yet.
CREATE OR REPLACE FUNCTION follow_credential() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := CASE WHEN TG_OP <> 'INSERT' THEN CASE WHEN old.kind IN ('title', 'result') THEN 'title' ELSE 'test' END END;
  becomes text := CASE WHEN TG_OP <> 'DELETE' THEN CASE WHEN new.kind IN ('title', 'result') THEN 'title' ELSE 'test' END END;
BEGIN
  IF TG_OP <> 'DELETE' AND new.scan_url IS NOT NULL AND new.confirmed_at IS NULL THEN
    IF was <> becomes THEN PERFORM end_case(was, old.id, 'withdrawn'); END IF;
    IF TG_OP = 'INSERT' OR NOT EXISTS (SELECT FROM cases WHERE kind = becomes AND subject_id = new.id AND final_at IS NOT NULL) THEN
      PERFORM open_case(becomes, new.id, new.cat_id, (SELECT online_owner_id FROM cats WHERE id = new.cat_id));
    ELSIF old IS DISTINCT FROM new THEN
      PERFORM return_case(becomes, new.id);
    END IF;
  ELSIF TG_OP = 'UPDATE' AND new.confirmed_at IS NOT NULL THEN
    PERFORM end_case(was, new.id, 'confirmed', new.confirmed_by);
  ELSIF TG_OP <> 'INSERT' THEN
    PERFORM end_case(was, old.id, 'withdrawn');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- Entered anew until now, such an entry had a second case beside the one that was decided: that one ends. There are as many as decisions of ten minutes.
CREATE FUNCTION pg_temp.end_double_case(of_case integer) RETURNS void LANGUAGE sql AS $$
  UPDATE cases SET state = 'withdrawn', outcome = 'withdrawn', decided_by = NULL, final_at = NULL WHERE id = of_case
$$;
--> statement-breakpoint
SELECT pg_temp.end_double_case(d.id) FROM cases d WHERE d.final_at IS NOT NULL AND d.kind IN ('title', 'test')
  AND EXISTS (SELECT FROM cases o WHERE o.kind = d.kind AND o.subject_id = d.subject_id AND o.state IN ('waiting', 'asked'));
