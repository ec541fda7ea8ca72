ALTER TABLE "pupils" ADD COLUMN "nick_look" text;--> statement-breakpoint
ALTER TABLE "pupils" ADD COLUMN "shows_nickname" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "pupils_nick_look" ON "pupils" USING btree ("nick_look");--> statement-breakpoint
-- As lookOf writes it (lib/users/nicknames/look). Of those that look the same the first has it.
UPDATE "pupils" SET "nick_look" = "first"."look" FROM (
	SELECT DISTINCT ON ("look") "id", "look" FROM (
		SELECT "id", "created_at", regexp_replace(
			translate(
				regexp_replace(lower(normalize("nick_name", NFD)), '[\u0300-\u036f]', '', 'g'),
				'ĐđÐðɑⱭıꞁl10ØøŁł', 'ddddaaiiiioooii'
			), '[._-]+', '-', 'g'
		) AS "look" FROM "pupils"
	) AS "looks" ORDER BY "look", "created_at", "id"
) AS "first" WHERE "pupils"."id" = "first"."id";
