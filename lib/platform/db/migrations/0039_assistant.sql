CREATE TABLE "assistant_exchanges" (
	"pupil_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"question_id" uuid,
	"help" text NOT NULL,
	"text" text NOT NULL,
	"reply" text,
	"outcome" text,
	"by_model" boolean NOT NULL,
	"token_of" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "assistant_exchanges_pupil_id_id_pk" PRIMARY KEY("pupil_id","id"),
	CONSTRAINT "assistant_exchanges_text" CHECK (char_length("assistant_exchanges"."text") between 0 and 500),
	CONSTRAINT "assistant_exchanges_reply" CHECK (char_length("assistant_exchanges"."reply") <= 4000),
	CONSTRAINT "assistant_exchanges_outcome" CHECK ("assistant_exchanges"."outcome" in ('reply', 'nothing', 'refused', 'failed') and "assistant_exchanges"."reply" is not null or "assistant_exchanges"."outcome" is null)
);
--> statement-breakpoint
ALTER TABLE "pupils" ADD COLUMN "may_use_assistant" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_exchanges" ADD CONSTRAINT "assistant_exchanges_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_exchanges" ADD CONSTRAINT "assistant_exchanges_lesson_id_all_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."all_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_exchanges" ADD CONSTRAINT "assistant_exchanges_question_id_all_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."all_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_exchanges_by_time" ON "assistant_exchanges" USING btree ("pupil_id","at");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_at" ON "assistant_exchanges" USING brin ("at");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_of_lesson" ON "assistant_exchanges" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "assistant_exchanges_of_question" ON "assistant_exchanges" USING btree ("question_id");