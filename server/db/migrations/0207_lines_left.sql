ALTER TABLE "imports" ADD COLUMN "lines_left" jsonb DEFAULT '{"count":0,"lines":[]}'::jsonb NOT NULL;
