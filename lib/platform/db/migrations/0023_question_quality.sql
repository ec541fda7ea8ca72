CREATE TABLE "question_quality" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	"chosen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"strength" real DEFAULT 1 NOT NULL,
	"is_weak" boolean DEFAULT false NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"account_id" uuid,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "question_reports_reason" CHECK ("question_reports"."reason" in ('answer', 'unclear', 'other')),
	CONSTRAINT "question_reports_text" CHECK (char_length("question_reports"."text") between 0 and 500)
);
--> statement-breakpoint
DROP INDEX "answers_by_question";--> statement-breakpoint
ALTER TABLE "question_quality" ADD CONSTRAINT "question_quality_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_quality_weak" ON "question_quality" USING btree ("strength") WHERE is_weak;--> statement-breakpoint
CREATE INDEX "question_quality_by_time" ON "question_quality" USING btree ("computed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "question_reports_open" ON "question_reports" USING btree ("question_id","account_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "question_reports_by_question" ON "question_reports" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_reports_by_account" ON "question_reports" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "question_reports_by_day" ON "question_reports" USING btree ("day");--> statement-breakpoint
CREATE INDEX "answers_at" ON "answers" USING brin ("at");--> statement-breakpoint
CREATE INDEX "answers_by_question" ON "answers" USING btree ("question_id","at");