ALTER TABLE "counted_time" ADD COLUMN "spans" jsonb;--> statement-breakpoint
-- Nothing up to the old mark is counted again: the hours before it are one span.
UPDATE "counted_time" SET "spans" = jsonb_build_array(jsonb_build_array(
  (extract(epoch from "until") * 1000)::bigint - 21600000,
  (extract(epoch from "until") * 1000)::bigint));--> statement-breakpoint
ALTER TABLE "counted_time" ALTER COLUMN "spans" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_time" DROP COLUMN "until";
