CREATE TABLE "sounds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"file_id" uuid NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name || ' ' || alt || ' ' || slug, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sounds_slug_unique" UNIQUE("slug"),
	CONSTRAINT "sounds_slug" CHECK ("sounds"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("sounds"."slug") <= 120),
	CONSTRAINT "sounds_name" CHECK (char_length("sounds"."name") between 1 and 120),
	CONSTRAINT "sounds_alt" CHECK (char_length("sounds"."alt") between 1 and 300)
);
--> statement-breakpoint
ALTER TABLE "stored_files" DROP CONSTRAINT "stored_files_type";--> statement-breakpoint
ALTER TABLE "sounds" ADD CONSTRAINT "sounds_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sounds_by_name" ON "sounds" USING btree ("name" collate "hr-x-icu","id");--> statement-breakpoint
CREATE INDEX "sounds_by_file" ON "sounds" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_type" CHECK ("stored_files"."type" in ('image/webp', 'application/pdf', 'audio/mpeg', 'audio/mp4'));--> statement-breakpoint
-- Rows that name a recording of the library (lib/images/uses): few, so that finding them is quick.
CREATE INDEX "lessons_with_sounds" ON "all_lessons" USING btree ("id") WHERE "script" like '%/snimke/%';--> statement-breakpoint
CREATE INDEX "questions_with_sounds" ON "all_questions" USING btree ("id") WHERE "text" like '%/snimke/%' or "body"::text like '%/snimke/%' or "explanation" like '%/snimke/%';--> statement-breakpoint
CREATE INDEX "cards_with_sounds" ON "cards" USING btree ("id") WHERE "front" like '%/snimke/%' or "back" like '%/snimke/%';--> statement-breakpoint
CREATE INDEX "check_questions_with_sounds" ON "check_questions" USING btree ("id") WHERE "prompt" like '%/snimke/%' or "model_answer" like '%/snimke/%' or "key_points"::text like '%/snimke/%';
