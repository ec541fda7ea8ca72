import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { isEmptyFolder } from '@/lib/editing/transfer/export/target-folder'
import {
  LESSON,
  makeContentFolder,
  removeContentFolder,
  sourceOf,
  UNIT,
} from '@/tests/fixtures/content-folder'
import { FUN_QUIZ_FILES } from '@/tests/fixtures/fun-quiz-files'
import { exportTestDatabase, readComparableTree } from '@/tests/support/exported'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'
import { digestTables, importFolder } from '@/tests/support/row-counts'

const SECOND_SCRIPT = `---
naslov: Druga lekcija
redoslijed: 2
sazetak: Još jedna lekcija.
pojmovi: [drugo]
preduvjeti: [probna-lekcija]
predznanje: ['trokut, kvadrat i krug (1. razred)', 'zbrajanje: do 100 (2. razred)']
ishodi: MAT OŠ B.5.2, MAT OŠ A.5.1
ishodi_potvrdeni: da
---

Uvod.
`

/** The small tree with one more lesson and a fun quiz; the database contains nothing else. */
const made = makeContentFolder({
  ...FUN_QUIZ_FILES,
  [`${UNIT}/druga-lekcija/skripta.md`]: SECOND_SCRIPT,
  [`${UNIT}/druga-lekcija/pitanja.gift`]: sourceOf(`${LESSON}/pitanja.gift`),
  [`${UNIT}/druga-lekcija/kartice.tsv`]: sourceOf(`${LESSON}/kartice.tsv`),
})
await db().execute(sql`truncate grades, fun_quizzes cascade`)
afterAll(() => removeContentFolder(made))

let parent: string
let folder: string

beforeEach(async () => {
  expect((await importFolder(made)).errors).toEqual([])
  parent = makeTemporaryFolder()
  folder = path.join(parent, 'new', 'lekcije')
})
afterEach(() => removeFolder(parent))

test('the export of a database equals the tree that filled it', async () => {
  expect(await exportTestDatabase(folder)).toEqual({ lessons: 2, funQuizzes: 1, faults: [] })
  expect(await readComparableTree(folder)).toEqual(await readComparableTree(made))
})

test('importing the export changes nothing', async () => {
  const before = await digestTables()
  expect((await exportTestDatabase(folder)).faults).toEqual([])
  const { changes, errors, warnings, isWritten } = await importFolder(folder)
  expect({ errors, warnings, isWritten }).toEqual({ errors: [], warnings: [], isWritten: true })
  for (const [kind, change] of Object.entries(changes)) {
    expect({ kind, ...change }).toMatchObject({ kind, created: 0, updated: 0, removed: 0 })
    expect(change.unchanged).toBeGreaterThan(0)
  }
  expect(await digestTables()).toEqual(before)
})

test('a second export replaces the grades and quizzes of the first one and nothing else', async () => {
  await exportTestDatabase(folder)
  const stale = path.join(folder, '5-razred/stari-predmet')
  const staleQuiz = path.join(folder, 'zabavni-kvizovi/stari-kviz')
  mkdirSync(stale)
  mkdirSync(staleQuiz)
  writeFileSync(path.join(folder, 'BILJESKE.md'), 'moje')
  await exportTestDatabase(folder)
  expect([existsSync(stale), existsSync(staleQuiz)]).toEqual([false, false])
  expect(readFileSync(path.join(folder, 'BILJESKE.md'), 'utf8')).toBe('moje')
  expect(readdirSync(folder).toSorted()).toEqual(['5-razred', 'BILJESKE.md', 'zabavni-kvizovi'])
})

test('content the format can’t hold is reported, and the folder stays unchanged', async () => {
  await exportTestDatabase(folder)
  const before = await readComparableTree(folder)
  const [unit] = (await db().execute<{ slug: string }>(sql`select slug from units limit 1`)).rows
  await db().execute(sql`update units set description = '' where slug = ${unit?.slug}`)
  await db().execute(sql`update fun_quizzes set icon = 'nema-je'`)
  await db().execute(sql`update cards set back = 'dva' || chr(10) || 'retka'
    where id = (select cards.id from cards join lessons on lessons.id = lesson_id
      where slug = 'druga-lekcija' limit 1)`)
  await db().execute(sql`update lesson_figures set name = '../../bijeg.svg'
    where (lesson_id, name) = (select lesson_id, name from lesson_figures limit 1)`)
  const { faults } = await exportTestDatabase(folder)
  const told = faults.map(({ place, message }) => `${place}: ${message}`).join('\n')
  expect(told).toMatch(new RegExp(`${unit?.slug}/cjelina.yaml: .*opis`))
  expect(told).toContain('kartice.tsv:')
  expect(told).toMatch(/probni-kviz: kviz\.yaml:3: .*Slika je jedna od/)
  expect(told).toContain('no file can be named ../../bijeg.svg')
  expect(await readComparableTree(folder)).toEqual(before)
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([])
  expect(readdirSync(parent)).toEqual(['new'])
})

test('a folder is empty when missing or without files, hidden ones included', async () => {
  expect(await isEmptyFolder(folder)).toBe(true)
  mkdirSync(folder, { recursive: true })
  expect(await isEmptyFolder(folder)).toBe(true)
  writeFileSync(path.join(folder, '.git'), '')
  expect(await isEmptyFolder(folder)).toBe(false)
})
