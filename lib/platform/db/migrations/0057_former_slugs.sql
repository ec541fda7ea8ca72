CREATE TABLE "former_places" (
	"record_id" uuid NOT NULL,
	"parent_id" uuid NOT NULL,
	CONSTRAINT "former_places_record_id_parent_id_pk" PRIMARY KEY("record_id","parent_id")
);
--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "former_slugs_kind_slug_pk" PRIMARY KEY("kind","slug")
);
--> statement-breakpoint
ALTER TABLE "all_lessons" DROP CONSTRAINT "all_lessons_unit_id_units_id_fk";
--> statement-breakpoint
ALTER TABLE "all_lessons" ALTER COLUMN "unit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "all_questions" ALTER COLUMN "slug" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "all_lessons" ADD CONSTRAINT "all_lessons_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "all_lessons" ADD CONSTRAINT "lessons_placed" CHECK ("all_lessons"."unit_id" is not null or "all_lessons"."binned_at" is not null);--> statement-breakpoint
-- Keeps the slug that a record loses, whoever changes or deletes it.
CREATE FUNCTION "keep_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('iskra.restoring', true), '') <> 'on' THEN
    INSERT INTO former_slugs (kind, slug, record_id) VALUES (TG_TABLE_NAME, OLD.slug, OLD.id)
    ON CONFLICT (kind, slug) DO UPDATE SET record_id = excluded.record_id;
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Refuses a slug that leads to another record. One that is gone for good keeps none.
CREATE FUNCTION "refuse_former_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
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
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Keeps where a record lay before it was moved, and where one lay that is gone; the argument names the column.
CREATE FUNCTION "keep_former_place"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parent uuid := to_jsonb(OLD) ->> TG_ARGV[0];
BEGIN
  IF parent IS NOT NULL AND coalesce(current_setting('iskra.restoring', true), '') <> 'on' THEN
    INSERT INTO former_places (record_id, parent_id) VALUES (OLD.id, parent) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "grades" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "grades" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "subjects" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "subjects" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "literature" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "literature" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "units" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "units" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "all_lessons" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "all_lessons" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "fun_quizzes" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "fun_quizzes" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "blog_posts" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_slug" AFTER UPDATE ON "all_questions" FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_last_slug" AFTER DELETE ON "all_questions" FOR EACH ROW EXECUTE FUNCTION "keep_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "grades" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "subjects" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "literature" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "units" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "all_lessons" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "fun_quizzes" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "refuse_former_slug" AFTER INSERT OR UPDATE OF "slug" ON "blog_posts" FOR EACH ROW EXECUTE FUNCTION "refuse_former_slug"();--> statement-breakpoint
CREATE TRIGGER "keep_former_place" AFTER UPDATE ON "subjects" FOR EACH ROW WHEN (OLD.grade_id IS DISTINCT FROM NEW.grade_id) EXECUTE FUNCTION "keep_former_place"('grade_id');--> statement-breakpoint
CREATE TRIGGER "keep_last_place" AFTER DELETE ON "subjects" FOR EACH ROW EXECUTE FUNCTION "keep_former_place"('grade_id');--> statement-breakpoint
CREATE TRIGGER "keep_former_place" AFTER UPDATE ON "literature" FOR EACH ROW WHEN (OLD.subject_id IS DISTINCT FROM NEW.subject_id) EXECUTE FUNCTION "keep_former_place"('subject_id');--> statement-breakpoint
CREATE TRIGGER "keep_last_place" AFTER DELETE ON "literature" FOR EACH ROW EXECUTE FUNCTION "keep_former_place"('subject_id');--> statement-breakpoint
CREATE TRIGGER "keep_former_place" AFTER UPDATE ON "units" FOR EACH ROW WHEN (OLD.literature_id IS DISTINCT FROM NEW.literature_id) EXECUTE FUNCTION "keep_former_place"('literature_id');--> statement-breakpoint
CREATE TRIGGER "keep_last_place" AFTER DELETE ON "units" FOR EACH ROW EXECUTE FUNCTION "keep_former_place"('literature_id');--> statement-breakpoint
CREATE TRIGGER "keep_former_place" AFTER UPDATE ON "all_lessons" FOR EACH ROW WHEN (OLD.unit_id IS DISTINCT FROM NEW.unit_id) EXECUTE FUNCTION "keep_former_place"('unit_id');--> statement-breakpoint
CREATE TRIGGER "keep_last_place" AFTER DELETE ON "all_lessons" FOR EACH ROW EXECUTE FUNCTION "keep_former_place"('unit_id');--> statement-breakpoint
-- Renamed and moved before there were these tables, as far as the log of editors knows.
INSERT INTO former_slugs (kind, slug, record_id)
  SELECT DISTINCT ON (record_table, before ->> 'slug') record_table, before ->> 'slug', record_id
  FROM audit_log
  WHERE action = 'record-update' AND before ? 'slug'
    AND record_table IN ('grades', 'subjects', 'literature', 'units', 'all_lessons', 'fun_quizzes', 'blog_posts')
  ORDER BY record_table, before ->> 'slug', id DESC;--> statement-breakpoint
