ALTER TABLE "tests" DROP CONSTRAINT "tests_scope";--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "literature_id" uuid;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "part" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "tests_open_rehearsal" ON "tests" USING btree ("pupil_id","literature_id","part") WHERE finished_at is null and literature_id is not null;--> statement-breakpoint
CREATE INDEX "tests_by_rehearsal" ON "tests" USING btree ("pupil_id","literature_id","part","started_at") WHERE literature_id is not null;--> statement-breakpoint
CREATE INDEX "tests_open_by_literature" ON "tests" USING btree ("literature_id") WHERE finished_at is null and literature_id is not null;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_part" CHECK (("tests"."part" is null) = ("tests"."literature_id" is null) and "tests"."part" > 0);--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_scope" CHECK (num_nonnulls("tests"."lesson_id", "tests"."unit_id", "tests"."literature_id") = 1);--> statement-breakpoint
-- As for the mixed tests of a unit.
CREATE FUNCTION "end_tests_of_literature"() RETURNS trigger AS $$
BEGIN
  DELETE FROM tests WHERE literature_id = OLD.id AND finished_at IS NULL;
  RETURN NULL;
END
$$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "end_tests_of_literature" AFTER DELETE ON "literature" FOR EACH ROW EXECUTE FUNCTION "end_tests_of_literature"();
