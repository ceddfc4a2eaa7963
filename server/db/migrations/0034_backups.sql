CREATE TABLE "backups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL,
	"place" text NOT NULL,
	"bytes" bigint,
	"failure" text,
	CONSTRAINT "backups_kind_known" CHECK ("backups"."kind" in ('whole', 'base')),
	CONSTRAINT "backups_made_or_failed" CHECK (("backups"."bytes" is null) = ("backups"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "held_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
