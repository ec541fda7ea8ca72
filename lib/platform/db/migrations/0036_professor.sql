CREATE TABLE "professor_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid,
	"question_id" uuid,
	"own_answer" jsonb,
	"attempt" uuid,
	"outcome" text,
	"text" text NOT NULL,
	"file_id" uuid,
	"promised_at" timestamp with time zone NOT NULL,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"draft" text DEFAULT '' NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"is_seen" boolean DEFAULT false NOT NULL,
	"knowledge_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professor_questions_text" CHECK (char_length("professor_questions"."text") between 1 and 2000),
	CONSTRAINT "professor_questions_draft" CHECK (char_length("professor_questions"."draft") between 0 and 4000),
	CONSTRAINT "professor_questions_answer" CHECK (char_length("professor_questions"."answer") between 1 and 4000),
	CONSTRAINT "professor_questions_answered" CHECK (("professor_questions"."answer" is null) = ("professor_questions"."answered_at" is null)
        and ("professor_questions"."answered_at" is not null or not "professor_questions"."is_seen"))
);
--> statement-breakpoint
CREATE TABLE "professor_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professor_templates_name" CHECK (char_length("professor_templates"."name") between 1 and 80),
	CONSTRAINT "professor_templates_text" CHECK (char_length("professor_templates"."text") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "stored_files" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "wants_professor_letters" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_lesson_id_all_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."all_lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_question_id_all_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."all_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_taken_by_admins_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professor_questions" ADD CONSTRAINT "professor_questions_answered_by_admins_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "professor_questions_by_pupil" ON "professor_questions" USING btree ("pupil_id","created_at");--> statement-breakpoint
CREATE INDEX "professor_questions_unseen" ON "professor_questions" USING btree ("pupil_id") WHERE answered_at is not null and not is_seen;--> statement-breakpoint
CREATE INDEX "professor_questions_open" ON "professor_questions" USING btree ("created_at") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "professor_questions_answered_at" ON "professor_questions" USING btree ("answered_at") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "professor_questions_by_lesson" ON "professor_questions" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "professor_questions_by_question" ON "professor_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "professor_questions_by_file" ON "professor_questions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "professor_questions_taken" ON "professor_questions" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "professor_questions_by_answerer" ON "professor_questions" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "stored_files_by_owner" ON "stored_files" USING btree ("owner_id") WHERE owner_id is not null;