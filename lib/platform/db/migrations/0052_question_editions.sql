CREATE TABLE "question_editions" (
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"slug" text NOT NULL,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"explanation" text,
	"is_bonus" boolean NOT NULL,
	"numbers" text,
	"corrected_at" timestamp with time zone,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_editions_question_id_number_pk" PRIMARY KEY("question_id","number")
);
--> statement-breakpoint
DROP VIEW "public"."questions";--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mistakes" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "editions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "all_questions" ADD COLUMN "edition" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "question_editions_by_time" ON "question_editions" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "tests_by_question" ON "tests" USING gin ("question_ids");--> statement-breakpoint
CREATE VIEW "public"."questions" AS (select "id", "lesson_id", "slug", "number", "key", "kind", "text", "body", "explanation", "is_bonus", "is_in_knowledge_base", "numbers", "calculation", "position", "search_text", "edition", "version", "is_published", "binned_at", "is_shown", "created_at", "updated_at" from "all_questions" where "all_questions"."is_shown" = true);--> statement-breakpoint
-- Keeps what a question said before it changes, whoever changes it, and what a test asks when it goes.
CREATE FUNCTION "keep_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    NEW.edition := OLD.edition;
    IF (NEW.text, NEW.body, NEW.explanation, NEW.numbers)
      IS NOT DISTINCT FROM (OLD.text, OLD.body, OLD.explanation, OLD.numbers) THEN
      RETURN NEW;
    END IF;
    NEW.edition := OLD.edition + 1;
  ELSIF NOT EXISTS (SELECT FROM tests WHERE question_ids @> ARRAY[OLD.id]) THEN
    RETURN OLD;
  END IF;
  INSERT INTO question_editions
    (question_id, number, slug, text, body, explanation, is_bonus, numbers)
  VALUES (OLD.id, OLD.edition, OLD.slug, OLD.text, OLD.body, OLD.explanation, OLD.is_bonus, OLD.numbers)
  ON CONFLICT DO NOTHING;
  RETURN coalesce(NEW, OLD);
END;
$$;--> statement-breakpoint
CREATE TRIGGER "keep_edition" BEFORE UPDATE OR DELETE ON "all_questions" FOR EACH ROW EXECUTE FUNCTION "keep_edition"();
