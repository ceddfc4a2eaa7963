ALTER TABLE "imports" ADD COLUMN "columns_left" jsonb DEFAULT '[]'::jsonb NOT NULL;
