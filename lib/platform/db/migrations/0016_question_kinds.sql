ALTER TABLE "questions" DROP CONSTRAINT "questions_kind";--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_kind" CHECK ("questions"."body" ->> 'kind' = "questions"."kind");