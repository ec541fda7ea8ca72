ALTER TABLE "professor_questions" ADD COLUMN "distress" text;--> statement-breakpoint
ALTER TABLE "question_reports" ADD COLUMN "distress" text;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_distress" CHECK ("professor_questions"."distress" in ('alarm', 'unsure'));--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_distress" CHECK ("question_reports"."distress" in ('alarm', 'unsure'));