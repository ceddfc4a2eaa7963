-- Answers to creating calls, kept for a day: a call that comes again because its answer was lost is answered, not made
-- again. Nobody's calls (joining) stand under member 0.
CREATE TABLE "kept_answers" (
	"member_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" bytea NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_answers_pkey" PRIMARY KEY("member_id","key"),
	CONSTRAINT "kept_answers_key_length" CHECK (char_length("kept_answers"."key") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "kept_answers_created_at_idx" ON "kept_answers" USING btree ("created_at");
--> statement-breakpoint

-- The version of what is shown: another as soon as anything of it is another, whoever and whatever changed it (an import,
-- a merge, a change taken back, a console). Of 48 bits, so that it is a number in every language.
CREATE FUNCTION version_of(shown jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ('x' || substr(md5(shown::text), 1, 12))::bit(48)::bigint
$$;
