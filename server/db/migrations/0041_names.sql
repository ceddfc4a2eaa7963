-- The name in the other script, and every name by its words: domain/names has the same rules.

CREATE FUNCTION name_in_latin(name text, person boolean) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  part text;
  word text;
  made text;
  result text := '';
BEGIN
  FOREACH part IN ARRAY string_to_array(regexp_replace(normalize(name, NFC), '([^[:alnum:]]+)', '|\1|', 'g'), '|') LOOP
    word := lower(part);
    made := CASE WHEN NOT person THEN '{"фром":"from","кинг":"king","куин":"queen","принс":"prince","принцесс":"princess","леди":"lady","лорд":"lord","мисс":"miss","мистер":"mister","бэби":"baby","гёрл":"girl","энджел":"angel","лавли":"lovely","харт":"heart","дрим":"dream","дримс":"dreams","мэджик":"magic","мэджикал":"magical","мистери":"mystery","сикрет":"secret","соул":"soul","лайф":"life","бьюти":"beauty","бьютифул":"beautiful","свит":"sweet","свити":"sweety","хани":"honey","шугар":"sugar","кэнди":"candy","куки":"cookie","хэппи":"happy","лаки":"lucky","притти":"pretty","литтл":"little","грейт":"great","роял":"royal","нобл":"noble","вайлд":"wild","брейв":"brave","чарм":"charm","грейс":"grace","джой":"joy","хоуп":"hope","глори":"glory","прайд":"pride","ледженд":"legend","санни":"sunny","саншайн":"sunshine","мунлайт":"moonlight","стар":"star","старс":"stars","старлайт":"starlight","скай":"sky","найт":"night","лайт":"light","шайн":"shine","тайм":"time","файр":"fire","флейм":"flame","сноу":"snow","сноуфлейк":"snowflake","винтер":"winter","саммер":"summer","отем":"autumn","спринг":"spring","рейн":"rain","рейнбоу":"rainbow","сторм":"storm","тандер":"thunder","винд":"wind","клауд":"cloud","вайт":"white","блэк":"black","грин":"green","сильвер":"silver","голден":"golden","голд":"gold","смоук":"smoke","смоуки":"smoky","эмбер":"amber","даймонд":"diamond","пёрл":"pearl","руби":"ruby","джуэл":"jewel","кристал":"crystal","форест":"forest","ривер":"river","оушен":"ocean","айленд":"island","маунтин":"mountain","вэлли":"valley","гарден":"garden","хаус":"house","хоум":"home","касл":"castle","лэнд":"land","ворлд":"world","сити":"city","стрит":"street","роуз":"rose","лили":"lily","флауэр":"flower","черри":"cherry","берри":"berry","тайгер":"tiger","лайон":"lion","вульф":"wolf","фокс":"fox","кэтс":"cats","кунс":"coons","тейл":"tail","джек":"jack","джеймс":"james","джон":"john","джордж":"george","чарли":"charlie","вильям":"william","майкл":"michael","майк":"mike","джейн":"jane","грей":"gray","райан":"ryan","брайан":"brian","брюс":"bruce","элис":"alice","саймон":"simon","симба":"simba","оливер":"oliver","оскар":"oscar","рыжик":"ryzhik","елена":"elena","елизавета":"elizaveta","екатерина":"ekaterina","евгений":"evgeny","евгения":"evgeniya","егор":"egor","дмитрий":"dmitry","юрий":"yury","василий":"vasily","анатолий":"anatoly","ольга":"olga","игорь":"igor","татьяна":"tatyana","наталья":"natalya"}'::jsonb ->> word END;
    IF made IS NULL THEN
      made := CASE WHEN person THEN
        translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word, 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'shch'), 'ї', 'yi'), 'є', 'ye'), 'ъ', 'ie'), 'ю', 'iu'), 'я', 'ia'), 'абвгдезиклмнопрстуфыэіґўёйь', 'abvgdeziklmnoprstufyeiguei')
      ELSE
        translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word, 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'shch'), 'ї', 'yi'), 'є', 'ye'), 'ё', 'yo'), 'ю', 'yu'), 'я', 'ya'), 'абвгдезиклмнопрстуфыэіґўйьъ', 'abvgdeziklmnoprstufyeiguy')
      END;
    END IF;
    result := result || CASE
      WHEN part = lower(part) THEN made
      WHEN length(part) > 1 AND part = upper(part) THEN upper(made)
      ELSE upper(left(made, 1)) || substr(made, 2)
    END;
  END LOOP;
  RETURN result;
