CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"derived" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_type" CHECK ("stored_files"."type" in ('image/webp', 'application/pdf'))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"file_id" uuid NOT NULL,
	"crop" jsonb,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name || ' ' || alt || ' ' || slug, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_slug_unique" UNIQUE("slug"),
	CONSTRAINT "images_slug" CHECK ("images"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("images"."slug") <= 120),
	CONSTRAINT "images_name" CHECK (char_length("images"."name") between 1 and 120),
	CONSTRAINT "images_alt" CHECK (char_length("images"."alt") between 1 and 300),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"file_id" uuid NOT NULL,
	"thumbnail_id" uuid NOT NULL,
	"pages" integer NOT NULL,
	"text" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pdfs_name" CHECK (char_length("pdfs"."name") between 1 and 200),
	CONSTRAINT "pdfs_text" CHECK (char_length("pdfs"."text") between 0 and 1000000),
	CONSTRAINT "pdfs_pages" CHECK ("pdfs"."pages" > 0)
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdfs" ADD CONSTRAINT "pdfs_thumbnail_id_stored_files_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."stored_files"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_files_by_time" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_by_file" ON "images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "pdfs_by_file" ON "pdfs" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "pdfs_by_thumbnail" ON "pdfs" USING btree ("thumbnail_id");--> statement-breakpoint
-- Rows that name an image of the library (lib/images/uses): few, so that finding them is quick.
CREATE INDEX "lessons_with_images" ON "lessons" USING btree ("id") WHERE "script" like '%/slike/%';--> statement-breakpoint
CREATE INDEX "questions_with_images" ON "questions" USING btree ("id") WHERE "text" like '%/slike/%' or "body"::text like '%/slike/%' or "explanation" like '%/slike/%';--> statement-breakpoint
CREATE INDEX "cards_with_images" ON "cards" USING btree ("id") WHERE "front" like '%/slike/%' or "back" like '%/slike/%';--> statement-breakpoint
CREATE INDEX "check_questions_with_images" ON "check_questions" USING btree ("id") WHERE "prompt" like '%/slike/%' or "model_answer" like '%/slike/%' or "key_points"::text like '%/slike/%';
