CREATE TABLE "fun_quiz_plays" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"pupil_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"finished_at" timestamp with time zone,
	"right" integer,
	"total" integer,
	"points" integer,
	"is_ranked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fun_quiz_plays_finished" CHECK (num_nonnulls("fun_quiz_plays"."finished_at", "fun_quiz_plays"."right", "fun_quiz_plays"."total", "fun_quiz_plays"."points") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "fun_quiz_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quiz_id" uuid NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"explanation" text,
	"position" integer NOT NULL,
	CONSTRAINT "fun_quiz_questions_key" UNIQUE("quiz_id","key")
);
--> statement-breakpoint
CREATE TABLE "fun_quizzes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fun_quizzes_slug_unique" UNIQUE("slug"),
	CONSTRAINT "fun_quizzes_slug" CHECK ("fun_quizzes"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("fun_quizzes"."slug") <= 120),
	CONSTRAINT "fun_quizzes_title" CHECK (char_length("fun_quizzes"."title") between 1 and 120),
	CONSTRAINT "fun_quizzes_description" CHECK (char_length("fun_quizzes"."description") between 1 and 400),
	CONSTRAINT "fun_quizzes_position" CHECK ("fun_quizzes"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"pupil_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"source" text NOT NULL,
	"round_id" uuid,
	"answer" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "answers_pupil_id_id_pk" PRIMARY KEY("pupil_id","id"),
	CONSTRAINT "answers_source" CHECK ("answers"."source" in ('kwiz', 'test', 'greske', 'imam-test')),
	CONSTRAINT "answers_outcome" CHECK ("answers"."outcome" in ('right', 'spelling', 'partly', 'wrong'))
);
--> statement-breakpoint
CREATE TABLE "mistakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"question_id" uuid,
	"card_id" uuid,
	"check_question_id" uuid,
	"answer" jsonb,
	"since" timestamp with time zone NOT NULL,
	"right_day" date,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "mistakes_question" UNIQUE("pupil_id","question_id"),
	CONSTRAINT "mistakes_card" UNIQUE("pupil_id","card_id"),
	CONSTRAINT "mistakes_check" UNIQUE("pupil_id","check_question_id"),
	CONSTRAINT "mistakes_item" CHECK (num_nonnulls("mistakes"."question_id", "mistakes"."card_id", "mistakes"."check_question_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "quiz_results" (
	"pupil_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "quiz_results_pupil_id_id_pk" PRIMARY KEY("pupil_id","id"),
	CONSTRAINT "quiz_results_counts" CHECK ("quiz_results"."right" between 0 and "quiz_results"."total" and "quiz_results"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookmarks_pupil_id_lesson_id_pk" PRIMARY KEY("pupil_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "notebook_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"question_id" uuid,
	"lesson_id" uuid,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notebook_items_question" UNIQUE("pupil_id","question_id"),
	CONSTRAINT "notebook_items_title" CHECK (char_length("notebook_items"."title") between 1 and 160),
	CONSTRAINT "notebook_items_content" CHECK (char_length("notebook_items"."content") between 0 and 10000),
	CONSTRAINT "notebook_items_source" CHECK ("notebook_items"."source" in ('skripta', 'kwiz', 'test', 'kartice', 'provjera', 'biljeznica'))
);
--> statement-breakpoint
CREATE TABLE "counted_time" (
	"pupil_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"pupil_id" uuid NOT NULL,
	"day" date NOT NULL,
	"flames" integer DEFAULT 0 NOT NULL,
	"ms_spent" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_days_pupil_id_day_pk" PRIMARY KEY("pupil_id","day"),
	CONSTRAINT "visit_days_flames" CHECK ("visit_days"."flames" between 0 and 2),
	CONSTRAINT "visit_days_ms" CHECK ("visit_days"."ms_spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "xp_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"key" text NOT NULL,
	"value" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"redeemed_at" timestamp with time zone,
	CONSTRAINT "xp_awards_key" UNIQUE("pupil_id","key"),
	CONSTRAINT "xp_awards_value" CHECK ("xp_awards"."value" in (1, 5))
);
--> statement-breakpoint
CREATE TABLE "card_reviews" (
	"pupil_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"card_id" uuid,
	"spelling_card_id" uuid,
	"knows" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "card_reviews_pupil_id_id_pk" PRIMARY KEY("pupil_id","id"),
	CONSTRAINT "card_reviews_card" CHECK (num_nonnulls("card_reviews"."card_id", "card_reviews"."spelling_card_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "card_schedules" (
	"pupil_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"schedule" jsonb NOT NULL,
	"due" timestamp with time zone NOT NULL,
	CONSTRAINT "card_schedules_pupil_id_card_id_pk" PRIMARY KEY("pupil_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "spelling_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"typed" text NOT NULL,
	"correct" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spelling_cards_word" UNIQUE("pupil_id","correct"),
	CONSTRAINT "spelling_cards_typed" CHECK (char_length("spelling_cards"."typed") between 1 and 80),
	CONSTRAINT "spelling_cards_correct" CHECK (char_length("spelling_cards"."correct") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "check_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"check_question_id" uuid NOT NULL,
	"text" text NOT NULL,
	"points" integer[] NOT NULL,
	"total_points" integer NOT NULL,
	"slips" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_answers_once" UNIQUE("run_id","check_question_id"),
	CONSTRAINT "check_answers_text" CHECK (char_length("check_answers"."text") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "check_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_days" (
	"plan_id" uuid NOT NULL,
	"day" date NOT NULL,
	"right" integer NOT NULL,
	"total" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_days_plan_id_day_pk" PRIMARY KEY("plan_id","day")
);
--> statement-breakpoint
CREATE TABLE "test_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"test_day" date NOT NULL,
	"lesson_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "weekly_reports" (
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_reports_parent_id_week_pk" PRIMARY KEY("parent_id","week")
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pupil_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"question_ids" uuid[] NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"minutes" integer,
	"started_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"finished_at" timestamp with time zone,
	"right" integer,
	"total" integer,
	"mark" integer,
	CONSTRAINT "tests_mark" CHECK ("tests"."mark" between 1 and 5),
	CONSTRAINT "tests_finished" CHECK (num_nonnulls("tests"."finished_at", "tests"."right", "tests"."total", "tests"."mark") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "lesson_visits" DROP CONSTRAINT "lesson_visits_element";--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "wants_weekly_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pupils" ADD COLUMN "has_rewards" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pupils" ADD COLUMN "is_on_leaderboards" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pupils" ADD COLUMN "notebook_color" text;--> statement-breakpoint
ALTER TABLE "fun_quiz_plays" ADD CONSTRAINT "fun_quiz_plays_quiz_id_fun_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."fun_quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fun_quiz_plays" ADD CONSTRAINT "fun_quiz_plays_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fun_quiz_questions" ADD CONSTRAINT "fun_quiz_questions_quiz_id_fun_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."fun_quizzes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistakes" ADD CONSTRAINT "mistakes_check_question_id_check_questions_id_fk" FOREIGN KEY ("check_question_id") REFERENCES "public"."check_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_items" ADD CONSTRAINT "notebook_items_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_items" ADD CONSTRAINT "notebook_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_items" ADD CONSTRAINT "notebook_items_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_time" ADD CONSTRAINT "counted_time_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "xp_awards" ADD CONSTRAINT "xp_awards_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_reviews" ADD CONSTRAINT "card_reviews_spelling_card_id_spelling_cards_id_fk" FOREIGN KEY ("spelling_card_id") REFERENCES "public"."spelling_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_schedules" ADD CONSTRAINT "card_schedules_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_schedules" ADD CONSTRAINT "card_schedules_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spelling_cards" ADD CONSTRAINT "spelling_cards_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spelling_cards" ADD CONSTRAINT "spelling_cards_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_run_id_check_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."check_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_check_question_id_check_questions_id_fk" FOREIGN KEY ("check_question_id") REFERENCES "public"."check_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_plan_id_test_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."test_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_plans" ADD CONSTRAINT "test_plans_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fun_quiz_plays_ranked" ON "fun_quiz_plays" USING btree ("quiz_id","pupil_id","day") WHERE is_ranked;--> statement-breakpoint
CREATE INDEX "fun_quiz_plays_board" ON "fun_quiz_plays" USING btree ("quiz_id","day");--> statement-breakpoint
CREATE INDEX "fun_quiz_plays_by_pupil" ON "fun_quiz_plays" USING btree ("pupil_id","started_at");--> statement-breakpoint
CREATE INDEX "fun_quiz_questions_by_quiz" ON "fun_quiz_questions" USING btree ("quiz_id","position");--> statement-breakpoint
CREATE INDEX "answers_by_lesson" ON "answers" USING btree ("pupil_id","lesson_id","at");--> statement-breakpoint
CREATE INDEX "answers_by_time" ON "answers" USING btree ("pupil_id","at");--> statement-breakpoint
CREATE INDEX "answers_by_round" ON "answers" USING btree ("pupil_id","round_id");--> statement-breakpoint
CREATE INDEX "answers_by_question" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "answers_of_lesson" ON "answers" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "mistakes_open" ON "mistakes" USING btree ("pupil_id","lesson_id") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "mistakes_by_lesson" ON "mistakes" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "mistakes_by_question" ON "mistakes" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "mistakes_by_card" ON "mistakes" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "mistakes_by_check_question" ON "mistakes" USING btree ("check_question_id");--> statement-breakpoint
CREATE INDEX "quiz_results_by_lesson" ON "quiz_results" USING btree ("pupil_id","lesson_id","at");--> statement-breakpoint
CREATE INDEX "quiz_results_of_lesson" ON "quiz_results" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "bookmarks_by_lesson" ON "bookmarks" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "notebook_items_by_time" ON "notebook_items" USING btree ("pupil_id","created_at");--> statement-breakpoint
CREATE INDEX "notebook_items_of_question" ON "notebook_items" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "notebook_items_of_lesson" ON "notebook_items" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "xp_awards_open" ON "xp_awards" USING btree ("pupil_id","value") WHERE redeemed_at is null;--> statement-breakpoint
CREATE INDEX "card_reviews_by_day" ON "card_reviews" USING btree ("pupil_id","day");--> statement-breakpoint
CREATE INDEX "card_reviews_by_card" ON "card_reviews" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "card_reviews_by_spelling_card" ON "card_reviews" USING btree ("spelling_card_id");--> statement-breakpoint
CREATE INDEX "card_schedules_due" ON "card_schedules" USING btree ("pupil_id","due");--> statement-breakpoint
CREATE INDEX "card_schedules_by_card" ON "card_schedules" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "spelling_cards_due" ON "spelling_cards" USING btree ("pupil_id","due");--> statement-breakpoint
CREATE INDEX "spelling_cards_of_lesson" ON "spelling_cards" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "check_answers_by_question" ON "check_answers" USING btree ("check_question_id");--> statement-breakpoint
CREATE INDEX "check_runs_by_day" ON "check_runs" USING btree ("pupil_id","lesson_id","day");--> statement-breakpoint
CREATE INDEX "check_runs_of_lesson" ON "check_runs" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "test_plans_by_day" ON "test_plans" USING btree ("pupil_id","test_day");--> statement-breakpoint
CREATE UNIQUE INDEX "tests_open" ON "tests" USING btree ("pupil_id","lesson_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "tests_by_lesson" ON "tests" USING btree ("pupil_id","lesson_id","started_at");--> statement-breakpoint
CREATE INDEX "tests_of_lesson" ON "tests" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "lesson_visits" ADD CONSTRAINT "lesson_visits_element" CHECK ("lesson_visits"."element" in ('lekcija', 'skripta', 'kwiz', 'kartice', 'test', 'provjera'));