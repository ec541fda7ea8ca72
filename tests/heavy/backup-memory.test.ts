import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import {
  restoreTestDatabase,
  unzippedBytesOf,
  headerOf,
  backUpTestDatabase,
} from '@/tests/support/backup-files'

/** Questions with explanations of about 1500 characters, which no index holds. */
const ROWS = 70_000
const MIN_FILE_BYTES = 105_000_000
/**
 * What streams may hold, with memory V8 has not freed yet (20 to 59 MB measured): less than the
 * text alone.
 */
const MAX_GROWTH_BYTES = (3 / 4) * MIN_FILE_BYTES

let folder: string
beforeAll(() => {
  folder = makeTemporaryFolder()
})
afterAll(() => removeFolder(folder))

/** The peak memory of this process during `work`, above the memory before. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most - before
}

/**
 * Uses a connection without the app's statement timeout, because a slow machine is not an error
 * here.
 */
async function onOwnConnection<Row extends object>(text: string, values: unknown[] = []) {
  const client = new Client({ connectionString: testDatabaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows[0]
  } finally {
    await client.end()
  }
}

async function addQuestions() {
  await onOwnConnection('truncate all_questions cascade')
  await onOwnConnection(
    `insert into all_questions (id, slug, key, kind, text, explanation, body, position)
    select gen_random_uuid(), 'veliko-' || n, 'k' || n, 'true-false', 'Broj ' || n,
      md5(n::text) || repeat(' parni brojevi', 100),
      '{"kind": "true-false", "isTrue": true}', 1 from generate_series(1, $1::int) n`,
    [ROWS],
  )
}

const digest = () =>
  onOwnConnection<{ n: number; digest: string }>(
    `select count(*)::int as n,
      md5(string_agg(md5(q::text), '' order by id)) as digest from questions q`,
  )

test(
  'memory stays flat while seventy thousand rows are saved and restored',
  { timeout: 240_000 },
  async () => {
    await addQuestions()
    const before = await digest()
    await backUpTestDatabase(folder, 'first.backup')
    let file = ''
    const saving = await growthOf(async () => (file = await backUpTestDatabase(folder)))
    await onOwnConnection('truncate all_questions cascade')
    const restoring = await growthOf(() => restoreTestDatabase(file))
    expect(await digest()).toEqual(before)
    expect(saving).toBeLessThan(MAX_GROWTH_BYTES)
    expect(restoring).toBeLessThan(MAX_GROWTH_BYTES)
    expect(headerOf(file).tables.find(({ name }) => name === 'all_questions')?.rows).toBe(before?.n)
    expect(unzippedBytesOf(file).length).toBeGreaterThan(MIN_FILE_BYTES)
  },
)
