ALTER TABLE "cat_colours" VALIDATE CONSTRAINT "cat_colours_build_known";
