CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"grade" smallint,
	"title" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
) PARTITION BY LIST ("kind");
--> statement-breakpoint
CREATE TABLE "search_lessons" PARTITION OF "search_documents" FOR VALUES IN ('lesson');--> statement-breakpoint
CREATE TABLE "search_questions" PARTITION OF "search_documents" FOR VALUES IN ('question');--> statement-breakpoint
CREATE TABLE "search_posts" PARTITION OF "search_documents" FOR VALUES IN ('post');--> statement-breakpoint
CREATE TABLE "search_pdfs" PARTITION OF "search_documents" FOR VALUES IN ('pdf');
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"query" text NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "search_misses_query" CHECK (char_length("search_misses"."query") between 2 and 60)
);
--> statement-breakpoint
CREATE TABLE "search_queue" (
	"kind" text NOT NULL,
	"id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"surface" text NOT NULL,
	"keys" text[] NOT NULL,
	"documents" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_documents_by_words" ON "search_documents" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_by_title" ON "search_documents" USING btree ("title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_by_start" ON "search_words" USING btree ("word" text_pattern_ops,"documents");--> statement-breakpoint
CREATE INDEX "search_words_by_key" ON "search_words" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
-- Notes what the search must read again, whoever changed it. What does not change a document is passed
-- over; a restore brings the documents along.
CREATE FUNCTION "mark_searched"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unsearched CONSTANT text[] := '{version,position,updated_at,number,search_text,search_title,search_words}';
BEGIN
  IF coalesce(current_setting('iskra.restoring', true), '') = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(OLD) - unsearched = to_jsonb(NEW) - unsearched THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_queue (kind, id) VALUES (TG_ARGV[0], coalesce(NEW.id, OLD.id));
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "mark_searched" AFTER INSERT OR UPDATE OR DELETE ON "all_lessons" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('lesson');--> statement-breakpoint
CREATE TRIGGER "mark_searched" AFTER INSERT OR UPDATE OR DELETE ON "all_questions" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('question');--> statement-breakpoint
CREATE TRIGGER "mark_searched" AFTER INSERT OR UPDATE OR DELETE ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('post');--> statement-breakpoint
CREATE TRIGGER "mark_searched" AFTER INSERT OR UPDATE OR DELETE ON "pdfs" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('pdf');--> statement-breakpoint
-- What lies below is found by these, and shown or not.
CREATE TRIGGER "mark_searched_below" AFTER UPDATE OF "title", "unit_id", "is_published", "binned_at" ON "all_lessons" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('below lesson');--> statement-breakpoint
CREATE TRIGGER "mark_searched_below" AFTER UPDATE ON "units" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('below unit');--> statement-breakpoint
CREATE TRIGGER "mark_searched_below" AFTER UPDATE ON "literature" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('below literature');--> statement-breakpoint
CREATE TRIGGER "mark_searched_below" AFTER UPDATE ON "subjects" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('below subject');--> statement-breakpoint
CREATE TRIGGER "mark_searched_below" AFTER UPDATE ON "grades" FOR EACH ROW EXECUTE FUNCTION "mark_searched"('below grade');
