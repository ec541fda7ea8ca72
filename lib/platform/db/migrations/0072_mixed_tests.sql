ALTER TABLE "tests" ALTER COLUMN "lesson_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "unit_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "tests_open_mixed" ON "tests" USING btree ("pupil_id","unit_id") WHERE finished_at is null and lesson_id is null;--> statement-breakpoint
CREATE INDEX "tests_by_unit" ON "tests" USING btree ("pupil_id","unit_id","started_at") WHERE lesson_id is null;--> statement-breakpoint
CREATE INDEX "tests_open_by_unit" ON "tests" USING btree ("unit_id") WHERE finished_at is null;--> statement-breakpoint
ALTER TABLE "tests" ADD CONSTRAINT "tests_scope" CHECK (num_nonnulls("tests"."lesson_id", "tests"."unit_id") = 1);--> statement-breakpoint
-- The page of an open mixed test goes with its unit, but its questions may stay in other units: they
-- would be locked for ever. Finished tests stay.
CREATE FUNCTION "end_tests_of_unit"() RETURNS trigger AS $$
BEGIN
  DELETE FROM tests WHERE unit_id = OLD.id AND finished_at IS NULL;
  RETURN NULL;
END
$$ LANGUAGE plpgsql;--> statement-breakpoint
CREATE TRIGGER "end_tests_of_unit" AFTER DELETE ON "units" FOR EACH ROW EXECUTE FUNCTION "end_tests_of_unit"();
