CREATE TABLE "removed_notes" (
	"pupil_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"question_id" uuid,
	"lesson_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_notes_pupil_id_note_id_pk" PRIMARY KEY("pupil_id","note_id")
);
--> statement-breakpoint
ALTER TABLE "removed_notes" ADD CONSTRAINT "removed_notes_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_notes" ADD CONSTRAINT "removed_notes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_notes" ADD CONSTRAINT "removed_notes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_notes_by_time" ON "removed_notes" USING btree ("pupil_id","removed_at");--> statement-breakpoint
CREATE INDEX "removed_notes_of_question" ON "removed_notes" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "removed_notes_of_lesson" ON "removed_notes" USING btree ("lesson_id");