-- Refuses a slug that leads to another record. One that is gone for good keeps none: what takes its slug
-- has it for good, whether or not the former one comes back from the bin.
CREATE OR REPLACE FUNCTION "refuse_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid;
  lives boolean;
BEGIN
  SELECT record_id INTO owner FROM former_slugs
    WHERE kind = TG_TABLE_NAME AND slug = NEW.slug AND record_id <> NEW.id;
  IF owner IS NOT NULL AND coalesce(current_setting('iskra.restoring', true), '') <> 'on' THEN
    EXECUTE format('SELECT EXISTS (SELECT FROM %I WHERE id = $1)', TG_TABLE_NAME) INTO lives USING owner;
    IF lives THEN
      RAISE unique_violation USING
        MESSAGE = format('The slug "%s" leads to another record', NEW.slug),
        TABLE = TG_TABLE_NAME, CONSTRAINT = 'former_slugs_kind_slug_pk';
    END IF;
    DELETE FROM former_slugs WHERE kind = TG_TABLE_NAME AND slug = NEW.slug AND record_id = owner;
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Those that were given away before.
DELETE FROM former_slugs USING "grades" AS today
  WHERE kind = 'grades' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
DELETE FROM former_slugs USING "subjects" AS today
  WHERE kind = 'subjects' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
DELETE FROM former_slugs USING "literature" AS today
  WHERE kind = 'literature' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
DELETE FROM former_slugs USING "units" AS today
  WHERE kind = 'units' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
DELETE FROM former_slugs USING "all_lessons" AS today
  WHERE kind = 'all_lessons' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
DELETE FROM former_slugs USING "fun_quizzes" AS today
  WHERE kind = 'fun_quizzes' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
DELETE FROM former_slugs USING "blog_posts" AS today
  WHERE kind = 'blog_posts' AND today.slug = former_slugs.slug AND today.id <> record_id;--> statement-breakpoint
ALTER TABLE "card_undos" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "card_undos" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "former_places" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "keep_former_place"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent uuid := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  IF parent IS NOT NULL AND coalesce(current_setting('iskra.restoring', true), '') <> 'on' THEN
    INSERT INTO former_places (record_id, parent_id, left_at) VALUES (OLD.id, parent, clock_timestamp())
    ON CONFLICT (record_id, parent_id) DO UPDATE SET left_at = excluded.left_at;
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- What of a deleted unit lies in the bin has lost it, and gets it back: the last one that it lay in.
CREATE OR REPLACE FUNCTION "take_lessons_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_lessons SET unit_id = former.parent_id
    FROM former_places AS former JOIN added ON added.id = former.parent_id
    WHERE all_lessons.unit_id IS NULL AND all_lessons.id = former.record_id AND NOT EXISTS (
      SELECT FROM former_places AS later WHERE later.record_id = former.record_id
        AND later.left_at > coalesce(former.left_at, '-infinity'));
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- The log knows the last unit of a lesson that has lost it already.
UPDATE former_places SET left_at = gone.at
  FROM all_lessons, LATERAL (
    SELECT before ->> 'unitId' AS unit, created_at AS at FROM audit_log
    WHERE audit_log.record_id = all_lessons.id AND action = 'record-delete' ORDER BY id DESC LIMIT 1
  ) AS gone
  WHERE all_lessons.unit_id IS NULL AND former_places.record_id = all_lessons.id
    AND parent_id = gone.unit::uuid;
