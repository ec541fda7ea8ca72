CREATE TABLE "family_goals" (
	"parent_id" uuid PRIMARY KEY NOT NULL,
	"size" text NOT NULL,
	"since" date NOT NULL,
	CONSTRAINT "family_goals_size" CHECK ("family_goals"."size" in ('mali', 'srednji', 'veliki'))
);
--> statement-breakpoint
CREATE TABLE "family_stars" (
	"parent_id" uuid NOT NULL,
	"week" date NOT NULL,
	"days" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_stars_parent_id_week_pk" PRIMARY KEY("parent_id","week"),
	CONSTRAINT "family_stars_days" CHECK ("family_stars"."days" > 0)
);
--> statement-breakpoint
ALTER TABLE "family_goals" ADD CONSTRAINT "family_goals_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_stars" ADD CONSTRAINT "family_stars_parent_id_parents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."parents"("id") ON DELETE cascade ON UPDATE no action;