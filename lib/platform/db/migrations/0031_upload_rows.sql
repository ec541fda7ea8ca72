-- What was planned before has another shape; nothing of it can be written or undone.
DELETE FROM "uploads";--> statement-breakpoint
CREATE TABLE "upload_rows" (
	"upload_id" uuid NOT NULL,
	"row" integer NOT NULL,
	"status" text NOT NULL,
	"planned" jsonb NOT NULL,
	CONSTRAINT "upload_rows_upload_id_row_pk" PRIMARY KEY("upload_id","row")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "target" text NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_whole" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "counts" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "shown" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "undone" jsonb;--> statement-breakpoint
ALTER TABLE "upload_rows" ADD CONSTRAINT "upload_rows_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "plan";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "written";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "undone_at";