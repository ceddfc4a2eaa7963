CREATE TABLE "reference_words" (
	"kind" text NOT NULL,
	"id" smallint NOT NULL,
	"language" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "reference_words_pkey" PRIMARY KEY("kind","id","language"),
	CONSTRAINT "reference_words_kind_known" CHECK ("reference_words"."kind" in ('breed', 'colour', 'country', 'currency')),
	CONSTRAINT "reference_words_word_given" CHECK ("reference_words"."word" <> '')
);
