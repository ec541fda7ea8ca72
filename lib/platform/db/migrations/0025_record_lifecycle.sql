CREATE TABLE "record_drafts" (
	"admin_id" uuid NOT NULL,
	"record_table" text NOT NULL,
	"record_id" uuid NOT NULL,
	"title" text NOT NULL,
	"values" jsonb NOT NULL,
	"base" jsonb,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_drafts_admin_id_record_table_record_id_pk" PRIMARY KEY("admin_id","record_table","record_id")
);--> statement-breakpoint
ALTER TABLE "lessons" RENAME TO "all_lessons";--> statement-breakpoint
ALTER TABLE "all_lessons" RENAME CONSTRAINT "lessons_slug_unique" TO "all_lessons_slug_unique";--> statement-breakpoint
ALTER TABLE "questions" RENAME TO "all_questions";--> statement-breakpoint
ALTER TABLE "all_questions" RENAME CONSTRAINT "questions_slug_unique" TO "all_questions_slug_unique";--> statement-breakpoint
ALTER TABLE "all_lessons" RENAME CONSTRAINT "lessons_unit_id_units_id_fk" TO "all_lessons_unit_id_units_id_fk";--> statement-breakpoint
ALTER TABLE "all_questions" RENAME CONSTRAINT "questions_lesson_id_lessons_id_fk" TO "all_questions_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "answers" RENAME CONSTRAINT "answers_question_id_questions_id_fk" TO "answers_question_id_all_questions_id_fk";--> statement-breakpoint
ALTER TABLE "answers" RENAME CONSTRAINT "answers_lesson_id_lessons_id_fk" TO "answers_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "mistakes" RENAME CONSTRAINT "mistakes_lesson_id_lessons_id_fk" TO "mistakes_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "mistakes" RENAME CONSTRAINT "mistakes_question_id_questions_id_fk" TO "mistakes_question_id_all_questions_id_fk";--> statement-breakpoint
ALTER TABLE "spelling_cards" RENAME CONSTRAINT "spelling_cards_lesson_id_lessons_id_fk" TO "spelling_cards_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "check_runs" RENAME CONSTRAINT "check_runs_lesson_id_lessons_id_fk" TO "check_runs_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "cards" RENAME CONSTRAINT "cards_lesson_id_lessons_id_fk" TO "cards_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "check_questions" RENAME CONSTRAINT "check_questions_lesson_id_lessons_id_fk" TO "check_questions_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "lesson_figures" RENAME CONSTRAINT "lesson_figures_lesson_id_lessons_id_fk" TO "lesson_figures_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "tests" RENAME CONSTRAINT "tests_lesson_id_lessons_id_fk" TO "tests_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "lesson_visits" RENAME CONSTRAINT "lesson_visits_lesson_id_lessons_id_fk" TO "lesson_visits_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "bookmarks" RENAME CONSTRAINT "bookmarks_lesson_id_lessons_id_fk" TO "bookmarks_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "notebook_items" RENAME CONSTRAINT "notebook_items_question_id_questions_id_fk" TO "notebook_items_question_id_all_questions_id_fk";--> statement-breakpoint
ALTER TABLE "notebook_items" RENAME CONSTRAINT "notebook_items_lesson_id_lessons_id_fk" TO "notebook_items_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "removed_notes" RENAME CONSTRAINT "removed_notes_question_id_questions_id_fk" TO "removed_notes_question_id_all_questions_id_fk";--> statement-breakpoint
ALTER TABLE "removed_notes" RENAME CONSTRAINT "removed_notes_lesson_id_lessons_id_fk" TO "removed_notes_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "quiz_results" RENAME CONSTRAINT "quiz_results_lesson_id_lessons_id_fk" TO "quiz_results_lesson_id_all_lessons_id_fk";--> statement-breakpoint
ALTER TABLE "question_quality" RENAME CONSTRAINT "question_quality_question_id_questions_id_fk" TO "question_quality_question_id_all_questions_id_fk";--> statement-breakpoint
ALTER TABLE "question_reports" RENAME CONSTRAINT "question_reports_question_id_questions_id_fk" TO "question_reports_question_id_all_questions_id_fk";--> statement-breakpoint
ALTER TABLE "all_lessons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL, ADD COLUMN "is_published" boolean DEFAULT true NOT NULL, ADD COLUMN "binned_at" timestamp with time zone, ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (is_published and binned_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "all_questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL, ADD COLUMN "is_published" boolean DEFAULT true NOT NULL, ADD COLUMN "binned_at" timestamp with time zone, ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (is_published and binned_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "all_lessons" DROP CONSTRAINT "lessons_summary", DROP CONSTRAINT "lessons_script";--> statement-breakpoint
ALTER TABLE "all_lessons" ADD CONSTRAINT "lessons_summary" CHECK (char_length("all_lessons"."summary") between 0 and 160);--> statement-breakpoint
ALTER TABLE "all_lessons" ADD CONSTRAINT "lessons_script" CHECK (char_length("all_lessons"."script") between 0 and 60000);--> statement-breakpoint
ALTER TABLE "all_lessons" ADD CONSTRAINT "lessons_published" CHECK (not "all_lessons"."is_published" or ("all_lessons"."summary" <> '' and "all_lessons"."script" <> ''));--> statement-breakpoint
DROP INDEX "lessons_by_unit";--> statement-breakpoint
DROP INDEX "questions_by_lesson";--> statement-breakpoint
CREATE INDEX "lessons_by_unit" ON "all_lessons" USING btree ("unit_id","position","id","is_shown");--> statement-breakpoint
CREATE INDEX "questions_by_lesson" ON "all_questions" USING btree ("lesson_id","position","is_shown");--> statement-breakpoint
CREATE INDEX "record_drafts_by_record" ON "record_drafts" USING btree ("record_table","record_id");--> statement-breakpoint
ALTER TABLE "fun_quizzes" RENAME COLUMN "is_active" TO "is_published";--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate(normalize(name || ' ' || slug, nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C")) STORED;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fun_quizzes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fun_quizzes" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fun_quizzes" ADD COLUMN "is_shown" boolean GENERATED ALWAYS AS (is_published and binned_at is null) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "record_drafts" ADD CONSTRAINT "record_drafts_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE VIEW "public"."lessons" AS (select "id", "unit_id", "slug", "title", "summary", "keywords", "script", "search_title", "search_text", "search_words", "position", "version", "is_published", "binned_at", "is_shown", "created_at", "updated_at" from "all_lessons" where "all_lessons"."is_shown" = true);--> statement-breakpoint
CREATE VIEW "public"."questions" AS (select "id", "lesson_id", "slug", "key", "kind", "text", "body", "explanation", "is_bonus", "numbers", "calculation", "position", "version", "is_published", "binned_at", "is_shown", "created_at", "updated_at" from "all_questions" where "all_questions"."is_shown" = true);--> statement-breakpoint
DROP INDEX "audit_log_by_record";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "record_title" text;--> statement-breakpoint
CREATE INDEX "audit_log_records" ON "audit_log" USING btree ("id") WHERE "audit_log"."record_table" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_deleted" ON "audit_log" USING btree ("id") WHERE "audit_log"."action" = 'record-delete';--> statement-breakpoint
CREATE INDEX "audit_log_by_record" ON "audit_log" USING btree ("record_id","id");
