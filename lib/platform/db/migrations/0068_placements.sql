CREATE TABLE "placements" (
	"pupil_id" uuid NOT NULL,
	"literature_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"start_lesson_id" uuid,
	"repeat_lesson_ids" uuid[] DEFAULT '{}' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "placements_pupil_id_literature_id_pk" PRIMARY KEY("pupil_id","literature_id")
);
--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_literature_id_literature_id_fk" FOREIGN KEY ("literature_id") REFERENCES "public"."literature"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_start_lesson_id_all_lessons_id_fk" FOREIGN KEY ("start_lesson_id") REFERENCES "public"."all_lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placements_by_literature" ON "placements" USING btree ("literature_id");--> statement-breakpoint
CREATE INDEX "placements_by_start" ON "placements" USING btree ("start_lesson_id");