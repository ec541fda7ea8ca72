CREATE TABLE "card_undos" (
	"pupil_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"schedule" jsonb,
	"mistake" jsonb
);
--> statement-breakpoint
ALTER TABLE "card_undos" ADD CONSTRAINT "card_undos_pupil_id_pupils_id_fk" FOREIGN KEY ("pupil_id") REFERENCES "public"."pupils"("id") ON DELETE cascade ON UPDATE no action;