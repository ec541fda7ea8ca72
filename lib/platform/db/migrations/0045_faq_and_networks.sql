CREATE TABLE "faq_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"topic" text NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(normalize(question || ' ' || answer || ' ' || topic, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faq_entries_question" CHECK (char_length("faq_entries"."question") between 1 and 200),
	CONSTRAINT "faq_entries_answer" CHECK (char_length("faq_entries"."answer") between 1 and 4000),
	CONSTRAINT "faq_entries_topic" CHECK (char_length("faq_entries"."topic") between 1 and 60),
	CONSTRAINT "faq_entries_position" CHECK ("faq_entries"."position" between 1 and 100000)
);
--> statement-breakpoint
ALTER TABLE "site_branding" ADD COLUMN "facebook" text;--> statement-breakpoint
ALTER TABLE "site_branding" ADD COLUMN "instagram" text;--> statement-breakpoint
ALTER TABLE "site_branding" ADD COLUMN "youtube" text;--> statement-breakpoint
ALTER TABLE "site_branding" ADD CONSTRAINT "site_branding_facebook" CHECK ("site_branding"."facebook" ~ '^https://');--> statement-breakpoint
ALTER TABLE "site_branding" ADD CONSTRAINT "site_branding_instagram" CHECK ("site_branding"."instagram" ~ '^https://');--> statement-breakpoint
ALTER TABLE "site_branding" ADD CONSTRAINT "site_branding_youtube" CHECK ("site_branding"."youtube" ~ '^https://');