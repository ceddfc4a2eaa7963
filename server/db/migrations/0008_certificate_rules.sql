-- What a certificate says of a cat: its one source, for issuing, for checking, and for the triggers below. Facts are
-- compared and fingerprinted as they stand here, so another shape needs another version of it beside this one.

-- The cat (place 1) and the ancestors that are certified, by ahnentafel position, which also ends a recursion over bad data.
CREATE FUNCTION certified_line(certificate_kind text, certified_cat integer)
RETURNS TABLE (place integer, cat_id integer) LANGUAGE sql STABLE AS $$
  WITH RECURSIVE line(place, id, mother_id, father_id) AS (
    SELECT 1, c.id, c.mother_id, c.father_id FROM cats c WHERE c.id = certified_cat
    UNION ALL
    SELECT p.place, c.id, c.mother_id, c.father_id
    FROM line l
    CROSS JOIN LATERAL (VALUES (l.place * 2, l.father_id), (l.place * 2 + 1, l.mother_id)) AS p(place, id)
    JOIN cats c ON c.id = p.id
    WHERE l.place < CASE certificate_kind WHEN 'metric' THEN 2 ELSE 16 END
  )
  SELECT place, id FROM line
$$;
--> statement-breakpoint
CREATE FUNCTION certified_name(member_id integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT first_name || ' ' || last_name FROM users WHERE id = member_id AND closed_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION certified_facts(certificate_kind text, certified_cat integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'version', 1,
    'kind', certificate_kind,
    'cat', (jsonb_agg(facts) FILTER (WHERE place = 1)) -> 0,
    'breeder', (SELECT coalesce(certified_name(breeder_id), breeder_not_user) FROM cats WHERE id = certified_cat),
    'owner', (SELECT certified_name(users_id) FROM cats WHERE id = certified_cat),
    'ancestors', coalesce(jsonb_agg(facts ORDER BY place) FILTER (WHERE place > 1), '[]')
  )
  FROM (
    SELECT l.place, jsonb_build_object(
      'prefix', c.cat_name_cattery_prefix, 'name', c.cat_name, 'suffix', c.cat_name_suffix, 'breed', b.ems,
      'ems', nullif(k.ems, ''), 'reg_num', c.reg_num, 'born', CASE WHEN l.place < 8 THEN c.cat_birthdate END
    ) || CASE l.place WHEN 1 THEN jsonb_build_object('sex', c.sex) ELSE jsonb_build_object('position', l.place) END AS facts
    FROM certified_line(certificate_kind, certified_cat) l
    JOIN cats c ON c.id = l.cat_id
    JOIN breeds b ON b.id = c.breed_id
    LEFT JOIN cat_colours k ON k.cat_id = c.id
  ) AS certified
$$;
--> statement-breakpoint

-- What was certified stays as it was: only the one step from valid to superseded or revoked is open, to nobody more.
CREATE FUNCTION refuse_certificate_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'certificates' THEN
    IF old.status = 'valid' AND new.status <> 'valid'
      AND (to_jsonb(new) - ARRAY['status', 'ended_at', 'reason', 'revoked_by'])
        = (to_jsonb(old) - ARRAY['status', 'ended_at', 'reason', 'revoked_by'])
    THEN
      RETURN new;
    END IF;
  END IF;
  RAISE EXCEPTION 'what was certified is not changed'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'certificates_stay', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER certificates_stay BEFORE UPDATE OR DELETE ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_certificate_change();
--> statement-breakpoint
CREATE TRIGGER certificates_stay_whole BEFORE TRUNCATE ON certificates FOR EACH STATEMENT EXECUTE FUNCTION refuse_certificate_change();
--> statement-breakpoint
CREATE TRIGGER certified_cats_stay BEFORE UPDATE OR DELETE ON certified_cats FOR EACH ROW EXECUTE FUNCTION refuse_certificate_change();
--> statement-breakpoint
CREATE TRIGGER certified_cats_stay_whole BEFORE TRUNCATE ON certified_cats FOR EACH STATEMENT EXECUTE FUNCTION refuse_certificate_change();
--> statement-breakpoint

-- A change of anything certified supersedes: the facts are taken anew and compared, so that a new photo, a chip or a
-- parent beyond the fourth generation leaves a certificate valid.
CREATE FUNCTION supersede_certificates(candidates integer[]) RETURNS void LANGUAGE sql AS $$
  UPDATE certificates
  SET status = 'superseded', ended_at = now()
  WHERE id = ANY (candidates) AND status = 'valid' AND certified IS DISTINCT FROM certified_facts(kind, cat_id)
$$;
--> statement-breakpoint
CREATE FUNCTION supersede_by_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM supersede_certificates(array_agg(DISTINCT certificate_id))
  FROM certified_cats JOIN changed ON changed.id = certified_cats.cat_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION supersede_by_colours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM supersede_certificates(array_agg(DISTINCT certificate_id))
  FROM certified_cats JOIN changed ON changed.cat_id = certified_cats.cat_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION supersede_by_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM supersede_certificates(array_agg(id))
  FROM certificates WHERE status = 'valid' AND (owner_id = new.id OR breeder_id = new.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_supersede AFTER UPDATE ON cats REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION supersede_by_cats();
--> statement-breakpoint
CREATE TRIGGER colours_supersede_on_insert AFTER INSERT ON cat_colours REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION supersede_by_colours();
--> statement-breakpoint
CREATE TRIGGER colours_supersede_on_update AFTER UPDATE ON cat_colours REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION supersede_by_colours();
--> statement-breakpoint
CREATE TRIGGER colours_supersede_on_delete AFTER DELETE ON cat_colours REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION supersede_by_colours();
--> statement-breakpoint
CREATE TRIGGER members_supersede AFTER UPDATE OF first_name, last_name, closed_at ON users FOR EACH ROW
  WHEN (new.first_name IS DISTINCT FROM old.first_name OR new.last_name IS DISTINCT FROM old.last_name
        OR new.closed_at IS DISTINCT FROM old.closed_at)
  EXECUTE FUNCTION supersede_by_member();
