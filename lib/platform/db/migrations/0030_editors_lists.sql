DROP INDEX "audit_log_records";--> statement-breakpoint
DROP INDEX "audit_log_deleted";--> statement-breakpoint
DROP INDEX "questions_by_change";--> statement-breakpoint
CREATE INDEX "audit_log_by_words" ON "audit_log" USING gin (to_tsvector('simple', translate(lower(translate(normalize(coalesce(record_title, '') || ' ' || coalesce(admin_email, ''), nfkd), U&'\0111\0110\0300\0301\0302\0303\0304\0306\0307\0308\030a\030b\030c\0327\0328', 'dd') collate "C"), '@.-_/', '     ')));--> statement-breakpoint
CREATE INDEX "audit_log_by_table" ON "audit_log" USING btree ("record_table","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "lessons_for_editors" ON "all_lessons" USING btree ("unit_id","position","id","is_published","search_title","slug") WHERE binned_at is null;--> statement-breakpoint
CREATE INDEX "lessons_by_title" ON "all_lessons" USING btree ("title" collate "hr-x-icu","id") WHERE binned_at is null;--> statement-breakpoint
CREATE INDEX "lessons_by_change" ON "all_lessons" USING btree ("updated_at","id") WHERE binned_at is null;--> statement-breakpoint
CREATE INDEX "images_by_name" ON "images" USING btree ("name" collate "hr-x-icu","id");--> statement-breakpoint
CREATE INDEX "parents_by_name" ON "parents" USING btree ("first_name" collate "hr-x-icu","id");--> statement-breakpoint
CREATE INDEX "pupils_by_name" ON "pupils" USING btree ("first_name" collate "hr-x-icu","id");--> statement-breakpoint
CREATE INDEX "questions_by_change" ON "all_questions" USING btree ("updated_at","id") WHERE binned_at is null;