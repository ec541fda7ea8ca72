CREATE TABLE "daily_sittings" (
	"pupil_id" uuid NOT NULL,
	"day" date NOT NULL,
	"number" integer NOT NULL,
	"round_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"before" jsonb NOT NULL,
	"changed_at" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "daily_sittings_pupil_id_day_number_pk" PRIMARY KEY("pupil_id","day","number")
);
--> statement-breakpoint
CREATE TABLE "pupil_estimates" (
	"pupil_id" uuid PRIMARY KEY NOT NULL,
	"surplus" double precision NOT NULL,
	"weight" double precision NOT NULL,
	"answers" integer NOT NULL,
	"last_lesson_id" uuid,
	"failures" integer NOT NULL,
	"counted_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_estimates" (
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"right" double precision NOT NULL,
	"wrong" double precision NOT NULL,
	"answers" integer NOT NULL,
	"answered_at" integer NOT NULL,
	"was_last_right" boolean NOT NULL,
	"run" integer NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"day" date NOT NULL,
	"answers_on_day" integer NOT NULL,
	CONSTRAINT "skill_estimates_pupil_id_lesson_id_pk" PRIMARY KEY("pupil_id","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "answers" DROP CONSTRAINT "answers_source";--> statement-breakpoint
ALTER TABLE "daily_sittings" ADD CONSTRAINT "daily_sittings_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pupil_estimates" ADD CONSTRAINT "pupil_estimates_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_estimates" ADD CONSTRAINT "skill_estimates_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_estimates" ADD CONSTRAINT "skill_estimates_lesson_id_all_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."all_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "skill_estimates_by_lesson" ON "skill_estimates" USING btree ("lesson_id");--> statement-breakpoint
-- Not validated: all rows fulfil the narrower check that it replaces, and reading them would lock the table.
ALTER TABLE "answers" ADD CONSTRAINT "answers_source" CHECK ("answers"."source" in ('kwiz', 'test', 'greske', 'imam-test', 'danas', 'vjezba')) NOT VALID;