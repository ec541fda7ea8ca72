import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { exportTestDatabase, readComparableTree } from '@/tests/support/exported'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { importUnchecked } from '@/tests/support/row-counts'

// Every file of the seed is parsed many times: seconds when idle, far more on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const parent = makeTemporaryFolder()
const folder = path.join(parent, 'lekcije')
const report = await exportTestDatabase(folder)
afterAll(() => removeFolder(parent))

test('the export of a fresh database equals the files that seeded it', async () => {
  const seed = await readComparableTree('lib/content/seed')
  expect(report).toEqual({
    lessons: seed.tree.lessons.length,
    funQuizzes: seed.tree.funQuizzes.length,
    faults: [],
  })
  expect(await readComparableTree(folder)).toEqual(seed)
})

/** The contents of every file below a folder. */
const filesOf = (start: string) =>
  Object.fromEntries(
    globSync('**/*', { cwd: start })
      .filter((name) => statSync(path.join(start, name)).isFile())
      .map((name) => [name, readFileSync(path.join(start, name), 'latin1')]),
  )

test('an export, imported and exported again, is identical byte for byte', async () => {
  await db().execute(sql`truncate all_lessons, fun_quizzes cascade`)
  expect((await importUnchecked(folder)).isWritten).toBe(true)
  const again = path.join(parent, 'again')
  await exportTestDatabase(again)
  const files = filesOf(again)
  const scripts = Object.keys(files).filter((name) => name.endsWith('skripta.md'))
  expect(scripts.length).toBeGreaterThan(30)
  const calculations = Object.values(files)
    .join('')
    .match(/\[tag:racun=/g)
  expect(calculations?.length).toBeGreaterThanOrEqual(100)
  expect(files).toEqual(filesOf(folder))
})
