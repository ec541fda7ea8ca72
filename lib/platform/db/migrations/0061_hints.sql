DROP VIEW "public"."questions";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "hints" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "all_questions" ADD COLUMN "hints" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "question_editions" ADD COLUMN "hints" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE VIEW "public"."questions" AS (select "id", "lesson_id", "slug", "number", "key", "kind", "text", "body", "explanation", "is_bonus", "is_in_knowledge_base", "numbers", "hints", "calculation", "position", "search_text", "edition", "version", "is_published", "binned_at", "is_shown", "created_at", "updated_at" from "all_questions" where "all_questions"."is_shown" = true);--> statement-breakpoint
-- Hints belong to an edition, as the explanation does.
CREATE OR REPLACE FUNCTION "keep_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.edition := OLD.edition;
    IF (NEW.text, NEW.body, NEW.explanation, NEW.numbers, NEW.hints)
      IS NOT DISTINCT FROM (OLD.text, OLD.body, OLD.explanation, OLD.numbers, OLD.hints) THEN
      RETURN NEW;
    END IF;
    NEW.edition := OLD.edition + 1;
  ELSIF NOT EXISTS (SELECT FROM tests WHERE question_ids @> ARRAY[OLD.id]) THEN
    RETURN OLD;
  END IF;
  INSERT INTO question_editions
    (question_id, number, slug, text, body, explanation, is_bonus, numbers, hints)
  VALUES (OLD.id, OLD.edition, OLD.slug, OLD.text, OLD.body, OLD.explanation, OLD.is_bonus,
    OLD.numbers, OLD.hints)
  ON CONFLICT DO NOTHING;
  RETURN coalesce(NEW, OLD);
END;
$$;--> statement-breakpoint
-- Pictures and recordings of hints count as used, too.
DROP INDEX "questions_with_images";--> statement-breakpoint
CREATE INDEX "questions_with_images" ON "all_questions" USING btree ("id") WHERE "text" like '%/slike/%' or "body"::text like '%/slike/%' or "explanation" like '%/slike/%' or "hints"::text like '%/slike/%';--> statement-breakpoint
DROP INDEX "questions_with_sounds";--> statement-breakpoint
CREATE INDEX "questions_with_sounds" ON "all_questions" USING btree ("id") WHERE "text" like '%/snimke/%' or "body"::text like '%/snimke/%' or "explanation" like '%/snimke/%' or "hints"::text like '%/snimke/%';