END $$;
--> statement-breakpoint
CREATE FUNCTION name_in_cyrillic(name text, person boolean) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  part text;
  word text;
  made text;
  result text := '';
BEGIN
  FOREACH part IN ARRAY string_to_array(regexp_replace(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'), '([^[:alnum:]]+)', '|\1|', 'g'), '|') LOOP
    word := lower(part);
    made := '{"of":"оф","the":"зе","and":"энд","from":"фром","my":"май","your":"ё","me":"ми","you":"ю","i":"ай","with":"виз","in":"ин","by":"бай","von":"фон","vom":"фом","de":"де","du":"дю","des":"де","le":"ле","la":"ла","les":"ле","el":"эль","al":"аль","king":"кинг","queen":"куин","prince":"принс","princess":"принцесс","duke":"дюк","lady":"леди","lord":"лорд","sir":"сэр","miss":"мисс","mister":"мистер","baby":"бэби","boy":"бой","girl":"гёрл","man":"мэн","angel":"энджел","love":"лав","lovely":"лавли","heart":"харт","dream":"дрим","dreams":"дримс","magic":"мэджик","magical":"мэджикал","mystery":"мистери","secret":"сикрет","soul":"соул","life":"лайф","beauty":"бьюти","beautiful":"бьютифул","sweet":"свит","sweety":"свити","honey":"хани","sugar":"шугар","candy":"кэнди","cookie":"куки","happy":"хэппи","lucky":"лаки","pretty":"притти","little":"литтл","big":"биг","great":"грейт","royal":"роял","noble":"нобл","wild":"вайлд","free":"фри","brave":"брейв","charm":"чарм","grace":"грейс","joy":"джой","hope":"хоуп","glory":"глори","pride":"прайд","legend":"ледженд","sun":"сан","sunny":"санни","sunshine":"саншайн","moon":"мун","moonlight":"мунлайт","star":"стар","stars":"старс","starlight":"старлайт","sky":"скай","night":"найт","light":"лайт","shine":"шайн","day":"дэй","time":"тайм","fire":"файр","flame":"флейм","ice":"айс","snow":"сноу","snowflake":"сноуфлейк","winter":"винтер","summer":"саммер","autumn":"отем","spring":"спринг","rain":"рейн","rainbow":"рейнбоу","storm":"сторм","thunder":"тандер","wind":"винд","cloud":"клауд","white":"вайт","black":"блэк","blue":"блю","red":"ред","green":"грин","silver":"сильвер","golden":"голден","gold":"голд","smoke":"смоук","smoky":"смоуки","amber":"эмбер","diamond":"даймонд","pearl":"пёрл","ruby":"руби","jewel":"джуэл","crystal":"кристал","forest":"форест","river":"ривер","ocean":"оушен","sea":"си","island":"айленд","mountain":"маунтин","valley":"вэлли","garden":"гарден","house":"хаус","home":"хоум","castle":"касл","land":"лэнд","world":"ворлд","city":"сити","street":"стрит","rose":"роуз","lily":"лили","flower":"флауэр","cherry":"черри","berry":"берри","tiger":"тайгер","lion":"лайон","bear":"бэр","wolf":"вульф","fox":"фокс","cat":"кэт","cats":"кэтс","coon":"кун","coons":"кунс","paw":"по","paws":"поз","tail":"тейл","eyes":"айз","eye":"ай","jack":"джек","james":"джеймс","john":"джон","george":"джордж","charlie":"чарли","william":"вильям","michael":"майкл","mike":"майк","jane":"джейн","grey":"грей","gray":"грей","leo":"лео","ryan":"райан","brian":"брайан","bruce":"брюс","alice":"элис","amy":"эми","simon":"саймон","simba":"симба","oliver":"оливер","oscar":"оскар","ryzhik":"рыжик","elena":"елена","elizaveta":"елизавета","ekaterina":"екатерина","evgeny":"евгений","evgeniya":"евгения","egor":"егор","dmitry":"дмитрий","yury":"юрий","vasily":"василий","anatoly":"анатолий","olga":"ольга","igor":"игорь","tatyana":"татьяна","natalya":"наталья"}'::jsonb ->> word;
    IF made IS NULL THEN
      IF NOT person THEN
        word := regexp_replace(word, '^e', 'э');
      ELSIF word ~ '^i[ua]' THEN
        word := CASE left(word, 2) WHEN 'iu' THEN 'ю' ELSE 'я' END || substr(word, 3);
      END IF;
      word := regexp_replace(word, 'i?ia$', 'ия');
      made := translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word, 'igh', 'ай'), 'gh', 'г'), 'shch', 'щ'), 'sch', 'ш'), 'tch', 'ч'), 'sh', 'ш'), 'zh', 'ж'), 'kh', 'х'), 'ch', 'ч'), 'ph', 'ф'), 'th', 'т'), 'ts', 'ц'), 'tz', 'ц'), 'ck', 'к'), 'qu', 'кв'), 'ce', 'се'), 'ci', 'си'), 'cy', 'си'), 'yo', 'ё'), 'yu', 'ю'), 'ya', 'я'), 'ye', 'е'), 'oo', 'у'), 'ee', 'и'), 'ay', 'ай'), 'ey', 'ей'), 'oy', 'ой'), 'uy', 'уй'), 'iy', 'ий'), 'yy', 'ый'), 'x', 'кс'), 'j', 'дж'), 'ß', 'сс'), 'abcdefghiklmnopqrstuvwyzæœøłđıþð', 'абкдефгхиклмнопкрстуввизээолдитд');
    END IF;
    result := result || CASE
      WHEN part = lower(part) THEN made
      WHEN length(part) > 1 AND part = upper(part) THEN upper(made)
      ELSE upper(left(made, 1)) || substr(made, 2)
    END;
  END LOOP;
  RETURN result;
