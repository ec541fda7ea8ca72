import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabaseUrl } from '@/tests/support/database'
import { waitUntil } from '@/tests/support/processes'
import { handIn, resultOf } from '../exams/desk'
import { newFamily } from '../../support/people'
import { give, NO_EFFECT, openKeyDesk, rowsOf } from './key-desk'

const { newQuestion, mend, expected, correct, tested } = await openKeyDesk()

/** A second database connection that holds up running statements. */
let outside: Client
beforeEach(async () => {
  outside = new Client({ connectionString: testDatabaseUrl })
  await outside.connect()
})
afterEach(() => outside.end())

const waiting = async () => {
  // Clears the snapshot: within a transaction the list of connections is otherwise the first one
  // read.
  await outside.query('select pg_stat_clear_snapshot()')
  const { rows } = await outside.query(`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows.length
}

/** Runs `begun` until it writes an answer, then `other`, and lets both finish. */
async function meanwhile<T>(begun: () => Promise<T>, other: () => Promise<unknown>): Promise<T> {
  // Blocks writes only; reads continue.
  await outside.query('begin; lock table answers in share mode')
  const first = begun()
  await waitUntil('the answer waits', async () => (await waiting()) === 1)
  let isOver = false
  const second = other().finally(() => (isOver = true))
  await waitUntil('the other is over or waits too', async () => isOver || (await waiting()) > 1)
  await outside.query('commit')
  await second
  return first
}

const mendAndCorrect = (id: string) => async () => {
  await mend(id)
  await correct(id)
}

test('a test being submitted is judged by the new key, or counted', async () => {
  const { _id } = await newQuestion()
  const { family, testId } = await tested(_id, { kind: 'single', choice: 'a' })
  await meanwhile(() => handIn(family, testId), mendAndCorrect(_id))
  expect(await resultOf(family, testId)).toMatchObject({ right: 1, mark: 5 })
  expect(await rowsOf('answers', family)).toMatchObject([{ outcome: 'right' }])
  expect(await expected(_id)).toEqual(NO_EFFECT)
})

test('an answer being judged can be counted afterwards', async () => {
  const { _id } = await newQuestion()
  const family = await newFamily()
  await meanwhile(() => give(family, _id, 'a'), mendAndCorrect(_id))
  expect(await rowsOf('answers', family)).toMatchObject([{ outcome: 'wrong' }])
  expect(await expected(_id)).toEqual({ ...NO_EFFECT, isOther: true, pupils: 1, answers: 1 })
  await correct(_id)
  expect(await rowsOf('answers', family)).toMatchObject([{ outcome: 'right' }])
  expect(await expected(_id)).toEqual(NO_EFFECT)
})
