import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { searchLessons } from '@/lib/asking/search/lessons'
import { searchQuestions } from '@/lib/asking/search/questions'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { readContext } from '@/lib/platform/db/read-context'
import { makeReport } from '@/lib/learning/reports/report'
import { findLeaderboard } from '@/lib/learning/fun-quizzes/leaderboard'
import { testDatabaseUrl } from '../../../support/database'
import { newFamily } from '../../support/people'

/** A database that refuses writes, as a replica does. */
const readOnly = new Pool({
  connectionString: testDatabaseUrl,
  options: '-c default_transaction_read_only=on',
})
afterAll(() => readOnly.end())

const asOnReplica = <T>(read: () => Promise<T>) => readContext.run(drizzle(readOnly), read)

test('a write is refused here', async () => {
  await expect(asOnReplica(() => db().execute(sql`delete from search_queue`))).rejects.toThrow()
})

test('reports, searches and boards write nothing', async () => {
  const { child } = await newFamily()
  // Answers that a report on the primary counts once for all.
  await db().execute(sql`
    insert into answers (pupil_id, id, question_id, lesson_id, source, answer, outcome, at, day)
    select ${child._id}, gen_random_uuid(), id, lesson_id, 'kwiz', '{}', 'right',
      now() - interval '2 hours', (now() at time zone 'Europe/Zagreb')::date
    from questions where lesson_id is not null limit 5`)
  const report = await asOnReplica(() => makeReport(child, '7', new Date()))
  expect(report).toMatchObject(await makeReport(child, '7', new Date()))
  expect(await asOnReplica(() => searchLessons('razlomci'))).toEqual(
    await searchLessons('razlomci'),
  )
  const asked = { query: 'razlomak', page: 1, limit: 10 }
  expect(await asOnReplica(() => searchQuestions(asked, null))).toEqual(
    await searchQuestions(asked, null),
  )
  await asOnReplica(() => findLeaderboard('putovanje-svemirom', 'tjedan', null))
})