END $$;
--> statement-breakpoint
CREATE FUNCTION other_script(name text, person boolean) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT CASE
    WHEN name ~ '[Ѐ-ӿ]' THEN name_in_latin(name, person)
    WHEN name ~ '[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]' THEN name_in_cyrillic(name, person)
  END
$$;
--> statement-breakpoint
-- The words of a name by their sound, each once.
CREATE FUNCTION word_keys(name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  word text;
  key text;
  keys text[] := '{}';
BEGIN
  FOREACH word IN ARRAY string_to_array(regexp_replace(lower(translate(normalize(name, NFC), '''’', '')), '[^[:alnum:]]+', ' ', 'g'), ' ') LOOP
    key := CASE WHEN word ~ '[0-9]' THEN word ELSE name_key(word) END;
    IF key <> '' AND key <> ALL (keys) THEN keys := keys || key; END IF;
  END LOOP;
  RETURN keys;
END $$;
--> statement-breakpoint
-- A number by its parts, and by all of it without what parts them.
CREATE FUNCTION number_keys(number text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT ARRAY(
    SELECT DISTINCT part
    FROM regexp_split_to_table(lower(number) || ' ' || regexp_replace(lower(number), '[^[:alnum:]]+', '', 'g'), '[^[:alnum:]]+') AS part
    WHERE part <> ''
  )
$$;
--> statement-breakpoint
CREATE TABLE "cat_names" (
	"cat_id" integer PRIMARY KEY NOT NULL,
	"other" text,
	"corrected" boolean DEFAULT false NOT NULL,
	"letters" smallint NOT NULL,
	"keys" text NOT NULL,
	CONSTRAINT "cat_names_other_length" CHECK (char_length("cat_names"."other") between 1 and 1000),
	CONSTRAINT "cat_names_single_line" CHECK (is_single_line("cat_names"."other"))
);
--> statement-breakpoint
CREATE TABLE "cat_words" (
	"word" text COLLATE "C" NOT NULL,
	"letters" smallint NOT NULL,
	"cat_id" integer NOT NULL,
	CONSTRAINT "cat_words_pkey" PRIMARY KEY("word","letters","cat_id")
);
--> statement-breakpoint
-- Each word once, or a few times where two were added at the same moment: nobody waits for another's new words.
CREATE TABLE "search_words" (
	"word" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
-- One statement for all cats that came at once: their words are made once each, however many cats have them.
CREATE FUNCTION name_new_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH cat AS (
    SELECT id, concat_ws(' ', cat_name_cattery_prefix, cat_name, cat_name_suffix) AS name, reg_num, number_elsewhere FROM added
  ), token AS MATERIALIZED (
    SELECT cat.id, cat.name ~ '[Ѐ-ӿ]' AS cyrillic, t.token, t.place
    FROM cat CROSS JOIN LATERAL string_to_table(cat.name, ' ') WITH ORDINALITY AS t(token, place)
  ), made AS MATERIALIZED (
    SELECT token, cyrillic, other, word_keys(token || ' ' || other) AS keys
    FROM (SELECT DISTINCT token, cyrillic FROM token) AS once
    CROSS JOIN LATERAL (
      SELECT CASE WHEN cyrillic THEN name_in_latin(token, false) ELSE name_in_cyrillic(token, false) END AS other
    ) AS written
  ), named AS (
    SELECT token.id, string_agg(made.other, ' ' ORDER BY token.place) AS other, string_agg(array_to_string(made.keys, ' '), ' ') AS keys
    FROM token JOIN made USING (token, cyrillic)
    GROUP BY token.id
  ), stored AS (
    INSERT INTO cat_names (cat_id, other, letters, keys)
    SELECT cat.id, nullif(named.other, cat.name), char_length(cat.name),
      concat_ws(' ', '', named.keys, array_to_string(number_keys(cat.reg_num), ' '), array_to_string(number_keys(cat.number_elsewhere), ' '))
    FROM cat JOIN named ON named.id = cat.id
    RETURNING cat_id, letters, keys
  ), words AS MATERIALIZED (
    SELECT DISTINCT word, letters, cat_id FROM stored CROSS JOIN LATERAL string_to_table(keys, ' ') AS word WHERE word <> ''
  ), new_words AS (
    INSERT INTO search_words (word)
    SELECT word FROM (SELECT DISTINCT word FROM words) AS once
    WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = once.word)
  )
  INSERT INTO cat_words (word, letters, cat_id) SELECT word, letters, cat_id FROM words ORDER BY word, letters, cat_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION name_changed_cat() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  name CONSTANT text := concat_ws(' ', new.cat_name_cattery_prefix, new.cat_name, new.cat_name_suffix);
BEGIN
  UPDATE cat_names SET
    other = CASE WHEN corrected AND new.search_name = old.search_name THEN other ELSE nullif(other_script(name, false), name) END,
    corrected = corrected AND new.search_name = old.search_name,
    letters = char_length(name)
  WHERE cat_id = new.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is looked for follows from the name, its other form and the numbers.
CREATE FUNCTION word_changed_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cat_words w USING string_to_table(old.keys, ' ') AS key
  WHERE w.word = key AND w.letters = old.letters AND w.cat_id = old.cat_id;
  IF TG_OP = 'DELETE' THEN RETURN old; END IF;
  SELECT concat_ws(' ', '', array_to_string(word_keys(concat_ws(' ', c.search_name, new.other)), ' '),
    array_to_string(number_keys(c.reg_num), ' '), array_to_string(number_keys(c.number_elsewhere), ' '))
  INTO new.keys FROM cats c WHERE c.id = new.cat_id;
  INSERT INTO cat_words (word, letters, cat_id)
  SELECT DISTINCT word, new.letters, new.cat_id FROM string_to_table(new.keys, ' ') AS word WHERE word <> '';
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM string_to_table(new.keys, ' ') AS word
  WHERE word <> '' AND NOT EXISTS (SELECT FROM search_words s WHERE s.word = word.word);
  RETURN new;
END $$;
--> statement-breakpoint
CREATE FUNCTION forget_names_of_cats() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM cat_names USING removed WHERE cat_names.cat_id = removed.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The cats that are there.
WITH cat AS (
  SELECT id, concat_ws(' ', cat_name_cattery_prefix, cat_name, cat_name_suffix) AS name, reg_num, number_elsewhere FROM cats
), token AS MATERIALIZED (
  SELECT cat.id, cat.name ~ '[Ѐ-ӿ]' AS cyrillic, t.token, t.place
  FROM cat CROSS JOIN LATERAL string_to_table(cat.name, ' ') WITH ORDINALITY AS t(token, place)
), made AS MATERIALIZED (
  SELECT token, cyrillic, other, word_keys(token || ' ' || other) AS keys
  FROM (SELECT DISTINCT token, cyrillic FROM token) AS once
  CROSS JOIN LATERAL (
    SELECT CASE WHEN cyrillic THEN name_in_latin(token, false) ELSE name_in_cyrillic(token, false) END AS other
  ) AS written
), named AS (
  SELECT token.id, string_agg(made.other, ' ' ORDER BY token.place) AS other, string_agg(array_to_string(made.keys, ' '), ' ') AS keys
  FROM token JOIN made USING (token, cyrillic)
  GROUP BY token.id
), stored AS (
  INSERT INTO cat_names (cat_id, other, letters, keys)
  SELECT cat.id, nullif(named.other, cat.name), char_length(cat.name),
    concat_ws(' ', '', named.keys, array_to_string(number_keys(cat.reg_num), ' '), array_to_string(number_keys(cat.number_elsewhere), ' '))
  FROM cat JOIN named ON named.id = cat.id
  RETURNING cat_id, letters, keys
), words AS MATERIALIZED (
  SELECT DISTINCT word, letters, cat_id FROM stored CROSS JOIN LATERAL string_to_table(keys, ' ') AS word WHERE word <> ''
), new_words AS (
  INSERT INTO search_words (word)
  SELECT word FROM (SELECT DISTINCT word FROM words) AS once
  WHERE NOT EXISTS (SELECT FROM search_words s WHERE s.word = once.word)
)
INSERT INTO cat_words (word, letters, cat_id) SELECT word, letters, cat_id FROM words ORDER BY word, letters, cat_id;
--> statement-breakpoint
CREATE TRIGGER cats_named AFTER INSERT ON cats REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION name_new_cats();
--> statement-breakpoint
CREATE TRIGGER cats_renamed AFTER UPDATE OF cat_name, cat_name_cattery_prefix, cat_name_suffix, reg_num, number_elsewhere ON cats
  FOR EACH ROW WHEN (
    new.cat_name IS DISTINCT FROM old.cat_name
    OR new.cat_name_cattery_prefix IS DISTINCT FROM old.cat_name_cattery_prefix
    OR new.cat_name_suffix IS DISTINCT FROM old.cat_name_suffix
    OR new.reg_num IS DISTINCT FROM old.reg_num
    OR new.number_elsewhere IS DISTINCT FROM old.number_elsewhere
  )
  EXECUTE FUNCTION name_changed_cat();
--> statement-breakpoint
CREATE TRIGGER cats_forgotten AFTER DELETE ON cats REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION forget_names_of_cats();
--> statement-breakpoint
CREATE TRIGGER cat_names_worded BEFORE UPDATE OR DELETE ON cat_names FOR EACH ROW EXECUTE FUNCTION word_changed_names();
--> statement-breakpoint
CREATE INDEX "search_words_word_idx" ON "search_words" USING btree ("word");
--> statement-breakpoint
CREATE INDEX "search_words_typo_idx" ON "search_words" USING gin ("word" gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "other_name_given" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "other_name" text GENERATED ALWAYS AS (coalesce(other_name_given, other_script(first_name || ' ' || last_name, true))) STORED;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_other_name_given_length" CHECK (char_length("users"."other_name_given") between 3 and 33 and is_single_line("users"."other_name_given"));
--> statement-breakpoint
-- The keys of a member's names, and of their other form: each may be what somebody begins with.
CREATE INDEX "users_first_key_idx" ON "users" USING btree (name_key("first_name") text_pattern_ops) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX "users_last_key_idx" ON "users" USING btree (name_key("last_name") text_pattern_ops) WHERE closed_at IS NULL;
--> statement-breakpoint
CREATE INDEX "catteries_name_key_idx" ON "catteries" USING btree (name_key("cattery_name") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "cats_chip_idx" ON "cats" USING btree (lower("chip")) WHERE chip IS NOT NULL;
