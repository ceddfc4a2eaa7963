-- The built files of the last releases: while one takes over from another, each process serves the files of both (server/releases).
CREATE TABLE "release_files" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"release" integer NOT NULL,
	CONSTRAINT "release_files_name_written" CHECK (name ~ '^[A-Za-z0-9_.-]{1,200}$'),
	CONSTRAINT "release_files_numbered" CHECK (release > 0)
);
