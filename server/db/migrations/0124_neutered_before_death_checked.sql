ALTER TABLE "cats" VALIDATE CONSTRAINT "cats_neutered_on_not_after";
