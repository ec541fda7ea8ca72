ALTER TABLE "links" DROP CONSTRAINT "links_purpose";--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "links" ADD COLUMN "login_key" text;--> statement-breakpoint
ALTER TABLE "parents" ADD COLUMN "pending_email" text;--> statement-breakpoint
CREATE INDEX "links_by_login" ON "links" USING btree ("login_key") WHERE login_key is not null;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_email" CHECK (num_nonnulls("links"."email", "links"."login_key") = case when "links"."purpose" = 'undo-email' then 2 else 0 end);--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_purpose" CHECK ("links"."purpose" in ('reset', 'confirm-email', 'undo-email'));--> statement-breakpoint
ALTER TABLE "parents" ADD CONSTRAINT "parents_pending_email" CHECK (char_length("parents"."pending_email") between 3 and 254);