DELETE FROM former_slugs WHERE EXISTS (
  SELECT FROM (
    SELECT 'grades' AS kind, slug, id FROM grades
    UNION ALL SELECT 'subjects', slug, id FROM subjects
    UNION ALL SELECT 'literature', slug, id FROM literature
    UNION ALL SELECT 'units', slug, id FROM units
    UNION ALL SELECT 'all_lessons', slug, id FROM all_lessons
    UNION ALL SELECT 'fun_quizzes', slug, id FROM fun_quizzes
    UNION ALL SELECT 'blog_posts', slug, id FROM blog_posts
  ) AS today
  WHERE today.kind = former_slugs.kind AND today.slug = former_slugs.slug AND today.id <> record_id
);--> statement-breakpoint
INSERT INTO former_places (record_id, parent_id)
  SELECT DISTINCT record_id, parent::uuid FROM audit_log, LATERAL (SELECT before ->> CASE record_table
    WHEN 'subjects' THEN 'gradeId' WHEN 'literature' THEN 'subjectId'
    WHEN 'units' THEN 'literatureId' WHEN 'all_lessons' THEN 'unitId' END AS parent) AS place
  WHERE action = 'record-update' AND parent IS NOT NULL;--> statement-breakpoint
-- The slug of a question: words of its text for people, then its number in base 36. Formulas, numbers
-- that change and pictures are no words; 60 characters of them are enough.
CREATE FUNCTION "question_slug"(said text, number integer) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text := regexp_replace(said, '\$[^$]*\$|\{[^{}]*\}|!?\[[^\]]*\]\([^)]*\)', ' ', 'g');
  digits CONSTANT text := '0123456789abcdefghijklmnopqrstuvwxyz';
  name text := '';
  rest integer := number;
BEGIN
  words := lower(normalize(words, nfkd) COLLATE "C");
  words := translate(words, U&'\0111\0110\00F0\00D0', 'dddd');
  words := regexp_replace(words, U&'[-\0009-\000D \00A0\1680\2000-\200A\2028\2029\202F\205F\3000\FEFF\058A\05BE\1400\1806\2010-\2015\2E17\2E1A\2E3A\2E3B\2E40\2E5D\301C\3030\30A0\2212]+', '-', 'g');
  words := regexp_replace(words, '[^a-z0-9-]', '', 'g');
  words := btrim(regexp_replace(words, '-{2,}', '-', 'g'), '-');
  IF length(words) > 60 THEN
    words := left(regexp_replace(left(words, 61), '-[^-]*$', ''), 60);
  END IF;
  WHILE rest > 0 LOOP
    name := substr(digits, rest % 36 + 1, 1) || name;
    rest := rest / 36;
  END LOOP;
  RETURN coalesce(nullif(words, ''), 'pitanje') || '-' || name;
END;
$$;--> statement-breakpoint
-- Its pages had this address before; calls named questions by another slug, which is a former one now.
ALTER TABLE "all_questions" DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO former_slugs (kind, slug, record_id) SELECT 'all_questions', slug, id FROM all_questions
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO former_slugs (kind, slug, record_id)
  SELECT DISTINCT 'all_questions', question_slug(former.text, number), all_questions.id
  FROM all_questions JOIN (
    SELECT question_id, text FROM question_editions
    UNION ALL SELECT record_id, before ->> 'text' FROM audit_log
      WHERE record_table = 'all_questions' AND action = 'record-update' AND before ? 'text'
  ) AS former ON former.question_id = all_questions.id
  ON CONFLICT (kind, slug) DO UPDATE SET record_id = excluded.record_id;--> statement-breakpoint
ALTER TABLE "all_questions" DROP CONSTRAINT "all_questions_slug_unique";--> statement-breakpoint
UPDATE all_questions SET slug = question_slug(text, number);--> statement-breakpoint
ALTER TABLE "all_questions" ADD CONSTRAINT "all_questions_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "all_questions" ENABLE TRIGGER USER;--> statement-breakpoint
CREATE FUNCTION "name_question"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.slug := question_slug(NEW.text, NEW.number);
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "name_question" BEFORE INSERT OR UPDATE OF "text", "number", "slug" ON "all_questions" FOR EACH ROW EXECUTE FUNCTION "name_question"();
--> statement-breakpoint
-- What of a deleted unit lies in the bin has lost it, and gets it back.
CREATE FUNCTION "take_lessons_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_lessons SET unit_id = former.parent_id
    FROM former_places AS former JOIN added ON added.id = former.parent_id
    WHERE all_lessons.unit_id IS NULL AND all_lessons.id = former.record_id;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "take_lessons_back" AFTER INSERT ON "units" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "take_lessons_back"();
