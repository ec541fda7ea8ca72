CREATE INDEX "lessons_in_bin" ON "all_lessons" USING btree ("id") WHERE binned_at is not null;
