ALTER TABLE "links" DROP CONSTRAINT "links_purpose";--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "login_key" text;--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "pending_email" text;--> statement-breakpoint
CREATE INDEX "links_by_login" ON "links" USING btree ("login_key") WHERE login_key is not null;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_email" CHECK (num_nonnulls("links"."email", "links"."login_key") = case when "links"."purpose" = 'undo-email' then 2 else 0 end);--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_purpose" CHECK ("links"."purpose" in ('reset', 'confirm-email', 'undo-email'));--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_pending_email" CHECK (char_length("parents"."pending_email") between 3 and 254);--> statement-breakpoint
-- The answer that claimed the whole curriculum, where no editor has changed it.
UPDATE "faq_entries" SET "answer" = replace("answer", 'Lekcije prate gradivo po razredima i predmetima, ali nisu prijepis nijednog udžbenika.', 'Lekcije su razvrstane po razredima i predmetima, ali nisu prijepis nijednog udžbenika i zasad ne pokrivaju sve što se u školi uči. Što danas ima koji razred, piše na stranici [O nama](/o-nama#sto-zasad-ima).')
WHERE "question" = 'Prati li Iskra naš udžbenik?' AND "version" = 1;
