-- Separately, so that writers do not wait while the rows are read.
ALTER TABLE "user_roles" VALIDATE CONSTRAINT "user_roles_role_known";
