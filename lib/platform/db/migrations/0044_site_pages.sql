CREATE TABLE "site_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"text" text NOT NULL,
	"valid_from" date NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"change_note" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(normalize(title || ' ' || description, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_pages_slug_unique" UNIQUE("slug"),
	CONSTRAINT "site_pages_title" CHECK (char_length("site_pages"."title") between 1 and 80),
	CONSTRAINT "site_pages_description" CHECK (char_length("site_pages"."description") between 1 and 200),
	CONSTRAINT "site_pages_text" CHECK (char_length("site_pages"."text") between 1 and 60000),
	CONSTRAINT "site_pages_note" CHECK (char_length("site_pages"."change_note") between 0 and 300)
);
