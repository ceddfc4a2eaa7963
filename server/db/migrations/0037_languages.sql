-- Which languages there are, the site's texts say.
ALTER TABLE users DROP CONSTRAINT users_locale_known;
--> statement-breakpoint
ALTER TABLE users ADD CONSTRAINT users_locale_written CHECK (locale ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$');
