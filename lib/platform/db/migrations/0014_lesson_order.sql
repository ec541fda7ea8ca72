DROP INDEX "lessons_by_unit";--> statement-breakpoint
CREATE INDEX "lessons_by_unit" ON "lessons" USING btree ("unit_id","position","id");