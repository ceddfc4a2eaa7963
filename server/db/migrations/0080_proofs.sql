-- The log of the club's decisions (domain/proofs): entries commit to facts, a sequencer puts them into a hash tree and signs it.
CREATE TABLE "log_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"members" integer[] DEFAULT '{}' NOT NULL,
	"commitment" "bytea" NOT NULL,
	"salt" "bytea",
	"facts" jsonb,
	CONSTRAINT "log_entries_kind_form" CHECK ("log_entries"."kind" ~ '^[a-z_]{1,60}$'),
	CONSTRAINT "log_entries_subject_form" CHECK ("log_entries"."subject" ~ '^[a-z_]{1,30}:[A-Za-z0-9-]{1,60}$'),
	CONSTRAINT "log_entries_commitment_length" CHECK (octet_length("log_entries"."commitment") = 32),
	CONSTRAINT "log_entries_salt_length" CHECK (octet_length("log_entries"."salt") = 32),
	CONSTRAINT "log_entries_forgotten_whole" CHECK (("log_entries"."salt" is null) = ("log_entries"."facts" is null))
);
--> statement-breakpoint
CREATE INDEX "log_entries_subject_idx" ON "log_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "log_entries_members_idx" ON "log_entries" USING gin ("members");--> statement-breakpoint
CREATE TABLE "log_queue" (
	"entry_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_queue" ADD CONSTRAINT "log_queue_entry_id_log_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."log_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "log_leaves" (
	"index" integer PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	CONSTRAINT "log_leaves_entry_id_key" UNIQUE("entry_id"),
	CONSTRAINT "log_leaves_index_from_zero" CHECK ("log_leaves"."index" >= 0)
);
--> statement-breakpoint
ALTER TABLE "log_leaves" ADD CONSTRAINT "log_leaves_entry_id_log_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."log_entries"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE TABLE "log_nodes" (
	"level" smallint NOT NULL,
	"index" integer NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_nodes_pk" PRIMARY KEY("level","index"),
	CONSTRAINT "log_nodes_hash_length" CHECK (octet_length("log_nodes"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "log_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "log_keys_name_form" CHECK ("log_keys"."name" ~ '^[^[:space:]+]{1,200}$'),
	CONSTRAINT "log_keys_public_key_length" CHECK (octet_length("log_keys"."public_key") = 32)
);
--> statement-breakpoint
CREATE TABLE "log_checkpoints" (
	"size" integer PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"key_id" integer NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "log_checkpoints_size_from_one" CHECK ("log_checkpoints"."size" >= 1)
);
--> statement-breakpoint
ALTER TABLE "log_checkpoints" ADD CONSTRAINT "log_checkpoints_key_id_log_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."log_keys"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint

-- RFC 8785 for what is committed to: names in ASCII, whole numbers. `domain/certificates/canonical.ts` writes the same, and a test compares them.
CREATE FUNCTION canonical_text(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
BEGIN
  CASE jsonb_typeof(value)
    WHEN 'object' THEN
      RETURN '{' || coalesce((
        SELECT string_agg(to_json(name)::text || ':' || canonical_text(part), ',' ORDER BY name COLLATE "C")
        FROM jsonb_each(value) AS parts(name, part)), '') || '}';
    WHEN 'array' THEN
      RETURN '[' || coalesce((
        SELECT string_agg(canonical_text(part), ',' ORDER BY place)
        FROM jsonb_array_elements(value) WITH ORDINALITY AS parts(part, place)), '') || ']';
    ELSE RETURN value::text;
  END CASE;
END $$;
--> statement-breakpoint
CREATE FUNCTION log_moment(moment timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
-- SHA-256 over 32 random bytes and the facts in canonical form.
CREATE FUNCTION log_commitment(salt bytea, kind text, subject text, moment timestamptz, facts jsonb) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(salt || convert_to(canonical_text(
    jsonb_build_object('kind', kind, 'subject', subject, 'at', log_moment(moment), 'facts', facts)), 'UTF8'))
$$;
--> statement-breakpoint
-- Every decision of the club calls this in its transaction. Parallel ones never wait for each other: places in the log are given later, by the
-- sequencer, which hears of new entries by FE020. `about` names the members whose names or words are among the facts.
CREATE FUNCTION append_leaf(decision text, about text, stated jsonb, named integer[] DEFAULT '{}') RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  fresh_salt bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  moment timestamptz := date_trunc('milliseconds', clock_timestamp());
  entry integer;
BEGIN
  INSERT INTO log_entries (kind, subject, at, members, commitment, salt, facts)
  VALUES (decision, about, moment, array_remove(named, NULL),
          log_commitment(fresh_salt, decision, about, moment, stated), fresh_salt, stated)
  RETURNING id INTO entry;
  INSERT INTO log_queue (entry_id) VALUES (entry);
  RAISE NOTICE 'the log has new entries' USING ERRCODE = 'FE020', DETAIL = '[1]';
  RETURN entry;
END $$;
--> statement-breakpoint

-- What is in the log stays there. Only salt and facts of an entry can go, both at once.
CREATE FUNCTION refuse_log_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'log_entries' AND TG_LEVEL = 'ROW' THEN
    IF new.salt IS NULL AND new.facts IS NULL
      AND (to_jsonb(new) - ARRAY['salt', 'facts']) = (to_jsonb(old) - ARRAY['salt', 'facts'])
    THEN
      RETURN new;
    END IF;
  END IF;
  RAISE EXCEPTION 'the log is only ever added to: no %', TG_OP
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'log_append_only', TABLE = TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER log_append_only BEFORE UPDATE ON log_entries FOR EACH ROW EXECUTE FUNCTION refuse_log_change();--> statement-breakpoint
CREATE TRIGGER log_append_only_whole BEFORE DELETE OR TRUNCATE ON log_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();--> statement-breakpoint
CREATE TRIGGER log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_leaves FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();--> statement-breakpoint
CREATE TRIGGER log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_nodes FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();--> statement-breakpoint
CREATE TRIGGER log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_keys FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();--> statement-breakpoint
CREATE TRIGGER log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON log_checkpoints FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change();--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON log_leaves, log_nodes, log_checkpoints FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
-- What a foreign key refers to is locked for it, which takes the right to update.
REVOKE DELETE, TRUNCATE ON log_keys FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON log_entries FROM PUBLIC, CURRENT_USER;--> statement-breakpoint
GRANT UPDATE (salt, facts) ON log_entries TO CURRENT_USER;--> statement-breakpoint

-- What the log states of a certificate: all that is printed, and who stands behind it.
CREATE FUNCTION logged_certificate(certificate certificates) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'code', certificate.code, 'kind', certificate.kind, 'cat_id', certificate.cat_id, 'certified', certificate.certified,
    'fingerprint', certificate.fingerprint, 'words', certificate.words, 'photo_url', certificate.photo_url,
    'owner_id', certificate.owner_id, 'breeder_id', certificate.breeder_id, 'issued_by', certificate.issued_by,
    'issued_at', log_moment(certificate.issued_at))
$$;
--> statement-breakpoint
CREATE FUNCTION logged_certificate_end(certificate certificates) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'code', certificate.code, 'status', certificate.status, 'ended_at', log_moment(certificate.ended_at),
    'reason', certificate.reason, 'revoked_by', certificate.revoked_by)
$$;
--> statement-breakpoint
CREATE FUNCTION logged_application(application applications) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'application_id', application.id, 'cat_id', application.cat_id, 'pedigree_id', application.pedigrees_id,
    'applicant_id', application.applicant_id, 'status', application.status, 'reason', application.reason,
    'decided_by', application.decided_by, 'decided_at', log_moment(application.decided_at))
$$;
--> statement-breakpoint
CREATE FUNCTION logged_cat(logged integer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'registered', c.registered, 'reg_num', c.reg_num, 'prefix', c.cat_name_cattery_prefix, 'name', c.cat_name, 'suffix', c.cat_name_suffix,
    'printed_name', c.printed_name, 'sex', c.sex, 'born', c.cat_birthdate, 'born_precision', c.cat_birthdate_precision,
    'breed', b.ems, 'ems', nullif(k.ems, ''), 'mother_id', c.mother_id, 'father_id', c.father_id,
    'breeder_id', c.breeder_id, 'breeder', c.breeder_not_user)
  FROM cats c JOIN breeds b ON b.id = c.breed_id LEFT JOIN cat_colours k ON k.cat_id = c.id
  WHERE c.id = logged
$$;
--> statement-breakpoint

CREATE FUNCTION log_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM append_leaf('certificate_issued', 'certificate:' || new.code, logged_certificate(new), ARRAY[new.owner_id, new.breeder_id]);
  END IF;
  IF new.status <> 'valid' THEN
    PERFORM append_leaf('certificate_' || new.status, 'certificate:' || new.code, logged_certificate_end(new));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER certificates_are_logged AFTER INSERT ON certificates FOR EACH ROW EXECUTE FUNCTION log_certificate();--> statement-breakpoint
CREATE TRIGGER certificates_ended_are_logged AFTER UPDATE ON certificates FOR EACH ROW
  WHEN (new.status IS DISTINCT FROM old.status) EXECUTE FUNCTION log_certificate();
--> statement-breakpoint

CREATE FUNCTION log_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM append_leaf('registration_deleted', 'application:' || old.id, '{}');
  ELSE
    PERFORM append_leaf('registration_' || new.status, 'application:' || new.id, logged_application(new));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER applications_are_logged AFTER INSERT ON applications FOR EACH ROW
  WHEN (new.status IN ('confirmed', 'declined')) EXECUTE FUNCTION log_application();
--> statement-breakpoint
-- Also when a decision is taken back, or its paper moves to another record.
CREATE TRIGGER applications_changed_are_logged AFTER UPDATE ON applications FOR EACH ROW
  WHEN ((old.status IN ('confirmed', 'declined') OR new.status IN ('confirmed', 'declined')) AND
    (new.status, new.cat_id, new.pedigrees_id, new.applicant_id, new.reason, new.decided_by, new.decided_at)
      IS DISTINCT FROM (old.status, old.cat_id, old.pedigrees_id, old.applicant_id, old.reason, old.decided_by, old.decided_at))
  EXECUTE FUNCTION log_application();
--> statement-breakpoint
CREATE TRIGGER applications_deleted_are_logged AFTER DELETE ON applications FOR EACH ROW
  WHEN (old.status IN ('confirmed', 'declined')) EXECUTE FUNCTION log_application();
--> statement-breakpoint

-- A registered cat, as it was registered and after each change since: what the registry says of it is what the log said last.
CREATE FUNCTION log_cat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM append_leaf('cat_deleted', 'cat:' || old.id, '{}');
  ELSE
    PERFORM append_leaf('cat_recorded', 'cat:' || new.id, logged_cat(new.id));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cats_are_logged AFTER INSERT ON cats FOR EACH ROW WHEN (new.registered = 1) EXECUTE FUNCTION log_cat();--> statement-breakpoint
CREATE TRIGGER cats_changed_are_logged AFTER UPDATE ON cats FOR EACH ROW
  WHEN ((old.registered = 1 OR new.registered = 1) AND
    (new.registered, new.reg_num, new.cat_name_cattery_prefix, new.cat_name, new.cat_name_suffix, new.printed_name, new.sex, new.cat_birthdate,
     new.cat_birthdate_precision, new.breed_id, new.mother_id, new.father_id, new.breeder_id, new.breeder_not_user)
      IS DISTINCT FROM
    (old.registered, old.reg_num, old.cat_name_cattery_prefix, old.cat_name, old.cat_name_suffix, old.printed_name, old.sex, old.cat_birthdate,
     old.cat_birthdate_precision, old.breed_id, old.mother_id, old.father_id, old.breeder_id, old.breeder_not_user))
  EXECUTE FUNCTION log_cat();
--> statement-breakpoint
CREATE TRIGGER cats_deleted_are_logged AFTER DELETE ON cats FOR EACH ROW WHEN (old.registered = 1) EXECUTE FUNCTION log_cat();--> statement-breakpoint

-- Once per statement: most cats of a large import are not registered.
CREATE FUNCTION log_colours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_leaf('cat_recorded', 'cat:' || c.id, logged_cat(c.id))
  FROM changed JOIN cats c ON c.id = changed.cat_id WHERE c.registered = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION log_changed_colours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM append_leaf('cat_recorded', 'cat:' || c.id, logged_cat(c.id))
  FROM changed JOIN former ON former.cat_id = changed.cat_id AND former.ems IS DISTINCT FROM changed.ems
  JOIN cats c ON c.id = changed.cat_id WHERE c.registered = 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER colours_are_logged AFTER INSERT ON cat_colours REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_colours();
--> statement-breakpoint
CREATE TRIGGER colours_changed_are_logged AFTER UPDATE ON cat_colours REFERENCING OLD TABLE AS former NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_changed_colours();
--> statement-breakpoint
CREATE TRIGGER colours_deleted_are_logged AFTER DELETE ON cat_colours REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION log_colours();
--> statement-breakpoint

-- A person who leaves is forgotten: salt and facts go, the place in the log stays. What it said without the names is stated anew.
CREATE FUNCTION forget_member_in_log() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry log_entries;
BEGIN
  FOR entry IN SELECT * FROM log_entries WHERE members @> ARRAY[new.id] AND salt IS NOT NULL ORDER BY id LOOP
    PERFORM append_leaf('entry_forgotten', 'entry:' || entry.id, jsonb_build_object(
      'entry_id', entry.id,
      'rest', CASE WHEN entry.kind = 'certificate_issued'
        THEN entry.facts || jsonb_build_object('certified', entry.facts -> 'certified' || '{"breeder": null, "owner": null}') END));
    UPDATE log_entries SET salt = NULL, facts = NULL WHERE id = entry.id;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_are_forgotten_in_log AFTER UPDATE OF closed_at ON users FOR EACH ROW
  WHEN (new.closed_at IS NOT NULL AND old.closed_at IS NULL) EXECUTE FUNCTION forget_member_in_log();
--> statement-breakpoint

-- What was decided before there was a log, as it stands today.
SELECT append_leaf('registration_' || a.status, 'application:' || a.id, logged_application(a))
FROM applications a WHERE a.status IN ('confirmed', 'declined') ORDER BY a.id;
--> statement-breakpoint
SELECT append_leaf('cat_recorded', 'cat:' || id, logged_cat(id)) FROM cats WHERE registered = 1 ORDER BY id;--> statement-breakpoint
SELECT append_leaf('certificate_issued', 'certificate:' || t.code, logged_certificate(t), ARRAY[t.owner_id, t.breeder_id])
FROM certificates t ORDER BY t.id;
--> statement-breakpoint
SELECT append_leaf('certificate_' || t.status, 'certificate:' || t.code, logged_certificate_end(t))
FROM certificates t WHERE t.status <> 'valid' ORDER BY t.id;
