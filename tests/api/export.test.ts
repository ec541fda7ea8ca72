import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { exportContent } from '@/lib/content/export/run'
import { readTree } from '@/lib/content/import/read-tree'
import { isEmptyFolder } from '@/lib/content/export/target-folder'
import { makeContentFolder, removeContentFolder } from '@/tests/fixtures/content-folder'
import { testDatabaseUrl } from '@/tests/support/database'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { contentsOfTables, importInto } from './row-counts'

// Every file is parsed twice or more: seconds alone, far more on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let parent: string
let folder: string

beforeEach(() => {
  parent = makeTemporaryFolder()
  folder = path.join(parent, 'new', 'lekcije')
})
afterEach(() => removeFolder(parent))

const exportTo = (target: string) => exportContent(target, testDatabaseUrl)

/** A folder as an import reads it, without the lines of its questions. */
async function treeOf(start: string) {
  const { tree, errors, warnings } = await readTree(start)
  const lessons = tree.lessons.map((lesson) => ({
    ...lesson,
    figures: lesson.figures.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    questions: lesson.questions.map(({ line: _line, ...question }) => question),
  }))
  return { tree: { ...tree, lessons }, errors, warnings }
}

test('the export of a fresh database is the tree that filled it', async () => {
  const report = await exportTo(folder)
  const seed = await treeOf('lib/db/seed')
  expect(report).toEqual({ lessons: seed.tree.lessons.length, faults: [] })
  expect(await treeOf(folder)).toEqual(seed)
})

test('an import of the export changes nothing', async () => {
  const made = makeContentFolder()
  await importInto(made)
  removeContentFolder(made)
  const before = await contentsOfTables()
  expect((await exportTo(folder)).faults).toEqual([])
  const { changes, errors, warnings, isWritten } = await importInto(folder)
  expect({ errors, warnings, isWritten }).toEqual({ errors: [], warnings: [], isWritten: true })
  for (const [kind, change] of Object.entries(changes)) {
    expect({ kind, ...change }).toMatchObject({ kind, created: 0, updated: 0, removed: 0 })
    expect(change.unchanged).toBeGreaterThan(0)
  }
  expect(await contentsOfTables()).toEqual(before)
})

/** Every file below a folder with its bytes, as text. */
const filesOf = (start: string) =>
  Object.fromEntries(
    globSync('**/*', { cwd: start })
      .filter((name) => statSync(path.join(start, name)).isFile())
      .map((name) => [name, readFileSync(path.join(start, name), 'latin1')]),
  )

test('what is exported, imported into an empty database and exported again is the same byte for byte', async () => {
  await exportTo(folder)
  await db().execute(sql`delete from lessons`)
  expect((await importInto(folder)).isWritten).toBe(true)
  const again = path.join(parent, 'again')
  await exportTo(again)
  const files = filesOf(again)
  expect(Object.keys(files).filter((name) => name.endsWith('skripta.md')).length).toBeGreaterThan(
    30,
  )
  expect(
    Object.values(files)
      .join('')
      .match(/\[tag:racun=/g)?.length,
  ).toBeGreaterThanOrEqual(100)
  expect(files).toEqual(filesOf(folder))
})

test('a second export replaces the grades of the first one and nothing else', async () => {
  await exportTo(folder)
  const stale = path.join(folder, '5-razred/stari-predmet')
  mkdirSync(stale)
  writeFileSync(path.join(folder, 'BILJESKE.md'), 'moje')
  await exportTo(folder)
  expect(existsSync(stale)).toBe(false)
  expect(readFileSync(path.join(folder, 'BILJESKE.md'), 'utf8')).toBe('moje')
  expect(readdirSync(folder)).toHaveLength(9)
})

test('what the format can’t hold is named, and the folder stays as it was', async () => {
  await exportTo(folder)
  const before = await treeOf(folder)
  const [unit] = (await db().execute<{ slug: string }>(sql`select slug from units limit 1`)).rows
  await db().execute(sql`update units set description = '' where slug = ${unit?.slug}`)
  await db().execute(sql`update cards set back = 'dva' || chr(10) || 'retka'
    where id = (select id from cards order by id desc limit 1)`)
  await db().execute(sql`update lesson_figures set name = '../../bijeg.svg'
    where (lesson_id, name) = (select lesson_id, name from lesson_figures limit 1)`)
  const { faults } = await exportTo(folder)
  const told = faults.map(({ place, message }) => `${place}: ${message}`).join('\n')
  expect(told).toMatch(new RegExp(`${unit?.slug}/cjelina.yaml: .*opis`))
  expect(told).toContain('kartice.tsv:')
  expect(told).toContain('no file can be named ../../bijeg.svg')
  expect(await treeOf(folder)).toEqual(before)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect(readdirSync(parent)).toEqual(['new'])
})

test('a folder is empty when it is missing or holds nothing, not when it holds a hidden file', async () => {
  expect(await isEmptyFolder(folder)).toBe(true)
  mkdirSync(folder, { recursive: true })
  expect(await isEmptyFolder(folder)).toBe(true)
  writeFileSync(path.join(folder, '.git'), '')
  expect(await isEmptyFolder(folder)).toBe(false)
})
