CREATE TABLE "cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"front" text NOT NULL,
	"back" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "cards_front_in_lesson" UNIQUE("lesson_id","front"),
	CONSTRAINT "cards_front" CHECK (char_length("cards"."front") between 1 and 1000),
	CONSTRAINT "cards_back" CHECK (char_length("cards"."back") between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "check_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"model_answer" text NOT NULL,
	"key_points" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "check_questions_prompt_in_lesson" UNIQUE("lesson_id","prompt"),
	CONSTRAINT "check_questions_prompt" CHECK (char_length("check_questions"."prompt") between 1 and 4000),
	CONSTRAINT "check_questions_answer" CHECK (char_length("check_questions"."model_answer") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "grades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"grade_order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grades_slug_unique" UNIQUE("slug"),
	CONSTRAINT "grades_grade_order_unique" UNIQUE("grade_order"),
	CONSTRAINT "grades_slug" CHECK ("grades"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("grades"."slug") <= 120),
	CONSTRAINT "grades_name" CHECK (char_length("grades"."name") between 1 and 120),
	CONSTRAINT "grades_order" CHECK ("grades"."grade_order" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "lesson_figures" (
	"lesson_id" uuid NOT NULL,
	"name" text NOT NULL,
	"svg" text NOT NULL,
	CONSTRAINT "lesson_figures_lesson_id_name_pk" PRIMARY KEY("lesson_id","name"),
	CONSTRAINT "lesson_figures_svg" CHECK (char_length("lesson_figures"."svg") between 1 and 60000)
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"unit_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"script" text NOT NULL,
	"search_title" text NOT NULL,
	"search_text" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lessons_slug_unique" UNIQUE("slug"),
	CONSTRAINT "lessons_slug" CHECK ("lessons"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("lessons"."slug") <= 120),
	CONSTRAINT "lessons_title" CHECK (char_length("lessons"."title") between 1 and 160),
	CONSTRAINT "lessons_summary" CHECK (char_length("lessons"."summary") between 1 and 160),
	CONSTRAINT "lessons_script" CHECK (char_length("lessons"."script") between 1 and 60000),
	CONSTRAINT "lessons_position" CHECK ("lessons"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "literature" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "literature_slug_unique" UNIQUE("slug"),
	CONSTRAINT "literature_slug" CHECK ("literature"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("literature"."slug") <= 120),
	CONSTRAINT "literature_name" CHECK (char_length("literature"."name") between 1 and 120),
	CONSTRAINT "literature_description" CHECK (char_length("literature"."description") between 0 and 500),
	CONSTRAINT "literature_position" CHECK ("literature"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grade_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"area" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subjects_slug_unique" UNIQUE("slug"),
	CONSTRAINT "subjects_slug" CHECK ("subjects"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("subjects"."slug") <= 120),
	CONSTRAINT "subjects_name" CHECK (char_length("subjects"."name") between 1 and 120),
	CONSTRAINT "subjects_position" CHECK ("subjects"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"literature_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "units_slug_unique" UNIQUE("slug"),
	CONSTRAINT "units_slug" CHECK ("units"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("units"."slug") <= 120),
	CONSTRAINT "units_name" CHECK (char_length("units"."name") between 1 and 120),
	CONSTRAINT "units_description" CHECK (char_length("units"."description") between 0 and 500),
	CONSTRAINT "units_position" CHECK ("units"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lesson_id" uuid,
	"slug" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"body" jsonb NOT NULL,
	"explanation" text,
	"is_bonus" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_slug_unique" UNIQUE("slug"),
	CONSTRAINT "questions_key_in_lesson" UNIQUE("lesson_id","key"),
	CONSTRAINT "questions_slug" CHECK ("questions"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length("questions"."slug") <= 120),
	CONSTRAINT "questions_text" CHECK (char_length("questions"."text") between 1 and 4000),
	CONSTRAINT "questions_position" CHECK ("questions"."position" between 1 and 100000),
	CONSTRAINT "questions_kind" CHECK ("questions"."kind" in ('single', 'several', 'true-false', 'short', 'number', 'matching') and "questions"."body" ->> 'kind' = "questions"."kind")
);
--> statement-breakpoint
CREATE TABLE "featured_lessons" (
	"list" text NOT NULL,
	"lesson_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "featured_lessons_list_lesson_id_pk" PRIMARY KEY("list","lesson_id"),
	CONSTRAINT "featured_lessons_list" CHECK ("featured_lessons"."list" in ('trending', 'fresh', 'highlighted')),
	CONSTRAINT "featured_lessons_position" CHECK ("featured_lessons"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "highlighted_questions" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "highlighted_questions_position" CHECK ("highlighted_questions"."position" between 1 and 100000)
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"icon" text,
	"logo" text,
	"brand_name" text DEFAULT 'Iskra' NOT NULL,
	"hero" text,
	"hero_style" text,
	"banner_html" text,
	"banner_color" text,
	"banner_is_active" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1),
	CONSTRAINT "site_settings_banner_color" CHECK ("site_settings"."banner_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "site_settings_brand_name" CHECK (char_length("site_settings"."brand_name") between 1 and 60),
	CONSTRAINT "site_settings_banner" CHECK (char_length("site_settings"."banner_html") between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "sponsor_placements" (
	"list" text NOT NULL,
	"sponsor_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "sponsor_placements_list_sponsor_id_pk" PRIMARY KEY("list","sponsor_id"),
	CONSTRAINT "sponsor_placements_position" CHECK ("sponsor_placements"."position" between 1 and 100000),
	CONSTRAINT "sponsor_placements_list" CHECK ("sponsor_placements"."list" in ('bestFriends', 'friends', 'promoSponsors', 'motivationalSponsors', 'kwizSponsor', 'cardsSponsor', 'spajalicaSponsor', 'scriptSponsor', 'testSponsor'))
);
--> statement-breakpoint
CREATE TABLE "sponsors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"link_url" text,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sponsors_name" CHECK (char_length("sponsors"."name") between 1 and 120),
	CONSTRAINT "sponsors_link" CHECK ("sponsors"."link_url" ~ '^https://')
);
--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_questions" ADD CONSTRAINT "check_questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_figures" ADD CONSTRAINT "lesson_figures_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "literature" ADD CONSTRAINT "literature_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_grade_id_grades_id_fk" FOREIGN KEY ("grade_id") REFERENCES "public"."grades"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_literature_id_literature_id_fk" FOREIGN KEY ("literature_id") REFERENCES "public"."literature"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "featured_lessons" ADD CONSTRAINT "featured_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlighted_questions" ADD CONSTRAINT "highlighted_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsor_placements" ADD CONSTRAINT "sponsor_placements_sponsor_id_sponsors_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lessons_by_unit" ON "lessons" USING btree ("unit_id","position");--> statement-breakpoint
CREATE INDEX "lessons_by_title_start" ON "lessons" USING btree ("search_title" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "lessons_by_words" ON "lessons" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "lessons_by_age" ON "lessons" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "literature_by_subject" ON "literature" USING btree ("subject_id","position");--> statement-breakpoint
CREATE INDEX "subjects_by_grade" ON "subjects" USING btree ("grade_id","position");--> statement-breakpoint
CREATE INDEX "units_by_literature" ON "units" USING btree ("literature_id","position");--> statement-breakpoint
CREATE INDEX "questions_by_lesson" ON "questions" USING btree ("lesson_id","position");--> statement-breakpoint
CREATE INDEX "featured_lessons_by_lesson" ON "featured_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "sponsor_placements_by_sponsor" ON "sponsor_placements" USING btree ("sponsor_id");