CREATE TABLE "free_lessons" (
	"literature_id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "free_lessons_lesson_id_unique" UNIQUE("lesson_id")
);
--> statement-breakpoint
ALTER TABLE "free_lessons" ADD CONSTRAINT "free_lessons_literature_id_literature_id_fk" FOREIGN KEY ("literature_id") REFERENCES "public"."literature"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_lessons" ADD CONSTRAINT "free_lessons_lesson_id_all_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."all_lessons"("id") ON DELETE cascade ON UPDATE no action;