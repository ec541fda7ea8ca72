DROP VIEW "public"."questions";--> statement-breakpoint
DROP INDEX "questions_for_editors";--> statement-breakpoint
ALTER TABLE "all_questions" ADD COLUMN "is_in_knowledge_base" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_for_editors" ON "all_questions" USING btree ("lesson_id","position","id","kind","is_published","is_bonus","is_in_knowledge_base","search_text") WHERE binned_at is null;--> statement-breakpoint
CREATE VIEW "public"."questions" AS (select "id", "lesson_id", "slug", "key", "kind", "text", "body", "explanation", "is_bonus", "is_in_knowledge_base", "numbers", "calculation", "position", "search_text", "version", "is_published", "binned_at", "is_shown", "created_at", "updated_at" from "all_questions" where "all_questions"."is_shown" = true);