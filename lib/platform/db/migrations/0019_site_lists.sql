CREATE TABLE "site_banner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"background_color" text,
	"is_active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_banner_color" CHECK ("site_banner"."background_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "site_banner_html" CHECK (char_length("site_banner"."html") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "site_branding" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand_name" text DEFAULT 'Iskra' NOT NULL,
	"icon" text,
	"logo" text,
	"hero" text,
	"hero_style" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_branding_name" CHECK (char_length("site_branding"."brand_name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "site_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"items" uuid[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_lists_name_unique" UNIQUE("name")
);
--> statement-breakpoint
-- What editors have chosen so far; there was no version of it, so each begins with the first.
INSERT INTO "site_branding" ("id", "brand_name", "icon", "logo", "hero")
SELECT gen_random_uuid(), coalesce(max("brand_name"), 'Iskra'), max("icon"), max("logo"), max("hero") FROM "site_settings";--> statement-breakpoint
INSERT INTO "site_banner" ("id", "html", "background_color", "is_active")
SELECT gen_random_uuid(), coalesce(max("banner_html"), ''), max("banner_color"), coalesce(bool_or("banner_is_active"), false) FROM "site_settings";--> statement-breakpoint
INSERT INTO "site_lists" ("id", "name", "items")
SELECT gen_random_uuid(), "names"."name", CASE "names"."name"
  WHEN 'highlightedQuestions' THEN array(SELECT "question_id" FROM "highlighted_questions" ORDER BY "position")
  ELSE array(
    SELECT "lesson_id" FROM (
      SELECT "lesson_id", "position" FROM "featured_lessons"
        WHERE "list" = CASE "names"."name" WHEN 'highlightedGradeLessons' THEN 'highlighted' ELSE "names"."name" END
      UNION ALL
      SELECT "sponsor_id", "position" FROM "sponsor_placements" WHERE "list" = "names"."name"
    ) "chosen" ORDER BY "position")
  END
FROM unnest(ARRAY['trending', 'fresh', 'highlightedGradeLessons', 'highlightedQuestions', 'bestFriends', 'friends', 'promoSponsors', 'motivationalSponsors', 'kwizSponsor', 'cardsSponsor', 'spajalicaSponsor', 'scriptSponsor', 'testSponsor']) AS "names"("name");--> statement-breakpoint
DROP TABLE "featured_lessons" CASCADE;--> statement-breakpoint
DROP TABLE "highlighted_questions" CASCADE;--> statement-breakpoint
DROP TABLE "site_settings" CASCADE;--> statement-breakpoint
DROP TABLE "sponsor_placements" CASCADE;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "shown_until" date;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name || ' ' || text, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "site_banner_one_row" ON "site_banner" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "site_branding_one_row" ON "site_branding" USING btree ((true));--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_text" CHECK (char_length("sponsors"."text") between 0 and 300);--> statement-breakpoint
ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_days" CHECK ("sponsors"."shown_from" <= "sponsors"."shown_until");