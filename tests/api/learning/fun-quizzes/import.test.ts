import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { FUN_QUIZ, FUN_QUIZ_FILES } from '@/tests/fixtures/fun-quiz-files'
import { newContentFolder } from '@/tests/support/new-content-folder'
import { digestTables, importFolder } from '@/tests/support/row-counts'

const KVIZ = `${FUN_QUIZ}/kviz.yaml`
const GIFT = `${FUN_QUIZ}/pitanja.gift`
const gift = FUN_QUIZ_FILES[GIFT] ?? ''
const kviz = FUN_QUIZ_FILES[KVIZ] ?? ''
/** The small content tree with the small quiz. */
const folder = (changes: Parameters<typeof newContentFolder>[0] = {}) =>
  newContentFolder({ ...FUN_QUIZ_FILES, ...changes })

afterEach(async () => {
  await db().execute(sql`delete from fun_quizzes where slug = 'probni-kviz'`)
})

const none = { created: 0, updated: 0, unchanged: 0, removed: 0 }

const rows = async () =>
  (
    await db().execute<{ key: string; id: string }>(sql`select question.key, question.id
      from fun_quiz_questions question join fun_quizzes quiz on quiz.id = question.quiz_id
      where quiz.slug = 'probni-kviz' order by question.position`)
  ).rows

test('a quiz is imported once, in its file’s order, and a second import changes nothing', async () => {
  const made = folder()
  const { changes } = await importFolder(made)
  expect(changes).toMatchObject({
    funQuizzes: { ...none, created: 1 },
    funQuestions: { ...none, created: 3 },
  })
  expect((await rows()).map(({ key }) => key)).toEqual(['prvo', 'drugo', 'trece'])
  const before = await digestTables()
  const again = await importFolder(made)
  expect(again.changes).toMatchObject({
    funQuizzes: { ...none, unchanged: 1 },
    funQuestions: { ...none, unchanged: 3 },
  })
  expect(await digestTables()).toEqual(before)
})

test('an edited question keeps its id, and one missing from the file is removed', async () => {
  await importFolder(folder())
  const [first] = await rows()
  const [one = '', , three = ''] = gift.split('\n\n')
  const edited = `${three.trim()}\n\n${one.replace('Koliko je', 'Izračunaj')}\n`
  const { changes } = await importFolder(folder({ [GIFT]: edited }))
  expect(changes.funQuestions).toEqual({ ...none, updated: 2, removed: 1 })
  const after = await rows()
  expect(after.map(({ key }) => key)).toEqual(['trece', 'prvo'])
  expect(after[1]?.id).toBe(first?.id)
})

test('a dry run reports the changes and makes none', async () => {
  const before = await digestTables()
  const report = await importFolder(folder(), { dryRun: true })
  expect(report.changes.funQuizzes).toEqual({ ...none, created: 1 })
  expect(report.isWritten).toBe(false)
  expect(await digestTables()).toEqual(before)
})

test.each(['zabavni-kvizovi', FUN_QUIZ, KVIZ])(
  '%s alone is imported without the lessons',
  async (part) => {
    const { changes, errors } = await importFolder(path.join(folder(), part))
    expect(errors).toEqual([])
    expect(changes.funQuizzes).toEqual({ ...none, created: 1 })
    expect(changes.lessons).toEqual(none)
  },
)

test('a single lesson is imported without the quizzes', async () => {
  const { changes } = await importFolder(path.join(folder(), '5-razred'))
  expect(changes.funQuizzes).toBeUndefined()
  expect(await rows()).toEqual([])
})

describe('a fault changes nothing and is reported with its file and line', () => {
  test.each([
    ['an unknown drawing', KVIZ, kviz.replace('svemir', 'zmaj'), KVIZ, 3, /Slika je jedna od/],
    ['an unknown key', KVIZ, `${kviz}boja: plava\n`, KVIZ, 1, /boja/],
    ['no title', KVIZ, kviz.replace(/naslov.*\n/, ''), KVIZ, 1, /naslov/],
    ['no questions', GIFT, null, GIFT, 0, /nijedno pitanje/],
    ['a bonus', GIFT, `// [tag:bonus]\n${gift}`, GIFT, 2, /vrijedi jednako/],
    ['a calculation', GIFT, `// [tag:racun=1+1]\n${gift}`, GIFT, 2, /racun/],
    ['a missing reason', GIFT, gift.replace('#Jedan previše.', ''), GIFT, 1, /nema objašnjenja/],
    ['a key used twice', GIFT, gift.replace('::drugo::', '::prvo::'), GIFT, 7, /prvo/],
    ['a broken formula', GIFT, gift.replace('$1 + 1$', '$\\\\frac$'), GIFT, 1, /ormul/],
    ['a folder without kviz.yaml', KVIZ, null, FUN_QUIZ, 0, /nedostaje kviz\.yaml/],
  ])('%s', async (_, changed, text, file, line, message) => {
    const before = await digestTables()
    const { errors, isWritten } = await importFolder(folder({ [changed]: text }))
    expect(isWritten).toBe(false)
    const found = errors.find((error) => error.file === file && message.test(error.message))
    expect({ ...found, all: errors }).toMatchObject({ file, line })
    expect(await digestTables()).toEqual(before)
  })

  test('a folder with the name of a lesson', async () => {
    const other = 'zabavni-kvizovi/probna-lekcija'
    const { errors } = await importFolder(
      folder({ [`${other}/kviz.yaml`]: kviz, [`${other}/pitanja.gift`]: gift }),
    )
    expect(errors).toEqual([
      { file: other, line: 0, message: expect.stringMatching(/Isti naziv mape/) as string },
    ])
  })
})
