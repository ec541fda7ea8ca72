import { sql } from 'drizzle-orm'
import { cacheTag } from 'next/cache'
import { beforeAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { cachedDynamicContent, cachedHighlights } from '@/lib/site/dynamic-content/cached'
import { importFiles } from '../../support/edited-content'

beforeAll(() => importFiles({}))

/** The tags with which Next would cache what a function returns. */
async function tagsOf(read: () => Promise<unknown>): Promise<string[]> {
  vi.mocked(cacheTag).mockClear()
  await read()
  return vi.mocked(cacheTag).mock.calls.flat()
}

test('the home page is renewed when a hidden lesson or question that it names is published', async () => {
  await db().execute(sql`update site_lists set items = items || (
    select id from all_lessons where slug = 'druga') where name in ('trending', 'highlightedGradeLessons')`)
  await db().execute(sql`update site_lists set items = items || (
    select min(id::text)::uuid from all_questions where lesson_id = (
      select id from all_lessons where slug = 'probna-lekcija')) where name = 'highlightedQuestions'`)
  await db().execute(
    sql`update all_lessons set is_published = false where slug in ('druga', 'probna-lekcija')`,
  )
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from all_lessons where slug in ('druga', 'probna-lekcija') order by slug`,
  )
  const [druga, first] = rows.map(({ id }) => id)
  expect(await tagsOf(cachedDynamicContent)).toContain(`title:${druga}`)
  expect(await tagsOf(cachedHighlights)).toEqual(
    expect.arrayContaining([`title:${druga}`, `lesson:${first}`]),
  )
})
