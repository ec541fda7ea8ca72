CREATE TABLE "lesson_visits" (
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"element" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_visits_pupil_id_lesson_id_pk" PRIMARY KEY("pupil_id","lesson_id"),
	CONSTRAINT "lesson_visits_element" CHECK ("lesson_visits"."element" in ('lekcija', 'skripta', 'kwiz'))
);
--> statement-breakpoint
ALTER TABLE "lesson_visits" ADD CONSTRAINT "lesson_visits_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_visits" ADD CONSTRAINT "lesson_visits_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lesson_visits_by_time" ON "lesson_visits" USING btree ("pupil_id","at");--> statement-breakpoint
CREATE INDEX "lesson_visits_by_lesson" ON "lesson_visits" USING btree ("lesson_id");