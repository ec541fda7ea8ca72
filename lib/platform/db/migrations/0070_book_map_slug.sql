-- The map of a textbook has this address now. The former one is kept for short links.
UPDATE "all_lessons" SET "slug" = 'karta-' || right("id"::text, 8) WHERE "slug" = 'karta';
