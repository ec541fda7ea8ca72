-- The default: the free questions of a lesson show their answers. Nothing was shown before.
UPDATE "all_questions" SET "is_in_knowledge_base" = true WHERE "lesson_id" IS NOT NULL AND "position" <= 8 AND NOT "is_in_knowledge_base";
