DROP INDEX "lessons_by_words";--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED;--> statement-breakpoint
CREATE INDEX "lessons_by_words" ON "lessons" USING gin ("search_words");