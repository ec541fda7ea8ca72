CREATE TABLE "weekly_reports" (
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_reports_parent_id_week_pk" PRIMARY KEY("parent_id","week")
);
--> statement-breakpoint
ALTER TABLE "weekly_reports" ADD CONSTRAINT "weekly_reports_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;