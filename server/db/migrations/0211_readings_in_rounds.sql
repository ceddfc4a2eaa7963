-- Scans are read in rounds, one of each member after the other: how many of the sender's own came before.
ALTER TABLE "readings" ADD COLUMN "round" smallint DEFAULT 0 NOT NULL;
