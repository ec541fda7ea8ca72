import { sql } from 'drizzle-orm'
import { cacheTag } from 'next/cache'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { cachedHighlights } from '@/lib/site/dynamic-content/cached'

test('a highlighted question is renewed with its lesson, because a new text changes its address', async () => {
  await db().execute(sql`update site_lists set items = array(
    select id from questions where lesson_id is not null order by id limit 2)
    where name = 'highlightedQuestions'`)
  const highlights = await cachedHighlights()
  const lessons = highlights.flatMap(({ questions }) => questions.map(({ lesson }) => lesson._id))
  expect(lessons.length).toBeGreaterThan(0)
  const tags = vi.mocked(cacheTag).mock.calls.flat()
  for (const id of lessons) expect(tags).toContain(`lesson:${id}`)
})
