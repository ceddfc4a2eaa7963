ALTER TABLE "certificates" VALIDATE CONSTRAINT "certificates_remarks_object";
