DROP INDEX "professor_questions_open";--> statement-breakpoint
DROP INDEX "professor_questions_answered_at";--> statement-breakpoint
CREATE INDEX "professor_questions_open" ON "professor_questions" USING btree ("created_at","id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "professor_questions_answered_at" ON "professor_questions" USING btree ("answered_at","id") WHERE answered_at is not null;