-- A name by the sound of its words, whatever their order and whichever stand around them: `Silver Forest's Amber` is `Amber of Silver Forest` in
-- either script. Blocks candidates only; `domain/merges/likeness.ts` compares them. What it drops are linking words, titles, countries.
CREATE FUNCTION name_words_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(
    (SELECT string_agg(word, '' ORDER BY word)
     FROM unnest(string_to_array(regexp_replace(regexp_replace(
       replace(replace(replace(replace(replace(replace(replace(replace(replace(translate(replace(replace(replace(replace(replace(replace(replace(
         regexp_replace(regexp_replace(normalize(lower(name), NFD), '[''’`]s\M', '', 'g'), '[\u0300-\u036f''’`ьъ]+', '', 'g'),
         'ж', 'zh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sch'), 'ю', 'iu'), 'я', 'ia'), 'хабвгдезиклмнопрстуфыэієґ', 'habvgdeziklmnoprstufieieg'),
         'kh', 'h'), 'ck', 'k'), 'ph', 'f'), 'tz', 'ts'), 'x', 'ks'), 'w', 'v'), 'j', 'i'), 'y', 'i'), 'c', 'k'),
       '[^a-z0-9]+', ' ', 'g'),
       'a(?=a)|b(?=b)|c(?=c)|d(?=d)|e(?=e)|f(?=f)|g(?=g)|h(?=h)|i(?=i)|k(?=k)|l(?=l)|m(?=m)|n(?=n)|o(?=o)|p(?=p)|q(?=q)|r(?=r)|s(?=s)|t(?=t)|u(?=u)|v(?=v)|z(?=z)', '', 'g'), ' ')) AS word
     WHERE length(word) > 2 AND word <> ALL ('{the,von,vom,van,del,des,della,der,den,dem,zum,aus,auf,les,and,und,gik,sgk,tgk,rgk,dgk,qgk,gek,gip,gep,dsm,dvm,vkh,gkh,est}')),
    lower(name))
$$;
--> statement-breakpoint
-- The digits of a number in a studbook, however its letters are written.
CREATE FUNCTION number_key(number text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ltrim(regexp_replace(number, '[^0-9]+', '', 'g'), '0')
$$;
--> statement-breakpoint
CREATE INDEX "cats_name_words_key_idx" ON "cats" USING btree (name_words_key(search_name), id);--> statement-breakpoint
DROP INDEX "cats_name_key_idx";--> statement-breakpoint
CREATE INDEX "cats_birthdate_idx" ON "cats" USING btree ("cat_birthdate","sex","breed_id");--> statement-breakpoint
CREATE INDEX "cats_number_key_idx" ON "cats" USING btree (number_key(number_elsewhere)) WHERE number_elsewhere is not null;--> statement-breakpoint
CREATE TABLE "different_cats" (
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"said_by" integer NOT NULL,
	"said_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "different_cats_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "different_cats_in_order" CHECK ("different_cats"."one_id" < "different_cats"."other_id")
);
--> statement-breakpoint
ALTER TABLE "different_cats" ADD CONSTRAINT "different_cats_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "different_cats_said_by_idx" ON "different_cats" USING btree ("said_by");--> statement-breakpoint
CREATE INDEX "merges_gone_cat_id_idx" ON "merges" USING btree ("gone_cat_id") WHERE undone_at is null;
