ALTER TABLE "cat_colours" ADD COLUMN "build" text;
--> statement-breakpoint
ALTER TABLE "cat_colours" ADD CONSTRAINT "cat_colours_build_known" CHECK ("cat_colours"."build" ~ '^(5[1-4])?( ?7[1-3])?( ?8[1-4])?$' and "cat_colours"."build" = trim("cat_colours"."build") and "cat_colours"."build" <> '') NOT VALID;
