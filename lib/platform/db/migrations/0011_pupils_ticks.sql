ALTER TABLE "check_answers" DROP CONSTRAINT "check_answers_text";--> statement-breakpoint
ALTER TABLE "check_answers" ALTER COLUMN "points" DROP NOT NULL;--> statement-breakpoint
-- Answers until now were judged by what was found in them: that stays their result.
ALTER TABLE "check_answers" ADD COLUMN "found" integer[];--> statement-breakpoint
UPDATE "check_answers" SET "found" = "points";--> statement-breakpoint
ALTER TABLE "check_answers" ALTER COLUMN "found" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "check_answers" ADD COLUMN "marks" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "check_answers" ALTER COLUMN "marks" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_text" CHECK (char_length("check_answers"."text") between 0 and 4000);--> statement-breakpoint
-- A key point is found by its own words until the content is imported again.
UPDATE "check_questions" SET "key_points" = (
  SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('point', k -> 'point', 'words', k -> 'words')) ORDER BY place), '[]')
  FROM jsonb_array_elements("key_points") WITH ORDINALITY AS each(k, place)
);
