ALTER TABLE "upload_files" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_files" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_files" ADD COLUMN "type" text DEFAULT 'image/webp' NOT NULL;