CREATE INDEX "cats_chip_digits_idx" ON "cats" USING btree (regexp_replace(chip, '[ .-]', '', 'g')) WHERE chip is not null;
